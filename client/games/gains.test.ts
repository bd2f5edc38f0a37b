import { expect, test } from "vitest";
import { gained } from "./gains.svelte";

const at = (turn: number, ...scores: number[]) => ({ turn, scores });

test("a turn's gain is what it changed", () => {
  expect(gained(at(3, -22, 4), at(4, -20, 3))).toEqual([2, -1]);
});
test("nobody is told of a turn that was not seen whole", () => {
  expect(gained(null, at(4, -20))).toEqual([0]);
  expect(gained(at(1, -22), at(4, -20))).toEqual([0]);
});
