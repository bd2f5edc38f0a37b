/** What the last turn changed in everybody's score, for those who saw it from its beginning. */

import { untrack } from "svelte";

interface At {
  turn: number;
  scores: readonly number[];
}

/** The difference a turn made; nothing where more than one has passed. */
export function gained(began: At | null, now: At): number[] {
  const old = began?.turn === now.turn - 1 ? began.scores : now.scores;
  return now.scores.map((score, seat) => score - (old[seat] ?? 0));
}

export class Gains {
  #last = $state.raw<readonly number[]>([]);

  constructor(now: () => At) {
    let began: At | null = null;
    $effect.pre(() => {
      const at = now();
      untrack(() => {
        if (began?.turn === at.turn) return;
        this.#last = gained(began, at);
        began = at;
      });
    });
  }

  of(seat: number): number {
    return this.#last[seat] ?? 0;
  }
}
