import { beforeAll, expect, test, vi } from "vitest";
import { speak } from "../ui/words.svelte";
import { howFar, type Left, leftWords, Pace } from "./pace";

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
const told = (seen: readonly (readonly [number, number])[]) => {
  const pace = new Pace();
  return seen.map(([progress, seconds]) => leftWords(pace.left(progress, seconds)));
};
const LONGER = "It takes longer than usual: its computer is slow or busy.";

test("how long it takes is told once there is something to go by, and falls", () => {
  const seen = [
    [0, 0],
    [0.02, 2],
    [0.2, 10],
    [0.2, 18],
    [0.5, 25],
    [0.9, 43],
  ] as const;
  expect(told(seen)).toEqual([
    "This often takes a minute.",
    "This often takes a minute.",
    "About 40 seconds more.",
    "About 35 seconds more.",
    "About 25 seconds more.",
    "A few seconds more.",
  ]);
});
test("what a newcomer saw: it gets stuck, begins anew, and nothing jumps", () => {
  const seen = [
    [0.1, 8],
    [0.17, 40],
    [0.17, 300],
    [0, 301],
    [0.17, 340],
    [0.9, 400],
    [0.95, 405],
  ] as const;
  const all = told(seen);
  expect(all[0]).toBe("About a minute more.");
  expect(all.slice(2, 5)).toEqual([LONGER, LONGER, LONGER]);
  expect(all.slice(5)).toEqual(["About 15 seconds more.", "About 10 seconds more."]);
});
test("asked twice a second, it does not come back to a number that is larger than the last", () => {
  const stuck = Array.from({ length: 400 }, (_, i) => [Math.min(0.8, i / 100), i / 2] as const);
  const all = told(stuck);
  const late = all.indexOf(LONGER);
  expect(all[late - 1]).toBe("A few seconds more.");
  expect(new Set(all.slice(late))).toEqual(new Set([LONGER]));
});
test("what came before the first decision is no measure of the next", () => {
  expect(told([[0, 30] as const, [0.5, 40] as const])).toEqual([
    "This often takes a minute.",
    "About 10 seconds more.",
  ]);
});
test.each([
  [0.17, 120, LONGER],
  [0.5, 40, "About 40 seconds more."],
  [0.01, 70, LONGER],
])("who comes back at %s after %s seconds is told the same", (progress, seconds, words) => {
  expect(told([[progress, seconds]])).toEqual([words]);
});
test.each<[Left, string]>([
  [null, "This often takes a minute."],
  ["longer", LONGER],
  [3, "A few seconds more."],
  [31, "About 35 seconds more."],
  [58, "About a minute more."],
  [130, "About 2 minutes more."],
])("%s seconds are told in words that do not flicker", (seconds, words) => {
  expect(leftWords(seconds)).toBe(words);
});
