/** What a review says, in sentences. */

import { percent, points, signedPercent, signedPoints } from "../table/numbers";
import { t } from "../ui/words.svelte";
import type { Account, Decision, Review } from "../wire/types";

/** So many standard errors are no luck to speak of. */
const SURE = 2;
/** Less than so many points are even. */
const EVEN = 0.5;
const SIGNS: Record<Decision["verdict"], string> = {
  only: "·",
  best: "★",
  fine: "✓",
  silent: "≈",
  mistake: "?",
  blunder: "??",
};

export const verdictSign = (decision: Decision) => SIGNS[decision.verdict];

export function isMistake({ verdict }: Decision): boolean {
  return verdict === "mistake" || verdict === "blunder";
}

/** "12% of the chance to win (4.2 points)", or points alone. */
export function amount(win: number | null, score: number): string {
  const told = { points: points(Math.abs(score)) };
  if (win === null) return t("amount-points", told);
  return t("amount-win", { ...told, win: percent(Math.abs(win)) });
}

/** How far off an estimate may be. */
export function noise(decision: Decision): string {
  const { noise_win: win, noise_points: score } = decision;
  return win === null ? t("amount-points", { points: points(score) }) : percent(win);
}

export function cost(decision: Decision): string {
  return amount(decision.cost_win, decision.cost_points);
}

/** The same in short, for a list: "−12%". */
export function shortCost({ cost_win: win, cost_points: score }: Decision): string {
  return win === null ? signedPoints(-score) : signedPercent(-win);
}

/** What dice or cards brought, in points: shares of a chance that comes and goes add up to nothing. */
function luckWords(account: Account, { game, seats }: Review, you: string): string {
  const what = t(`review-chance-${game}`);
  const { luck_points: luck, luck_noise_points: error, name } = account;
  if (Math.abs(luck) < EVEN) return t("review-even", { what });
  const told = { what, you, name, amount: t("amount-points", { points: points(Math.abs(luck)) }) };
  if (Math.abs(luck) <= SURE * error)
    return t("review-unsure", { ...told, luck: signedPoints(luck), noise: points(SURE * error) });
  const others = seats.filter(({ seat }) => seat !== account.seat);
  return [t(luck > 0 ? "review-gave" : "review-took", told), ...othersWords(others)].join(" ");
}

/** The others had luck, too. */
function othersWords(others: readonly Account[]): string[] {
  if (!others.length) return [];
  const sum = others.reduce((all, { luck_points: luck }) => all + luck, 0);
  const told = { count: others.length, luck: signedPoints(sum / others.length) };
  return [t("review-others", told)];
}

function lostWords(account: Account, you: string): string {
  const count = account.mistakes + account.blunders;
  if (!count) return t("review-clean");
  // Shares that were lost, came back by luck and were lost again add up to more than all there is:
  // they are told only where mistakes cost no points.
  const win = account.lost_points < EVEN ? account.lost_win : null;
  return t("review-lost", { count, you, amount: amount(win, account.lost_points) });
}

/** Luck and skill of one seat, each in a sentence. */
export function accountWords(account: Account, review: Review, yours: boolean): string[] {
  const you = yours ? "yes" : "no";
  return [luckWords(account, review, you), lostWords(account, you)];
}

/** Start + luck + own + others = end, in points. */
export function accountRow(account: Account): { label: string; value: string }[] {
  const names = ["start", "luck", "own", "others", "final"] as const;
  return names.map((name) => {
    const score = account[`${name}_points`];
    const whole = name === "start" || name === "final";
    return { label: t(`account-${name}`), value: whole ? points(score) : signedPoints(score) };
  });
}

/** The decisions that cost a seat most, or everybody. */
export function costliest(review: Review, seat: number | null): Decision[] {
  const places = seat === null ? review.worst : (review.seats[seat]?.worst ?? []);
  return places.map((place) => review.decisions[place]!);
}
