/** A hint for the position at hand: asked for once, or until the coach has looked closely, and
 * forgotten when the game goes on. */

import { refusalWords } from "../ui/reasons";
import { ApiError } from "../wire/api";
import type { Hint } from "../wire/types";

/** More moves than these are not worth a look. */
const MOST = 3;
/** After so many milliseconds one is told why it takes so long. */
const PATIENCE = 3000;
/** A preliminary hint is asked for again after so many milliseconds, this often at most. */
const AGAIN = 2000;
const TIMES = 60;

export interface Named {
  move: string;
  words: readonly string[];
}

export class Hints {
  isOpen = $state(false);
  hint = $state.raw<Hint | null>(null);
  /** Why there is none: what the server said, empty if it did not answer. */
  reason = $state<string | null>(null);
  /** Whether it takes long: the first hint of a game on a server has much to get ready. */
  isSlow = $state(false);
  /** Whether the moves are shown, and not only what to look at. */
  isTold = $state(false);
  /** Which of the moves is laid out. */
  picked = $state(0);
  /** A move that is known to be the best, and why, before there is a hint that says so. */
  named = $state.raw<Named | null>(null);
  #isChosen = false;
  #asked = 0;

  constructor(private readonly ask: (seat: number) => Promise<Hint>) {}

  get moves() {
    return this.hint?.moves.slice(0, MOST) ?? [];
  }

  /** The move to lay out on the table. */
  get move(): string | null {
    const move = this.hint ? this.moves[this.picked]?.move : this.named?.move;
    return this.isOpen && this.isTold ? (move ?? null) : null;
  }

  /** The squares to point at before the move is told. */
  get at(): readonly string[] {
    return this.isOpen && !this.isTold ? (this.hint?.look?.at ?? []) : [];
  }

  /** One would like to know the move: the best. */
  tell(): void {
    this.isTold = true;
    this.picked = 0;
    this.#isChosen = false;
  }

  /** The move is laid out at once; the others come with the hint. */
  show(named: Named): void {
    this.tell();
    this.named = named;
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
      if (asked !== this.#asked) return;
      this.hint = hint;
      if (!hint.look) this.tell();
      this.picked = this.#place(this.named?.move);
      if (hint.preliminary) void this.#lookClosely(seat, asked);
    } catch (error) {
      if (asked === this.#asked) this.reason = error instanceof ApiError ? refusalWords(error) : "";
    } finally {
      clearTimeout(slow);
    }
  }

  pick(place: number): void {
    this.picked = place;
    this.#isChosen = true;
  }

  /** A closer look is on its way: ask until it is there. */
  async #lookClosely(seat: number, asked: number): Promise<void> {
    for (let time = 0; time < TIMES; time++) {
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
      if (asked !== this.#asked) return;
      const hint = await this.ask(seat).catch(() => null);
      if (asked !== this.#asked) return;
      if (hint && !hint.preliminary) return this.#replace(hint);
    }
  }

  /** Nobody's own choice is taken from under their finger. */
  #replace(hint: Hint): void {
    const chosen = this.#isChosen ? this.moves[this.picked]?.move : null;
    this.hint = hint;
    this.picked = this.#place(chosen);
  }

  /** Where a move stands in the list; the best, if it does not. */
  #place(wanted: string | null | undefined): number {
    const place = this.moves.findIndex(({ move }) => move === wanted);
    return Math.max(0, place);
  }

  close(): void {
    this.isOpen = false;
  }

  /** The game has gone on: what was asked for is not answered any more. */
  forget(): void {
    this.#asked += 1;
    this.isOpen = false;
    this.hint = null;
    this.named = null;
    this.reason = null;
    this.picked = 0;
    this.isTold = false;
    this.#isChosen = false;
  }
}
