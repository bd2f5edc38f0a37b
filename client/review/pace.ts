/** How long something will still take, by how far it has come. */

import { t } from "../ui/words.svelte";
import type { ReviewState } from "../wire/types";

/** Below these, nobody can tell: seconds that were watched, and the part done in them. */
const WATCHED = 2;
const DONE = 0.03;
const MINUTE = 60;
const STEP = 5;

export class Pace {
  #first: { progress: number; at: number } | null = null;

  /** Seconds still to go; nothing as long as that is a guess. */
  left(progress: number, now: number): number | null {
    if (progress <= 0) this.#first = null;
    else this.#first ??= { progress, at: now };
    if (!this.#first) return null;
    const seconds = (now - this.#first.at) / 1000;
    const done = progress - this.#first.progress;
    if (seconds < WATCHED || done < DONE) return null;
    return ((1 - progress) * seconds) / done;
  }
}

/** What happens now; as long as other games come first, how many these are. */
export function howFar({ state, ahead }: Pick<ReviewState, "state" | "ahead">): string {
  return state === "queued" ? t("review-queued", { ahead: ahead ?? 0 }) : t("review-running");
}

/** In steps that do not flicker. */
export function leftWords(seconds: number | null): string {
  if (seconds === null) return t("review-takes");
  const steps = STEP * Math.ceil(seconds / STEP);
  if (steps <= STEP) return t("review-left", { seconds: 1 });
  if (steps < MINUTE) return t("review-left", { seconds: steps });
  return t("review-left-minutes", { minutes: Math.round(seconds / MINUTE) || 1 });
}
