import { beforeAll, expect, test, vi } from "vitest";
import { points } from "../table/numbers";
import { amount } from "../table/worth";
import { elided, speak, t } from "../ui/words.svelte";
import type { Account, Decision, Review } from "../wire/types";
import { movedWords, pathOf, placeOf, scaleOf, spread } from "./curve";
import {
  accountRow,
  accountWords,
  asReviewed,
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

const ALONE: Account = {
  ...{ name: "Ada", seat: 0, start_points: 30, start_win: null },
  ...{ luck_points: 4.2, luck_win: null, luck_noise_points: 0.5, luck_noise_win: null },
  ...{ own_points: -6.2, own_win: null, others_points: 0, others_win: null },
  ...{ final_points: 28, final_win: null, lost_points: 6.1, lost_win: null },
  ...{ decisions: 13, mistakes: 2, blunders: 1, worst: [] },
};

const game = (seats: Account[], id = "encore") =>
  ({ game: id, seats, curve: [], decisions: [], worst: [] }) as unknown as Review;

test("luck and skill are told apart", () => {
  expect(accountWords(ALONE, game([ALONE]), true)).toEqual([
    "You were lucky with the dice: +4 points (the coach may be off by 1).",
    "You made 3 mistakes, which cost 6.1 points.",
  ]);
  const final_points = ALONE.final_points - 4;
  const unaccused = { mistakes: 0, blunders: 0, lost_points: 0 };
  const even = { ...ALONE, ...unaccused, luck_points: -0.3, final_points };
  expect(accountWords(even, game([even], "flip7"), false)).toEqual([
    "Ada’s luck with the cards was about even: 0 points (the coach may be off by 1).",
    "No costly mistake; small losses cost 6 points in all.",
  ]);
  const clean = { ...even, own_points: -0.4, final_points: ALONE.start_points };
  expect(accountWords(clean, game([clean]), false).at(-1)).toBe("The coach found no mistake.");
});

test("how a game ended comes first", () => {
  const seats = [27, 18, 9].map((final_points, seat) => ({
    ...ALONE,
    seat,
    name: ["Ada", "Mira", "Otto"][seat]!,
    final_points,
    final_win: seat ? 0 : 1,
  }));
  const first = (all: Account[], seat: number, yours: boolean) =>
    accountWords(all[seat]!, { ...game(all), finished: true }, yours)[0];
  expect(first(seats, 0, true)).toBe("You won: 27 to 18.");
  expect(first(seats, 1, false)).toBe("Mira lost: 18 to 27.");
  const tied = seats.map((one) => ({ ...one, final_points: 27, final_win: 1 / 3 }));
  expect(first(tied, 0, true)).toBe("You share the victory: 27 to 27.");
  expect(first([ALONE], 0, true)).toMatch(/^You were lucky/);
});

test("what a bot did for who had left is not held against them", () => {
  const made = (line: number, verdict: string, cost_points: number) =>
    ({ line, seat: 0, verdict, cost_points, cost_win: null }) as Decision;
  const account = { ...ALONE, worst: [3, 1] };
  const decisions = [made(2, "best", 0), made(5, "mistake", 2), made(8, "fine", 0.1)];
  const whole = { ...game([account]), decisions: [...decisions, made(11, "blunder", 4)] };
  const read = asReviewed({ ...whole, worst: [3, 1] }, ["Ada"], [8, 11]);
  expect(read.decisions).toEqual(decisions.slice(0, 2));
  expect([read.worst, read.seats[0]?.worst]).toEqual([[1], [1]]);
  expect(accountWords(read.seats[0]!, read, true).slice(1)).toEqual([
    "You made one mistake, which cost 2 points.",
    "2 moves were made by the bot that played on for you: they are not held against you.",
  ]);
});

test("nobody is called lucky or unlucky for what cannot be told from noise", () => {
  const told = (luck_points: number, luck_noise_points: number) => {
    const account = { ...ALONE, luck_points, luck_noise_points };
    return accountWords(account, game([account]), true)[0];
  };
  expect(told(-2.1, 2.9)).toBe(
    "Your luck with the dice was about even: −2 points (the coach may be off by 6).",
  );
  expect(told(-2.1, 0)).toBe("You were unlucky with the dice: −2 points.");
});

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
  const table = asReviewed(game([ALONE, { ...ALONE, seat: 1, name: "Mira" }]), ["You", "Mira"]);
  expect(table.seats.map(({ name }) => name)).toEqual(["You", "Mira"]);
});

test("at a table luck stands beside that of the others", () => {
  const account = { ...ALONE, luck_win: -0.13, luck_noise_win: 0.01, lost_win: 0.07 };
  const luck = { luck_points: 6, final_points: account.final_points + 6 - account.luck_points };
  const other = { ...account, ...luck, seat: 1, name: "Mira" };
  const table = game([account, other], "criss_cross");
  expect(accountWords({ ...account, mistakes: 1, blunders: 0 }, table, false)).toEqual([
    "Ada was lucky with the dice: +4 points (the coach may be off by 1).",
    "For Mira it was +6: the same dice suit one sheet better than another.",
    "Ada made one mistake, which cost 6.1 points.",
  ]);
});

