import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { PositionOf } from "../../wire/position";
import type { Event, OneMoreEncoreView } from "../../wire/types";
import { scenes } from "./scenes";

// The variant has everything that the original has, and more.
interface Game {
  updates: { events: Event[]; view: OneMoreEncoreView }[];
}
const file = join(import.meta.dirname, "../../dev/fixtures/one_more_encore.updates.json");
const games = JSON.parse(readFileSync(file, "utf8")) as Game[];
const at = (view: OneMoreEncoreView) =>
  ({ view, to_act: [] }) as unknown as PositionOf<OneMoreEncoreView>;
const steps = games.flatMap(({ updates }) =>
  updates.slice(1).map(({ events, view }, i) => ({ before: updates[i]!.view, events, view })),
);
const played = steps.map(({ before, events, view }) => ({
  before,
  events,
  view,
  made: scenes(at(before), at(view), events),
}));

test("whole games have everything that can happen", () => {
  const all = new Set(steps.flatMap(({ events }) => events.map(({ kind }) => kind)));
  for (const kind of ["row_claimed", "bonus_used", "column_claimed", "color_claimed", "ended"])
    expect(all).toContain(kind);
});
test("every event has one scene, in order, and the last view is that of the table", () => {
  for (const { events, view, made } of played) {
    expect(made.flatMap((scene) => scene.events)).toEqual(events);
    expect(made.at(-1)!.view).toEqual(view);
  }
});
test("nothing is won before its scene, and all of it with it", () => {
  let seen = 0;
  for (const { before, view, made } of played) {
    const [first] = made;
    if (first && first.events.every(({ kind }) => !kind.endsWith("claimed")))
      expect(first.view.sheets.map(({ columns, colors, rows }) => [columns, colors, rows])).toEqual(
        before.sheets.map(({ columns, colors, rows }) => [columns, colors, rows]),
      );
    const wins = made.filter(({ events }) => events.some(({ kind }) => kind.endsWith("claimed")));
    seen += wins.length;
    const last = wins.at(-1);
    if (last)
      expect(last.view.sheets.map(({ columns, colors, rows }) => [columns, colors, rows])).toEqual(
        view.sheets.map(({ columns, colors, rows }) => [columns, colors, rows]),
      );
  }
  expect(seen).toBeGreaterThan(10);
});
test("the dice lie there until what was made of them is seen", () => {
  for (const { before, made } of played)
    for (const scene of made)
      if (scene.events.some(({ kind }) => kind === "column_claimed"))
        expect([scene.view.turn, scene.view.colors]).toEqual([before.turn, before.colors]);
});
test("more than a turn at once is not played", () => {
  const roll = { kind: "rolled", text: "roll" };
  const [first] = steps;
  expect(scenes(at(first!.before), at(first!.view), [roll, roll])).toEqual([]);
});
test("the crosses and claims that end the game are seen before the result, and a tap stops there", () => {
  const ends = played.filter(({ events }) => events.some(({ kind }) => kind === "ended"));
  expect(ends.length).toBeGreaterThan(0);
  for (const { view, made } of ends) {
    const [last, result] = made.slice(-2);
    expect([last!.stays, last!.view, last!.length > 0]).toEqual([true, view, true]);
    expect([result!.events, result!.length]).toEqual([[], 0]);
  }
});
