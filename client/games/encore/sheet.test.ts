import { expect, test } from "vitest";
import {
  COLUMNS,
  crossed,
  earlierDeed,
  earlierWon,
  earlierSquares,
  justFull,
  justFullElsewhere,
  lastDeed,
  lastSquares,
  lastWon,
  readSquares,
  winning,
} from "./sheet";

test("a small letter is a star", () => {
  const [row] = readSquares(["Gy"], "1234567");
  expect(row).toMatchObject([
    { name: "A1", color: "g", star: false },
    { name: "B1", color: "y", star: true },
  ]);
});
test("what was won is told until its seat moves again, or the next turn is over", () => {
  const win = { kind: "column_claimed", seat: 1, text: "H", points: 1 };
  const roll = { kind: "rolled", text: "roll b | 3" };
  const move = { kind: "checked", seat: 1, text: "b1 H1" };
  expect(lastWon([roll, move, win], 1)).toEqual([win]);
  expect(lastWon([roll, move, win, roll], 1)).toEqual([win]);
  expect(lastWon([roll, move, win, roll], 0)).toEqual([]);
  expect(lastWon([roll, move, win, roll, move], 1)).toEqual([]);
  expect(lastWon([roll, move, win, roll, move, win], 1)).toEqual([win]);
  expect(lastWon([roll, move, win, roll, { ...move, seat: 0 }], 1)).toEqual([win]);
  expect(lastWon([roll, move, win, roll, roll], 1)).toEqual([]);
});
test("what somebody did is told until they have done something else", () => {
  const roll = { kind: "rolled", text: "roll b | 3" };
  const pass = { kind: "passed", seat: 1 };
  const move = { kind: "checked", seat: 1, text: "b1 H1" };
  expect(lastDeed([roll], 1)).toBeNull();
  expect(lastDeed([roll, pass], 1)).toEqual({ event: pass, isNow: true });
  expect(lastDeed([roll, pass, roll], 1)).toEqual({ event: pass, isNow: false });
  expect(lastDeed([roll, pass, roll, move], 1)).toEqual({ event: move, isNow: true });
  expect(lastDeed([roll, pass, roll, roll], 1)).toBeNull();
  expect(lastDeed([roll, pass], 0)).toBeNull();
});
test("a scene shows the squares it crosses and those that win", () => {
  const squares = readSquares(["Gy", "BG"], "PQ");
  const events = [
    { kind: "checked", seat: 0, text: "g1 AP" },
    { kind: "column_claimed", seat: 0, text: "A" },
    { kind: "color_claimed", seat: 1, text: "g" },
    { kind: "row_claimed", seat: 2, text: "Q" },
  ];
  expect([...crossed(events, 0)]).toEqual(["AP"]);
  expect([0, 1, 2].map((seat) => [...winning(events, seat, squares)].sort())).toEqual([
    ["AP", "AQ"],
    ["AP", "BQ"],
    ["AQ", "BQ"],
  ]);
});
test("the last move is that of the last turn only", () => {
  const log = [
    { kind: "rolled", text: "roll b | 3" },
    { kind: "checked", seat: 0, text: "b1 A1" },
    { kind: "rolled", text: "roll b | 3" },
    { kind: "checked", seat: 0, text: "b3 G4 H4 H5" },
    { kind: "bonus_used", seat: 0, text: "bonus Q EP EQ" },
    { kind: "checked", seat: 1, text: "b1 H1" },
    { kind: "rolled", text: "roll b | 3" },
  ];
  expect([...lastSquares(log, 0)].sort()).toEqual(["EP", "EQ", "G4", "H4", "H5"]);
});
test("who answers one roll and takes first from the next has done two things since", () => {
  const roll = { kind: "rolled", text: "roll b | 3" };
  const answer = { kind: "checked", seat: 1, text: "b1 H1" };
  const first = { kind: "checked", seat: 1, text: "b2 G4 H4" };
  const win = { kind: "row_claimed", seat: 1, text: "Q" };
  expect(earlierWon([roll, answer, win, roll, first], 1)).toEqual([win]);
  expect(earlierWon([roll, answer, win, roll], 1)).toEqual([]);
  expect(earlierDeed([roll, answer], 1)).toBeNull();
  expect(earlierDeed([roll, answer, roll], 1)).toBeNull();
  const both = [roll, answer, roll, first];
  expect(earlierDeed(both, 1)).toBe(answer);
  expect([...earlierSquares(both, 1)]).toEqual(["H1"]);
  expect([...lastSquares(both, 1)]).toEqual(["G4", "H4"]);
  for (const kind of ["passed", "stuck"]) {
    const passed = { kind, seat: 1 };
    expect(earlierDeed([roll, answer, roll, passed, roll, first], 1)).toBe(passed);
    expect(earlierSquares([roll, answer, roll, passed, roll, first], 1).size).toBe(0);
  }
});

test("what is full counts when the turn is over, and until then others can be first, too", () => {
  const printed = ["GY", "GG", "BG", "BG", "BG", "BG", "BG"];
  const column = ["A1", "A2", "A3", "A4", "A5", "A6", "A7"];
  const sheet = { checked: [...column, "B1"], columns: {}, colors: {} };
  const full = justFull(sheet, printed, "1234567");
  expect([...full.columns, ...full.rows]).toEqual(["A"]);
  expect(full.colors.has("y")).toBe(true);
  const counted = { ...sheet, columns: { A: 5 }, colors: { y: 5, b: 3 } };
  expect([...justFull(counted, printed, "1234567").columns]).toEqual([]);
  const empty = { checked: [], columns: {}, colors: {} };
  const seen = (seat: number) => justFullElsewhere([sheet, empty], seat, printed, "1234567");
  expect([[...seen(0).columns], [...seen(1).columns]]).toEqual([[], ["A"]]);
});
test("a row counts only where rows do", () => {
  const checked = [...COLUMNS].map((column) => `${column}P`);
  const sheet = { checked, columns: {}, colors: {} };
  expect([...justFull(sheet, [], "PQ").rows]).toEqual([]);
  expect([...justFull({ ...sheet, rows: [] }, [], "PQ").rows]).toEqual(["P"]);
  expect([...justFull({ ...sheet, rows: ["P"] }, [], "PQ").rows]).toEqual([]);
});
