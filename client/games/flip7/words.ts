/** Cards, moves and events in words. No rules. */

import { listed, t } from "../../ui/words.svelte";
import type { Event, Flip7View, Seat } from "../../wire/types";
import type { EventWords, Telling } from "../room";
import { COMMON, plain } from "../telling";
import { BONUS } from "./follow";
import { ahead, bringsNothing, isAction, isBare, isUsedUp } from "./line";
import { isChance, OUT, withReasons, type Note } from "./round";

export function cardWord(card: string): string {
  if (card === "x2") return "×2";
  return isAction(card) ? t(`card-${card}`) : card;
}

/** What happened to somebody, said beside their line: "frozen by Ada"; "you froze yourself". */
export function noteWords(
  { kind, seat, by, card }: Note,
  names: readonly string[],
  worth = 0,
): string {
  if (kind === "flipped_seven") return sevenWords(worth);
  const own = seat !== by ? "" : names[by] === t("you") ? "-you" : "-self";
  return t(`note-${kind}${own}`, { by: byWords(by, names), card: cardWord(card) });
}

/** By whom something was done: "by you". */
function byWords(by: number, names: readonly string[]): string {
  const name = names[by] ?? "";
  return name === t("you") ? t("to-you") : name;
}

/** Which card of a Flip Three has come last, and from whom, if that is somebody else. */
export function flipWords(
  number: number,
  seat: number,
  by: number | null,
  names: readonly string[],
): string {
  if (by === null || by === seat) return t("flip-card", { number });
  return t("flip-card-by", { number, by: byWords(by, names) });
}

/** The same of a bust, with who gave the cards it came of. */
export function bustWords({ card }: Note, by: number, names: readonly string[]): string {
  return t("note-busted-by", { by: byWords(by, names), card: cardWord(card) });
}

/** Of a Flip 7: what the cards count, and what the seven numbers bring. */
export function sevenWords(worth: number): string {
  return t("note-flipped_seven", { before: worth - BONUS, worth });
}

/** What others gave, to be read in full: a Second Chance also with why it was not kept. */
export function givenWords(note: Note, names: readonly string[]): string {
  if (note.kind !== "chance_given") return `${noteWords(note, names)}.`;
  const isOut = note.card === OUT;
  return t(`explain-chance_given${isOut ? "-busted" : ""}`, { by: names[note.by] ?? "" });
}

/** Under which name it is explained what happened to somebody. */
export function noteAbout({ kind, seat, by }: Note): string {
  return kind === "frozen" && seat === by ? "frozen-self" : kind;
}

/** "2 × 5": how many of each number may come, which cards beside them, and whether they are shuffled first. */
export function countWords(view: Flip7View): string {
  const { left } = view;
  const numbers = Object.keys(left).filter((card) => /^\d+$/.test(card) && left[card]);
  const times = (card: string) => `${left[card]}\u00a0×\u00a0${cardWord(card)}`;
  const counts = numbers.sort((a, b) => Number(a) - Number(b)).map(times);
  const said = t("deck-counts", { counts: counts.join(", ") || "0" });
  return [isUsedUp(view) ? t("deck-empty") : "", said, otherWords(left)].filter(Boolean).join(" ");
}

/** "+2, +4, 3 × Freeze": a sign stands beside no count. */
function otherWords(left: Flip7View["left"]): string {
  const others = Object.entries(left).filter(([card, count]) => !/^\d+$/.test(card) && count);
  if (!others.length) return "";
  const cards = others.flatMap(([card, count]) =>
    isAction(card) && count > 1
      ? [`${count}\u00a0×\u00a0${cardWord(card)}`]
      : Array.from({ length: count }, () => cardWord(card)),
  );
  const count = others.reduce((sum, [, some]) => sum + some, 0);
  return t("deck-others", { count, cards: cards.join(", ") });
}

