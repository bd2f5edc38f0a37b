import { expect, test } from "vitest";
import { roam } from "./roving";

test.each([
  ["ArrowLeft", [0, 0], [0, 0]],
  ["ArrowDown", [3, 2], [3, 3]],
  ["ArrowDown", [3, 6], [3, 6]],
  ["Home", [3, 2], [0, 2]],
  ["End", [3, 2], [14, 2]],
  ["x", [3, 2], null],
] as const)("%s at %o", (key, at, next) => {
  expect(roam({ key }, at, 15, 7)).toEqual(next);
});
test("with Control, Home and End lead to the corners", () => {
  expect(roam({ key: "Home", ctrlKey: true }, [3, 2], 5, 5)).toEqual([0, 0]);
  expect(roam({ key: "End", ctrlKey: true }, [3, 2], 5, 5)).toEqual([4, 4]);
});
