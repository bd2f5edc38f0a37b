/** The rules that lie over or beside a page: which game's, and at which rule. */

export interface Opened {
  game: string;
  /** An id, or nothing: from the beginning. */
  rule: string;
}

/** How a game is played at the table that is looked at: its options. */
interface Played {
  game: string;
  options: Readonly<Record<string, string>>;
}
let played = $state.raw<Played | null>(null);

export function lookAt(table: Played | null): void {
  played = table;
}

export function playedHere(game: string): Played["options"] {
  return played?.game === game ? played.options : {};
}

/** One game's rules may lead to another's; the last ones are shown. */
let pile = $state.raw<readonly Opened[]>([]);

export function rulesAtHand(): Opened | null {
  return pile.at(-1) ?? null;
}

/** The game whose rules led to these. */
export function rulesBefore(): string | null {
  return pile.at(-2)?.game ?? null;
}

export function openRules(game: string, rule = ""): void {
  const place = pile.findIndex((one) => one.game === game);
  pile = [...(place < 0 ? pile : pile.slice(0, place)), { game, rule }];
}

/** One step back: to the rules that led to these, or to the page. */
export function leaveRules(): void {
  pile = pile.slice(0, -1);
}

export function closeRules(): void {
  pile = [];
}
