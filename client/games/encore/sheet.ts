/** Names of squares, and what the log says was checked last. No rules. */

import { t } from "../../ui/words.svelte";
import type { EncoreSheet, Event, Position, TableInfo } from "../../wire/types";

export const COLUMNS = "ABCDEFGHIJKLMNO";
export const ROWS = "1234567";
export const COLORS = "gybpo";

export interface Square {
  name: string;
  color: string;
  star: boolean;
  column: number;
  row: number;
}

const read = new Map<string, Square[][]>();

/** The squares of a sheet, and the same ones for the same sheet: most of a table asks for them. */
export function readSquares(printed: readonly string[], rows: string): readonly Square[][] {
  const sheet = [rows, ...printed].join("/");
  const known = read.get(sheet);
  if (known) return known;
  const squares = printed.map((letters, row) =>
    [...letters].map((letter, column) => ({
      name: `${COLUMNS[column]}${rows[row]}`,
      color: letter.toLowerCase(),
      star: letter === letter.toLowerCase(),
      column,
      row,
    })),
  );
  read.set(sheet, squares);
  return squares;
}

/** How many squares of each color are free. */
export function openSquares(
  printed: readonly string[],
  rows: string,
  checked: readonly string[],
): Record<string, number> {
  const crosses = new Set(checked);
  const free = readSquares(printed, rows)
    .flat()
    .filter(({ name }) => !crosses.has(name));
  const count = (color: string) => free.filter((square) => square.color === color).length;
  return Object.fromEntries([...COLORS].map((color) => [color, count(color)]));
}

/** The colors of which no square is free. */
export function fullColors(
  printed: readonly string[],
  rows: string,
  checked: readonly string[],
): Set<string> {
  const left = openSquares(printed, rows, checked);
  return new Set([...COLORS].filter((color) => !left[color]));
}

/** What a paper may have to count: the names of its full lines. */
type Counted = Pick<EncoreSheet, "checked" | "columns" | "colors"> & { rows?: readonly string[] };

export interface Full {
  columns: ReadonlySet<string>;
  rows: ReadonlySet<string>;
  colors: ReadonlySet<string>;
}

/** What is full on a paper and not counted yet: it counts when the turn is over. */
export function justFull(sheet: Counted, printed: readonly string[], rows: string): Full {
  const crosses = new Set(sheet.checked);
  const full = (
    of: Iterable<string>,
    square: (line: string, other: string) => string,
    by: string,
  ) => [...of].filter((line) => [...by].every((other) => crosses.has(square(line, other))));
  const fresh = (names: Iterable<string>, counted: readonly string[]) =>
    new Set([...names].filter((name) => !counted.includes(name)));
  const columns = full(COLUMNS, (column, row) => column + row, rows);
  const lines = sheet.rows ? full(rows, (row, column) => column + row, COLUMNS) : [];
  return {
    columns: fresh(columns, Object.keys(sheet.columns)),
    rows: fresh(lines, sheet.rows ?? []),
    colors: fresh(fullColors(printed, rows, sheet.checked), Object.keys(sheet.colors)),
  };
}

/** The same of everybody but one. */
export function justFullElsewhere(
  sheets: readonly Counted[],
  seat: number,
  printed: readonly string[],
  rows: string,
): Full {
  const others = sheets.filter((_, at) => at !== seat).map((one) => justFull(one, printed, rows));
  const all = (kind: keyof Full) => new Set(others.flatMap((full) => [...full[kind]]));
  return { columns: all("columns"), rows: all("rows"), colors: all("colors") };
}

/** "column O", "row P", "yellow" */
export function fullNames({ columns, rows, colors }: Full): string[] {
  return [
    ...[...rows].map((row) => t("line-row", { row })),
    ...[...columns].map((letter) => t("line-column", { letter })),
    ...[...colors].map((color) => t(`color-${color}`)),
  ];
}

/** Who has taken dice, as it stands in their place. */
export function takerOf({ seats, you }: TableInfo, active: number): string {
  return active === you ? t("you") : (seats[active]?.name ?? "");
}

export interface Shown {
  checked: boolean;
  chosen: boolean;
  open: boolean;
  golden: boolean;
  last: boolean;
  /** Tab stops here. */
  stop: boolean;
}

const LOOKS = ["checked", "chosen", "open", "golden", "last", "stop"] as const;

/** What is on a square, as one value: `chosen golden`. */
export function lookOf(name: string, sets: Record<keyof Shown, ReadonlySet<string>>): string {
  return LOOKS.filter((look) => sets[look].has(name)).join(" ");
}

export function readLook(look: string): Shown {
  const words = look.split(" ");
  return Object.fromEntries(LOOKS.map((one) => [one, words.includes(one)])) as unknown as Shown;
}

