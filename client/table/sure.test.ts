import { expect, test, vi } from "vitest";
import type { Decision } from "../wire/types";
import { Sure } from "./sure.svelte";

const found = (verdict: Decision["verdict"]) => ({ verdict, move: "hit" }) as Decision;

test("what a review would call a mistake is doubted, and nothing else", async () => {
  for (const verdict of ["best", "fine", "silent", "only"] as const) {
    const sure = new Sure(() => Promise.resolve(found(verdict)));
    expect([verdict, await sure.lets(0, "hit")]).toEqual([verdict, true]);
  }
  for (const verdict of ["mistake", "blunder"] as const) {
    const sure = new Sure(() => Promise.resolve(found(verdict)));
    expect([verdict, await sure.lets(0, "hit")]).toEqual([verdict, false]);
    expect(sure.doubt?.move).toBe("hit");
    sure.forget();
    expect(sure.doubt).toBeNull();
  }
});

test("a coach that is slow or cannot tell holds nobody up", async () => {
  vi.useFakeTimers();
  const slow = new Sure(() => new Promise(() => {})).lets(0, "hit");
  await vi.advanceTimersByTimeAsync(2500);
  expect(await slow).toBe(true);
  vi.useRealTimers();
  expect(await new Sure(() => Promise.reject(new Error())).lets(0, "hit")).toBe(true);
});

test("a second tap asks for nothing, and what comes after the turn is dropped", async () => {
  let tell: (decision: Decision) => void = () => {};
  const sure = new Sure(() => new Promise((resolve) => (tell = resolve)));
  const first = sure.lets(0, "hit");
  expect(sure.isLooking).toBe(true);
  expect(await sure.lets(0, "hit")).toBe(false);
  sure.forget();
  tell(found("blunder"));
  expect(await first).toBe(false);
  expect([sure.doubt, sure.isLooking]).toEqual([null, false]);
});
