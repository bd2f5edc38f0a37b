import { beforeAll, expect, test, vi } from "vitest";
import { speak } from "../ui/words.svelte";
import { leftWords, Pace } from "./pace";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
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
