/** What a review says, in sentences. */

import { percent, points, signedPercent, signedPoints } from "../table/numbers";
import { t } from "../ui/words.svelte";
import type { Account, Decision, Review } from "../wire/types";

/** So many standard errors are no luck to speak of. */
const SURE = 2;
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

function luckWords(account: Account, game: string, you: string): string {
  const what = t(`review-chance-${game}`);
  const { luck_win: win, luck_points: score } = account;
  const luck = win ?? score;
  const error = account.luck_noise_win ?? account.luck_noise_points;
  if (Math.abs(luck) <= SURE * error || luck === 0) return t("review-even", { what });
  // Points may go the other way than the chance to win: the others had luck, too.
  const told = { what, you, name: account.name, amount: luckAmount(account) };
  return t(luck > 0 ? "review-gave" : "review-took", told);
}

function luckAmount({ luck_win: win, luck_points: score }: Account): string {
  if (win === null) return t("amount-points", { points: points(Math.abs(score)) });
  return t("amount-win", { win: percent(Math.abs(win)), points: signedPoints(score) });
}

function lostWords(account: Account, you: string): string {
  const count = account.mistakes + account.blunders;
  if (!count) return t("review-clean");
  // What was lost, came back by luck and was lost again adds up to more than all there is.
  const win = account.lost_win !== null && account.lost_win > 1 ? null : account.lost_win;
  return t("review-lost", { count, you, amount: amount(win, account.lost_points) });
}

/** Luck and skill of one seat, each in a sentence. */
export function accountWords(account: Account, game: string, yours: boolean): string[] {
  const you = yours ? "yes" : "no";
  return [luckWords(account, game, you), lostWords(account, you)];
}

/** Start + luck + own + others = end, in what counts here. */
export function accountRow(account: Account): { label: string; value: string }[] {
  const told = (name: "start" | "luck" | "own" | "others" | "final") => {
    const win = account[`${name}_win`];
    const score = account[`${name}_points`];
    const whole = name === "start" || name === "final";
    if (win === null) return whole ? points(score) : signedPoints(score);
    return whole ? percent(win) : signedPercent(win);
  };
  const names = ["start", "luck", "own", "others", "final"] as const;
  return names.map((name) => ({ label: t(`account-${name}`), value: told(name) }));
}

/** The decisions that cost a seat most, or everybody. */
export function costliest(review: Review, seat: number | null): Decision[] {
  const places = seat === null ? review.worst : (review.seats[seat]?.worst ?? []);
  return places.map((place) => review.decisions[place]!);
}
