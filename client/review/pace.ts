/** How long something will still take, by how far it has come. */

import { t } from "../ui/words.svelte";
import type { ReviewState } from "../wire/types";

/** Below these, nobody can tell: seconds that it took so far, and the part done in them. */
const WATCHED = 3;
const DONE = 0.03;
/** With more seconds to go than this no number is told; then until they are fewer than that. */
const LONG = 150;
const SOON = 60;
/** What is told may be late by so many seconds before that is said; then no more are told again. */
const LATE = 15;
const MINUTE = 60;
const STEP = 5;

/** Seconds to go; nothing yet; or longer than usual. */
export type Left = number | "longer" | null;

/** What was told does not rise: it falls, or it takes longer than usual until it is clearly less. */
export class Pace {
  #end: number | null = null;
  /** With more seconds to go no number is told. */
  #most = LONG;
  /** Until then nothing was done: something else came first. */
  #idle = 0;

  /** By the part done, and the seconds since it began, for whoever watched or not. */
  left(progress: number, seconds: number): Left {
    if (!progress) this.#idle = seconds;
    const spent = seconds - this.#idle;
    if (spent < WATCHED || progress < DONE)
      return seconds > SOON ? this.#longer(SOON) : this.#told(seconds);
    const more = (spent * (1 - progress)) / progress;
    if (more > this.#most) return this.#longer(SOON);
    const isLate = this.#end !== null && seconds > this.#end + LATE;
    if (isLate && more > LATE) return this.#longer(LATE);
    this.#end = Math.min(this.#end ?? Infinity, seconds + more);
    return this.#told(seconds);
  }

  #told(seconds: number): number | null {
    return this.#end === null ? null : Math.max(1, this.#end - seconds);
  }

  #longer(most: number): "longer" {
    this.#most = Math.min(this.#most, most);
    this.#end = null;
    return "longer";
  }
}

/** What happens now; as long as other games come first, how many these are. */
export function howFar({ state, ahead }: Pick<ReviewState, "state" | "ahead">): string {
  return state === "queued" ? t("review-queued", { ahead: ahead ?? 0 }) : t("review-running");
}

/** In steps that do not flicker. */
export function leftWords(left: Left): string {
  if (left === null) return t("review-takes");
  if (left === "longer") return t("review-longer");
  const steps = STEP * Math.ceil(left / STEP);
  if (steps <= STEP) return t("review-left", { seconds: 1 });
  if (steps < MINUTE) return t("review-left", { seconds: steps });
  return t("review-left-minutes", { minutes: Math.round(left / MINUTE) || 1 });
}
