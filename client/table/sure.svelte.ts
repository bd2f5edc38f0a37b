/** Whether one is sure: the coach is asked what a move would cost, before it is made. */

import type { Decision } from "../wire/types";

/** After so many milliseconds one is told why it takes so long, */
const SLOW = 2500;
/** and nobody waits longer than so many; then the move is made, and that it was not looked at is said. */
const PATIENCE = 15_000;
/** What the coach found stands there so long. */
const LASTS = 3500;
/** What is asked about: all that a review would hold against one. */
const ASKED: readonly Decision["verdict"][] = ["mistake", "blunder"];
/** With less than this chance to win, no move deserves praise. */
const HARDLY = 0.01;
/** `lost`: nothing that could be played has a chance; `unable`: nobody could look. */
type Found = Decision["verdict"] | "lost" | "unable";

export class Sure {
  /** The move that the coach takes a look at. */
  weighed = $state<string | null>(null);
  /** And needs its time. */
  isSlow = $state(false);
  /** A move that a review would call a mistake: is it meant? */
  doubt = $state.raw<Decision | null>(null);
  /** What was found of a move that was let through. */
  found = $state<Found | null>(null);
  #asked = 0;
  #fades: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ask: (seat: number, move: string) => Promise<Decision>) {}

  /** The coach takes a look. */
  get isLooking(): boolean {
    return this.weighed !== null;
  }

  /** Whether the move may be made at once; if not, there is a doubt, or the game has gone on. */
  async lets(seat: number, move: string): Promise<boolean> {
    if (this.isLooking) return false;
    const asked = ++this.#asked;
    this.weighed = move;
    this.isSlow = false;
    this.found = null;
    let late: ReturnType<typeof setTimeout> | undefined;
    const slow = setTimeout(() => (this.isSlow = asked === this.#asked), SLOW);
    const found = await Promise.race([
      this.ask(seat, move).catch(() => null),
      new Promise<null>((resolve) => (late = setTimeout(resolve, PATIENCE, null))),
    ]);
    clearTimeout(slow);
    clearTimeout(late);
    if (asked !== this.#asked) return false;
    this.weighed = null;
    this.doubt = found && ASKED.includes(found.verdict) ? found : null;
    if (this.doubt === null) this.#say(found ? passing(found) : "unable");
    return this.doubt === null;
  }

  /** It stays while the move is made: so one sees that it was looked at. */
  #say(found: Found): void {
    this.found = found === "only" ? null : found;
    clearTimeout(this.#fades);
    this.#fades = setTimeout(() => (this.found = null), LASTS);
  }

  /** The game has gone on, or one thinks again. */
  forget(): void {
    this.#asked += 1;
    this.weighed = null;
    this.doubt = null;
  }
}

/** Two kinds of praise are enough: what is too close to tell makes no clear difference. */
function passing({ verdict, win }: Decision): Found {
  if (verdict !== "only" && win !== null && win < HARDLY) return "lost";
  return verdict === "silent" ? "fine" : verdict;
}
