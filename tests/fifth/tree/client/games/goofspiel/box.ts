/** What a table of Goofspiel needs. */

import { t } from "../../ui/words.svelte";
import type { GoofspielView } from "../../wire/types";
import type { GameBox, Setup } from "../room";
import { COMMON, partWord, plain } from "../telling";
import Table from "./Table.svelte";

const box: GameBox<GoofspielView> = {
  Table,
  events: {
    ...COMMON,
    turned: plain("event-turned"),
    was_bid: plain("event-was_bid"),
    won: plain("event-won"),
    tied: plain("event-tied"),
  },
  standout: { turned: "head" },
  chance: (text) => text.replace(/^prize /, ""),
  part: partWord,
  move: (move) => t("move-bid", { card: move.replace(/^bid /, "") }),
  asked: ({ view: { prize } }) => t("what-goofspiel", { prize: prize ?? 0 }),
  progress: ({ turn }) => (turn ? t("turn", { number: turn }) : null),
  keys: ["enter"],
  options: {},
  redraw: prizes,
};
export default box;

function prizes({ options }: Setup) {
  const left = Array.from({ length: Number(options["suit"]) }, (_, i) => String(i + 1));
  return {
    draw: (draws: { pick(faces: ArrayLike<string>): string }) => `prize ${draws.pick(left)}`,
    keep: (drawn: string) => void left.splice(left.indexOf(drawn.replace("prize ", "")), 1),
  };
}
