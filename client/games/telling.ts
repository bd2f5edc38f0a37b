/** Words that more than one game needs. */

import { signed, t } from "../ui/words.svelte";
import type { Part, TableInfo } from "../wire/types";
import type { EventWords, Telling } from "./room";

/** Between what a button says: never at the beginning of a line. */
export const DOT = "\u00a0· ";

/** An event told by this message and the names alone. */
export const plain =
  (message: string): Telling =>
  (_, args) =>
    t(message, args);

/** A roll, by whom if it is somebody's, its dice in the game's words. */
export const rolled =
  (dice: (text: string) => string): Telling =>
  ({ seat, text }, args) =>
    t(seat == null ? "event-rolled" : "event-rolled-by", { ...args, dice: dice(text) });

/** Events that every game may have. */
export const COMMON: EventWords = { chose: () => null, ended: plain("event-ended") };

/** Why nothing can be confirmed: one other is to act, or several are, or nobody. */
export function notYet({ seats, you }: TableInfo, acting: readonly number[]): string {
  const others = seats.filter((_, seat) => seat !== you && acting.includes(seat));
  if (others.length > 1) return t("not-yet");
  const [other] = others;
  return other ? t("acts", { names: other.name, count: 1 }) : t("table-rolls", { luck: "dice" });
}

/** Why nothing can be confirmed while that is shown which all have chosen. */
export const allChose = ({ seats }: TableInfo) => t("all-chosen", { count: seats.length });

/** Why there is nothing to take back: nothing is chosen, or it is seen by all. */
export function standsWords({ seats, you }: TableInfo, chosen: readonly boolean[]): string {
  if (chosen[you ?? -1]) return t("why-table-nothing_to_unsay");
  return t(seats.length > 1 ? "undo-nothing" : "undo-nothing-alone");
}

/** What a line of the score sheet counts. */
export function partAbout(label: string): string {
  return t(`about-part-${label}`);
}

/** A line of the score sheet by its first word: `round 3`, `colors`. */
export function partWord(label: string): string {
  const [word = "", which = ""] = label.split(" ");
  return t(`part-${word}`, { which });
}

/** Lines that count things one has: what such a line brings is told in words of its own. */
const THINGS = ["marks", "dice"];

/** By how much a line of the score sheet changes. */
export function gainWords({ label, points }: Part): string {
  const said = { worth: points, points: plus(points) };
  return THINGS.includes(label) ? t(`brings-${label}`, said) : `${partWord(label)} ${said.points}`;
}

/** Points with their sign. */
export function plus(points: number): string {
  return points > 0 ? `+${points}` : signed(points);
}

/** The lines of a score sheet that change, and by how much. */
export function changes(after: readonly Part[], before: readonly Part[]): Part[] {
  const old = new Map(before.map(({ label, points }) => [label, points]));
  return after
    .map(({ label, points }) => ({ label, points: points - (old.get(label) ?? 0) }))
    .filter(({ points }) => points);
}
