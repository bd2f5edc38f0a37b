import { beforeAll, expect, test, vi } from "vitest";
import { speak } from "../ui/words.svelte";
import { gapWords } from "./gap";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

const part = (points: Record<string, number>) =>
  Object.entries(points).map(([label, one]) => ({ label, points: one }));
const END = {
  scores: [37, 114],
  winners: [1],
  parts: [
    part({ colors: 0, columns: 20, rows: 15, hearts: 10, dice: 0, stars: -8 }),
    part({ colors: 20, columns: 34, rows: 35, hearts: 25, dice: 2, stars: -2 }),
  ],
};
const box = { part: (label: string) => label };
const said = (seat: number | null, yours: number[] = [0]) =>
  gapWords(END, ["You", "Mira"], box, seat, yours);

test.each([[0], [1], [null]])(
  "by which parts the winner was ahead, both as they count: %s",
  (seat) => {
    expect(said(seat)).toBe(
      "Mira was 77 ahead of you. Part by part, Mira and you: colors (20 : 0), columns (34 : 20), " +
        "rows (35 : 15), hearts (25 : 10), dice (2 : 0), and stars (−2 : −8).",
    );
  },
);

test.each([[0], [1]])(
  "whoever won reads against whom, whose game it is not likewise: %i",
  (seat) => {
    const turned = { ...END, scores: [114, 37], winners: [0], parts: END.parts.toReversed() };
    expect(gapWords(turned, ["You", "Mira"], box, seat, [0])).toMatch(
      /^You were 77 ahead of Mira\. Part by part, you and Mira: colors \(20 : 0\), /,
    );
  },
);

test("of many parts those are told that differ most, in the order of the score", () => {
  const one = Object.fromEntries([..."abcdefghi"].map((label, i) => [label, i + 1]));
  const parts = [part(one), part(Object.fromEntries(Object.keys(one).map((key) => [key, 0])))];
  expect(gapWords({ scores: [45, 0], winners: [0], parts }, ["Ada", "Mira"], box, 0, [1])).toBe(
    "Ada was 45 ahead of you. Part by part, Ada and you: " +
      "c (3 : 0), d (4 : 0), e (5 : 0), f (6 : 0), g (7 : 0), h (8 : 0), and i (9 : 0).",
  );
});

const rounds = (...points: number[]) => {
  const parts = [points, points.map(() => 0)].map((all) =>
    all.map((one, i) => ({ label: `round ${i + 1}`, points: one })),
  );
  return { scores: [points.reduce((sum, one) => sum + one, 0), 0], winners: [0], parts };
};

test("rounds are told one after the other, as both wrote them", () => {
  const end = rounds(23, 31, 66);
  expect(gapWords(end, ["You", "Mira"], box, 0, [0])).toBe(
    "You were 120 ahead of Mira. Round by round, you and Mira: " +
      "round 1 (23 : 0), round 2 (31 : 0), and round 3 (66 : 0).",
  );
  expect(gapWords(end, ["Ada", "Mira"], box, 1, [])).toMatch(
    /^Ada was 120 ahead of Mira\. Round by round, Ada and Mira: round 1 \(23 : 0\), /,
  );
});

test("points that are equal, or have no parts, tell nothing", () => {
  const tie = { ...END, scores: [114, 114] };
  expect(gapWords(tie, ["Ada", "Mira"], box, 0, [0])).toBe("");
  const whole = [part({ all: 3 }), part({ all: 9 })];
  expect(gapWords({ scores: [3, 9], winners: [1], parts: whole }, ["A", "B"], box, 0, [0])).toBe(
    "",
  );
  expect(gapWords({ scores: [3], winners: [0], parts: whole }, ["A"], box, 0, [0])).toBe("");
});
