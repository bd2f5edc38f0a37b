/** What the last turn changed in everybody's score, for those who saw it from its beginning. */

import { untrack } from "svelte";

interface Scored {
  turn: number;
  scores: readonly number[];
}

interface At extends Scored {
  /** How far the game is told: while scenes play, the turn goes ahead of the scores. */
  line: number;
}

/** The difference a turn made; nothing where more than one has passed. */
export function gained(began: Scored | null, now: Scored): number[] {
  const old = began?.turn === now.turn - 1 ? began.scores : now.scores;
  return now.scores.map((score, seat) => score - (old[seat] ?? 0));
}

export class Gains {
  #last = $state.raw<readonly number[]>([]);

  constructor(now: () => At) {
    let began: At | null = null;
    let line = -1;
    $effect.pre(() => {
      const at = now();
      untrack(() => {
        if (line === at.line) return;
        line = at.line;
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
