/** What the last turn changed in everybody's score, for those who saw it from its beginning. */

import { untrack } from "svelte";
import type { Part } from "../wire/types";
import { changes } from "./telling";

interface Scored {
  turn: number;
  scores: readonly number[];
}

interface At extends Scored {
  /** Everybody's score sheets. */
  parts: readonly (readonly Part[])[];
}

/** The difference a turn made; nothing where more than one has passed. */
export function gained(began: Scored | null, now: Scored): number[] {
  const old = began?.turn === now.turn - 1 ? began.scores : now.scores;
  return now.scores.map((score, seat) => score - (old[seat] ?? 0));
}

/** The lines of everybody's score sheets that a turn changed. */
export function gainedParts(began: At | null, now: At): Part[][] {
  const old = began?.turn === now.turn - 1 ? began.parts : now.parts;
  return now.parts.map((parts, seat) => changes(parts, old[seat] ?? []));
}

export class Gains {
  #last = $state.raw<readonly number[]>([]);
  #parts = $state.raw<readonly Part[][]>([]);

  constructor(now: () => At) {
    let began: At | null = null;
    $effect.pre(() => {
      const at = now();
      untrack(() => {
        if (began?.turn === at.turn) return;
        this.#last = gained(began, at);
        this.#parts = gainedParts(began, at);
        began = at;
      });
    });
  }

  of(seat: number): number {
    return this.#last[seat] ?? 0;
  }

  /** The lines of its score sheet that make it up. */
  partsOf(seat: number): readonly Part[] {
    return this.#parts[seat] ?? [];
  }
}
