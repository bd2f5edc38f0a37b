import { beforeAll, expect, test, vi } from "vitest";
import { points } from "../table/numbers";
import { oddsWords } from "../table/reasons";
import { amount } from "../table/worth";
import { elided, speak, t } from "../ui/words.svelte";
import type { Account, Decision, Review } from "../wire/types";
import {
  expectedAt,
  fallNear,
  movedWords,
  oddsAt,
  pathOf,
  placeOf,
  scaleOf,
  spread,
} from "./curve";
import {
  asReviewed,
  costliest,
  costsPoints,
  costWords,
  isBeaten,
  shortCost,
  verdictSign,
  verdictWords,
  whenWords,
  whyWords,
} from "./words";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

const NONE = {
  game: "encore",
  seats: [],
  curve: [],
  decisions: [],
  worst: [],
} as unknown as Review;

test("a decision is told by its turn, and by its step where a game has none", () => {
  const decision = { turn: 7, line: 46 } as Decision;
  expect(whenWords(decision, { turn: (number) => t("turn", { number }) })).toBe("Turn 7");
  expect(whenWords(decision, {})).toBe("Step 47");
});

test("what is chosen before the first round has a name of its own", () => {
  const box = {
    turn: (number: number) => t("turn", { number }),
    before: (move: string) => (move === "start a" ? "Start" : null),
  };
  const told = (move: string) => whenWords({ turn: 1, line: 0, move } as Decision, box);
  expect([told("start a"), told("a A1 b A2")]).toEqual(["Start", "Turn 1"]);
});

test("what speaks for the better move is short, ends with what comes of it, and is never made up", () => {
  const said = (why: string[], end?: string[]) =>
    whyWords({ words: { en: { best: [], played: [], why, end } } } as unknown as Decision);
  expect(said(["takes a star more", "keeps a joker", "and so on"], ["It brings 2 more."])).toBe(
    "The better move takes a star more and keeps a joker. It brings 2 more.",
  );
  expect(said([], ["It brings 2 more.", "Mira has 1 less."])).toBe(
    "It brings 2 more. Mira has 1 less.",
  );
  const old = "The coach expects more from the better move by the end, but cannot say why.";
  expect(said([])).toBe(old);
  const none = { words: {} } as unknown as Decision;
  expect(whyWords(none, false)).toBe(
    "If more can be said of why, it comes when the review is done.",
  );
});

test("whoever reads is called so in the accounts, too", () => {
  const seats = [0, 1].map((seat) => ({ seat, name: "Ada", worst: [] })) as unknown as Account[];
  const table = asReviewed({ ...NONE, seats }, ["You", "Mira"]);
  expect(table.seats.map(({ name }) => name)).toEqual(["You", "Mira"]);
});

test("a list and a sentence tell the same cost, however it is rounded", () => {
  const decision = { cost_win: 0.1186, cost_points: 1, win: 0.604 } as Decision;
  expect([costWords(decision), shortCost(decision)]).toEqual([
    "chance to win from 60% to 49%",
    "−11%",
  ]);
});

test("where the game was nearly decided, that is said and not that it was close", () => {
  const at = (win: number) =>
    ({ curve: [{ line: 4, points: [], win: [0.5, win] }] }) as unknown as Review;
  const decision = { line: 5, seat: 1, best: "hit", move: "stay", cost_points: 3 } as Decision;
  const told = (verdict: Decision["verdict"], win: number) =>
    verdictWords({ ...decision, verdict }, at(win));
  const decided = "hardly mattered: the game was nearly decided";
  expect([told("silent", 0.01), told("silent", 0.98)]).toEqual([decided, decided]);
  expect([told("silent", 0.3), told("fine", 0.3)]).toEqual(["hard to tell", "good"]);
  expect([told("fine", 0.01), told("mistake", 0.03)]).toEqual([decided, "mistake"]);
  expect(verdictWords({ ...decision, verdict: "silent" }, NONE)).toBe("hard to tell");
});

test("a mistake says from which chance to win to which, alone its points", () => {
  const decision = { cost_win: 0.37, win: 0.54, cost_points: 13 } as Decision;
  expect(costWords(decision)).toBe("chance to win from 54% to 17%");
  expect(costWords({ ...decision, win: 0.3 })).toBe("chance to win from 30% to 0%");
  const unknown = { ...decision, win: null };
  expect(costWords(unknown)).toBe("costs 37 percentage points of the chance to win");
  expect(costWords({ ...unknown, cost_win: null })).toBe("costs 13 points");
});

