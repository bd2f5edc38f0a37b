import { beforeAll, expect, test, vi } from "vitest";
import { speak } from "../ui/words.svelte";
import { aheadWords, apart } from "./apart";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

const THREE = "makes three alike in column B (+1)";
const FOUR = "column B can still become four alike";
const said = (best: string[], played: string[], why: string[] = []) => ({
  ...{ best, played, why },
  ...{ end: [], more: [], odds: [] },
});

test("what is the same of two moves is left out", () => {
  expect(apart(said([THREE, FOUR], [THREE]))).toEqual({ best: [FOUR], played: [] });
});

test("a reason is said, else what the better move does, else that both do the same now", () => {
  expect(aheadWords(said([THREE], [THREE], ["keeps a joker"]))).toEqual(["keeps a joker"]);
  const hard = "why is hard to see: tried out many times, it did better";
  expect(aheadWords(said([THREE, FOUR], [THREE]))).toEqual([FOUR, hard]);
  expect(aheadWords(said([], []))).toEqual([hard]);
  expect(aheadWords(said([THREE, FOUR], [THREE, FOUR]))).toEqual([
    "both count the same now; tried out many times, this one did better",
  ]);
});
