import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { PositionOf } from "../../wire/position";
import type { Event, Flip7View } from "../../wire/types";
import { scenes } from "./scenes";

interface Game {
  names: string[];
  updates: { events: Event[]; view: Flip7View }[];
}
const file = join(import.meta.dirname, "../../dev/fixtures/flip7.updates.json");
const games = JSON.parse(readFileSync(file, "utf8")) as Game[];
const at = (view: Flip7View) => ({ view, to_act: [] }) as unknown as PositionOf<Flip7View>;
const steps = games.flatMap(({ updates }) =>
  updates.slice(1).map(({ events, view }, i) => ({ before: updates[i]!.view, events, view })),
);
const played = (before: Flip7View, events: readonly Event[], after: Flip7View) =>
  scenes(at(before), at(after), events);
const kinds = (scene: { events: readonly Event[] }) => scene.events.map(({ kind }) => kind);
/** How many discards there are, and what a Flip Three has waiting, is not told by events alone. */
const known = ({ lines, deck, left, dealer, round }: Flip7View) => ({
  lines,
  deck,
  left,
  dealer,
  round,
});

test("whole games have everything that can happen but an empty deck", () => {
  const all = new Set(steps.flatMap(({ events }) => events.map(({ kind }) => kind)));
  expect(all.size).toBe(14);
});
test("scenes made of the view before and the events lead to the view after", () => {
  for (const { before, events, view } of steps) {
    const made = played(before, events, view);
    expect(made.at(-1)!.view).toEqual(view);
    if (events.some(({ kind }) => kind === "round_ended")) continue;
    expect(known(made.at(-2)!.view)).toEqual(known(view));
  }
});
test("a new deck holds what came of it, and what is left in the end unless it is empty again", () => {
  const line = { numbers: [], modifiers: [], chance: false, status: "in", worth: 0, total: 0 };
  const view = (deck: number, left: object) =>
    ({ deck, left, lines: [line], flips: [], discards: 0 }) as unknown as Flip7View;
  const shuffled = (text: string) => ({ kind: "shuffled", text });
  const dealt = (text: string) => ({ kind: "dealt", seat: 0, text });
  const decks = (after: Flip7View, ...events: Event[]) =>
    played(view(0, { "5": 1, "6": 1 }), events, after)
      .filter((scene) => kinds(scene).includes("shuffled"))
      .map((scene) => scene.view.left);
  const some = view(1, { "6": 1 });
  expect(decks(some, shuffled("2"), dealt("5"))).toEqual([{ "5": 1, "6": 1 }]);
  // What is told then of an empty deck are the cards that will be shuffled.
  const none = view(0, { "9": 1 });
  expect(decks(none, shuffled("1"), dealt("5"))).toEqual([{ "5": 1 }]);
  expect(decks(some, shuffled("1"), dealt("5"), shuffled("2"), dealt("7"))).toEqual([
    { "5": 1 },
    { "6": 1, "7": 1 },
  ]);
});
test("a round that has ended lies there counted, and the next begins where it should", () => {
  const ends = steps.filter(({ events }) => events.some(({ kind }) => kind === "round_ended"));
  expect(ends.length).toBeGreaterThan(10);
  for (const { before, events, view } of ends) {
    const made = played(before, events, view);
    const end = made.find(({ holds }) => holds)!;
    const { scores } = end.events[0]!;
    expect(end.view.lines.map((line) => line.worth)).toEqual(scores);
    const before200 = before.lines.map(({ total }, seat) => total + scores![seat]!);
    expect(end.view.lines.map(({ total }) => total)).toEqual(before200);
    expect(end.view.lines.some(({ numbers }) => numbers.length)).toBe(true);
    const later = made[made.length - 2]!;
    if (later !== end) expect(known(later.view)).toEqual(known(view));
  }
});
test("every event has one scene, in order", () => {
  for (const { before, events, view } of steps)
    expect(played(before, events, view).flatMap((scene) => scene.events)).toEqual(events);
});
test("a card lies there before one sees what it does", () => {
  for (const { before, events, view } of steps) {
    const made = played(before, events, view);
    made.forEach((scene, i) => {
      const { kind = "", seat } = scene.events[0] ?? {};
      if (!["busted", "saved"].includes(kind)) return;
      const dealt = made[i - 1]!;
      expect(kinds(dealt)).toEqual(["dealt"]);
      const line = dealt.view.lines[seat!]!;
      expect([line.status, line.numbers.filter((n) => n === line.numbers.at(-1)).length]).toEqual([
        "in",
        2,
      ]);
      expect(line.worth).toBe((made[i - 2]?.view ?? before).lines[seat!]!.worth);
      expect(scene.view.lines[seat!]!.status).toBe(kind === "busted" ? "busted" : "in");
    });
  }
});
test("a card lies face down before it is told, counted and gone from the deck", () => {
  for (const { before, events, view } of steps) {
    const made = played(before, events, view);
    made.forEach((scene, i) => {
      if (scene.events[0]?.kind !== "dealt") return;
      const down = made[i - 1]!;
      expect([kinds(down), down.to_act]).toEqual([[], [scene.events[0].seat]]);
      expect(down.view.deck).toBe(scene.view.deck + 1);
      expect(down.length).toBeGreaterThan(0);
    });
  }
});
test("three cards are three scenes", () => {
  const three = steps.find(({ events }) => events[0]?.kind === "flip_three_begun")!;
  const made = played(three.before, three.events, three.view).filter(
    ({ length, events }) => length && events.length,
  );
  expect(made.slice(0, 4).map((scene) => scene.events[0]!.kind)).toEqual([
    "flip_three_begun",
    "dealt",
    "dealt",
    "dealt",
  ]);
});