test("a move that is as good but for points is not called as good", () => {
  const words = { en: { why: ["crosses off 3 squares more"] } };
  const decision = {
    ...{ cost_win: 0.001, cost_points: 4, noise_points: 0.5 },
    words,
  } as unknown as Decision;
  expect([costsPoints(decision), costsPoints({ ...decision, noise_points: 2 })]).toEqual([
    true,
    false,
  ]);
  expect(costsPoints({ ...decision, cost_win: null })).toBe(false);
  // Where nobody can say why, it only puzzles.
  expect(costsPoints({ ...decision, words: {} })).toBe(false);
});

test("a score below zero is a number, too", () => {
  const told = (count: number) => t("review-points", { count, points: points(count) });
  expect([told(-5), told(1), told(28)]).toEqual(["−5 points", "1 point", "28 points"]);
});

test("a cost is told in what counts", () => {
  const decision = { cost_win: 0.254, cost_points: 3.67, verdict: "blunder" } as Decision;
  expect(amount(decision.cost_win, decision.cost_points)).toBe(
    "25 percentage points of the chance to win",
  );
  expect(amount(0.05, -0.8)).toBe("5 percentage points of the chance to win");
  expect([amount(null, 1), amount(null, 24.4)]).toEqual(["1 point", "24 points"]);
  expect(shortCost(decision)).toBe("−25%");
  expect(shortCost({ ...decision, cost_win: null })).toBe("−3.7");
  expect(verdictSign(decision)).toBe("✗");
});

test("a good move is told beside a better one only if that one was better, and one can say why", () => {
  const words = { en: { why: ["keeps a joker"] } };
  const fine = {
    verdict: "fine",
    best: "a",
    move: "b",
    cost_win: 0.012,
    words,
  } as never as Decision;
  const told = (one: Partial<Decision>) => isBeaten({ ...fine, ...one });
  expect(told({})).toBe(true);
  expect([told({ cost_win: -0.06 }), told({ cost_win: 0.001 })]).toEqual([false, false]);
  expect(told({ cost_win: null, cost_points: 0.3 })).toBe(true);
  expect([told({ verdict: "silent" }), told({ verdict: "blunder" })]).toEqual([false, true]);
  expect(told({ words: {} as Decision["words"] })).toBe(false);
});

test("chances have a fixed scale, points a round one", () => {
  expect(scaleOf([[0.2, 0.3]], "win")).toMatchObject({ low: 0, high: 1 });
  expect(scaleOf([[21.3, 38.9]], "points")).toEqual({
    low: 20,
    high: 40,
    ticks: [20, 25, 30, 35, 40],
  });
  expect(scaleOf([[3, 3]], "points")).toMatchObject({ low: 3, high: 4 });
});

test("a place on the curve says when it was, who moved it, and from where to where", () => {
  const curve = [
    { line: -1, points: [], win: [0.5, 0.5], turn: 0 },
    { line: 0, points: [], win: [0.4, 0.6], turn: 1 },
    { line: 1, points: [], win: [0.25, 0.75], turn: 1 },
  ];
  const decisions = [{ line: 1, seat: 1, move: "hit", turn: 1 }];
  const seats = [{ seat: 0 }, { seat: 1 }];
  const review = { unit: "win", seats, curve, decisions } as unknown as Review;
  const box = {
    turn: (number: number) => `Round ${number}`,
    move: (move: string) => move.toUpperCase(),
    luck: "cards" as const,
    chance: (text: string) => text.slice("draw ".length),
  };
  const lines = ["table draw 12", "1 hit"];
  const told = (place: number) =>
    movedWords(review, review.decisions, place, ["Lea", "Mira"], box, lines);
  expect(told(0).what).toBe("start");
  expect(told(1).what).toBe("Round 1 · The cards: 12");
  expect(told(1).seats[0]).toEqual({ seat: 0, from: "50%", to: "40%" });
  expect(told(2).what).toBe("Round 1 · Mira: HIT");
  expect(told(2).seats[1]).toEqual({ seat: 1, from: "60%", to: "75%" });
});

