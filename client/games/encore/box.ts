/** What a table of Encore! needs. */

import { diceWords, endWords, partWords, progressWords, waitedWords } from "./asking";
import { t } from "../../ui/words.svelte";
import type { EncoreView } from "../../wire/types";
import type { GameBox } from "../room";
import { partWord } from "../telling";
import { drawRoll } from "./redraw";
import SheetChoice from "./SheetChoice.svelte";
import { scenes } from "./scenes";
import Table from "./Table.svelte";
import { EVENTS, SEEN, moveWords, rollWords } from "./words";

export const KEYS = ["d", "g", "arrows", "enter", "u", "p", "c"];

const box: GameBox<EncoreView> = {
  Table,
  events: EVENTS,
  seen: SEEN,
  standout: { rolled: "head", column_claimed: "feat", color_claimed: "feat" },
  turn: (number) => t("turn", { number }),
  chance: rollWords,
  part: partWord,
  move: (move, _, sheet) => moveWords(move, sheet),
  asked: (position, table) => diceWords(position, table, t("what-encore")),
  waited: waitedWords,
  progress: progressWords,
  ends: endWords,
  tie: {
    of: ({ sheets }, seat) => sheets[seat]?.marks ?? 0,
    words: (args) => t("tie-marks", args),
  },
  parts: partWords,
  scenes,
  keys: KEYS,
  options: { sheet: SheetChoice },
  redraw: (setup) => ({ draw: (draws) => drawRoll(draws, setup) }),
  pictures: async () => (await import("./pictures")).default,
};
export default box;
