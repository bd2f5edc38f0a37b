/** How long something will still take, by how far it has come. */

import { t } from "../ui/words.svelte";
import type { ReviewState } from "../wire/types";

/** Below these, nobody can tell: seconds that it took so far, and the part done in them. */
const WATCHED = 3;
const DONE = 0.03;
/** With more seconds to go than this no number is told, until they are fewer than that. */
const LONG = 150;
const SOON = 60;
/** What is told may be late by so many seconds before that is said. */
const LATE = 15;
const MINUTE = 60;
const STEP = 5;

/** Seconds to go; nothing yet; or longer than usual. */
export type Left = number | "longer" | null;

/** What was told does not rise: it falls, or it takes longer than usual. */
export class Pace {
  #end: number | null = null;
  #longer = false;

  /** By the part done, and the seconds since it began, for whoever watched or not. */
  left(progress: number, seconds: number): Left {
    const more = progress > 0 ? (seconds * (1 - progress)) / progress : 0;
    if (seconds < WATCHED || progress < DONE) {
      this.#longer ||= seconds > SOON;
      return this.#longer ? "longer" : this.#told(seconds);
    }
    this.#longer = more > (this.#longer ? SOON : LONG) || this.#isLate(seconds, more);
    if (this.#longer) return this.#forget();
    this.#end = Math.min(this.#end ?? Infinity, seconds + more);
    return this.#told(seconds);
  }

  #isLate(seconds: number, more: number): boolean {
    return this.#end !== null && seconds > this.#end + LATE && more > LATE;
  }

  #told(seconds: number): number | null {
    return this.#end === null ? null : Math.max(1, this.#end - seconds);
  }

  #forget(): "longer" {
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
