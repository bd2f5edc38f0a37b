import { beforeAll, expect, test, vi } from "vitest";
import { speak } from "../../ui/words.svelte";
import { nextWords } from "./asking";
import { brings, wonWords } from "./brings";
import { NOTHING, readLegal } from "./placements";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

const all = readLegal([
  ...["b2 H4 H5", "b1 H4", "x2 H4 H5"],
  ...["b? H4", "b? E4 F4 G4 H4", "b? E4 F4 G4 H4 H5"],
  ...["b? E4 E5 F4 G4 H4", "b? G4 H4"],
]);
const dice = (color: string, number: string) => ({ ...NOTHING, color, number });

test.each([
  ["b", "2", 0, "cross 2 squares, blue, side by side, one of them in column H"],
  ["b", "1", 0, "cross 1 square, blue, in column H"],
  ["x", "2", 4, "cross 2 squares, of one color, side by side, at a cross or in column H"],
  ["b", "2", 20, "cross 2 squares, blue, side by side"],
  ["b", "?", 0, "cross 1 to 5 squares, blue, side by side"],
])("%s%s with %i crosses: %s", (color, number, crossed, words) => {
  expect(nextWords(all, dice(color, number), undefined, crossed)).toBe(words);
});

test.each([
  [["E4"], "3 or 4 more"],
  [["E4", "F4", "G4", "E5"], "1 more"],
  [["E4", "F4", "G4", "H4"], "confirm, or go on: up to 5"],
  [["E4", "F4", "G4", "H4", "H5"], "confirm below, or undo"],
  [["G4"], "1 to 4 more"],
])("a joker may be several numbers: after %s %s", (squares, words) => {
  expect(nextWords(all, { ...dice("b", "?"), squares })).toBe(words);
});

test("what a joker costs is told once, beside the move, and not with what it brings", () => {
  const parts = (marks: number, stars: number) => [
    { label: "marks", points: marks },
    { label: "stars", points: stars },
  ];
  expect(brings({ parts: parts(7, -28) }, parts(8, -30), wonWords)?.words).toBe("Stars +2");
  expect(brings({ parts: parts(7, -30) }, parts(8, -30), wonWords)?.words).toBe("no points yet");
});
