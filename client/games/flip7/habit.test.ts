import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HABIT, Habit } from "./habit.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a tap right after another button was there is habit, and half a second later it is not", () => {
  const habit = new Habit();
  expect(habit.lasts).toBe(false);
  habit.begin();
  vi.advanceTimersByTime(HABIT - 1);
  expect(habit.lasts).toBe(true);
  vi.advanceTimersByTime(1);
  expect(habit.lasts).toBe(false);
});

test("with another button in between it begins anew", () => {
  const habit = new Habit();
  habit.begin();
  vi.advanceTimersByTime(HABIT - 1);
  habit.begin();
  vi.advanceTimersByTime(HABIT - 1);
  expect(habit.lasts).toBe(true);
  habit.stop();
  expect(habit.lasts).toBe(false);
});