test("the curve says why whoever leads may yet win less often, as it was in that turn", () => {
  const curve = [-1, 0, 1, 2, 3].map((line) => ({ line, turn: Math.ceil((line + 1) / 2) }));
  const told = (line: number, seat: number, ...odds: string[]) => ({
    ...{ line, seat, turn: Math.ceil((line + 1) / 2) },
    words: { en: { odds } },
  });
  const decisions = [told(1, 0, "Mira is about to get more", "column C lacks 2"), told(3, 1)];
  const review = { curve, decisions } as unknown as Review;
  const said = "Mira is about to get more: column C lacks 2";
  expect([0, 1, 2, 3, 4].map((place) => oddsAt(review, place, 0))).toEqual([
    "",
    said,
    said,
    "",
    "",
  ]);
  expect(oddsAt(review, 2, 1)).toBe("");
  expect(oddsAt(review, 2, null)).toBe(said);
});

test("the curve says with which points the game may end: with whom one plays, or the two best", () => {
  const curve = [
    { points: [20, 20, 20] },
    { points: [16.3, 29.6, 12] },
    { points: [-3, 2, 31.4] },
    { points: [0, 30, 31] },
  ];
  const at = (place: number, chosen: number | null, unit = "win") =>
    expectedAt({ unit, curve } as unknown as Review, place, chosen, ["You", "Mira", "Otto"]);
  expect(at(1, 0)).toBe("if strong bots played on, about: You 16 and Mira 30");
  expect(at(2, 0)).toBe("if strong bots played on, about: You −3 and Otto 31");
  expect(at(2, null)).toBe("if strong bots played on, about: Otto 31 and Mira 2");
  expect([at(0, 0), at(3, 0), at(1, 0, "points")]).toEqual(["", "", ""]);
});

test("a finger on the curve finds the nearest place, also beside it", () => {
  const frame = { width: 120, height: 50, left: 10, right: 10, top: 0, bottom: 0 };
  expect([0, 10, 34, 36, 109, 119].map((x) => placeOf(x, 3, frame))).toEqual([0, 0, 0, 1, 2, 2]);
});

test("a finger beside a fall means the fall", () => {
  const curves = [[0.5, 0.5, 0.48, 0.1, 0.1, 0.3]];
  expect([1, 2, 3, 4].map((place) => fallNear(place, curves, 1))).toEqual([2, 3, 3, 3]);
  expect([fallNear(4, curves, 0), fallNear(0, [[0.5, 0.5]], 1)]).toEqual([4, 0]);
});

test("a curve goes from the left edge to the right, and upward means more", () => {
  const frame = { width: 100, height: 50, left: 10, right: 10, top: 5, bottom: 5 };
  expect(pathOf([0, 1], { low: 0, high: 1, ticks: [] }, frame)).toBe("M10.0 45.0L90.0 5.0");
});

test("labels keep apart and stay inside", () => {
  expect(spread([10, 11, 40], 14, 100)).toEqual([10, 24, 40]);
  expect(spread([98, 99], 14, 100)).toEqual([86, 100]);
});

test("French elides before the names and games put in", () => {
  expect(elided("Feuille de Ada, place de Zoé, complète le orange")).toBe(
    "Feuille d’Ada, place de Zoé, complète l’orange",
  );
  expect(elided("modèle à 8, le bleu")).toBe("modèle à 8, le bleu");
});

test("only what was surely a mistake is looked at", () => {
  const made = (line: number, verdict: string, cost_win: number, why = ["keeps a joker"]) =>
    ({
      line,
      seat: 0,
      verdict,
      cost_win,
      cost_points: 0,
      words: { en: { why } },
    }) as unknown as Decision;
  const decisions = [
    ...[made(0, "silent", 0.04), made(1, "mistake", 0.1), made(2, "silent", 0.07)],
    ...[made(3, "silent", 0.01), made(4, "silent", 0.05), made(5, "best", 0)],
    made(6, "silent", 0.12, []),
  ];
  const seats = [{ worst: [1] }] as unknown as Account[];
  const lines = (review: Review) => costliest(review, 0).map(({ line }) => line);
  expect(lines({ ...NONE, seats, decisions })).toEqual([1]);
});

test("why the chance is not what the scores say is told in one sentence", () => {
  expect([oddsWords([]), oddsWords(["most points are still to come"])]).toEqual([
    "",
    "most points are still to come",
  ]);
  expect(oddsWords(["Mira is about to get more", "column C lacks 2 squares"])).toBe(
    "Mira is about to get more: column C lacks 2 squares",
  );
});
