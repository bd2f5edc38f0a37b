/** The rules that lie over or beside a page: which game's, and at which rule. */

export interface Opened {
  game: string;
  /** An id, or nothing: from the beginning. */
  rule: string;
}

let opened = $state.raw<Opened | null>(null);

export function rulesAtHand(): Opened | null {
  return opened;
}

export function openRules(game: string, rule = ""): void {
  opened = { game, rule };
}

export function closeRules(): void {
  opened = null;
}
