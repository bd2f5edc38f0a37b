/**
 * From a long list of legal moves to one, tap by tap.
 * No rules here: the server sent what is legal, and these functions only filter it.
 */

/** A legal move taken apart: what it takes (`b3`, `bomb`, `bonus Q`), and the squares it checks. */
export interface Placement {
  move: string;
  take: string;
  squares: readonly string[];
}

/** What has been tapped so far. */
export interface Choice {
  color: string | null;
  number: string | null;
  /** The special die's face, or `bonus Q`, instead of color and number. */
  special: string | null;
  squares: readonly string[];
}

export const NOTHING: Choice = { color: null, number: null, special: null, squares: [] };

export function readMove(move: string): Placement | null {
  if (move === "pass" || move.endsWith(" pass")) return null;
  const words = move.split(" ");
  const head = words[0] === "bonus" ? 2 : 1;
  return { move, take: words.slice(0, head).join(" "), squares: words.slice(head) };
}

export function readLegal(legal: readonly string[]): Placement[] {
  return legal.map(readMove).filter((placement) => placement !== null);
}

/** A color and a number, not a special die. */
export function isPair(take: string): boolean {
  return take.length === 2;
}

/** Whether a placement uses the dice chosen so far. */
function takes(choice: Choice, { take }: Placement): boolean {
  if (choice.special !== null) return take === choice.special;
  if (choice.color === null && choice.number === null) return true;
  if (!isPair(take)) return false;
  return (
    (choice.color === null || take[0] === choice.color) &&
    (choice.number === null || take[1] === choice.number)
  );
}

/** The placements that the choice can still grow into. */
export function possible(all: readonly Placement[], choice: Choice): Placement[] {
  return all.filter(
    (placement) =>
      takes(choice, placement) && choice.squares.every((name) => placement.squares.includes(name)),
  );
}

/** The color faces worth tapping, given the number chosen. */
export function openColors(all: readonly Placement[], choice: Choice): Set<string> {
  const fitting = possible(all, { ...NOTHING, number: choice.number });
  return new Set(fitting.filter(({ take }) => isPair(take)).map(({ take }) => take[0] ?? ""));
}

export function openNumbers(all: readonly Placement[], choice: Choice): Set<string> {
  const fitting = possible(all, { ...NOTHING, color: choice.color });
  return new Set(fitting.filter(({ take }) => isPair(take)).map(({ take }) => take[1] ?? ""));
}

/** Squares that can join the chosen ones; none before the dice are chosen. */
export function joinable(all: readonly Placement[], choice: Choice): Set<string> {
  if (!hasDice(choice)) return new Set();
  const squares = possible(all, choice).flatMap((placement) => placement.squares);
  return new Set(squares.filter((name) => !choice.squares.includes(name)));
}

export function hasDice(choice: Choice): boolean {
  return choice.special !== null || (choice.color !== null && choice.number !== null);
}

/** The move that is ready to be confirmed, if the chosen squares are one. */
export function ready(all: readonly Placement[], choice: Choice): Placement | null {
  if (!hasDice(choice)) return null;
  const fitting = possible(all, choice);
  return fitting.find(({ squares }) => squares.length === choice.squares.length) ?? null;
}

/** Tap a square: it joins, with all that then must be; or it leaves, if it was chosen. */
export function tap(all: readonly Placement[], choice: Choice, square: string): Choice {
  if (choice.squares.includes(square)) {
    return { ...choice, squares: choice.squares.filter((name) => name !== square) };
  }
  if (!joinable(all, choice).has(square)) return choice;
  const grown = { ...choice, squares: [...choice.squares, square] };
  const left = possible(all, grown);
  return left.length === 1 && left[0] ? { ...grown, squares: left[0].squares } : grown;
}

/** Take a die, or put it back; the squares start again. */
export function takeColor(choice: Choice, face: string): Choice {
  const color = choice.color === face ? null : face;
  return { ...NOTHING, color, number: choice.number };
}

export function takeNumber(choice: Choice, face: string): Choice {
  const number = choice.number === face ? null : face;
  return { ...NOTHING, color: choice.color, number };
}

export function takeSpecial(choice: Choice, face: string): Choice {
  return { ...NOTHING, special: choice.special === face ? null : face };
}

/** One step back: the last square, or all dice if there is none. */
export function undo(choice: Choice): Choice {
  if (choice.squares.length) return { ...choice, squares: choice.squares.slice(0, -1) };
  return isBonus(choice) ? choice : NOTHING;
}

/** A row's bomb is not chosen, it is due. */
export function isBonus(choice: Choice): boolean {
  return choice.special?.startsWith("bonus ") ?? false;
}

/** The choice that leads to a move; nothing to a pass. */
export function lay(move: string): Choice {
  const placement = readMove(move);
  if (!placement) return NOTHING;
  const { take, squares } = placement;
  if (!isPair(take)) return { ...NOTHING, special: take, squares };
  return { ...NOTHING, color: take[0] ?? null, number: take[1] ?? null, squares };
}

/** Where a turn begins: with nothing, or with the bonus bomb that is due. */
export function fresh(all: readonly Placement[]): Choice {
  const take = all[0]?.take ?? "";
  return take.startsWith("bonus ") ? { ...NOTHING, special: take } : NOTHING;
}

/** Whether there is something to undo. */
export function isTouched(choice: Choice): boolean {
  return choice.squares.length > 0 || (choice !== NOTHING && !isBonus(choice));
}

/** The exclamation marks that the jokers chosen cost. */
export function price(choice: Choice): number {
  return Number(choice.color === "x") + Number(choice.number === "?");
}

/** While it stays the same, what is half chosen stays too. */
export function turnKey(you: number | null, legal: readonly string[]): string {
  return [you, ...legal].join("|");
}

/** The squares to show as chosen: those of the choice, or of what was said already. */
export function chosenSquares(choice: Choice, said: string | null): Set<string> {
  return new Set(said ? readMove(said)?.squares : choice.squares);
}
