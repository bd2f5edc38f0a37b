/** What a table of Encore! needs. */

import { diceWords, partWords, progressWords, waitedWords } from "./asking";
import { t } from "../../ui/words.svelte";
import type { EncoreView } from "../../wire/types";
import type { GameBox } from "../room";
import { partWord } from "../telling";
import { drawRoll } from "./redraw";
import SheetChoice from "./SheetChoice.svelte";
import Table from "./Table.svelte";
import { EVENTS, moveWords, rollWords } from "./words";

export const KEYS = ["d", "g", "arrows", "enter", "u", "p", "c"];

const box: GameBox<EncoreView> = {
  Table,
  events: EVENTS,
  standout: { rolled: "head", column_claimed: "feat", color_claimed: "feat" },
  chance: rollWords,
  part: partWord,
  move: moveWords,
  asked: (position, table) => diceWords(position, table, t("what-encore")),
  waited: waitedWords,
  progress: progressWords,
  parts: partWords,
  keys: KEYS,
  options: { sheet: SheetChoice },
  redraw: (setup) => ({ draw: (draws) => drawRoll(draws, setup) }),
};
export default box;
