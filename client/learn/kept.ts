/** What this device remembers of a first game: nothing yet, how far one came, or that it is done. */

import { recall, remember } from "../ui/keep";

/** Where one is: which lesson, what was said in it, and which of its steps is shown. */
export interface Place {
  lesson: number;
  said: readonly string[];
  at: number;
}
export const START: Place = { lesson: 0, said: [], at: 0 };

const key = (game: string) => `learn.${game}`;
const DONE = "done";

/** Whether it was played to its end here. */
export function isDone(game: string): boolean {
  return recall(key(game)) === DONE;
}

/** Whether it was begun and left. */
export function isBegun(game: string): boolean {
  return !isDone(game) && recall(key(game)) !== null;
}

export function recallPlace(game: string): Place {
  try {
    const kept = JSON.parse(recall(key(game)) ?? "") as Partial<Place>;
    const { lesson, said, at } = { ...START, ...kept };
    return Array.isArray(said) && lesson >= 0 && at >= 0 ? { lesson, said, at } : START;
  } catch {
    return START;
  }
}

export function keepPlace(game: string, place: Place): void {
  remember(key(game), JSON.stringify(place));
}

export function keepDone(game: string): void {
  remember(key(game), DONE);
}
