/** What has just come under the finger is not tapped by habit. */

/** Milliseconds in which a tap was meant for what was there before. */
export const HABIT = 500;

export class Habit {
  /** Another button was here a moment ago. */
  lasts = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The other button is gone. */
  begin(): void {
    this.stop();
    this.lasts = true;
    this.#timer = setTimeout(() => (this.lasts = false), HABIT);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.lasts = false;
  }
}
