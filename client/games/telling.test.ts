import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { tell, tellAll } from "../table/tell";
import { speak, t } from "../ui/words.svelte";
import type { Event, Snapshot } from "../wire/types";
import { loadGame } from "./find";
import { notYet } from "./telling";

const fixtures = join(import.meta.dirname, "../dev/fixtures");
const snapshots = readdirSync(fixtures)
  .filter((name) => !/replay|sealed|updates|^games/.test(name))
  .map((name) => JSON.parse(readFileSync(join(fixtures, name), "utf8")) as Snapshot);

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

test.each<[string, Event, string]>([
  ["encore", { kind: "checked", seat: 0, text: "b3 G4 H4 H5" }, "Ada takes blue and 3: G4 H4 H5"],
  ["encore", { kind: "checked", seat: 1, text: "x? H1" }, "Bob takes a joker and a joker as 1: H1"],
  ["encore", { kind: "rolled", text: "roll g x | 1 ?" }, "Roll: green, ✕ · 1 ?"],
  [
    "one_more_encore",
    { kind: "rolled", text: "roll g x | 1 ? | bomb" },
    "Roll: green, ✕ · 1 ? · bomb",
  ],
  ["criss_cross", { kind: "rolled", text: "roll a d" }, "Roll: ring and square"],
  ["flip7", { kind: "frozen", seat: 1, by: 0 }, "Ada freezes Bob: out, the points are safe"],
  ["flip7", { kind: "frozen", seat: 1, by: 1 }, "Bob takes the Freeze: out, the points are safe"],
  ["flip7", { kind: "dealt", seat: 1, text: "flip3" }, "Bob gets Flip Three"],
  ["flip7", { kind: "busted", seat: 1, text: "12" }, "Bob busts with 12: nothing this round"],
  [
    "one_more_encore",
    { kind: "row_claimed", seat: 0, text: "Q", bonus: "bomb" },
    "Ada completes row Q first and wins: bomb",
  ],
  [
    "one_more_encore",
    { kind: "bonus_used", seat: 0, text: "bonus Q pass" },
    "Ada leaves the bomb of row Q",
  ],
])("%s tells %o", async (game, event, words) => {
  expect(tell(event, ["Ada", "Bob"], (await loadGame(game)).events)).toBe(words);
});

test.each<[string, Event, string]>([
  ["encore", { kind: "checked", seat: 1, text: "b1 H1" }, "You take blue and 1: H1"],
  ["encore", { kind: "checked", seat: 0, text: "b1 H1" }, "Ada takes blue and 1: H1"],
  ["encore", { kind: "rolled", seat: 1, text: "roll g | 1" }, "You roll: green · 1"],
  ["one_more_encore", { kind: "row_claimed", seat: 1, text: "Q" }, "You complete row Q"],
  ["encore", { kind: "passed", seat: 1 }, "You choose to pass"],
  ["encore", { kind: "passed", seat: 0 }, "Ada chooses to pass"],
  ["encore", { kind: "stuck", seat: 1 }, "You pass: nothing fits"],
  ["one_more_encore", { kind: "stuck", seat: 0 }, "Ada passes: nothing fits"],
])("%s tells the reader of %o", async (game, event, words) => {
  expect(tell(event, ["Ada", "Guest"], (await loadGame(game)).events, 1)).toBe(words);
});

test("who plays for whom is told to its reader as it is to others", () => {
  const marks: Event[] = [
    { kind: "left", seat: 0 },
    { kind: "took_back", seat: 0 },
    { kind: "stood_in", seat: 0, by: 1 },
    { kind: "stood_in", seat: 1, by: 0 },
  ];
  const told = (you: number | null) => marks.map((event) => tell(event, ["You", "Bob"], {}, you));
  expect(told(0)).toEqual([
    "You get up; a bot plays on",
    "You are back",
    "Bob calls a bot to play for you",
    "You call a bot to play for Bob",
  ]);
  expect(tell(marks[1]!, ["Ada", "Bob"], {}, 1)).toBe("Ada is back");
});

test.each([
  ["encore", "x? B1 B2", "Ada takes a joker as pink and a joker as 2: B1 B2"],
  ["one_more_encore", "x5 AQ", "Ada takes a joker as orange and 5: AQ"],
])("the squares of %s tell what a joker of %s stood for", async (game, text, words) => {
  const view = { printed: ["BP", "oP"] } as never;
  const event = { kind: "checked", seat: 0, text };
  expect(tell(event, ["Ada"], (await loadGame(game)).events, null, view)).toBe(words);
});
test("several things are several sentences", async () => {
  const events = [
    { kind: "column_claimed", seat: 0, text: "I", points: 2 },
    { kind: "chose", seat: 0 },
    { kind: "hearts_written", seat: 0, text: "I", points: 1 },
  ];
  expect(tellAll(events, ["Ada"], (await loadGame("one_more_encore")).events, 0)).toBe(
    "You complete column I: 2. Your hearts add 1 in column I",
  );
});
test.each([
  [["Ada"], "The dice are rolling"],
  [["Ada", "Bob"], "Bob is choosing"],
  [["Ada", "Bob", "Cleo"], "The others are choosing"],
])("%j: %s", (names, words) => {
  const table = { you: 0, seats: names.map((name) => ({ name })) } as never;
  expect(notYet(table, [...names.keys()])).toBe(words);
});
test("who has chosen is not choosing", () => {
  const table = { you: 0, seats: ["Ada", "Bob", "Cleo"].map((name) => ({ name })) } as never;
  expect(notYet(table, [1, 2])).toBe("The others are choosing");
  expect(notYet(table, [2])).toBe("Cleo is choosing");
  expect(notYet(table, [])).toBe("The dice are rolling");
});

test("what is seen needs no names of squares", async () => {
  const event: Event = { kind: "checked", seat: 0, text: "b3 G4 H4 H5" };
  const words = { ...(await loadGame("encore")).events, ...(await loadGame("encore")).seen };
  expect(tell(event, ["Ada"], words)).toBe("Ada takes blue and 3");
});

test("every event of every recorded game has words", async () => {
  for (const { log, table, position } of snapshots) {
    const names = table.seats.map(({ name }) => name);
    const box = await loadGame(table.game);
    for (const event of log) {
      const words = tell(event, names, box.events);
      if (event.kind !== "chose") expect(words, event.kind).toMatch(/\w/);
      expect(words ?? "").not.toMatch(/\{|event-|color-|sign-|undefined/);
    }
    for (const { label } of position?.parts[0] ?? []) expect(box.part(label)).not.toMatch(/^part-/);
  }
});

test("in French hearts are not counted as a measure of something", async () => {
  await speak("fr");
  const { events } = await loadGame("one_more_encore");
  const event = { kind: "hearts_written", seat: 0, text: "I", points: 1 };
  expect(tell(event, ["Ada"], events)).toMatch(/^Les cœurs d’Ada ajoutent 1 en colonne I$/);
  expect(t("hearts", { count: 1 })).toBe("1 cœur");
  await speak("en");
});
