/** The parts of a result in lines: how many stand beside each other, so that none is left alone. */

import type { Part } from "../wire/types";

/** Parts that are counted by the same word, together: five rows, five columns, the diagonal. */
export function grouped(parts: readonly Part[]): Part[][] {
  const kindOf = ({ label }: Part) => label.split(" ")[0];
  const kinds = [...new Set(parts.map(kindOf))];
  if (kinds.length === parts.length) return [[...parts]];
  return kinds.map((kind) => parts.filter((part) => kindOf(part) === kind));
}

/** How many of these in each line, if at most so many fit: all lines about as long. */
export function across(count: number, most: number): number {
  return count && Math.ceil(count / Math.ceil(count / most));
}

/** How wide a part is by the longest word and the longest number, in rem. */
export function wide(parts: readonly (readonly Part[])[], words: readonly string[]): number {
  const numbers = parts.flat().map(({ points }) => `${Math.abs(points)}`);
  const longest = (texts: readonly string[]) => Math.max(0, ...texts.map(({ length }) => length));
  return 1.55 + 0.6 * Math.max(2, longest(numbers)) + 0.35 * longest(words);
}