test("dice that were the same for all are told once, and not where they brought next to nothing", () => {
  const account = { ...ALONE, luck_noise_points: 0, mistakes: 0, blunders: 0 };
  const told = (luck: number, other: number) => {
    const mine = { ...account, luck_points: luck };
    const table = game([mine, { ...mine, seat: 1, luck_points: other }], "criss_cross");
    return accountWords(mine, table, true).join(" ");
  };
  expect(told(-0.9, -1.2)).toBe("The coach found no mistake.");
  expect(told(4.2, 3.8)).toMatch(/^Luck with the dice was the same for everybody: \+4 points\./);
  expect(told(-1.2, 2)).toMatch(/^Your luck with the dice was about even: −1 point\./);
});

test("a list and a sentence tell the same cost, however it is rounded", () => {
  const decision = { cost_win: 0.1186, cost_points: 1, win: 0.604 } as Decision;
  expect([costWords(decision), shortCost(decision)]).toEqual([
    "chance to win from 60% to 49%",
    "−11%",
  ]);
});

test("at a table the worst mistake is told as what it did to the chance to win", () => {
  const worst = { cost_win: 0.43, win: 0.54 } as Decision;
  const account = { ...ALONE, lost_win: 0.6, worst: [0] };
  const told = (mistakes: number) =>
    accountWords({ ...account, mistakes }, { ...game([account]), decisions: [worst] }, true).at(-1);
  expect(told(2)).toBe("You made 3 mistakes: the worst took your chance to win from 54% to 11%.");
  expect(told(0)).toBe("You made one mistake: it took your chance to win from 54% to 11%.");
});

test("whoever had more luck than the winner and lost is told that it was the moves", () => {
  const own = { ...ALONE, luck_points: 33, own_points: -14, others_points: -10, start_points: 47 };
  const you = { ...own, name: "You", final_points: 56, final_win: 0 };
  const moves = { luck_points: 8, own_points: -3, others_points: 28, start_points: 49 };
  const mira = { ...own, ...moves, name: "Mira", seat: 1, final_points: 82, final_win: 1 };
  const last = (one: Account, other: Account) =>
    accountWords(one, { ...game([one, other]), finished: true }, true).at(-1);
  const told =
    "Mira’s moves brought 49 points more than yours, mistakes and small differences together.";
  expect(last(you, mira)).toBe(told);
  expect(last({ ...you, luck_points: 3, others_points: 20 }, mira)).not.toMatch(/moves brought/);
  expect(last({ ...you, final_win: 1 }, { ...mira, final_win: 0 })).not.toMatch(/moves brought/);
});

test("mistakes are summed up in points, where they cost any", () => {
  const [, lost] = accountWords({ ...ALONE, lost_win: 1.2 }, game([ALONE]), true);
  expect(lost).toBe("You made 3 mistakes, which cost 6.1 points.");
  const denied = { ...ALONE, mistakes: 1, blunders: 0, lost_win: 0.07, lost_points: 0.1 };
  expect(accountWords(denied, game([denied]), false)[1]).toBe(
    "Ada made one mistake, which cost 7 percentage points of the chance to win.",
  );
});

test("many close moves that cost a game together are told, though none is a mistake", () => {
  const account = { ...ALONE, final_win: 0, mistakes: 0, blunders: 0, lost_points: 0, lost_win: 0 };
  const close = { seat: 0, verdict: "silent", cost_win: 0.04, noise_win: 0.04 } as Decision;
  const told = (count: number, more: Partial<Decision> = {}) => {
    const decisions = Array.from({ length: count }, () => ({ ...close, ...more }));
    return accountWords(account, { ...game([account]), decisions }, true).at(-1);
  };
  expect(told(16)).toMatch(/^No single move .* But close ones .* a part of the chance/);
  expect(told(16, { cost_win: -0.04 })).toBe("The coach found no mistake.");
  expect(told(3)).toBe("The coach found no mistake.");
  expect(told(16, { seat: 1 })).toBe("The coach found no mistake.");
  expect(told(16, { verdict: "best", cost_win: 0 })).toBe("The coach found no mistake.");
});

