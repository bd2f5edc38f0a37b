import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Scene } from "../games/room";
import type { Event, Position, TableInfo, View } from "../wire/types";
import { Director, HABIT, HURRY, LONGEST_WAIT, LOOK, type Told } from "./director.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A game whose view is a number; each event is a scene that counts on. */
const view = (count: number) => count as unknown as View;
const event = (kind: string): Event => ({ kind });
const made: { [kind: string]: Partial<Scene> } = {
  round: { holds: true },
  firm: { firm: true },
  free: { free: true },
  stays: { stays: true },
};
const box = {
  scenes: (before: Position, _after: Position, events: readonly Event[]): Scene[] =>
    events.map(({ kind }, i) => ({
      view: view(Number(before.view) + i + 1),
      events: [event(kind)],
      length: 500,
      ...made[kind],
    })),
};

function told(
  kinds: string[],
  {
    own = false,
    you = 0 as number | null,
    phase = "playing",
    bot = false,
    ended = null as TableInfo["ended"],
  } = {},
) {
  const log = kinds.map(event);
  const legal = own ? ["hit"] : [];
  const position = { view: view(log.length), legal, on_demand: [], to_act: [] };
  const seats = [{ kind: bot ? "bot" : "person" }];
  const table = { you, yours: [0], seats, phase, ended, timer: null };
  return {
    table: table as unknown as TableInfo,
    position: position as unknown as Position,
    log,
  } satisfies Told;
}

function start(first = told([]), lasting = (usual: number) => usual): Director {
  return new Director(box, first, [], lasting, (act) => (act(), () => {}));
}
/** Tell it of a table of which it knows all but the last `count` events. */
function hear(director: Director, now: Told, count = 1): void {
  director.hear(now, now.log.slice(now.log.length - count));
}
const seen = (director: Director) => Number(director.shown.position.view);
const lines = (director: Director) => director.shown.log.map(({ kind }) => kind).join(" ");

