import { beforeAll, expect, test, vi } from "vitest";
import { speak } from "../ui/words.svelte";
import type { Advice } from "../wire/types";
import { orderWords, whyWords } from "./reasons";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

const advice = (win: number | null, noise: number, ahead: string[] = []) =>
  ({
    ...{ points: 10, win, noise_points: 0, noise_win: noise },
    ...{ words: { en: ["takes a star"] }, ahead: { en: ahead } },
  }) as unknown as Advice;

test("others may be as good only where there are others", () => {
  const told = (count: number, legal: string[], on_demand: string[] = []) =>
    orderWords(count, { legal, on_demand });
  const sorted = "Sorted by your chance to win";
  expect(told(2, ["hit", "stay"])).toBe(sorted);
  expect([told(3, ["a", "b", "c", "d"]), told(3, ["a", "b", "c"], ["d"])]).toEqual([
    "Some of the best, by your chance to win; others may be as good",
    "Some of the best, by your chance to win; others may be as good",
  ]);
});

test("that two moves are as good is said of the first, too", () => {
  const moves = [advice(0.75, 0, ["keeps a joker"]), advice(0.74, 0.01), advice(0.6, 0.01)];
  expect([0, 1, 2].map((place) => whyWords(moves, place, false))).toEqual([
    "as good as move 2, as far as one can tell · what speaks for it: keeps a joker · takes a star",
    "as good, as far as one can tell · takes a star",
    "takes a star",
  ]);
});

test("one that stands first for what can be said of it is as good as the next", () => {
  expect(whyWords([advice(0.74, 0.01), advice(0.75, 0)], 0, false)).toMatch(/^as good as move 2/);
});

test("where the game is decided it is not said of each move", () => {
  expect(whyWords([advice(0.01, 0), advice(0, 0.01)], 1, true)).toBe("takes a star");
  expect(whyWords([advice(0.9, 0)], 0, false)).toBe("takes a star");
});
