import { expect, test } from "vitest";
import { readSquares } from "./sheet";
import { sort, type Alike, type Marks } from "./sorting";

// A1 green, B1 a star in yellow, C1 green.
const squares = readSquares(["GyG"], "1").flat();
const none: Marks = {
  checked: new Set(),
  chosen: new Set(),
  golden: new Set(),
  open: new Set(),
  last: new Set(),
  fresh: new Set(),
  won: new Set(),
};
const told = (groups: readonly Alike[]) =>
  groups.map(({ color, state, spots }) => `${color} ${state} ${spots.map(({ name }) => name)}`);
const names = (spots: readonly { name: string }[]) => spots.map(({ name }) => name);

test("squares that look alike are drawn together", () => {
  const { grounds, glyphs, stars } = sort(squares, none, false);
  expect(told(grounds)).toEqual(["g free A1,C1", "y free B1"]);
  expect(told(glyphs)).toEqual(["g free A1,C1"]);
  expect(told(stars)).toEqual(["y free B1"]);
});
test("a crossed star has no glyph in it", () => {
  const { inStars, stars } = sort(squares, { ...none, checked: new Set(["B1"]) }, false);
  expect(inStars).toEqual([]);
  expect(told(stars)).toEqual(["y done B1"]);
});
test("what cannot be chosen steps back, but what is chosen or crossed does not", () => {
  const marks = { ...none, open: new Set(["A1"]), checked: new Set(["B1"]) };
  expect(names(sort(squares, marks, true).veiled)).toEqual(["C1"]);
  expect(told(sort(squares, none, true).stars)).toEqual(["y back B1"]);
  const chosen = { ...none, chosen: new Set(["C1"]) };
  expect(names(sort(squares, chosen, true).veiled)).toEqual(["A1", "B1"]);
});
test("a square that is chosen invites no more, and a cross is drawn once", () => {
  const marks = { ...none, open: new Set(["A1", "C1"]), chosen: new Set(["C1"]) };
  const { open, ringed, chosen, fresh } = sort(squares, { ...marks, fresh: new Set(["C1"]) }, true);
  expect(names(open)).toEqual(["A1"]);
  expect(names(ringed)).toEqual(["C1"]);
  expect(names(chosen)).toEqual([]);
  expect(names(fresh)).toEqual(["C1"]);
});
test("golden squares have a die beside their glyph, in the same path, and a plus until they are crossed", () => {
  const golden = new Set(["A1", "C1"]);
  const { dice, glyphs, more } = sort(
    squares,
    { ...none, golden, checked: new Set(["C1"]) },
    false,
  );
  expect(told(dice)).toEqual(["g free A1", "g done C1"]);
  expect(told(glyphs)).toEqual(["g free A1", "g done C1"]);
  const [place, plain] = [glyphs, sort(squares, none, false).glyphs].map(
    (all) => all[0]!.spots[0]!.column,
  );
  expect(place).toBeLessThan(plain!);
  expect(told(more)).toEqual(["g free A1"]);
});
