import { expect, test } from "vitest";
import { across, grouped, wide } from "./grouping";

const parts = (...labels: string[]) => labels.map((label) => ({ label, points: 1 }));
const words = (groups: ReturnType<typeof grouped>) =>
  groups.map((group) => group.map(({ label }) => label).join(", "));

test("lines that are counted alike stand together", () => {
  const lines = parts("row 1", "row 2", "column A", "column B", "diagonal");
  expect(words(grouped(lines))).toEqual(["row 1, row 2", "column A, column B", "diagonal"]);
});

test("what is counted by a word of its own each is one group, and so are rounds", () => {
  expect(words(grouped(parts("colors", "columns", "stars")))).toEqual(["colors, columns, stars"]);
  expect(words(grouped(parts("round 1", "round 2")))).toEqual(["round 1, round 2"]);
});

test.each([
  [8, 6, 4],
  [7, 6, 4],
  [8, 3, 3],
  [13, 6, 5],
  [4, 6, 4],
  [0, 6, 0],
])("%i parts, at most %i in a line: %i, and none is left alone", (count, most, expected) => {
  expect(across(count, most)).toBe(expected);
});

test("a round of three digits takes more room, and so does a longer word", () => {
  const round = (points: number) => wide([[{ label: "round 7", points }]], ["Round 7"]);
  expect(round(99)).toBe(round(-7));
  expect(round(123) - round(99)).toBeCloseTo(0.6);
  expect(wide([], ["Round 17"])).toBeGreaterThan(wide([], ["Round 7"]));
});
