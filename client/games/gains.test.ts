import { expect, test } from "vitest";
import { formerly, gainedParts } from "./gains.svelte";

const at = (turn: number, ...scores: number[]) => ({ turn, scores });

test("a turn's gain is counted from its beginning", () => {
  expect(formerly(at(3, -22, 4), at(4, -20, 3))).toEqual([-22, 4]);
});
test("nobody is told of a turn that was not seen whole", () => {
  expect(formerly(null, at(4, -20))).toEqual([-20]);
  expect(formerly(at(1, -22), at(4, -20))).toEqual([-20]);
});

test("the lines that a turn changed make up what it gained", () => {
  const parts = (columns: number, stars: number) => [
    { label: "columns", points: columns },
    { label: "marks", points: 6 },
    { label: "stars", points: stars },
  ];
  const [began, now] = [parts(0, -28), parts(3, -24)];
  expect(gainedParts({ ...at(3, -22), parts: [began] }, { ...at(4, -15), parts: [now] })).toEqual([
    [
      { label: "columns", points: 3 },
      { label: "stars", points: 4 },
    ],
  ]);
  expect(gainedParts(null, { ...at(4, -15), parts: [now] })).toEqual([[]]);
});