test("what own moves cost beside mistakes is told, too, and adds up", () => {
  const lost = (own_points: number, lost_points: number, more: Partial<Account> = {}) => {
    const { start_points, luck_points, others_points } = ALONE;
    const final_points = start_points + luck_points + own_points + others_points;
    const account = { ...ALONE, own_points, lost_points, final_points, ...more };
    return accountWords(account, game([ALONE]), true)
      .slice(1)
      .join(" ");
  };
  expect(lost(-57.3, 33.6)).toBe(
    "You made 3 mistakes, which cost 34 points. Small differences from a strong bot’s moves lost another 23 points.",
  );
  expect(lost(-34.4, 33.6)).toBe("You made 3 mistakes, which cost 34 points.");
  expect(lost(12, 33.6)).toBe("You made 3 mistakes, which cost 34 points.");
  const rounded = { start_points: 29.4, luck_points: 0.4, others_points: 0.4, final_points: 20.4 };
  expect(accountRow({ ...ALONE, ...rounded, own_points: -9.8 })[2]!.value).toBe("−9");
  expect(lost(-9.8, 7.1, rounded)).toBe(
    "You made 3 mistakes, which cost 7.1 points. Small differences from a strong bot’s moves lost another 1.9 points.",
  );
});

test("where the game was nearly decided, that is said and not that it was close", () => {
  const at = (win: number) =>
    ({ curve: [{ line: 4, points: [], win: [0.5, win] }] }) as unknown as Review;
  const decision = { line: 5, seat: 1, best: "hit", move: "stay", cost_points: 3 } as Decision;
  const told = (verdict: Decision["verdict"], win: number) =>
    verdictWords({ ...decision, verdict }, at(win));
  const decided = "hardly mattered: the game was nearly decided";
  expect([told("silent", 0.01), told("silent", 0.98)]).toEqual([decided, decided]);
  expect([told("silent", 0.3), told("fine", 0.3)]).toEqual(["too close to tell", "good"]);
  expect([told("fine", 0.01), told("mistake", 0.03)]).toEqual([decided, "mistake"]);
  expect(verdictWords({ ...decision, verdict: "silent" }, game([]))).toBe("too close to tell");
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
  const decision = { cost_win: 0.001, cost_points: 4, noise_points: 0.5 } as Decision;
  expect([costsPoints(decision), costsPoints({ ...decision, noise_points: 2 })]).toEqual([
    true,
    false,
  ]);
  expect(costsPoints({ ...decision, cost_win: null })).toBe(false);
});

test("start, luck and moves add up to the end, in whole points", () => {
  const values = (account: Account) => accountRow(account).map(({ value }) => value);
  expect(values(ALONE)).toEqual(["30", "+4", "−6", "28"]);
  const left = { start_points: 29.4, luck_points: 2.4, own_points: -2.8 };
  expect(values({ ...ALONE, ...left, final_points: 29 })).toEqual(["29", "+2", "−2", "29"]);
  const over = { start_points: 29.6, luck_points: 3.4, own_points: -5 };
  expect(values({ ...ALONE, ...over })).toEqual(["30", "+3", "−5", "28"]);
});

test("who had no luck to speak of hears of others' who had", () => {
  const moved = { own_points: 0, others_points: 0, luck_points: 0.2, final_points: 30 };
  const even = { ...ALONE, ...moved, luck_noise_points: 0.5, final_win: 1 };
  const told = (luck: number) => {
    const its = { luck_points: luck, final_points: 30 + luck, final_win: 0 };
    const other = { ...even, ...its, seat: 1, name: "Mira" };
    return accountWords(even, game([even, other]), true).join(" ");
  };
  expect(told(-6)).toMatch(/about even: 0 points.* For Mira it was −6: the same dice suit/);
  expect(told(-2)).not.toMatch(/Mira/);
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

test("a good move is told beside a better one only if that one was better", () => {
  const fine = { verdict: "fine", best: "a", move: "b", cost_win: 0.012 } as Decision;
  const told = (one: Partial<Decision>) => isBeaten({ ...fine, ...one });
  expect(told({})).toBe(true);
  expect([told({ cost_win: -0.06 }), told({ cost_win: 0.001 })]).toEqual([false, false]);
  expect(told({ cost_win: null, cost_points: 0.3 })).toBe(true);
  expect([told({ verdict: "silent" }), told({ verdict: "blunder" })]).toEqual([false, true]);
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
  };
  const told = (place: number) => movedWords(review, place, ["Lea", "Mira"], box);
  expect(told(0).what).toBe("start");
  expect(told(1).what).toBe("Round 1 · The cards");
  expect(told(1).seats[0]).toEqual({ seat: 0, from: "50%", to: "40%" });
  expect(told(2).what).toBe("Round 1 · Mira: HIT");
  expect(told(2).seats[1]).toEqual({ seat: 1, from: "60%", to: "75%" });
});

test("a finger on the curve finds the nearest place, also beside it", () => {
  const frame = { width: 120, height: 50, left: 10, right: 10, top: 0, bottom: 0 };
  expect([0, 10, 34, 36, 109, 119].map((x) => placeOf(x, 3, frame))).toEqual([0, 0, 0, 1, 2, 2]);
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