/** `draw 12`, `shuffle` */
export function chanceWords(text: string): string {
  if (text.startsWith("draw "))
    return t("chance-card", { card: cardWord(text.slice("draw ".length)) });
  return t("event-shuffled");
}

/** Who gets the next card, by the lines before: who asked for one, or was given three. */
export function given(before: readonly string[]): number | null {
  const at = before.findLastIndex((line) => !line.startsWith("table "));
  const [seat = "", move = "", target = ""] = before[at]?.split(" ") ?? [];
  if (move === "hit") return Number(seat);
  // A Second Chance that is passed on breaks off nothing: the card is for whoever was dealt to.
  return move === "target" && before[at - 1] === "table draw flip3" ? Number(target) : null;
}

export function moveWords(move: string, names: readonly string[], atHand = ""): string {
  if (move === "hit" || move === "stay") return t(move);
  const name = names[Number(move.split(" ")[1])] ?? "";
  return atHand ? t("move-card", { name, card: cardWord(atHand) }) : t("move-target", { name });
}

/** Which round it is, or that somebody has done enough for it to be the last. */
export function roundWords(view: Flip7View, seats: readonly Seat[]): string {
  const first = ahead(view);
  if (!first) return t("round", { number: view.round });
  return t("last-round", { name: seats[first.seat]?.name ?? "", total: first.total });
}

/** To stay or to be frozen with nothing is hardly meant. */
export function asksWords(view: Flip7View, seat: number, move: string): string | null {
  if (move === "stay" && isBare(view.lines[seat])) return t("stay-bare");
  return move === `target ${seat}` && bringsNothing(view, seat) ? t("freeze-bare") : null;
}

const withCard =
  (message: string): Telling =>
  ({ text }, args) =>
    t(message, { ...args, card: cardWord(text) });

const ownOr =
  (own: string, given: string): Telling =>
  ({ seat, by }, args) =>
    t(seat === by ? own : given, args);

/** Somebody passes a Second Chance on: there is one already, or they are out; where the events do not
 * go back far enough to tell, as they are now. */
const chanceGiven: Telling = ({ by, text }, args, _, view) => {
  const giver = (view as Flip7View | undefined)?.lines[by ?? -1];
  const isOut = text ? text === OUT : giver?.status === "busted";
  return t(isOut ? "event-chance_given-busted" : "event-chance_given", args);
};

/** Where it is seen, the line says whether its owner is bust. */
export const SEEN: EventWords = {
  discarded: ({ seat, text }, args, _, view) => {
    const isOut = (view as Flip7View | undefined)?.lines[seat ?? -1]?.status === "busted";
    return t(isOut ? "event-discarded" : "event-unwanted", { ...args, card: cardWord(text) });
  },
};

/** A Second Chance that is kept is told once; of one that is passed on, whether its giver was out. */
export function retold(events: readonly Event[]): readonly Event[] {
  const isTwice = (event: Event, i: number) =>
    isChance(event) && events[i + 1]?.kind === "chance_kept";
  return withReasons(events).filter((event, i) => !isTwice(event, i));
}

export const EVENTS: EventWords = {
  ...COMMON,
  dealt: withCard("event-dealt"),
  busted: withCard("event-busted"),
  saved: withCard("event-saved"),
  flipped_seven: plain("event-flipped_seven"),
  stayed: plain("event-stayed"),
  frozen: ownOr("event-frozen-self", "event-frozen"),
  flip_three_begun: ownOr("event-flip_three_begun-self", "event-flip_three_begun"),
  postponed: withCard("event-postponed"),
  chance_kept: plain("event-chance_kept"),
  chance_given: chanceGiven,
  discarded: withCard("event-discarded"),
  unwanted: withCard("event-unwanted"),
  shuffled: plain("event-shuffled"),
  no_card_left: plain("event-no_card_left"),
  round_ended: ({ scores }, args, names) =>
    t("event-round_ended", {
      ...args,
      scores: listed(scores.map((points, seat) => `${names[seat] ?? ""} ${points}`)),
    }),
};
