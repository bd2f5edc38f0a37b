/** What a table of Flip 7 needs. */

import { t } from "../../ui/words.svelte";
import type { Flip7View } from "../../wire/types";
import type { GameBox } from "../room";
import { partWord } from "../telling";
import { flipNow, GOAL, isLastIn, winsIfStaying } from "./line";
import { redraw } from "./redraw";
import { scenes } from "./scenes";
import Table from "./Table.svelte";
import {
  asksWords,
  cardWord,
  chanceWords,
  EVENTS,
  given,
  moveWords,
  retold,
  roundWords,
  SEEN,
} from "./words";

const box: GameBox<Flip7View> = {
  Table,
  events: EVENTS,
  seen: SEEN,
  retold,
  standout: { round_ended: "foot", flipped_seven: "feat" },
  turn: (number) => t("round", { number }),
  chance: chanceWords,
  given,
  part: partWord,
  move: moveWords,
  asks: asksWords,
  asked: ({ view, legal }, { seats, you }) => {
    const { at_hand: card, lines } = view;
    if (card && isLastIn(legal, you ?? -1))
      return t(`what-only-${card}`, { worth: lines[you ?? -1]?.worth ?? 0 });
    if (card) return t("what-aim", { card: cardWord(card) });
    const wins = legal.includes("stay") ? winsIfStaying(view, you ?? -1) : null;
    return wins === null ? t("what-flip7") : t("what-lost", { name: seats[wins]?.name ?? "" });
  },
  ends: ({ lines }, { seats }) => {
    const total = Math.max(...lines.map((line) => line.total));
    const name = seats[lines.findIndex((line) => line.total === total)]?.name ?? "";
    return total < GOAL ? "" : t("ends-goal", { name, total });
  },
  progress: (view, { seats, you, yours }) => {
    const { round } = view;
    const flip = flipNow(view);
    // Before the first of the three its scene says the same.
    if (!flip?.number) return round ? roundWords(view, seats) : null;
    const isYou = flip.seat === you && yours.length === 1;
    const name = isYou ? t("to-you") : (seats[flip.seat]?.name ?? "");
    return t("in-flip3", { name, number: flip.number });
  },
  isIdle: ({ lines, at_hand }, seat) => !at_hand && lines[seat]?.status !== "in",
  isRace: true,
  luck: "cards",
  keys: ["c", "s", "t", "enter"],
  options: {},
  parts: ({ card = "" }) => ({ card: cardWord(card) }),
  redraw,
  scenes,
  pictures: async () => (await import("./pictures")).default,
};
export default box;
