/** Whether one is sure: the coach is asked what a move would cost, before it is made. */

import type { Decision } from "../wire/types";
import { isDoubtful, SURE } from "./worth";

/** After so many milliseconds one is told why it takes so long, */
const SLOW = 2500;
/** and nobody waits longer than so many; then the move is made, and that it was not looked at is said. */
const PATIENCE = 15_000;
/** A second press this soon is no wish to go on without the coach. */
const TWICE = 500;
/** A move that is laid out so long is looked at before it is confirmed. */
const STEADY = 400;
/** What the coach found stands there so long. */
const LASTS = 3500;
/** What is asked about: all that a review would hold against one. */
const ASKED: readonly Decision["verdict"][] = ["mistake", "blunder"];
/** With less than this chance to win, no move deserves praise. */
const HARDLY = 0.01;
/** With a chance so near to none or all, points may drop and the chance hardly does. */
const DECIDED = 0.1;
/** Clearly fewer points: so many, beyond the noise. */
const POINTS = 1;
/** `close`: perhaps weaker; `lost`: nothing that could be played has a chance; `behind`, `ahead`: it costs points that hardly
 * matter; `unable`: nobody could look. */
type Found = Decision["verdict"] | "close" | "lost" | "behind" | "ahead" | "unable";
/** A look at a move, which may have failed. */
interface Look {
  seat: number;
  move: string;
  found: Promise<Decision | null>;
}

export class Sure {
  /** The move that the coach takes a look at. */
  weighed = $state<string | null>(null);
  /** And needs its time. */
  isSlow = $state(false);
  /** A move that a review would call a mistake: is it meant? */
  doubt = $state.raw<Decision | null>(null);
  /** What was found of a move that was let through. */
  found = $state<Found | null>(null);
  /** Whether the coach is heard for the first time: who that is is said. */
  isFirst = $state(true);
  #isHeard = false;
  #asked = 0;
  #fades: ReturnType<typeof setTimeout> | undefined;
  /** Since when it is looked at, and what ends that. */
  #began = 0;
  #goOn: () => void = () => {};
  /** That nobody could look is said once. */
  #isExcused = false;
  /** A look before the move is confirmed: one at a time, the last move that was laid out. */
  #ahead: Look | null = null;
  #isAhead = false;
  #laid: { seat: number; move: string } | null = null;
  #soon: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ask: (seat: number, move: string) => Promise<Decision>) {}

  /** The coach takes a look. */
  get isLooking(): boolean {
    return this.weighed !== null;
  }

  /** Whether the move may be made at once; if not, there is a doubt, or the game has gone on. */
  async lets(seat: number, move: string): Promise<boolean> {
    if (move === this.weighed) {
      if (Date.now() - this.#began >= TWICE) this.playNow();
      return false;
    }
    const asked = ++this.#asked;
    this.weighed = move;
    this.#began = Date.now();
    this.isSlow = false;
    this.found = null;
    let late: ReturnType<typeof setTimeout> | undefined;
    const slow = setTimeout(() => (this.isSlow = asked === this.#asked), SLOW);
    const found = await Promise.race([
      this.#look(seat, move),
      new Promise<null>((resolve) => (late = setTimeout(resolve, PATIENCE, null))),
      new Promise<"now">((resolve) => (this.#goOn = () => resolve("now"))),
    ]);
    clearTimeout(slow);
    clearTimeout(late);
    if (asked !== this.#asked) return false;
    this.weighed = null;
    if (found === "now") return true;
    this.doubt = found && ASKED.includes(found.verdict) ? found : null;
    if (this.doubt === null) this.#say(found ? passing(found) : "unable");
    return this.doubt === null;
  }

  /** It stays while the move is made: so one sees that it was looked at. */
  #say(found: Found): void {
    const isSaid = found === "only" || (found === "unable" && this.#isExcused);
    this.#isExcused ||= found === "unable";
    this.found = isSaid ? null : found;
    this.isFirst = !this.#isHeard;
    this.#isHeard ||= this.found !== null && found !== "unable";
    clearTimeout(this.#fades);
    this.#fades = setTimeout(() => (this.found = null), LASTS);
  }

  /** Nobody waits for the coach: the move that is looked at is made. */
  playNow(): void {
    this.#goOn();
  }

  /** A move is laid out: the coach begins while one still thinks. */
  foresee(seat: number, move: string): void {
    if (this.isLooking && move !== this.weighed) this.rethink();
    this.#laid = { seat, move };
    clearTimeout(this.#soon);
    this.#soon = setTimeout(() => void this.#lookAhead(), STEADY);
  }

  async #lookAhead(): Promise<void> {
    const laid = this.#laid;
    if (!laid || this.#isAhead || this.isLooking || laid.move === this.#ahead?.move) return;
    this.#isAhead = true;
    this.#ahead = { ...laid, found: this.ask(laid.seat, laid.move).catch(() => null) };
    await this.#ahead.found;
    this.#isAhead = false;
    if (this.#laid !== laid) void this.#lookAhead();
  }

  /** What was found ahead, if it is about this move; else it is asked for now. */
  async #look(seat: number, move: string): Promise<Decision | null> {
    const ahead = this.#ahead;
    const found = ahead?.move === move && ahead.seat === seat ? await ahead.found : null;
    return found ?? this.ask(seat, move).catch(() => null);
  }

  /** One thinks again. */
  rethink(): void {
    this.#asked += 1;
    this.weighed = null;
    this.doubt = null;
  }

  /** The game has gone on. */
  forget(): void {
    this.rethink();
    clearTimeout(this.#soon);
    this.#laid = null;
    this.#ahead = null;
  }
}

/** Two kinds of praise are enough: what is too close to tell is about as good, unless it may well have
 * cost something. But fewer points are not praised where they only do not matter. */
function passing(found: Decision): Found {
  const { verdict, win } = found;
  if (verdict !== "only" && win !== null && win < HARDLY) return "lost";
  if (verdict !== "fine" && verdict !== "silent") return verdict;
  if (win !== null && dropsPoints(found)) {
    if (win < DECIDED) return "behind";
    if (win > 1 - DECIDED) return "ahead";
  }
  return isDoubtful(found) ? "close" : "fine";
}

function dropsPoints({ cost_points: lost, noise_points: noise }: Decision): boolean {
  return lost - SURE * noise >= POINTS;
}
