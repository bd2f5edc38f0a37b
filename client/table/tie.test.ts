import { expect, test } from "vitest";
import type { Position } from "../wire/types";
import { tieWords } from "./tie";

const at = (scores: number[], winners: number[]) =>
  ({ view: {}, scores, winners }) as never as Position;
const lines = [10, 8, 9, 10];
const tie = {
  of: (_: unknown, seat: number) => lines[seat]!,
  words: ({ totals, best, other }: { totals: string; best: number; other: number }) =>
    `${totals}, ${best} to ${other}`,
};

test("equal totals: what decided is said, and by how much", () => {
  expect(tieWords(at([28, 28], [0]), tie)).toBe("28 : 28, 10 to 8");
  expect(tieWords(at([28, 28, 28, 28], [0, 3]), tie)).toBe("28 : 28 : 28 : 28, 10 to 9");
});

test("nothing is said where points decide, where all is shared, and where no rule decides", () => {
  expect(tieWords(at([29, 28], [0]), tie)).toBe("");
  expect(tieWords(at([28, 20, 20, 28], [0, 3]), tie)).toBe("");
  expect(tieWords(at([28, 28], [0]))).toBe("");
  expect(tieWords(at([28], []), tie)).toBe("");
});

test("who shares a victory is told why it is shared, where a game has words for it", () => {
  const shared = ({ totals, best }: { totals: string; best: number }) => `${totals}, ${best} each`;
  expect(tieWords(at([28, 20, 20, 28], [0, 3]), { ...tie, shared })).toBe("28 : 28, 10 each");
  expect(tieWords(at([29, 28], [0]), { ...tie, shared })).toBe("");
  expect(tieWords(at([28], [0]), { ...tie, shared })).toBe("");
});
