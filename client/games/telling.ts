/** Words that more than one game needs. */

import { t } from "../ui/words.svelte";
import type { EventWords, Telling } from "./room";

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

/** A line of the score sheet by its first word: `round 3`, `colors`. */
export function partWord(label: string): string {
  const [word = "", which = ""] = label.split(" ");
  return t(`part-${word}`, { which });
}
