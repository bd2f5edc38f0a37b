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

/** Told which die was tapped for nothing, with which pair, and with all the faces it could have. */
export type WhyDie = (
  near: Element,
  pair: string | null,
  tried?: { colors: string; numbers: string },
) => void;

/** What has been tapped so far. */
export interface Choice {
  color: string | null;
  number: string | null;
  /** The special die's face, or `bonus Q`, instead of color and number. */
  special: string | null;
  squares: readonly string[];
  /** Those of the squares that came by themselves, since nothing else fitted. */
  given: readonly string[];
}

export const NOTHING: Choice = {
  color: null,
  number: null,
  special: null,
  squares: [],
  given: [],
};

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

/**
 * Tap a square: it joins, with all that then must be; or it leaves, with these, if it was tapped
 * before. What came by itself stays: who taps on by habit takes nothing away.
 */
export function tap(all: readonly Placement[], choice: Choice, square: string): Choice {
  if (choice.given.includes(square)) return choice;
  const tapped = choice.squares.filter((name) => !choice.given.includes(name));
  if (tapped.includes(square)) {
    return { ...choice, squares: tapped.filter((name) => name !== square), given: [] };
  }
  if (!joinable(all, choice).has(square)) return choice;
  const squares = [...choice.squares, square];
  const left = possible(all, { ...choice, squares });
  const given = left.length === 1 ? left[0]!.squares.filter((one) => !squares.includes(one)) : [];
  return { ...choice, squares: [...squares, ...given], given };
}

/** The text of what is tapped so far with one square more, to ask what is wrong with it. */
export function attempt(choice: Choice, square: string): string {
  const take = choice.special ?? `${choice.color}${choice.number}`;
  return [take, ...[...choice.squares, square].sort()].join(" ");
}

/** The most squares that the dice chosen can check. */
export function most(all: readonly Placement[], choice: Choice): number {
  const fitting = possible(all, { ...choice, squares: [] });
  return Math.max(0, ...fitting.map(({ squares }) => squares.length));
}

/** How few and how many squares more the choice can take. */
export function missing(all: readonly Placement[], choice: Choice): [number, number] {
  const sizes = possible(all, choice).map(({ squares }) => squares.length - choice.squares.length);
  return sizes.length ? [Math.min(...sizes), Math.max(...sizes)] : [0, 0];
}

/** Take a die, or put it back; the squares start again, and so does the other die if it does not fit. */
export function takeColor(all: readonly Placement[], choice: Choice, face: string): Choice {
  if (choice.color === face) return { ...NOTHING, number: choice.number };
  const number = openColors(all, choice).has(face) ? choice.number : null;
  return { ...NOTHING, color: face, number };
}

export function takeNumber(all: readonly Placement[], choice: Choice, face: string): Choice {
  if (choice.number === face) return { ...NOTHING, color: choice.color };
  const color = openNumbers(all, choice).has(face) ? choice.color : null;
  return { ...NOTHING, color, number: face };
}

export function takeSpecial(choice: Choice, face: string): Choice {
  return { ...NOTHING, special: choice.special === face ? null : face };
}

/**
 * One step back: the last square tapped, with what came by it, or all dice if there is none.
 * The special die goes back with its first square: it is one thing with them.
 */
export function undo(choice: Choice): Choice {
  const tapped = choice.squares.length - choice.given.length;
  if (tapped === 1 && choice.special !== null && !isBonus(choice)) return NOTHING;
  if (tapped > 0) return { ...choice, squares: choice.squares.slice(0, tapped - 1), given: [] };
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
  const dice = [choice.color, choice.number, choice.special].some((face) => face !== null);
  return choice.squares.length > 0 || (dice && !isBonus(choice));
}

/** The exclamation marks that the jokers chosen cost. */
export function price(choice: Choice): number {
  return Number(choice.color === "x") + Number(choice.number === "?");
}

/** The squares to show as chosen: those of the choice, or of what was said already. */
export function chosenSquares(choice: Choice, said: string | null): Set<string> {
  return new Set(said ? readMove(said)?.squares : choice.squares);
}
