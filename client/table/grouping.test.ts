import { expect, test } from "vitest";
import { across, grouped } from "./grouping";

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
