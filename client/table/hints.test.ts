import { expect, test, vi } from "vitest";
import { ApiError } from "../wire/api";
import type { Hint } from "../wire/types";
import { Hints } from "./hints.svelte";

const advice = (move: string) => ({
  ...{ move, points: 1, win: null, noise_points: 0, noise_win: null },
  words: { en: [], fr: [] },
  ahead: {},
});
const HINT: Hint = {
  ...{ version: 2, game: "flip7", seat: 0, line: 3, unit: "points", note: null, at_hand: "" },
  decided: false,
  odds: {},
  preliminary: false,
  look: null,
  moves: ["hit", "stay", "target 0", "target 1"].map(advice),
};

test("the best move is laid out, then the one picked, three at most", async () => {
  const hints = new Hints(() => Promise.resolve(HINT));
  expect(hints.move).toBeNull();
  await hints.open(0);
  expect(hints.move).toBe("hit");
  hints.pick(1);
  expect(hints.move).toBe("stay");
  expect(hints.moves.length).toBe(3);
  hints.close();
  expect(hints.move).toBeNull();
});

test("first one is shown what to look at, and told the move when one asks for it", async () => {
  const look = { words: { en: ["look at column G"] }, at: ["G1", "G2"] };
  const hints = new Hints(() => Promise.resolve({ ...HINT, look }));
  await hints.open(0);
  expect([hints.move, hints.at]).toEqual([null, ["G1", "G2"]]);
  hints.tell();
  expect([hints.move, hints.at]).toEqual(["hit", []]);
  hints.pick(1);
  hints.tell();
  expect(hints.move).toBe("hit");
  hints.forget();
  await hints.open(0);
  expect(hints.move).toBeNull();
});

test("a move that is known to be better is laid out at once, before the hint is there", async () => {
  let tell: (hint: Hint) => void = () => {};
  const hints = new Hints(() => new Promise((resolve) => (tell = resolve)));
  const asked = hints.open(0);
  hints.show({ move: "stay", words: ["keeps 12 points"] });
  expect(hints.move).toBe("stay");
  tell(HINT);
  await asked;
  expect([hints.move, hints.picked]).toEqual(["stay", 1]);
  hints.forget();
  expect(hints.named).toBeNull();
});

test("a hint is asked for once as long as the game waits", async () => {
  let asked = 0;
  const hints = new Hints(() => Promise.resolve((asked++, HINT)));
  await hints.open(0);
  hints.close();
  await hints.open(0);
  expect(asked).toBe(1);
  hints.forget();
  await hints.open(0);
  expect(asked).toBe(2);
});

test("an answer that comes too late is not shown", async () => {
  let tell: (hint: Hint) => void = () => {};
  const hints = new Hints(() => new Promise((resolve) => (tell = resolve)));
  const opened = hints.open(0);
  hints.forget();
  tell(HINT);
  await opened;
  expect(hints.hint).toBeNull();
});

test("a refusal is shown, and can be asked again", async () => {
  let refuses = true;
  const hints = new Hints(() =>
    refuses ? Promise.reject(new ApiError(409, "not now")) : Promise.resolve(HINT),
  );
  await hints.open(0);
  expect(hints.reason).toBe("not now");
  refuses = false;
  await hints.open(0);
  expect([hints.reason, hints.move]).toEqual([null, "hit"]);
});

test("a server that does not answer has no reason to show", async () => {
  const hints = new Hints(() => Promise.reject(new TypeError("Failed to fetch")));
  await hints.open(0);
  expect(hints.reason).toBe("");
});

test("whoever waits long is told why", async () => {
  vi.useFakeTimers();
  let tell: (hint: Hint) => void = () => {};
  const hints = new Hints(() => new Promise((resolve) => (tell = resolve)));
  const opened = hints.open(0);
  expect(hints.isSlow).toBe(false);
  vi.advanceTimersByTime(3000);
  expect(hints.isSlow).toBe(true);
  tell(HINT);
  await opened;
  vi.useRealTimers();
  expect(hints.move).toBe("hit");
});

test.each([
  [null, "stay"],
  [0, "hit"],
  [2, "stay"],
])("a closer look takes over, but for a move chosen by hand: %s", async (chosen, move) => {
  vi.useFakeTimers();
  const told = [
    { ...HINT, preliminary: true },
    { ...HINT, preliminary: true },
    { ...HINT, moves: ["stay", "target 1", "hit"].map(advice) },
  ];
  let asked = 0;
  const hints = new Hints(() => Promise.resolve(told[Math.min(asked++, 2)]!));
  await hints.open(0);
  if (chosen !== null) hints.pick(chosen);
  expect([hints.hint?.preliminary, hints.moves[0]?.move]).toEqual([true, "hit"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([hints.hint?.preliminary, hints.moves[0]?.move, hints.move]).toEqual([
    false,
    "stay",
    move,
  ]);
  expect(asked).toBe(3);
  vi.useRealTimers();
});

test("nobody waits for a closer look at a game that has gone on", async () => {
  vi.useFakeTimers();
  let asked = 0;
  const hints = new Hints(() => Promise.resolve((asked++, { ...HINT, preliminary: true })));
  await hints.open(0);
  hints.forget();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked, hints.hint]).toEqual([1, null]);
  vi.useRealTimers();
});
