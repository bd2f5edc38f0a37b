import { beforeAll, expect, test, vi } from "vitest";
import { speak } from "../../ui/words.svelte";
import type { Event } from "../../wire/types";
import { untold } from "../encore/brings";
import { wonWords } from "./brings";
import { EVENTS } from "./words";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

test.each([
  ["H", "column H +2 and golden die", "Mira completes column H: 2 and a golden die"],
  ["D", "column D +2", "Mira completes column D: 2"],
])("whoever fills column H wins a golden die: %s", (text, short, told) => {
  const event = { kind: "column_claimed", seat: 1, text, points: 2 } as Event;
  expect(wonWords(event)).toBe(short);
  const args = { you: "no", name: "Mira", text, points: "2" };
  const say = EVENTS["column_claimed"] as (event: Event, args: object) => string;
  expect(say(event, args)).toBe(told);
});

test.each([
  [2, "a golden die +2 points"],
  [-2, "a golden die −2 points"],
  [4, "golden dice +4 points"],
])("what golden dice are worth is told in points: %i", (points, words) => {
  expect(untold([{ label: "dice", points }], [])).toEqual([words]);
});
