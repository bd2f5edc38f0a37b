/** Whether one is sure: the coach is asked what a move would cost, before it is made. */

import type { Decision } from "../wire/types";

/** Nobody waits longer than so many milliseconds for that; then the move is made. */
const PATIENCE = 2500;
/** What is asked about: all that a review would hold against one. */
const ASKED: readonly Decision["verdict"][] = ["mistake", "blunder"];

export class Sure {
  /** The coach takes a look. */
  isLooking = $state(false);
  /** A move that a review would call a mistake: is it meant? */
  doubt = $state.raw<Decision | null>(null);
  #asked = 0;

  constructor(private readonly ask: (seat: number, move: string) => Promise<Decision>) {}

  /** Whether the move may be made at once; if not, there is a doubt, or the game has gone on. */
  async lets(seat: number, move: string): Promise<boolean> {
    if (this.isLooking) return false;
    const asked = ++this.#asked;
    this.isLooking = true;
    const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));
    const found = await Promise.race([this.ask(seat, move).catch(() => null), late]);
    if (asked !== this.#asked) return false;
    this.isLooking = false;
    this.doubt = found && ASKED.includes(found.verdict) ? found : null;
    return this.doubt === null;
  }

  /** The game has gone on, or one thinks again. */
  forget(): void {
    this.#asked += 1;
    this.isLooking = false;
    this.doubt = null;
  }
}
