/** What a table of Criss Cross needs. */

import { t } from "../../ui/words.svelte";
import type { CrissCrossView } from "../../wire/types";
import type { GameBox } from "../room";
import { partWord } from "../telling";
import Table from "./Table.svelte";
import { EVENTS, moveWords, rollWords } from "./words";

const SIGNS = "abcdef";

const box: GameBox<CrissCrossView> = {
  Table,
  events: EVENTS,
  standout: { rolled: "head" },
  chance: rollWords,
  part: partWord,
  move: moveWords,
  asked: ({ view: { round } }) => t(round ? "what-criss_cross" : "what-start"),
  progress: ({ round }) => (round ? t("round", { number: round }) : null),
  keys: ["d", "g", "arrows", "enter", "u", "c"],
  options: {},
  redraw: () => ({ draw: (draws) => `roll ${draws.pick(SIGNS)} ${draws.pick(SIGNS)}` }),
};
export default box;
