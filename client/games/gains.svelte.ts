/** What the last turn changed in everybody's score, for those who saw it from its beginning. */

import { untrack } from "svelte";
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

  constructor(now: () => At) {
    this.#now = now;
    let began: At | null = null;
    $effect.pre(() => {
      const at = now();
      untrack(() => {
        if (began?.turn === at.turn) return;
        this.#before = formerly(began, at);
        this.#parts = gainedParts(began, at);
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
