/** What a table of One More Encore! needs: Encore!'s box with more in it. */

import { t } from "../../ui/words.svelte";
import type { OneMoreEncoreView } from "../../wire/types";
import encore, { KEYS } from "../encore/box";
import { drawRoll } from "../encore/redraw";
import type { GameBox } from "../room";
import { partWord } from "../telling";
import Table from "./Table.svelte";
import { EVENTS, moveWords, rollWords } from "./words";

const SPECIALS = ["heart", "heart", "bomb", "stars", "row", "block"];

const box: GameBox<OneMoreEncoreView> = {
  Table,
  events: EVENTS,
  standout: { ...encore.standout, row_claimed: "feat" },
  chance: rollWords,
  part: partWord,
  move: moveWords,
  asked: ({ view: { bomb } }) => (bomb ? t("what-bomb", { row: bomb }) : t("what-one_more_encore")),
  progress: ({ turn }) => t("turn", { number: turn }),
  keys: KEYS,
  options: {},
  redraw: (setup) => ({
    draw: (draws) => `${drawRoll(draws, setup)} | ${draws.pick(SPECIALS)}`,
  }),
};
export default box;
