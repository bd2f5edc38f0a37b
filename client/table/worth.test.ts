import { expect, test, vi } from "vitest";
import { speak } from "../ui/words.svelte";
import type { Advice } from "../wire/types";
import { worth } from "./worth";

const advice = (points: number, win: number | null = null, noise = 0) =>
  ({ points, win, noise_points: noise, noise_win: noise }) as Advice;

test("a hint has one number: the chance to win, or alone points at the end and how far other moves are from them", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
  const best = advice(168.9, 0.341);
  expect(worth(best, best)).toBe("wins 34% of games");
  expect(worth(advice(169.9, 0.31), best)).toBe("wins 31% of games");
  expect(worth(advice(167.9, 0.01), best, true)).toBe("1 point less");
  const alone = advice(34.2);
  expect(worth(alone, alone)).toBe("34 points expected at the end");
  expect(worth(advice(34.23), alone, true)).toBe("as many points");
  await speak("fr");
  expect(worth(advice(32.7), alone)).toBe("1,5 point de moins");
  await speak("en");
});

test("a move that may be as good as the first says so, and no number that says otherwise", async () => {
  await speak("en");
  const best = advice(38, 0.66);
  expect(worth(best, best)).toBe("wins 66% of games");
  expect(worth(advice(38, 0.67, 0.01), best)).toBe("as good");
  expect(worth(advice(38, 0.65, 0.01), best)).toBe("as good");
  expect(worth(advice(38, 0.64, 0.01), best)).toBe("wins 64% of games");
  const alone = advice(38);
  expect(worth(advice(37.7, null, 0.22), alone)).toBe("as good");
  expect(worth(advice(37, null, 0.22), alone)).toBe("1 point less");
  expect(worth(advice(37.7, null, 0.22), alone, true)).toBe("0.3 points less");
});
