import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Event, Flip7View } from "../../wire/types";
import { givenNow, lastRound, notesNow } from "./round";

const file = join(import.meta.dirname, "../../dev/fixtures/flip7.updates.json");
interface Game {
  names: string[];
  updates: { events: Event[]; view: Flip7View }[];
}
const games = JSON.parse(readFileSync(file, "utf8")) as Game[];

test.each(games)("the last hands of a game are in its log", ({ names, updates }) => {
  const log = updates.flatMap(({ events }) => events);
  const { round } = updates.at(-1)!.view;
  const { lines, scores } = lastRound(log, names.length, round)!;
  expect(lines.map(({ worth }) => worth)).toEqual(scores);
  expect(lines.some(({ numbers }) => numbers.length > 1)).toBe(true);
});
test("a replay's one step is no round", () => {
  const log = games[0]!.updates.at(-1)!.events;
  expect(lastRound(log, 3, 7)).toBeNull();
});
test("what one was given is said until one takes a card", () => {
  const card = (text: string) => ({ kind: "dealt", seat: 0, text });
  const three = { kind: "flip_three_begun", seat: 0, by: 1 };
  const chance = { kind: "chance_given", seat: 0, by: 2 };
  const kinds = (log: Event[], opens = false) => givenNow(log, 0, opens).map(({ kind }) => kind);
  const end = { kind: "round_ended", scores: [1, 2] };
  const given = [three, card("3"), card("9"), card("x2"), chance];
  expect(kinds([end, ...given])).toEqual(["flip_three_begun", "chance_given"]);
  expect(kinds([...given, card("5")])).toEqual([]);
  expect(kinds([...given, end])).toEqual([]);
  // The opening card was not asked for, either.
  expect(kinds([...given, card("5")], true)).toEqual(["flip_three_begun", "chance_given"]);
  expect(kinds([{ ...three, by: 0 }])).toEqual([]);
});
test("what is noted is of the round under way", () => {
  const frozen = { kind: "frozen", seat: 1, by: 0 };
  const end = { kind: "round_ended", scores: [1, 2] };
  expect(notesNow([frozen, end, { kind: "stayed", seat: 0 }])).toEqual([]);
  expect(notesNow([end, frozen])).toEqual([{ kind: "frozen", seat: 1, by: 0, card: "" }]);
});