test("scenes play in order, and nothing is shown, logged or said before its scene", () => {
  const director = start();
  hear(director, told(["a", "b", "c"], { phase: "over" }), 3);
  expect([seen(director), lines(director), director.shown.table.phase]).toEqual([
    1,
    "a",
    "playing",
  ]);
  expect(director.news).toEqual([event("a")]);
  vi.advanceTimersByTime(500);
  expect([seen(director), lines(director)]).toEqual([2, "a b"]);
  vi.advanceTimersByTime(500);
  expect([seen(director), lines(director), director.shown.table.phase]).toEqual([
    3,
    "a b c",
    "over",
  ]);
  expect(director.scene).not.toBeNull();
  vi.advanceTimersByTime(500);
  expect(director.scene).toBeNull();
});
test("a tap leads to the last turn, and only another one, after a look, to the result", () => {
  const director = start();
  hear(director, told(["a", "b", "stays", "result"], { phase: "over" }), 4);
  director.tap();
  expect([lines(director), director.shown.table.phase]).toEqual(["a b stays", "playing"]);
  director.tap(Date.now() + LOOK - 1);
  expect(lines(director)).toBe("a b stays");
  director.tap(Date.now() + LOOK);
  expect([director.scene, director.shown.table.phase]).toEqual([null, "over"]);
});
test("where nothing moves, all is shown at once, and all is said", () => {
  const director = start(told([]), () => 0);
  hear(director, told(["a", "b"], { own: true }), 2);
  expect([seen(director), director.scene, director.waits]).toEqual([2, null, false]);
  expect(director.news.map(({ kind }) => kind)).toEqual(["a", "b"]);
});
test("a game makes scenes for the seat that looks", () => {
  const looking: (number | null)[] = [];
  const scenes: typeof box.scenes = (before, after, events) => box.scenes(before, after, events);
  const asked = (...all: [Position, Position, readonly Event[], number | null]) => {
    looking.push(all[3]);
    return scenes(all[0], all[1], all[2]);
  };
  const director = new Director({ scenes: asked }, told([]), [], (usual) => usual);
  for (const you of [1, null]) hear(director, told(["a"].concat(looking.map(() => "b")), { you }));
  expect(looking).toEqual([1, null]);
});
test("a game without scenes shows what came, at once", () => {
  const director = new Director({}, told([]), [], (usual) => usual);
  hear(director, told(["a", "b"], { own: true }), 2);
  expect([seen(director), director.scene, director.waits]).toEqual([2, null, false]);
});
test("an own choice waits for what it depends on, and not for long", () => {
  const director = start();
  hear(director, told(["a", "b", "c"], { own: true }), 3);
  expect([director.waits, director.shown.position.legal]).toEqual([true, []]);
  vi.advanceTimersByTime(LONGEST_WAIT - 10);
  expect(director.waits).toBe(true);
  vi.advanceTimersByTime(11);
  expect([director.waits, director.shown.position.legal]).toEqual([false, ["hit"]]);
});
test("a choice that depends on nothing of it is open at once", () => {
  const director = start();
  hear(director, told(["free"], { own: true }));
  expect([director.scene?.free, director.waits]).toEqual([true, false]);
  expect(director.shown.position.legal).toEqual(["hit"]);
});
test("firm scenes take their time; one tap ends them, and does nothing more", () => {
  const director = start();
  hear(director, told(["firm", "firm"], { own: true }), 2);
  vi.advanceTimersByTime(LONGEST_WAIT + 100);
  expect([seen(director), director.waits]).toEqual([2, true]);
  expect(director.tap()).toBe(true);
  expect([director.scene, director.waits]).toEqual([null, false]);
  expect(director.tap()).toBe(false);
});
test("a second tap by habit neither chooses nor ends anything", () => {
  const director = start();
  hear(director, told(["firm"], { own: true }));
  vi.advanceTimersByTime(HABIT - 1);
  expect([director.tap(), director.waits]).toEqual([true, true]);
});
test("a tap where nothing waits is also for what it hits", () => {
  const director = start();
  hear(director, told(["a"]));
  expect([director.tap(), director.scene]).toEqual([false, null]);
});
test("a scene that holds waits for a hand, and what comes meanwhile waits too", () => {
  const director = start();
  hear(director, told(["round", "b"]), 2);
  vi.advanceTimersByTime(60_000);
  expect([director.holds, lines(director)]).toEqual([true, "round"]);
  director.skip();
  expect([director.tap(), director.holds]).toEqual([false, true]);
  hear(director, told(["round", "b", "c"]));
  expect(lines(director)).toBe("round");
  director.goOn();
  expect(lines(director)).toBe("round b");
  vi.advanceTimersByTime(1000);
  expect([lines(director), director.scene]).toEqual(["round b c", null]);
});
test("no second tap by habit leaves what holds, nor chooses what comes after it", () => {
  const director = start(told([]), () => 0);
  hear(director, told(["round"], { own: true }));
  director.goOn();
  expect([director.holds, director.canGoOn]).toEqual([true, false]);
  vi.advanceTimersByTime(HABIT);
  director.goOn();
  expect([director.holds, director.waits, director.tap()]).toEqual([false, true, true]);
  vi.advanceTimersByTime(HABIT);
  expect([director.waits, director.tap()]).toEqual([false, false]);
});
test("whoever only watches cannot go on, and need not", () => {
  const director = start(told([], { you: null }));
  hear(director, told(["round", "b"], { you: null }), 2);
  vi.advanceTimersByTime(8000);
  expect(lines(director)).toBe("round b");
});
test("a game that was ended early is over at once, also where a scene waits for a hand", () => {
  const director = start();
  hear(director, told(["round"]));
  hear(director, told(["round"], { phase: "over", ended: "agreed" }), 0);
  expect([director.holds, director.scene, director.shown.table.phase]).toEqual([
    false,
    null,
    "over",
  ]);
});
test("skipping ends all, up to what holds", () => {
  const director = start();
  hear(director, told(["a", "b", "round", "d"]), 4);
  director.skip();
  expect([lines(director), director.news.length]).toEqual(["a b round", 2]);
});
test("more than two updates behind, the oldest is over at once", () => {
  const director = start();
  const all = ["a", "b", "c", "d"];
  for (const count of [1, 2, 3]) hear(director, told(all.slice(0, count)));
  expect(lines(director)).toBe("a");
  hear(director, told(all));
  expect(lines(director)).toBe("a b");
  expect(director.news).toEqual([event("b")]);
});
test("what holds is not missed by whoever is behind", () => {
  const director = start();
  hear(director, told(["a", "round", "c"]), 3);
  const all = ["a", "round", "c", "d", "e", "f"];
  for (const count of [4, 5, 6]) hear(director, told(all.slice(0, count)));
  expect([lines(director), director.holds]).toEqual(["a round", true]);
  vi.advanceTimersByTime(HABIT);
  director.goOn();
  expect(lines(director)).toBe("a round c d");
});
test("what holds is over when one has chosen elsewhere; for who watches, when the next such thing has happened", () => {
  const director = start();
  hear(director, told(["round"], { own: true }));
  hear(director, told(["round", "b"]));
  expect([lines(director), director.holds]).toEqual(["round b", false]);
  const watching = { you: null };
  const other = start(told([], watching));
  hear(other, told(["round"], watching));
  hear(other, told(["round", "b"], watching));
  expect([lines(other), other.holds]).toEqual(["round", true]);
  hear(other, told(["round", "b", "round"], watching));
  expect([lines(other), other.holds]).toEqual(["round b", false]);
});
test("a round that others ended alone, since one was out at once, ends no look at the one before", () => {
  const director = start();
  const all = ["round", "b", "c", "round", "d"];
  for (const count of [1, 2, 3, 4, 5]) hear(director, told(all.slice(0, count)));
  expect([lines(director), director.holds]).toEqual(["round", true]);
  vi.advanceTimersByTime(HABIT);
  director.goOn();
  vi.advanceTimersByTime(2000);
  expect([lines(director), director.holds]).toEqual(["round b c round", true]);
});
test("a tap is answered first, and what it does is seen after that, whatever came between", () => {
  let act = () => {};
  const later = (what: () => void) => ((act = what), () => (act = () => {}));
  const director = new Director(box, told([]), [], (usual) => usual, later);
  hear(director, told(["a", "b", "c"], { own: true }), 3);
  vi.advanceTimersByTime(HABIT);
  expect([director.tap(), director.ending, lines(director)]).toEqual([true, true, "a b"]);
  vi.advanceTimersByTime(150);
  expect([director.ending, director.waits]).toEqual([true, true]);
  act();
  expect([director.ending, director.scene, lines(director)]).toEqual([false, null, "a b c"]);
});
test("a snapshot of a table that has moved on ends all", () => {
  const director = start();
  hear(director, told(["a", "b"]), 2);
  director.hear(told(["a", "b", "c", "d"]), []);
  expect([seen(director), director.scene, lines(director)]).toEqual([4, null, "a b c d"]);
  vi.advanceTimersByTime(5000);
  expect(seen(director)).toBe(4);
});
test("who only hears is told what happened meanwhile, the last of it where it was much", () => {
  const director = start();
  hear(director, told(["a", "b"]), 2);
  director.hear(told(["a", "b", "c", "d"]), []);
  expect(director.news.map(({ kind }) => kind)).toEqual(["b", "c", "d"]);
  const long = Array.from({ length: 40 }, (_, i) => `${i}`);
  director.hear(told(long), []);
  expect(director.news.map(({ kind }) => kind)).toEqual(long.slice(-12));
});
test("whoever takes a seat back from a bot sees the present at once", () => {
  for (const news of [0, 1]) {
    const director = start(told([], { bot: true }));
    hear(director, told(["round", "b"], { bot: true }), 2);
    hear(director, told(["round", "b", "c"].slice(0, 2 + news), { own: true }), news);
    expect([seen(director), director.scene, director.waits]).toEqual([2 + news, null, false]);
    expect(director.shown.position.legal).toEqual(["hit"]);
  }
});
test("who comes and goes is known at once, or with the last scene", () => {
  const director = start();
  director.hear(told([], { you: 1 }), []);
  expect(director.shown.table.you).toBe(1);
  hear(director, told(["a", "b"], { you: 1 }), 2);
  director.hear(told(["a", "b"], { you: 2 }), []);
  expect([lines(director), director.shown.table.you]).toEqual(["a", 1]);
  vi.advanceTimersByTime(500);
  expect(director.shown.table.you).toBe(2);
});

