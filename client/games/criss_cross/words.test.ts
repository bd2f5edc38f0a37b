import { beforeAll, expect, test, vi } from "vitest";
import { speak } from "../../ui/words.svelte";
import type { PositionOf } from "../../wire/position";
import type { CrissCrossSheet, CrissCrossView, TableInfo } from "../../wire/types";
import { bestLine } from "./grid";
import { endWords, waitedWords } from "./words";

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
  expect(endWords(view(FULL, SHORT, SHORT), table(0))).toMatch(/^No two free squares/);
  expect(endWords(view(SHORT, FULL, SHORT), table(null))).toMatch(/^No two free squares/);
});

test("who has no room looks on; who has chosen waits as everywhere", () => {
  const at = (chosen: boolean[], to_act: number[]) =>
    ({ view: view(SHORT, FULL, FULL), chosen, to_act }) as unknown as PositionOf<CrissCrossView>;
  const words = "You have no room left: Mira and Otto write on";
  expect(waitedWords(at([false, false, false], [1, 2]), table(0))).toBe(words);
  expect(waitedWords(at([true, false, false], [1, 2]), table(0))).toBe(null);
  expect(waitedWords(at([false, false, false], [0, 1]), table(0))).toBe(null);
});

test("the best line: no less than nothing, and the diagonal counted once", () => {
  expect(bestLine(sheet("", { "row 1": 8, "column A": 3, diagonal: 12 }))).toBe(8);
  expect(bestLine(sheet("", { "row 1": 3, diagonal: 16 }))).toBe(8);
  expect(bestLine(sheet("", { "row 1": -5, diagonal: 0 }))).toBe(0);
});
