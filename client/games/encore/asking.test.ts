import { beforeAll, expect, test, vi } from "vitest";
import { speak } from "../../ui/words.svelte";
import { nextWords } from "./asking";
import { NOTHING, readLegal } from "./placements";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

const all = readLegal(["b2 H4 H5", "b1 H4", "x2 H4 H5"]);
const dice = (color: string, number: string) => ({ ...NOTHING, color, number });

test.each([
  ["b", "2", 0, "cross 2 squares, blue, side by side, one of them in column H"],
  ["b", "1", 0, "cross 1 square, blue, in column H"],
  ["x", "2", 4, "cross 2 squares, of one color, side by side, at a cross or column H"],
  ["b", "2", 20, "cross 2 squares, blue, side by side"],
])("%s%s with %i crosses: %s", (color, number, crossed, words) => {
  expect(nextWords(all, dice(color, number), undefined, crossed)).toBe(words);
});
