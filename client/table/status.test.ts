import { beforeAll, expect, test, vi } from "vitest";
import { speak } from "../ui/words.svelte";
import type { Position, Seat, TableInfo } from "../wire/types";
import { statusWords } from "./status";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

const seat = (name: string, more: Partial<Seat> = {}) =>
  ({ name, kind: "person", connected: true, ...more }) as Seat;
const table = (more: Partial<TableInfo>) =>
  ({
    ...{ phase: "playing", you: 0, yours: [0] },
    seats: [seat("Ada"), seat("Ben"), seat("Cleo", { connected: false })],
    ...more,
  }) as TableInfo;
const position = (more: Partial<Position>) =>
  ({ view: {}, legal: [], to_act: [], chosen: [], ...more }) as unknown as Position;

const box = { asked: () => "take two dice" };

test.each<[string, Partial<TableInfo>, Partial<Position>]>([
  ["Your turn: take two dice", {}, { legal: ["pass"], to_act: [0] }],
  ["Ben: take two dice", { you: 1, yours: [0, 1] }, { legal: ["pass"], to_act: [1] }],
  ["Ben is choosing", {}, { to_act: [1] }],
  ["Waiting for Ben and Cleo (away)", {}, { to_act: [1, 2], chosen: [true, false, false] }],
  ["The dice are rolling", {}, {}],
  ["The game is over", { phase: "over" }, {}],
])("%s", (words, tableMore, positionMore) => {
  expect(statusWords(table(tableMore), position(positionMore), box)).toBe(words);
});
