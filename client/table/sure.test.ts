import { expect, test, vi } from "vitest";
import type { Decision } from "../wire/types";
import { Sure } from "./sure.svelte";

const found = (verdict: Decision["verdict"], win: number | null = 0.5) =>
  ({ verdict, win, move: "hit" }) as Decision;

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

test("a coach that is slow is waited for and says so, and what nobody could look at is told", async () => {
  vi.useFakeTimers();
  const sure = new Sure(() => new Promise(() => {}));
  const slow = sure.lets(0, "hit");
  await vi.advanceTimersByTimeAsync(2500);
  expect([sure.isLooking, sure.isSlow]).toEqual([true, true]);
  await vi.advanceTimersByTimeAsync(12_500);
  expect([await slow, sure.isLooking, sure.found]).toEqual([true, false, "unable"]);
  vi.useRealTimers();
  const broken = new Sure(() => Promise.reject(new Error()));
  expect([await broken.lets(0, "hit"), broken.found]).toEqual([true, "unable"]);
});

test("that a move is fine is said, while the game goes on and for a while", async () => {
  vi.useFakeTimers();
  const sure = new Sure(() => Promise.resolve(found("fine")));
  expect([await sure.lets(0, "hit"), sure.found]).toEqual([true, "fine"]);
  sure.forget();
  expect(sure.found).toBe("fine");
  await vi.advanceTimersByTimeAsync(3500);
  expect(sure.found).toBeNull();
  vi.useRealTimers();
});

test("where nothing wins any more, no move is praised", async () => {
  const said = async (verdict: Decision["verdict"], win: number | null, cost_win = 0.01) => {
    const sure = new Sure(() => Promise.resolve({ ...found(verdict, win), cost_win }));
    await sure.lets(0, "hit");
    sure.forget();
    return sure.found;
  };
  expect([await said("best", 0.004), await said("fine", 0)]).toEqual(["lost", "lost"]);
  expect([await said("fine", 0.5), await said("silent", 0.5)]).toEqual(["fine", "fine"]);
  expect(await said("silent", 0.5, 0.05)).toBe("close");
  expect([await said("best", 0.02), await said("fine", null)]).toEqual(["best", "fine"]);
  expect(await said("only", 0)).toBeNull();
});

test("fewer points that hardly matter are not called as good", async () => {
  const said = async (win: number | null, cost_points: number, noise_points = 0.1) => {
    const told = { ...found("fine", win), cost_points, noise_points };
    const sure = new Sure(() => Promise.resolve(told));
    await sure.lets(0, "hit");
    sure.forget();
    return sure.found;
  };
  expect([await said(0.04, 9), await said(0.96, 9)]).toEqual(["behind", "ahead"]);
  expect([await said(0.5, 9), await said(null, 9)]).toEqual(["fine", "fine"]);
  expect([await said(0.04, 0.5), await said(0.04, 9, 6)]).toEqual(["fine", "fine"]);
});

test("who the coach is is said when it is first heard", async () => {
  const sure = new Sure(() => Promise.resolve(found("best")));
  await sure.lets(0, "hit");
  expect([sure.found, sure.isFirst]).toEqual(["best", true]);
  await sure.lets(0, "hit");
  expect([sure.found, sure.isFirst]).toEqual(["best", false]);
  sure.forget();
});

test("whoever does not wait plays at once: by the choice beside it, or by pressing again", async () => {
  vi.useFakeTimers();
  const ask = vi.fn(() => new Promise<Decision>(() => {}));
  for (const now of [(sure: Sure) => sure.playNow(), (sure: Sure) => void sure.lets(0, "hit")]) {
    const sure = new Sure(ask);
    const first = sure.lets(0, "hit");
    await vi.advanceTimersByTimeAsync(500);
    now(sure);
    expect([await first, sure.isLooking, sure.doubt, sure.found]).toEqual([
      true,
      false,
      null,
      null,
    ]);
  }
  expect(ask).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test("that nobody could look is said once a game", async () => {
  const sure = new Sure(() => Promise.reject(new Error()));
  expect([await sure.lets(0, "hit"), sure.found]).toEqual([true, "unable"]);
  sure.forget();
  expect([await sure.lets(0, "hit"), sure.found]).toEqual([true, null]);
});

test("a move that is laid out is looked at before it is confirmed, one at a time", async () => {
  vi.useFakeTimers();
  const answers: (() => void)[] = [];
  const ask = vi.fn(
    (_seat: number, move: string) =>
      new Promise<Decision>((resolve) =>
        answers.push(() => resolve({ ...found("blunder"), move } as Decision)),
      ),
  );
  const sure = new Sure(ask);
  sure.foresee(0, "a");
  sure.foresee(0, "b");
  await vi.advanceTimersByTimeAsync(400);
  sure.foresee(0, "c");
  await vi.advanceTimersByTimeAsync(400);
  expect(ask.mock.calls).toEqual([[0, "b"]]);
  answers[0]!();
  await vi.advanceTimersByTimeAsync(0);
  expect(ask.mock.calls).toEqual([
    [0, "b"],
    [0, "c"],
  ]);
  const asked = sure.lets(0, "c");
  answers[1]!();
  expect([await asked, sure.doubt?.move, ask.mock.calls.length]).toEqual([false, "c", 2]);
  vi.useRealTimers();
});

test("a choice that changes while it is looked at is not made", async () => {
  let tell: (decision: Decision) => void = () => {};
  const sure = new Sure(() => new Promise((resolve) => (tell = resolve)));
  const first = sure.lets(0, "hit");
  sure.foresee(0, "stay");
  tell(found("best"));
  expect([await first, sure.isLooking]).toEqual([false, false]);
  sure.forget();
});

test("a second tap at once asks for nothing, and what comes after the turn is dropped", async () => {
  let tell: (decision: Decision) => void = () => {};
  const sure = new Sure(() => new Promise((resolve) => (tell = resolve)));
  const first = sure.lets(0, "hit");
  expect([sure.isLooking, sure.weighed]).toEqual([true, "hit"]);
  expect(await sure.lets(0, "hit")).toBe(false);
  expect(sure.weighed).toBe("hit");
  sure.forget();
  tell(found("blunder"));
  expect(await first).toBe(false);
  expect([sure.doubt, sure.isLooking]).toEqual([null, false]);
});
