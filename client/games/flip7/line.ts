/** Reading lines of cards and the log. No rules. */

import type { Event, Flip7Line, Flip7View } from "../../wire/types";
import type { Scene } from "../room";

/** So many points end the game. */
export const GOAL = 200;

/** A number that has just come twice is none of the seven. */
const hasSeven = ({ numbers, status }: Flip7Line) =>
  status === "in" && new Set(numbers).size >= SEVEN;

/** Nobody gets another card in this round. */
export function isRoundOver(lines: readonly Flip7Line[]): boolean {
  return lines.every(({ status }) => status !== "in") || lines.some(hasSeven);
}

/** Whether anybody may get another card in this round. */
export const isPlayed = ({ lines }: Flip7View) => lines.some(({ status }) => status === "in");

/** Who is out of the round under way with enough to end the game, and with the most, alone. */
export function ahead({ lines = [] }: Flip7View): { seat: number; total: number } | null {
  const safe = lines.map(({ status, worth, total }) => (status === "in" ? 0 : total + worth));
  const total = Math.max(0, ...safe);
  const seat = safe.indexOf(total);
  return isRoundOver(lines) || total < GOAL || safe.lastIndexOf(total) !== seat
    ? null
    : { seat, total };
}

/** Who wins if a seat, the last one in the round, stays now: somebody else alone, or nobody yet. */
export function winsIfStaying(view: Flip7View, seat: number): number | null {
  const first = ahead(view);
  const own = view.lines?.[seat];
  if (!first || !own || view.lines.some(({ status }, at) => status === "in" && at !== seat))
    return null;
  return own.total + own.worth < first.total ? first.seat : null;
}

/** The seats the action at hand can be aimed at. */
export function targets(legal: readonly string[]): number[] {
  return legal.filter((move) => move.startsWith("target ")).map((move) => Number(move.slice(7)));
}

/** Whether the action at hand can only be one's own: nobody else is left to get it. */
export function isLastIn(legal: readonly string[], seat: number): boolean {
  return legal.length === 1 && legal[0] === `target ${seat}`;
}

const THREE = 3;

/** Whose Flip Three it is, and which of the three cards lies there; 0 before the first. */
export function flipNow({ flips = [], lines }: Flip7View): { seat: number; number: number } | null {
  const flip = flips.at(-1);
  if (!flip || lines[flip.seat]?.status !== "in") return null;
  return { seat: flip.seat, number: THREE - flip.left };
}

/** Whether whoever takes the card at hand ends the round with nothing. */
export function bringsNothing({ at_hand, lines }: Flip7View, seat: number): boolean {
  return at_hand === "freeze" && !lines[seat]?.worth;
}

/** A card that nobody has seen yet. */
export const BACK = "back";

/** Whether nothing lies there: to stay would bring nothing. */
export function isBare(line: Flip7Line | undefined): boolean {
  return !!line && !cards(line).length;
}

/** The cards of a line as they are shown: numbers, one that does not stay, modifiers, a second chance. */
export function cards(line: Flip7Line, passing: string | null = null): string[] {
  const numbers = line.numbers.map(String);
  const chance = line.chance ? ["chance"] : [];
  return [...numbers, ...(passing ? [passing] : []), ...line.modifiers, ...chance];
}

/** Numbers that end a round. */
export const SEVEN = 7;
/** So many places are made to fit into one row; with more cards there are two. */
const MOST_PLACES = 9;

/** How many places a row has: seven numbers, taken or not, and what lies beside them. */
export function places(line: Flip7Line): number {
  const beside = cards(line).length - line.numbers.length;
  const all = Math.max(SEVEN, line.numbers.length) + beside;
  return all > MOST_PLACES ? SEVEN : all;
}

/** The card that a scene shows, and to whom it goes: first its back. */
export function dealtIn({ events, to_act = [] }: Scene): { seat: number; card: string } | null {
  if (!events.length) return { seat: to_act[0] ?? -1, card: BACK };
  const found = events.find(({ kind }) => kind === "dealt");
  return found ? { seat: found.seat ?? -1, card: found.text ?? "" } : null;
}

/** The card dealt last, and to whom; nothing once a new round has begun, or an action has gone elsewhere. */
export function lastDealt(log: readonly Event[]): { seat: number; card: string } | null {
  for (let i = log.length - 1; i >= 0; i -= 1) {
    const { kind, seat, text } = log[i]!;
    if (kind === "round_ended") return null;
    if (kind !== "dealt" || typeof seat !== "number" || !text) continue;
    const next = log[i + 1]?.kind ?? "chance_kept";
    return isAction(text) && next !== "chance_kept" ? null : { seat, card: text };
  }
  return null;
}

/** Everybody else in the order of play, beginning after ``you``. */
export function around(seats: number, you: number | null): number[] {
  const start = you === null ? 0 : you + 1;
  const all = Array.from({ length: seats }, (_, i) => (start + i) % seats);
  return all.filter((seat) => seat !== you);
}

export function isAction(card: string): boolean {
  return ["freeze", "flip3", "chance"].includes(card);
}

/** Each number gets one of the five colors; the card says the number anyway. */
export function cardColor(card: string): string {
  if (/^\d+$/.test(card)) return "bogpy"[Number(card) % 5] ?? "b";
  return card.startsWith("+") || card === "x2" ? "y" : "x";
}

/** How many cards the next one may be: those of the deck, or those that are shuffled in first. */
export function cardsToCome({ left }: Flip7View): number {
  return Object.values(left).reduce((all, count) => all + count, 0);
}

/** Whether the deck is empty, and the used cards are shuffled in before the next one. */
export function isUsedUp(view: Flip7View): boolean {
  return !view.deck && cardsToCome(view) > 0;
}

/** How many cards to come would bust a line; a number that lies there twice until that is told is one. */
export function bustCards(numbers: readonly number[], left: Flip7View["left"]): number {
  return [...new Set(numbers)].reduce((all, number) => all + (left[number] ?? 0), 0);
}
