import { beforeAll, expect, test, vi } from "vitest";
import { loadGame } from "../games/find";
import { speak } from "../ui/words.svelte";
import type { Account, Decision, Review } from "../wire/types";
import { accountRow, accountWords } from "./accounts";
import { asReviewed } from "./words";

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

test("who had to pass much more often reads what to keep for it", async () => {
  await loadGame("encore");
  const passed = (seat: number, verdict: string, move = "pass") =>
    ({ seat, verdict, move, cost_win: null, cost_points: 0 }) as Decision;
  const seats = [0, 1].map((seat) => ({ ...ALONE, seat, name: ["Ada", "Mira"][seat]!, worst: [] }));
  const all = seats.map((one, seat) => ({ ...one, final_win: seat }));
  const own = [..."1234"].map(() => passed(0, "only"));
  const decisions = [
    ...own,
    passed(0, "best"),
    passed(0, "only", "bonus Q pass"),
    passed(1, "only"),
  ];
  const said = (these: Decision[], seat = 0, yours = true) =>
    accountWords(all[seat]!, { ...game(all), finished: true, decisions: these }, yours).at(-1);
  expect(said(decisions)).toBe(
    "You had to pass 4 times, Mira 1: with ! in reserve jokers still fit.",
  );
  for (const words of [said(decisions.slice(1)), said(decisions, 1), said(decisions, 0, false)])
    expect(words).not.toMatch("had to pass");
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

test("at a table the worst mistake is told as what it did to the chance to win", () => {
  const worst = { cost_win: 0.43, win: 0.54 } as Decision;
  const account = { ...ALONE, lost_win: 0.6, worst: [0] };
  const told = (mistakes: number) =>
    accountWords({ ...account, mistakes }, { ...game([account]), decisions: [worst] }, true).at(-1);
  expect(told(2)).toBe("You made 3 mistakes: the worst took your chance to win from 54% to 11%.");
  expect(told(0)).toBe("You made one mistake: it took your chance to win from 54% to 11%.");
});

test("mistakes are summed up in points, where they cost any", () => {
  const [, lost] = accountWords({ ...ALONE, lost_win: 1.2 }, game([ALONE]), true);
  expect(lost).toBe("You made 3 mistakes, which cost 6.1 points.");
  const denied = { ...ALONE, mistakes: 1, blunders: 0, lost_win: 0.07, lost_points: 0.1 };
  expect(accountWords(denied, game([denied]), false)[1]).toBe(
    "Ada made one mistake, which cost 7 percentage points of the chance to win.",
  );
});

test("who lost by many close moves and no mistake is told so at once", () => {
  const close = { seat: 0, verdict: "silent", cost_win: 0.04, noise_win: 0.04 } as Decision;
  const decisions = Array.from({ length: 16 }, () => close);
  const said = (luck: number, mistakes = 0) =>
    told(seated({ luck_win: luck, own_win: -0.6, mistakes }, { luck_win: -luck, final_win: 1 }), {
      decisions,
    })[1];
  expect(said(0)).toBe(
    "The moves decided, many by a little: on the whole Mira’s were better than yours.",
  );
  expect(said(-0.3)).toBe("Both decided: luck, and many moves that cost a little each.");
  expect([said(0, 1), said(-0.3, 1)]).toEqual([
    "The moves decided: on the whole Mira’s were better than yours.",
    "Both decided: luck, and the moves.",
  ]);
});

test("many close moves that cost a game together are told, though none is a mistake", () => {
  const account = { ...ALONE, final_win: 0, mistakes: 0, blunders: 0, lost_points: 0, lost_win: 0 };
  const close = { seat: 0, verdict: "silent", cost_win: 0.04, noise_win: 0.04 } as Decision;
  const told = (count: number, more: Partial<Decision> = {}) => {
    const decisions = Array.from({ length: count }, () => ({ ...close, ...more }));
    return accountWords(account, { ...game([account]), decisions }, true).at(-1);
  };
  expect(told(16)).toMatch(/^No single move .* But several that .* a part of the chance/);
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

test("start, luck and moves add up to the end, in whole points", () => {
  const values = (account: Account) => accountRow(account).map(({ value }) => value);
  expect(values(ALONE)).toEqual(["30", "+4", "−6", "28"]);
  const left = { start_points: 29.4, luck_points: 2.4, own_points: -2.8 };
  expect(values({ ...ALONE, ...left, final_points: 29 })).toEqual(["29", "+2", "−2", "29"]);
  const over = { start_points: 29.6, luck_points: 3.4, own_points: -5 };
  expect(values({ ...ALONE, ...over })).toEqual(["30", "+3", "−5", "28"]);
});

const TABLE: Account = {
  ...{ ...ALONE, start_win: 0.5, luck_win: 0, luck_noise_win: 0, own_win: 0, others_win: 0 },
  ...{ final_win: 0, lost_win: 0, lost_points: 0, mistakes: 0, blunders: 0 },
};
const seated = (...all: Partial<Account>[]): Account[] =>
  all.map((one, seat) => ({ ...TABLE, seat, name: ["You", "Mira", "Otto"][seat]!, ...one }));
const told = (all: Account[], more: Partial<Review> = {}) =>
  accountWords(all[0]!, { ...game(all), finished: true, ...more }, true);

test.each([
  [0.5, "You were very lucky with the dice."],
  [0.2, "You were a little lucky with the dice."],
  [0.05, "Good and bad luck with the dice evened out for you."],
  [-0.12, "You were a little unlucky with the dice."],
  [-0.7, "You were very unlucky with the dice."],
])("at a table luck is what it did to the chance to win: %f", (luck_win, words) => {
  expect(told(seated({ luck_win, luck_points: 30 }, { final_win: 1 }))).toContain(words);
});

test("with the same dice for all it is said why they are luck", () => {
  const all = (luck_win: number) =>
    told(seated({ luck_win }, { final_win: 1 }), { game: "criss_cross" }).join(" ");
  expect(all(0.2)).toMatch(/a little lucky with the dice\. The same dice suit one grid better/);
  expect(all(0)).not.toMatch(/The same dice/);
});

test("luck that cannot be told from noise is none, at a table, too", () => {
  const all = seated({ luck_win: 0.2, luck_noise_win: 0.15 }, { final_win: 1 });
  expect(told(all).join(" ")).toMatch(/evened out for you/);
});

test("at a long table the winner's luck is told, too, if it was another", () => {
  const lucky = { luck_win: 0.67, final_win: 1 };
  expect(told(seated({ luck_win: -0.18 }, {}, lucky))).toContain(
    "Otto (the winner) was very lucky with the dice.",
  );
  expect(told(seated({ luck_win: 0.5 }, {}, lucky)).join(" ")).not.toMatch(/the winner/);
  expect(told(seated({ luck_win: -0.18 }, lucky)).join(" ")).not.toMatch(/the winner/);
});

test.each([
  ["The moves decided: on the whole Mira’s were better than yours.", 0.23, -0.81, -0.1],
  ["Luck decided, more than the moves.", -0.4, -0.2, -0.1],
  ["Both decided: luck, and the moves.", -0.15, -0.5, -0.2],
  ["Good and bad luck with the dice evened out", -0.02, 0, 0],
])("what decided comes right after how it ended: %s", (words, luck, own, other) => {
  const mira = { luck_win: -luck, own_win: other, final_win: 1 };
  expect(told(seated({ luck_win: luck, own_win: own }, mira))[1]).toContain(words);
});

test("luck that evened out for both did not decide", () => {
  const said = (luck: number, own: number) =>
    told(seated({ luck_win: -luck, own_win: own }, { luck_win: luck, final_win: 1 })).join(" ");
  expect(said(0.08, 0)).not.toMatch(/decided/);
  expect(said(0.12, 0)).toMatch(/Luck decided, more than the moves\. You were a little unlucky/);
  expect(said(0.08, -0.15)).toMatch(/^You lost: 28 to 28\. The moves decided/);
});

test("who lost by many close moves, too, is not told that luck alone decided", () => {
  const all = seated({ luck_win: -0.4, own_win: -0.2 }, { luck_win: 0.4, final_win: 1 });
  const close = { seat: 0, verdict: "silent", cost_win: 0.04, noise_win: 0.04 } as Decision;
  const said = (count: number) =>
    told(all, { decisions: Array.from({ length: count }, () => close) });
  expect(said(16)).toContain("Both decided: luck, and many moves that cost a little each.");
  expect(said(3)).toContain("Luck decided, more than the moves.");
});

test("whose mistakes cost a lot is not told that luck alone decided", () => {
  const said = (lost_win: number, own_win = -0.25) =>
    told(seated({ luck_win: -0.7, own_win, lost_win }, { luck_win: 0.4, final_win: 1 }));
  expect(said(0.45)).toContain("Both decided: luck, and the moves.");
  expect(said(0.12)).toContain("Luck decided, more than the moves.");
  expect(said(0.45, -0.05)).toContain("Luck decided, more than the moves.");
});

test("who has won by better moves is told of the other's mistakes", () => {
  const won = { final_win: 1, own_win: -0.3 };
  expect(told(seated(won, { own_win: -1, mistakes: 2, blunders: 3 })).slice(1, 3)).toEqual([
    "The moves decided: on the whole yours were better than Mira’s.",
    "Mira made 5 mistakes.",
  ]);
});

test("who played a part of it by a bot is told nothing of what decided", () => {
  const all = seated({ own_win: -1, left: 3 } as Partial<Account>, { final_win: 1 });
  expect(told(all).join(" ")).not.toMatch(/decided/);
});

test("moves that were a little worse are weighed against the mistakes", () => {
  const worst = { seat: 0, verdict: "mistake", cost_win: 0.2, win: 0.54 } as Decision;
  const close = { seat: 0, verdict: "silent", cost_win: 0.04, noise_win: 0.04 } as Decision;
  const last = (lost_win: number) => {
    const decisions = [worst, ...Array.from({ length: 16 }, () => close)];
    const all = seated({ mistakes: 1, lost_win, worst: [0] }, { final_win: 1 });
    return told(all, { decisions }).at(-1);
  };
  expect(last(0.2)).toBe(
    "16 other moves were perhaps a little weaker than a strong bot’s: together they may have cost more than that mistake.",
  );
  expect(last(0.6)).toMatch(/together they may have cost about as much as that mistake\.$/);
  expect(last(1.2)).toMatch(/together they may have cost less than that mistake\.$/);
});
