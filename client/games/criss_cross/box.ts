/** What a table of Criss Cross needs. */

import { t } from "../../ui/words.svelte";
import type { CrissCrossView } from "../../wire/types";
import type { GameBox } from "../room";
import { partWord } from "../telling";
import { bestLine, SIGNS } from "./grid";
import { scenes } from "./scenes";
import Table from "./Table.svelte";
import { endWords, EVENTS, isIdle, moveWords, retold, rollWords, SEEN, waitedWords } from "./words";

const box: GameBox<CrissCrossView> = {
  Table,
  events: EVENTS,
  retold,
  seen: SEEN,
  standout: { rolled: "head" },
  turn: (number) => t("round-short", { number }),
  before: (move) => (move.startsWith("start ") ? t("when-start") : null),
  chance: rollWords,
  part: partWord,
  move: moveWords,
  waited: waitedWords,
  asked: ({ view: { round } }) => t(round ? "what-criss_cross" : "what-start"),
  progress: ({ round }) => (round ? t("round-of", { number: round }) : null),
  ends: endWords,
  tie: {
    of: ({ sheets }, seat) => bestLine(sheets[seat]!),
    words: (args) => t("tie-line", args),
    shared: (args) => t("tie-shared", args),
  },
  parts: ({ first, second, symbol }) => ({
    ...(first && second ? { first: t(`sign-${first}`), second: t(`sign-${second}`) } : {}),
    ...(symbol ? { symbol: t(`sign-${symbol}`) } : {}),
  }),
  scenes,
  isIdle,
  keys: ["d", "g", "arrows", "enter", "u", "c"],
  options: {},
  redraw: () => ({ draw: (draws) => `roll ${draws.pick(SIGNS)} ${draws.pick(SIGNS)}` }),
  pictures: async () => (await import("./pictures")).default,
};
export default box;
