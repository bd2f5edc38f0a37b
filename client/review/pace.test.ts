import { beforeAll, expect, test, vi } from "vitest";
import { speak } from "../ui/words.svelte";
import { howFar, leftWords, Pace } from "./pace";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

test.each([
  ["queued", 0, "Waiting for its turn …"],
  ["queued", 1, "Waiting for its turn: another game is looked at first …"],
  ["queued", 3, "Waiting for its turn: about 3 other games are looked at first …"],
  ["running", 0, "The coach looks at every decision of everybody …"],
] as const)("%s with %s before it", (state, ahead, words) => {
  expect(howFar({ state, ahead })).toBe(words);
});
test("how long it takes is told by what was done while one watched", () => {
  const pace = new Pace();
  const seen = [
    [0, 0],
    [0.1, 10_000],
    [0.11, 11_000],
    [0.3, 20_000],
  ].map(([progress, now]) => pace.left(progress!, now!));
  expect(seen.slice(0, 3)).toEqual([null, null, null]);
  expect(seen[3]).toBeCloseTo(35);
});
test.each([
  [null, "This often takes a minute."],
  [3, "A few seconds more."],
  [31, "About 35 seconds more."],
  [58, "About a minute more."],
  [130, "About 2 minutes more."],
])("%s seconds are told in words that do not flicker", (seconds, words) => {
  expect(leftWords(seconds)).toBe(words);
});