/** A game in which seat 0 is out: it has nothing to choose. */
const idle = () =>
  new Director({ ...box, isIdle: () => true }, told([]), [], (usual: number) => usual);

test("who is about to hurry to the end does not leave it by the same tap", () => {
  const director = idle();
  hear(director, told(["round"]));
  vi.advanceTimersByTime(HURRY - 1);
  expect(director.canGoOn).toBe(false);
  vi.advanceTimersByTime(1);
  expect(director.canGoOn).toBe(true);
});
test("whoever has nothing to choose sees all that others do, and more slowly", () => {
  const director = idle();
  for (let count = 1; count <= 6; count += 1)
    hear(director, told("abcdef".slice(0, count).split("")));
  expect(lines(director)).toBe("a");
  vi.advanceTimersByTime(500);
  expect(lines(director)).toBe("a");
  vi.advanceTimersByTime(300);
  expect(lines(director)).toBe("a b");
});
test("or goes on to the end of the round, also over what is still to come", () => {
  const director = idle();
  hear(director, told(["a", "b"]), 2);
  director.hurry();
  expect([lines(director), director.scene]).toEqual(["a b", null]);
  hear(director, told(["a", "b", "c"]));
  expect(lines(director)).toBe("a b c");
  hear(director, told(["a", "b", "c", "round", "d"]), 2);
  expect([lines(director), director.holds, director.hurries]).toEqual(["a b c round", true, false]);
});
test("points come with the last thing that happened, not after it", () => {
  const scored = (now: Told, points: number): Told => ({
    ...now,
    position: { ...now.position, scores: [points], parts: [[{ label: "columns", points }]] },
  });
  const closing = {
    scenes: (...all: Parameters<typeof box.scenes>): Scene[] => [
      ...box.scenes(...all),
      { view: all[1].view, events: [], length: 0 },
    ],
  };
  const director = new Director(closing, scored(told([]), 12), [], (usual) => usual);
  hear(director, scored(told(["a", "ended"], { phase: "over" }), 17), 2);
  const points = () => [director.shown.position.scores[0], director.shown.table.phase];
  expect(points()).toEqual([12, "playing"]);
  vi.advanceTimersByTime(500);
  expect(points()).toEqual([17, "playing"]);
  expect(director.shown.position.parts[0]![0]!.points).toBe(17);
});
