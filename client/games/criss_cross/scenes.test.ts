import { beforeAll, expect, test, vi } from "vitest";
import { tellScene } from "../../table/tell";
import { speak } from "../../ui/words.svelte";
import type { PositionOf } from "../../wire/position";
import type { CrissCrossView, Event } from "../../wire/types";
import type { Scene } from "../room";
import { scenes } from "./scenes";
import { EVENTS, retold, SEEN } from "./words";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

const view = (round: number, symbols: string[], first: string) =>
  ({ game: "criss_cross", round, symbols, sheets: [{ rows: [first], points: {} }] }) as never;
const at = (one: CrissCrossView) => ({ view: one }) as PositionOf<CrissCrossView>;
const before = at(view(3, ["a", "b"], "c...."));
const after = at(view(4, ["d", "e"], "cab.."));
const wrote: Event = { kind: "wrote", seat: 0, text: "a B1 b C1" };
const rolled: Event = { kind: "rolled", text: "roll d e" };

test("what was written is seen beside the dice it was written with", () => {
  const made = scenes(before, after, [wrote, rolled], 0);
  expect(made.map((scene) => scene.events)).toEqual([[wrote], [rolled], []]);
  expect(made.map((scene) => scene.view.round)).toEqual([3, 4, 4]);
  expect(made[0]!.view.sheets).toEqual(after.view.sheets);
  expect(made.at(-1)!.view).toEqual(after.view);
});
test("the end is seen before the scores", () => {
  const [, end] = scenes(before, after, [wrote, { kind: "ended" }], 0);
  expect(end!.length).toBeGreaterThan(1000);
});
test("what is written counts at once, and that nobody has room is told with the end alone", () => {
  const shut: Event = { kind: "finished", seat: 0 };
  const ended: Event = { kind: "ended" };
  const [writing, end] = scenes(before, after, [wrote, shut, ended], 0);
  expect(writing!.counts).toBe(true);
  expect(writing!.events).toEqual([wrote]);
  expect(end!.events).toEqual([shut, ended]);
  expect(retold(end!.events)).toEqual([ended]);
  const [writes] = scenes(before, after, [wrote, shut, rolled], 1);
  expect(retold(writes!.events)).toEqual([wrote, shut]);
});
test("who has no room from now on is told so by itself, before the dice roll again", () => {
  const [mine, other]: Event[] = [0, 1].map((seat) => ({ kind: "finished", seat }));
  const told = (you: number | null, ...shut: Event[]) =>
    scenes(before, after, [wrote, ...shut, rolled], you)
      .filter(({ length }) => length)
      .map(({ events }) => events);
  expect(told(0, mine!)).toEqual([[wrote], [mine], [rolled]]);
  expect(told(0, mine!, other!)).toEqual([[wrote], [mine, other], [rolled]]);
  expect(told(0, other!)).toEqual([[wrote, other], [rolled]]);
  expect(told(null, mine!)).toEqual([[wrote, mine], [rolled]]);
  const [, { view, length } = { view: null, length: 0 }] = scenes(before, after, [wrote, mine!], 0);
  expect([view, length > 1000]).toEqual([{ ...after.view, round: 3, symbols: ["a", "b"] }, true]);
});
test("who had no room reads what others write, and has time for it", () => {
  const [own, other, watched] = [0, 1, null].map((you) => scenes(before, after, [wrote], you)[0]!);
  expect([own!.whole, other!.whole, watched!.whole]).toEqual([undefined, true, undefined]);
  expect(other!.length).toBeGreaterThan(1000);
  expect([own!.length, watched!.length].every((length) => length < 500)).toBe(true);
  const line = (scene: Scene) =>
    tellScene(scene, ["Mira", "You"], { events: EVENTS, seen: SEEN }, 1);
  expect(line(other!)).toBe("Mira: ring B1, triangle C1");
  expect(line(own!)).toBe("Mira writes");
});
test("a choice that nobody sees takes no time", () => {
  const made = scenes(before, before, [{ kind: "chose", seat: 0 }], 0);
  expect(made.every(({ length }) => !length)).toBe(true);
});
