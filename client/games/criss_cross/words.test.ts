import { beforeAll, expect, test, vi } from "vitest";
import { tellScene } from "../../table/tell";
import { speak } from "../../ui/words.svelte";
import type { PositionOf } from "../../wire/position";
import type { CrissCrossSheet, CrissCrossView, Event, TableInfo } from "../../wire/types";
import { bestLine } from "./grid";
import { barWords, bringsWords, endWords, EVENTS, isIdle, SEEN, waitedWords } from "./words";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

const sheet = (text: string, points = {}, finished = false): CrissCrossSheet => ({
  rows: text.split("/"),
  points,
  finished,
});
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

test("who has no room looks on from that moment, also while the dice roll for the others", () => {
  const [out, on] = [sheet(".", {}, true), sheet("..")];
  const at = (to_act: number[], ...sheets: CrissCrossSheet[]) =>
    ({ view: view(...sheets), chosen: [], to_act }) as unknown as PositionOf<CrissCrossView>;
  const words = (...sheets: CrissCrossSheet[]) =>
    [[], [1]].map((to_act) => waitedWords(at(to_act, ...sheets), table(0)));
  const told = "You have no room left: Mira and Otto play on";
  expect(words(out, on, on)).toEqual([told, told]);
  expect(words(out, out, on)[0]).toBe("You have no room left: Otto plays on");
  expect(words(on, out, on)).toEqual([null, null]);
  expect(words(out, out, out)).toEqual([null, null]);
  expect(waitedWords(at([], out, on, on), table(null))).toBe(null);
});

test("what is written is no roll; the button says what is waited for", () => {
  const [out, on] = [sheet(".", {}, true), sheet("..")];
  const bar = (to_act: number[], kinds: string[] | null, own = on) =>
    barWords(
      { view: view(own, on), to_act },
      table(0),
      kinds && {
        events: kinds.map((kind) => ({ kind })),
      },
    );
  expect(bar([], ["wrote", "wrote"])).toBe("All have chosen");
  expect(bar([], ["rolled"])).toBe("The dice are rolling");
  expect(bar([1], null)).toBe("Mira is choosing");
  expect(bar([1], ["wrote"], out)).toBe("You have no room left");
});

test("only while others play on has somebody time", () => {
  const [out, on] = [sheet(".", {}, true), sheet("..")];
  expect([0, 1].map((seat) => isIdle(view(out, on), seat))).toEqual([true, false]);
  expect(isIdle(view(out, out), 0)).toBe(false);
});

test("that one has no room left is told with who plays on, but not at the end", () => {
  const [out, on] = [sheet(".", {}, true), sheet("..")];
  const line = (you: number | null, ...sheets: CrissCrossSheet[]) =>
    tellScene(
      { view: view(...sheets), events: [{ kind: "finished", seat: 0 }], length: 1 },
      ["Ada", "Mira", "Otto"],
      { events: EVENTS, seen: SEEN },
      you,
      view(...sheets),
    );
  expect(line(0, out, on, out)).toBe("You have no room left: Mira plays on");
  expect(line(0, out, out, out)).toBe("You have no room left");
  expect(line(1, out, on, out)).toBe("Ada has no room left");
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
