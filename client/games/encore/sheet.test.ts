import { expect, test } from "vitest";
import { lastSquares, readSquares } from "./sheet";

test("a small letter is a star", () => {
  const [row] = readSquares(["Gy"], "1234567");
  expect(row).toMatchObject([
    { name: "A1", color: "g", star: false },
    { name: "B1", color: "y", star: true },
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
