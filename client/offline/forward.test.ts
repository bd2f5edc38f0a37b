/** A net's arithmetic, by hand: a grid of two squares a side, each free or not. That the shipped nets say
 * what NumPy says is in tests/offline/test_netted.py. */

import { expect, test } from "vitest";
import { forward, netOf } from "./forward.js";

const bytes = (...numbers: number[]) => new Uint8Array(Int16Array.from(numbers).buffer);
const ABOUT = {
  ...{
    lines: [
      [0, 1],
      [2, 3],
      [0, 2],
      [1, 3],
      [2, 1],
    ],
    faces: 2,
  },
  ...{ weight: 4, activation: 2 },
};
/** One number is kept of each line there can be: 0 1 2 3, the line as a number to the base 2. */
const ARRAYS = {
  lines: bytes(0, 1, 2, 3),
  // To two units, of each square free and written, then of each line: the first one counts what is
  // written eight times and adds up the lines, the second one is the same for every grid.
  one: bytes(...Array(4).fill([0, -1, 8, -1]).flat(), ...Array(5).fill([1, 0]).flat()),
  one_bias: bytes(3, 6),
  two: bytes(5, -1),
  two_bias: bytes(-1),
  out: bytes(3),
  out_bias: bytes(-7),
};
/** Lines of a grid added up as numbers, then all of it in whole numbers. */
function byHand(lines: number, written: number): number {
  const first = Math.floor((2 * 8 * written + lines + 2 * 3) / 4);
  const second = Math.floor(Math.max(2 * -4 + 2 * 6, 0) / 4);
  return 3 * Math.floor(Math.max(5 * first - second - 2, 0) / 4) - 14;
}

test("a number of each grid", () => {
  const net = netOf(ARRAYS, ABOUT);
  expect(net("")).toEqual([]);
  // Of 1001 the lines are 10, 01, 10, 01 and 00.
  const wanted = [byHand(0, 0), byHand(2 + 1 + 2 + 1 + 0, 2), byHand(5 * 3, 4)];
  expect(net("0000" + "1001" + "1111")).toEqual(wanted);
});

test("Python hands over bytes, and is answered in JSON", () => {
  const net = forward({ toJs: () => ARRAYS }, JSON.stringify(ABOUT));
  expect(net("0000")).toBe(`[${byHand(0, 0)}]`);
});
