import { beforeEach, expect, test, vi } from "vitest";
import type { LessonInfo, LessonScene, LessonTold } from "../wire/types";
import { asksBefore, Course } from "./course.svelte";
import { isBegun, isDone, recallPlace, START } from "./kept";
import { above, around, clearOf, roomy, scrollFor, thinned } from "./spots";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});

const scene = (asks: boolean) =>
  ({ asks, events: [], words: {}, point: [] }) as unknown as LessonScene;
const LESSONS: LessonInfo[] = ["one", "two"].map((id) => ({
  id,
  title: {},
  options: { rules: id },
}));
const ALL = [scene(false), scene(true), scene(false)];
const WRONG = { words: { en: "Not that one." }, why: null };

/** Two lessons that read, ask for `yes`, and read; as the server answers. */
function answer(url: string): LessonInfo[] | LessonTold {
  if (!url.includes("said=")) return LESSONS;
  const said = decodeURIComponent(url.split("said=")[1] ?? "");
  const over = said === "yes";
  const wrong = said && !over ? WRONG : null;
  return { scenes: over ? ALL : ALL.slice(0, 2), wrong, over } as unknown as LessonTold;
}
vi.stubGlobal("fetch", async (url: string) => ({ ok: true, json: async () => answer(url) }));

beforeEach(() => kept.clear());

test("a lesson goes on when what was asked for is said, and stays where it is not", async () => {
  const course = new Course("any");
  await course.begin();
  await course.forth();
  expect(course.scene).toBe(ALL[1]);
  await course.say("no");
  expect([course.place.at, course.wrong]).toEqual([1, WRONG]);
  await course.say("yes");
  expect([course.place.at, course.wrong, course.isLast]).toEqual([2, null, true]);
  await course.back();
  expect([course.place.at, course.place.said]).toEqual([1, ["yes"]]);
  await course.say("yes");
  expect(course.place.said).toEqual(["yes"]);
});

test("it is left and gone on with, until it is done", async () => {
  const first = new Course("any");
  await first.begin();
  await first.forth();
  await first.say("yes");
  expect(isBegun("any")).toBe(true);
  const course = new Course("any");
  await course.begin();
  expect(course.place).toEqual({ lesson: 0, said: ["yes"], at: 2 });
  await course.forth();
  expect(course.place).toEqual({ lesson: 1, said: [], at: 0 });
  await course.forth();
  await course.say("yes");
  await course.forth();
  expect([course.done, isDone("any"), isBegun("any")]).toEqual([true, true, false]);
});

test("whoever knows enough stops and plays, and may go on later", async () => {
  const course = new Course("any");
  await course.begin();
  await course.forth();
  course.stop();
  expect(course.taught.map(({ options }) => options)).toEqual([{ rules: "one" }]);
  expect([course.done, isDone("any"), isBegun("any")]).toEqual([true, false, true]);
});

test("what was said to a lesson that has changed since is said again", async () => {
  kept.set("bis.learn.any", JSON.stringify({ lesson: 1, said: ["old"], at: 2 }));
  const course = new Course("any");
  await course.begin();
  expect(course.place).toEqual({ lesson: 1, said: [], at: 0 });
});

test.each(["", "null", "{", '{"lesson":-1}', '{"said":3}'])("%s is no place", (text) => {
  kept.set("bis.learn.any", text);
  expect(recallPlace("any")).toEqual(START);
});

test("moves are counted before a step", () => {
  expect(ALL.map((_, at) => asksBefore(ALL, at))).toEqual([0, 0, 1]);
});

test("what is below the buttons is scrolled into sight, but never below the card", () => {
  const box = (top: number, bottom: number) => ({ left: 0, right: 9, top, bottom });
  expect(scrollFor(box(200, 300), 100, 400)).toBe(0);
  expect(scrollFor(box(350, 450), 100, 400)).toBe(50);
  expect(scrollFor(box(150, 900), 100, 400)).toBe(50);
  expect(around([box(1, 2), box(5, 7)])).toEqual(box(1, 7));
});

test("a ring ends above the buttons, unless they stand beside it", () => {
  const box = { left: 0, right: 9, top: 100, bottom: 500 };
  expect(above(box, { left: 0, right: 9, top: 400, bottom: 450 }, 7).bottom).toBe(393);
  expect(above(box, { left: 9, right: 12, top: 36, bottom: 450 }, 7)).toBe(box);
  expect(above(box, undefined, 7)).toBe(box);
});

test("a ring leaves free the letters above it and to its left", () => {
  const box = { left: 20, top: 40, right: 60, bottom: 60 };
  const letter = { left: 30, top: 20, right: 36, bottom: 37 };
  const number = { left: 8, top: 45, right: 16, bottom: 55 };
  expect(clearOf(box, [letter, number], 6)).toEqual({ ...box, top: 43, left: 22 });
  const inside = { left: 30, top: 44, right: 36, bottom: 50 };
  const away = { left: 80, top: 20, right: 90, bottom: 37 };
  expect(clearOf(box, [inside, away], 6)).toEqual(box);
});

test.each([
  ["in the middle", [40, 60], [37.5, 62.5]],
  ["near an edge", [8, 382], [7, 383]],
  ["nearer to it than its line is thick", [20, 386], [17.5, 386]],
  ["at both edges", [0, 390], [0, 390]],
])("a ring lies outside of what it is around: %s", (_, [left = 0, right = 0], shown) => {
  const box = roomy({ left, right, top: 10, bottom: 20 }, 390, 2.5, 7);
  expect([box.left, box.right]).toEqual(shown);
});

test("its line is as thin as there is room for", () => {
  expect([7, 6.5, 2.6, 0, -1].map((room) => thinned(room, 6.5))).toEqual([1, 1, 0.4, 0, 0]);
});
