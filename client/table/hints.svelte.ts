/** A hint for the position at hand: asked for once, forgotten when the game goes on. */

import { ApiError } from "../wire/api";
import type { Hint } from "../wire/types";

/** More moves than these are not worth a look. */
const MOST = 3;
/** After so many milliseconds one is told why it takes so long. */
const PATIENCE = 3000;

export class Hints {
  isOpen = $state(false);
  hint = $state.raw<Hint | null>(null);
  /** Why there is none: what the server said, empty if it did not answer. */
  reason = $state<string | null>(null);
  /** Whether it takes long: the first hint of a game on a server has much to get ready. */
  isSlow = $state(false);
  /** Which of the moves is laid out. */
  picked = $state(0);
  #asked = 0;

  constructor(private readonly ask: (seat: number) => Promise<Hint>) {}

  get moves() {
    return this.hint?.moves.slice(0, MOST) ?? [];
  }

  /** The move to lay out on the table. */
  get move(): string | null {
    return this.isOpen ? (this.moves[this.picked]?.move ?? null) : null;
  }

  async open(seat: number): Promise<void> {
    this.isOpen = true;
    this.reason = null;
    if (this.hint) return;
    const asked = ++this.#asked;
    this.isSlow = false;
    const slow = setTimeout(() => (this.isSlow = asked === this.#asked), PATIENCE);
    try {
      const hint = await this.ask(seat);
      if (asked === this.#asked) this.hint = hint;
    } catch (error) {
      if (asked === this.#asked) this.reason = error instanceof ApiError ? error.message : "";
    } finally {
      clearTimeout(slow);
    }
  }

  close(): void {
    this.isOpen = false;
  }

  /** The game has gone on: what was asked for is not answered any more. */
  forget(): void {
    this.#asked += 1;
    this.isOpen = false;
    this.hint = null;
    this.reason = null;
    this.picked = 0;
  }
}
