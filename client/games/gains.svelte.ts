/** What the last turn changed in everybody's score, for those who saw it from its beginning. */

import { untrack } from "svelte";
import { keepPlan, recallPlan } from "../ui/plans";
import type { Part } from "../wire/types";
import { changes } from "./telling";

interface Scored {
  turn: number;
  scores: number[];
}

interface At extends Scored {
  /** Everybody's score sheets. */
  parts: Part[][];
}

/** Everybody's scores when the last turn began; as they are where more than one has passed. */
export function formerly(began: Scored | null, now: Scored): readonly number[] {
  return began?.turn === now.turn - 1 ? began.scores : now.scores;
}

/** The lines of everybody's score sheets that a turn changed. */
export function gainedParts(began: At | null, now: At): Part[][] {
  const old = began?.turn === now.turn - 1 ? began.parts : now.parts;
  return now.parts.map((parts, seat) => changes(parts, old[seat] ?? []));
}

/** What the last turn of a game gained. */
interface Gained {
  before: readonly number[];
  parts: readonly Part[][];
}

interface Moment extends At {
  /** How much had happened by then. */
  line: number;
}

/** As it stood when the turn began, or at its earliest that was seen. */
export function kept<M extends Scored & { line: number }>(held: M | null, now: M): M {
  return held?.turn === now.turn && held.line <= now.line ? held : now;
}

/** What others have counts when the turn is over, all of it at once: stars no sooner than columns. */
export class Finished {
  #held = $state.raw<Moment | null>(null);

  constructor(private readonly moment: () => Moment) {
    $effect.pre(() => {
      const now = moment();
      untrack(() => (this.#held = kept(this.#held, now)));
    });
  }

  get now(): Moment {
    return this.#held ?? this.moment();
  }
}

export class Gains {
  #before = $state.raw<readonly number[]>([]);
  #parts = $state.raw<readonly Part[][]>([]);

  readonly #now: () => At;

  /** `over`: the table, once its game is over: its last gains are kept for whoever comes back. */
  constructor(now: () => At, over: () => string | null = () => null) {
    this.#now = now;
    let began: At | null = null;
    $effect.pre(() => {
      const at = now();
      untrack(() => {
        if (began?.turn === at.turn) return;
        const [table, turn] = [over(), `gains ${at.turn}`];
        const kept = table && !began ? recallPlan<Gained>(table, turn) : null;
        this.#before = kept?.before ?? formerly(began, at);
        this.#parts = kept?.parts ?? gainedParts(began, at);
        if (table && began?.turn === at.turn - 1)
          keepPlan(table, turn, { before: this.#before, parts: this.#parts });
        began = at;
      });
    });
  }

  /** Up to now, so that what is shown beside the score adds up to it. */
  of(seat: number): number {
    const score = this.#now().scores[seat] ?? 0;
    return score - (this.#before[seat] ?? score);
  }

  /** The lines of its score sheet that make it up. */
  partsOf(seat: number): readonly Part[] {
    return this.#parts[seat] ?? [];
  }
}
