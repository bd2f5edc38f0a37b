/** What a table of Flip 7 needs. */

import { listed, t } from "../../ui/words.svelte";
import type { Flip7View } from "../../wire/types";
import type { GameBox } from "../room";
import { partWord } from "../telling";
import { flipNow, GOAL } from "./line";
import { redraw } from "./redraw";
import { scenes } from "./scenes";
import Table from "./Table.svelte";
import { asksWords, cardWord, chanceWords, EVENTS, moveWords } from "./words";

const box: GameBox<Flip7View> = {
  Table,
  events: EVENTS,
  standout: { round_ended: "foot", flipped_seven: "feat" },
  turn: (number) => t("round", { number }),
  chance: chanceWords,
  part: partWord,
  move: moveWords,
  asks: asksWords,
  asked: ({ view: { at_hand: card } }) =>
    card ? t("what-aim", { card: cardWord(card) }) : t("what-flip7"),
  ends: ({ lines }, { seats }) => {
    const there = seats.filter((_, seat) => (lines[seat]?.total ?? 0) >= GOAL);
    if (!there.length) return "";
    return t("ends-goal", { names: listed(there.map(({ name }) => name)), goal: GOAL });
  },
  progress: (view, { seats, you, yours }) => {
    const { round } = view;
    const flip = flipNow(view);
    // Before the first of the three its scene says the same.
    if (!flip?.number) return round ? t("round", { number: round }) : null;
    const isYou = flip.seat === you && yours.length === 1;
    const name = isYou ? t("to-you") : (seats[flip.seat]?.name ?? "");
    return t("in-flip3", { name, number: flip.number });
  },
  isIdle: ({ lines, at_hand }, seat) => !at_hand && lines[seat]?.status !== "in",
  luck: "cards",
  keys: ["c", "s", "t", "enter"],
  options: {},
  parts: ({ card = "" }) => ({ card: cardWord(card) }),
  redraw,
  scenes,
  pictures: async () => (await import("./pictures")).default,
};
export default box;
