/** Names of squares, and what the log says was checked last. No rules. */

import { t } from "../../ui/words.svelte";
import type { Event, Position } from "../../wire/types";

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

export function readSquares(printed: readonly string[], rows: string): Square[][] {
  return printed.map((letters, row) =>
    [...letters].map((letter, column) => ({
      name: `${COLUMNS[column]}${rows[row]}`,
      color: letter.toLowerCase(),
      star: letter === letter.toLowerCase(),
      column,
      row,
    })),
  );
}

export interface Shown {
  checked: boolean;
  chosen: boolean;
  open: boolean;
  golden: boolean;
  last: boolean;
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
  /** What the choice would win. */
  wins?: readonly Event[];
  /** Whether one may choose now. */
  yours?: boolean;
  ontap?: (square: string, near: Element) => void;
}

const isSquare = (word: string) => /^[A-O][1-9P-Z]$/.test(word);

/** The squares a seat checked last, all of that turn. */
export function lastSquares(log: readonly Event[], seat: number): Set<string> {
  const found = new Set<string>();
  for (let i = log.length - 1; i >= 0; i -= 1) {
    const event = log[i]!;
    if (event.kind === "rolled" && found.size) break;
    if (event.seat !== seat) continue;
    for (const word of event.text?.split(" ") ?? []) if (isSquare(word)) found.add(word);
  }
  return found;
}
