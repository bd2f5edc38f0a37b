import { beforeAll, expect, test, vi } from "vitest";
import { settings } from "../ui/settings.svelte";
import { speak } from "../ui/words.svelte";
import type { Position, Seat, TableInfo } from "../wire/types";
import { asRead, endsAlone, statusWords } from "./status";

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
test("whoever has not said a name reads “You”; the others, and two at one device, have names", () => {
  const evening = { games: ["flip7"], rows: [{ name: "Ada" }, { name: "Ben" }] } as never;
  const names = (more: Partial<TableInfo>) => asRead(table(more)).seats.map(({ name }) => name);
  expect(names({})).toEqual(["You", "Ben", "Cleo"]);
  expect(names({ yours: [0, 1] })).toEqual(["Ada", "Ben", "Cleo"]);
  expect(names({ yours: [], you: null })).toEqual(["Ada", "Ben", "Cleo"]);
  expect(asRead(table({ evening })).evening!.rows.map(({ name }) => name)).toEqual(["You", "Ben"]);
  settings.name = "Ada";
  expect(names({})).toEqual(["Ada", "Ben", "Cleo"]);
  settings.name = "";
});
test("what a game says of waiting is told instead of who it is, where it says something", () => {
  const waiting = position({ to_act: [1], chosen: [true, false, false] });
  const words = (waited: (usual: string) => string | null) =>
    statusWords(table({}), waiting, { ...box, waited: (_, __, usual) => waited(usual) });
  expect(words((usual) => `${usual}, then you`)).toBe("Waiting for Ben, then you");
  expect(words(() => null)).toBe("Waiting for Ben");
});
test("cards are not dice", () => {
  expect(statusWords(table({}), position({}), { ...box, luck: "cards" })).toBe(
    "The next card comes",
  );
});

test("nobody else has to agree to the end where all others are bots, stand-ins, too", () => {
  const bot = seat("Mira", { kind: "bot" });
  const left = seat("Bob", { kind: "bot", kept: true });
  const alone = (...others: Seat[]) =>
    endsAlone(table({ seats: [seat("Ada"), ...others], yours: [0] }));
  expect([alone(bot), alone(bot, left), alone(bot, seat("Bob"))]).toEqual([true, true, false]);
  expect(endsAlone(table({ seats: [seat("Ada"), seat("Bob")], yours: [0, 1] }))).toBe(true);
});
