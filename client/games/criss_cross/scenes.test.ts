import { expect, test } from "vitest";
import type { PositionOf } from "../../wire/position";
import type { CrissCrossView, Event } from "../../wire/types";
import { scenes } from "./scenes";
import { retold } from "./words";

const view = (round: number, symbols: string[], first: string) =>
  ({ game: "criss_cross", round, symbols, sheets: [{ rows: [first], points: {} }] }) as never;
const at = (one: CrissCrossView) => ({ view: one }) as PositionOf<CrissCrossView>;
const before = at(view(3, ["a", "b"], "c...."));
const after = at(view(4, ["d", "e"], "cab.."));
const wrote: Event = { kind: "wrote", seat: 0, text: "a B1 b C1" };
const rolled: Event = { kind: "rolled", text: "roll d e" };

test("what was written is seen beside the dice it was written with", () => {
  const made = scenes(before, after, [wrote, rolled]);
  expect(made.map((scene) => scene.events)).toEqual([[wrote], [rolled], []]);
  expect(made.map((scene) => scene.view.round)).toEqual([3, 4, 4]);
  expect(made[0]!.view.sheets).toEqual(after.view.sheets);
  expect(made.at(-1)!.view).toEqual(after.view);
});
test("the end is seen before the scores", () => {
  const [, end] = scenes(before, after, [wrote, { kind: "ended" }]);
  expect(end!.length).toBeGreaterThan(1000);
});
test("what is written counts at once, and that nobody has room is told with the end alone", () => {
  const shut: Event = { kind: "finished", seat: 0 };
  const ended: Event = { kind: "ended" };
  const [writing, end] = scenes(before, after, [wrote, shut, ended]);
  expect(writing!.counts).toBe(true);
  expect(writing!.events).toEqual([wrote]);
  expect(end!.events).toEqual([shut, ended]);
  expect(retold(end!.events)).toEqual([ended]);
  const [writes] = scenes(before, after, [wrote, shut, rolled]);
  expect(retold(writes!.events)).toEqual([wrote, shut]);
});
test("a choice that nobody sees takes no time", () => {
  const made = scenes(before, before, [{ kind: "chose", seat: 0 }]);
  expect(made.every(({ length }) => !length)).toBe(true);
});
