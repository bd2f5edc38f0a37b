import { describe, expect, test } from "vitest";
import {
  attempt,
  fresh,
  isTouched,
  joinable,
  lay,
  most,
  NOTHING,
  openColors,
  openNumbers,
  price,
  readLegal,
  ready,
  takeColor,
  takeNumber,
  takeSpecial,
  tap,
  undo,
} from "./placements";

const all = readLegal([
  "b2 G4 H4",
  "b2 H4 H5",
  "b3 G4 H4 H5",
  "x2 H1 I1",
  "x? H1",
  "bomb CQ",
  "bomb CQ CR",
  "heart",
  "pass",
]);
const b = takeColor(all, NOTHING, "b");
const b2 = takeNumber(all, b, "2");

describe("dice", () => {
  test("a pass checks nothing", () => {
    expect(all).toHaveLength(8);
  });
  test("only faces of legal moves can be taken", () => {
    expect([...openColors(all, NOTHING)].sort()).toEqual(["b", "x"]);
    expect([...openNumbers(all, NOTHING)].sort()).toEqual(["2", "3", "?"]);
  });
  test("a die chosen narrows the others", () => {
    expect([...openNumbers(all, b)].sort()).toEqual(["2", "3"]);
    expect([...openColors(all, takeNumber(all, NOTHING, "?"))]).toEqual(["x"]);
  });
  test("the same tap puts a die back", () => {
    expect(takeColor(all, b, "b").color).toBeNull();
    expect(takeSpecial(takeSpecial(NOTHING, "bomb"), "bomb").special).toBeNull();
  });
  test("a die that does not fit the other one puts it back", () => {
    expect(takeColor(all, b2, "x")).toMatchObject({ color: "x", number: "2" });
    const b3 = takeNumber(all, b, "3");
    expect(takeColor(all, b3, "x")).toMatchObject({ color: "x", number: null });
    expect(takeNumber(all, b3, "?")).toMatchObject({ color: null, number: "?" });
  });
  test("each joker has its price", () => {
    expect(price(b2)).toBe(0);
    expect(price(takeNumber(all, takeColor(all, NOTHING, "x"), "?"))).toBe(2);
  });
});

describe("squares", () => {
  test("nothing lights up before the dice are chosen", () => {
    expect(joinable(all, NOTHING).size).toBe(0);
    expect(joinable(all, b).size).toBe(0);
  });
  test("with dice the squares of legal placements light up", () => {
    expect([...joinable(all, b2)].sort()).toEqual(["G4", "H4", "H5"]);
  });
  test("a square leaves only placements that hold it", () => {
    const chosen = tap(all, b2, "H4");
    expect(chosen.squares).toEqual(["H4"]);
    expect([...joinable(all, chosen)].sort()).toEqual(["G4", "H5"]);
    expect(ready(all, chosen)).toBeNull();
  });
  test("what must follow fills itself in", () => {
    const chosen = tap(all, b2, "G4");
    expect(chosen.squares).toEqual(["G4", "H4"]);
    expect(ready(all, chosen)?.move).toBe("b2 G4 H4");
    expect(chosen.given).toEqual(["H4"]);
  });
  test("a square that is not legal changes nothing", () => {
    expect(tap(all, b2, "A1")).toBe(b2);
  });
  test("a chosen square can be given back", () => {
    expect(tap(all, tap(all, b2, "H4"), "H4").squares).toEqual([]);
  });
  test("who taps on by habit takes nothing away of what filled itself in", () => {
    const chosen = tap(all, b2, "G4");
    expect(tap(all, chosen, "H4")).toBe(chosen);
    expect(tap(all, chosen, "G4").squares).toEqual([]);
    expect(undo(chosen).squares).toEqual([]);
  });
  test("what is tapped can be asked about, in the order of the record", () => {
    expect(attempt(tap(all, b2, "H4"), "A1")).toBe("b2 A1 H4");
    expect(attempt(takeSpecial(NOTHING, "bomb"), "OV")).toBe("bomb OV");
  });
  test("dice say how many squares there may be", () => {
    const bomb = takeSpecial(NOTHING, "bomb");
    expect(most(all, tap(all, bomb, "CQ"))).toBe(2);
    expect(most(all, b2)).toBe(2);
  });
  test("a bomb may stop early or go on", () => {
    const one = tap(all, takeSpecial(NOTHING, "bomb"), "CQ");
    expect(ready(all, one)?.move).toBe("bomb CQ");
    expect([...joinable(all, one)]).toEqual(["CR"]);
  });
  test("a heart needs no square", () => {
    expect(ready(all, takeSpecial(NOTHING, "heart"))?.move).toBe("heart");
  });
});

describe("undo", () => {
  test("it takes back the last square, then the dice", () => {
    const chosen = tap(all, b2, "H4");
    expect(undo(chosen)).toEqual(b2);
    expect(undo(b2)).toBe(NOTHING);
  });
  test("the special die goes back with its first square", () => {
    const one = tap(all, takeSpecial(NOTHING, "bomb"), "CQ");
    expect(undo(tap(all, one, "CR"))).toEqual(one);
    expect(undo(one)).toBe(NOTHING);
  });
  test("a bonus bomb is due from the start and cannot be put back", () => {
    const bombs = readLegal(["bonus Q EP", "bonus Q EP EQ", "bonus Q pass"]);
    const begun = fresh(bombs);
    expect(begun.special).toBe("bonus Q");
    expect(isTouched(begun)).toBe(false);
    expect(undo(begun)).toBe(begun);
    expect(ready(bombs, tap(bombs, begun, "EP"))?.move).toBe("bonus Q EP");
  });
  test("it is due before its squares are fetched, and no move yet", () => {
    const legal = readLegal(["bonus Q pass"]);
    const begun = fresh(readLegal(["bonus Q", "bonus Q pass"]));
    expect(begun.special).toBe("bonus Q");
    expect(ready(legal, begun)).toBeNull();
  });
});

test("a hint is laid out as if it had been tapped", () => {
  const legal = readLegal(["b2 G4 H4", "x3 H1 H2 H3", "bomb CQ CR", "pass"]);
  for (const { move } of legal) expect(ready(legal, lay(move))?.move).toBe(move);
  expect(lay("pass")).toEqual(NOTHING);
});
