import { beforeAll, expect, test, vi } from "vitest";
import { speak } from "../../ui/words.svelte";
import type { PositionOf } from "../../wire/position";
import type { CrissCrossSheet, CrissCrossView, Event, TableInfo } from "../../wire/types";
import { bestLine } from "./grid";
import { bringsWords, endWords, waitedWords } from "./words";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

const sheet = (text: string, points = {}): CrissCrossSheet => ({ rows: text.split("/"), points });
const FULL = sheet("aaaaa/aaaaa/aaaaa/aaaaa/aaaaa");
const SHORT = sheet("aaaaa/a.aaa/aaaaa/aaa.a/aaaaa");
const view = (...sheets: CrissCrossSheet[]) =>
  ({ sheets, symbols: ["a", "b"] }) as unknown as CrissCrossView;
const table = (you: number | null) =>
  ({
    you,
    yours: you === null ? [] : [you],
    seats: [{ name: "You" }, { name: "Mira" }, { name: "Otto" }],
  }) as unknown as TableInfo;

test("who had no room any more is told who wrote last", () => {
  const others = "You had no room left; Mira wrote the last pair";
  expect(endWords(view(SHORT, FULL, SHORT), table(0))).toBe(others);
  for (const told of [
    endWords(view(FULL, SHORT, SHORT), table(0)),
    endWords(view(SHORT, FULL, SHORT), table(null)),
    endWords(view(SHORT, SHORT, SHORT), table(0)),
  ])
    expect(told).toMatch(/^No grid has room/);
  expect(endWords(view(FULL), table(0))).toMatch(/^The grid is full/);
  expect(endWords(view(SHORT), table(0))).toMatch(/^No two free boxes/);
});

test("who has no room looks on; who has chosen waits as everywhere", () => {
  const at = (chosen: boolean[], to_act: number[]) =>
    ({ view: view(SHORT, FULL, FULL), chosen, to_act }) as unknown as PositionOf<CrissCrossView>;
  const words = "You have no room left: Mira and Otto write on";
  expect(waitedWords(at([false, false, false], [1, 2]), table(0))).toBe(words);
  expect(waitedWords(at([true, false, false], [1, 2]), table(0))).toBe(null);
  expect(waitedWords(at([false, false, false], [0, 1]), table(0))).toBe(null);
});

test("what a move brings, and what it makes impossible", () => {
  const parts = (points: number) => [{ label: "row 4", points }];
  const told = (points: number, round: number, ...events: Event[]) =>
    bringsWords({ parts: parts(points), events }, parts(2), round);
  const alone = (text: string): Event => ({ kind: "left_alone", seat: 0, text });
  expect(told(2, 4)).toBe("no points yet");
  expect(told(2, 4, alone("B1"))).toBe("no points yet\u00a0· B1 will stay empty");
  expect(told(4, 4, alone("B1"), alone("E1"))).toBe("Row 4 +2\u00a0· B1 and E1 will stay empty");
  const full = { kind: "finished", seat: 0 };
  expect(told(4, 9, full)).toBe("Row 4 +2\u00a0· no room for a pair after this");
  expect(told(4, 12, full)).toBe("Row 4 +2");
  expect(told(2, 12, full)).toBe("no points");
  expect(told(4, 11, alone("D3"), alone("E1"), full)).toBe(
    "Row 4 +2\u00a0· D3 and E1 will stay empty\u00a0· no room for a pair after this",
  );
  expect(told(4, 12, alone("D3"), alone("E1"), full)).toBe("Row 4 +2");
});

test("the best line: no less than nothing, and the diagonal counted once", () => {
  expect(bestLine(sheet("", { "row 1": 8, "column A": 3, diagonal: 12 }))).toBe(8);
  expect(bestLine(sheet("", { "row 1": 3, diagonal: 16 }))).toBe(8);
  expect(bestLine(sheet("", { "row 1": -5, diagonal: 0 }))).toBe(0);
});
