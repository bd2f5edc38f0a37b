import { beforeAll, expect, test, vi } from "vitest";
import { speak, t } from "../../ui/words.svelte";
import type { PositionOf } from "../../wire/position";
import type { Event, OneMoreEncoreView, TableInfo } from "../../wire/types";
import { turnWords, untold } from "../encore/brings";
import { wonWords } from "./brings";
import box from "./box";
import { EVENTS } from "./words";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

test.each([
  ["H", "column H +2 and golden die", "Mira completes column H: 2 and a golden die"],
  ["D", "column D +2", "Mira completes column D: 2"],
])("whoever fills column H wins a golden die: %s", (text, short, told) => {
  const event = { kind: "column_claimed", seat: 1, text, points: 2 } as Event;
  expect(wonWords(event)).toBe(short);
  const args = { you: "no", name: "Mira", text, points: "2" };
  const say = EVENTS["column_claimed"] as (event: Event, args: object) => string;
  expect(say(event, args)).toBe(told);
});

test.each([
  [2, "a golden die +2 points"],
  [-2, "a golden die −2 points"],
  [4, "golden dice +4 points"],
])("what golden dice are worth is told in points: %i", (points, words) => {
  expect(untold([{ label: "dice", points }], [])).toEqual([words]);
});

test("the golden die of column H is told once", () => {
  const wins = [{ kind: "column_claimed", seat: 1, text: "H", points: 2 } as Event];
  const told = (counted: Parameters<typeof untold>[0]) =>
    turnWords({ kind: "checked", seat: 1 }, "1 square", { wins, won: wonWords, counted });
  expect(told([{ label: "columns", points: 2 }])).toBe("1 square · column H +2 and golden die");
  expect(
    told([
      { label: "columns", points: 2 },
      { label: "dice", points: 2 },
    ]),
  ).toBe("1 square · column H +2 · a golden die +2 points");
});

const crosses = (row: string, columns = "ABCDEFGHIJKLMN") =>
  [...columns].map((column) => column + row);
const sheet = (checked: string[], rows: string[] = []) => ({
  ...{ checked, rows, columns: {}, colors: {} },
});
test.each<[string, string[], string | null, Record<string, string | null>, string | null]>([
  [
    "with a move not seen yet",
    crosses("S"),
    "bomb OS",
    { S: "bomb" },
    "the bomb of row S is yours",
  ],
  [
    "with crosses for all to see",
    [...crosses("S"), "OS"],
    null,
    { S: "bomb" },
    "the bomb of row S is yours",
  ],
  [
    "two at once",
    [...crosses("R"), ...crosses("S")],
    "bomb OR OS",
    { R: "bomb", S: "bomb" },
    "the bombs of rows R and S are yours",
  ],
  ["somebody had it before", crosses("S"), "bomb OS", { S: null }, null],
  ["a heart comes by itself", crosses("S"), "bomb OS", { S: "heart" }, null],
  ["nothing is full", crosses("S"), "bomb NT", { S: "bomb" }, null],
])("who has won a bomb hears that it comes: %s", (_, checked, mine, row_bonuses, words) => {
  const view = {
    ...{ printed: [], row_bonuses, bomb: null, turn: 2, active: 1 },
    sheets: [sheet(checked), sheet([])],
  };
  const position = { view, mine, to_act: [1], chosen: [true, false] };
  const told = box.waited!(
    position as unknown as PositionOf<OneMoreEncoreView>,
    { you: 0, seats: [{ name: "Ada" }, { name: "Mira" }] } as TableInfo,
    "Waiting for Mira",
  );
  expect(told).toBe(words && `Waiting for Mira, then ${words}`);
});

test.each([
  ["row", true],
  ["stars", true],
  ["block", false],
  ["bomb", false],
])("that a cross of the same move counts is said where it does (OME-14): %s", (face, counts) => {
  expect(t(`what-special-${face}`).includes("a cross, old or new")).toBe(counts);
});
