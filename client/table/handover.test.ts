import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HandOver } from "./handover.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the last seat is shown for a moment, then the next", () => {
  const hand = new HandOver();
  hand.follow(0, true);
  expect(hand.held).toBeNull();
  hand.follow(1, true);
  expect(hand.held).toBe(0);
  vi.advanceTimersByTime(1000);
  expect(hand.held).toBeNull();
});
test("with one's own device nothing is held back", () => {
  const hand = new HandOver();
  hand.follow(0, false);
  hand.follow(1, false);
  expect(hand.held).toBeNull();
});
test("nor where nothing shall move", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const hand = new HandOver();
  hand.follow(0, true);
  hand.follow(1, true);
  expect(hand.held).toBeNull();
});