/** "D4, blue, star, free, legal" */
export function squareWords({ name, color, star }: Square, shown: Shown): string {
  const words = [name, t(`color-${color}`)];
  if (star) words.push(t("square-star"));
  if (shown.golden) words.push(t("square-golden"));
  words.push(t(shown.chosen ? "square-chosen" : shown.checked ? "square-checked" : "square-free"));
  if (shown.open) words.push(t("square-legal"));
  if (shown.last) words.push(t("square-last"));
  return words.join(", ");
}

/** What a paper is told: whose it is, and how its squares are to be shown. */
export interface PaperProps<V> {
  position: Omit<Position, "view"> & { view: V };
  seat: number;
  name: string;
  chosen?: ReadonlySet<string>;
  open?: ReadonlySet<string>;
  last?: ReadonlySet<string>;
  choosing?: boolean;
  price?: number;
  /** Squares that are being crossed now, */
  fresh?: ReadonlySet<string>;
  /** and those that have just won something. */
  won?: ReadonlySet<string>;
  /** What the choice would win. */
  wins?: readonly Event[];
  /** Whether one may choose now. */
  yours?: boolean;
  ontap?: (square: string, near: Element) => void;
}

const CLAIMS = ["column_claimed", "color_claimed", "row_claimed"];

const PASSES = ["passed", "stuck"];
const DEEDS = ["checked", "special_used", ...PASSES];

/** A pass, of choice or because nothing fitted. */
export const isPassed = ({ kind }: Event) => PASSES.includes(kind);

/** What a seat did with its last turn, and whether that turn is still going on. */
export function lastDeed(
  log: readonly Event[],
  seat: number,
): { event: Event; isNow: boolean } | null {
  const at = log.findLastIndex((event) => event.seat === seat && DEEDS.includes(event.kind));
  const rolls = log.slice(at + 1).filter(({ kind }) => kind === "rolled").length;
  const event = log[at];
  return event && rolls < 2 ? { event, isNow: !rolls } : null;
}

/** The log up to the roll at hand, if a seat has chosen with it already; else nothing. */
function before(log: readonly Event[], seat: number): readonly Event[] {
  const roll = log.findLastIndex(({ kind }) => kind === "rolled");
  return lastDeed(log, seat)?.isNow ? log.slice(0, Math.max(0, roll)) : [];
}

/** What a seat did in the turn before, which its choice of this turn would hide. */
export function earlierDeed(log: readonly Event[], seat: number): Event | null {
  const deed = lastDeed(before(log, seat), seat);
  return deed?.isNow ? deed.event : null;
}

/** and the squares that it checked then. */
export function earlierSquares(log: readonly Event[], seat: number): Set<string> {
  const deed = earlierDeed(log, seat);
  return deed && !isPassed(deed) ? lastSquares(before(log, seat), seat) : new Set();
}

/** What a seat won with what it did last: nothing of the turn before. */
export function lastWon(log: readonly Event[], seat: number): Event[] {
  const deed = lastDeed(log, seat);
  if (!deed) return [];
  return log
    .slice(log.lastIndexOf(deed.event) + 1)
    .filter((event) => event.seat === seat && CLAIMS.includes(event.kind));
}

/** and what it won in the turn before, which its choice of this turn would hide. */
export function earlierWon(log: readonly Event[], seat: number): Event[] {
  return lastWon(before(log, seat), seat);
}

/** The squares that a scene crosses on a paper. */
export function crossed(events: readonly Event[], seat: number): Set<string> {
  const own = events.filter((event) => event.seat === seat);
  return new Set(own.flatMap(({ text }) => readMove(text ?? "")));
}

/** The squares that win something on a paper: a column, a row, a color. */
export function winning(
  events: readonly Event[],
  seat: number,
  squares: readonly (readonly Square[])[],
): Set<string> {
  const won = events.filter((event) => event.seat === seat && CLAIMS.includes(event.kind));
  const names = new Set(won.map(({ text }) => text));
  const wins = ({ name, color }: Square) =>
    names.has(name[0]) || names.has(name[1]) || names.has(color);
  return new Set(
    won.length
      ? squares
          .flat()
          .filter(wins)
          .map(({ name }) => name)
      : [],
  );
}

/** The squares that a move names. */
export const readMove = (move: string) =>
  move.split(" ").filter((word) => /^[A-O][1-9P-Z]$/.test(word));

/** The squares a seat checked last, all of that turn. */
export function lastSquares(log: readonly Event[], seat: number): Set<string> {
  const found = new Set<string>();
  for (let i = log.length - 1; i >= 0; i -= 1) {
    const event = log[i]!;
    if (event.kind === "rolled" && found.size) break;
    if (event.seat !== seat) continue;
    for (const square of readMove(event.text ?? "")) found.add(square);
  }
  return found;
}
