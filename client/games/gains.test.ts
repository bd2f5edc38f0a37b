import { expect, test } from "vitest";
import { formerly, gainedParts, kept } from "./gains.svelte";

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

test("what others choose counts when the turn is over, stars no sooner than columns", () => {
  const moment = (turn: number, line: number, score: number) => ({ line, ...at(turn, score) });
  const [began, star, next] = [moment(3, 20, 4), moment(3, 22, 6), moment(4, 25, 9)];
  expect(kept(null, began)).toBe(began);
  expect(kept(began, star)).toBe(began);
  expect(kept(began, next)).toBe(next);
  expect(formerly(kept(began, star), next)).toEqual([4]);
});
test("whoever goes back in a turn sees it from there on", () => {
  const moment = (line: number, score: number) => ({ line, ...at(3, score) });
  const [late, early] = [moment(22, 6), moment(21, 4)];
  expect(kept(late, early)).toBe(early);
});
