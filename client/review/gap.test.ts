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
  "by which parts the winner was ahead, the largest first: %s",
  (seat) => {
    expect(said(seat)).toBe(
      "Mira was 77 ahead of you. Part by part, Mira against you: " +
        "colors +20, rows +20, hearts +15, and columns +14; all else +8.",
    );
  },
);

test.each([[0], [1]])(
  "whoever won reads against whom, whose game it is not likewise: %i",
  (seat) => {
    const turned = { ...END, scores: [114, 37], winners: [0], parts: END.parts.toReversed() };
    expect(gapWords(turned, ["You", "Mira"], box, seat, [0])).toMatch(
      /^You were 77 ahead of Mira\. Part by part, you against Mira: /,
    );
  },
);

test("what the winner had less of is named last", () => {
  const parts = [part({ rows: 0, stars: 0 }), part({ rows: 15, stars: -6 })];
  const end = { scores: [0, 9], winners: [1], parts };
  expect(gapWords(end, ["Ada", "Mira"], box, 0, [0])).toMatch(/: rows \+15 and stars −6\.$/);
});

const rounds = (...points: number[]) => {
  const parts = [points, points.map(() => 0)].map((all) =>
    all.map((one, i) => ({ label: `round ${i + 1}`, points: one })),
  );
  return { scores: [points.reduce((sum, one) => sum + one, 0), 0], winners: [0], parts };
};

test("of rounds it is said that each is told against another", () => {
  const end = rounds(23, -31, 29, -46, 66);
  expect(gapWords(end, ["You", "Mira"], box, 0, [0])).toBe(
    "You were 41 ahead of Mira. Round by round, you against Mira: " +
      "round 1 +23, round 2 −31, round 3 +29, round 4 −46, and round 5 +66.",
  );
  expect(gapWords(end, ["Mira", "You"], box, 1, [1])).toMatch(
    /^Mira was 41 ahead of you\. Round by round, Mira against you: round 1 \+23, /,
  );
  const long = rounds(1, 2, 40, 3, -30, 4, 5, 20, 6, 7);
  expect(gapWords(long, ["You", "Mira"], box, 0, [0])).toMatch(
    /: round 3 \+40, round 8 \+20, round 10 \+7, and round 5 −30; all other rounds \+21\.$/,
  );
  expect(gapWords(rounds(20, -3), ["You", "Mira"], box, 0, [0])).toBe(
    "You were 17 ahead of Mira. Round by round, you against Mira: round 1 +20 and round 2 −3.",
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
