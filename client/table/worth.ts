/** What the coach says of scores, in words: those to expect, and what moves cost. */

import { t } from "../ui/words.svelte";
import type { Advice, Decision } from "../wire/types";
import { percent, points, score } from "./numbers";

/** Less than this is told as nothing. */
const NOTHING = 0.05;
const round = (value: number) => Math.round(10 * value) / 10;

/** Moves that are no more standard errors apart may be as good: the limit of `coach/verdicts.py`. */
export const SURE = 1.5;

/** Whether a move may be as good as the one that is named first. */
export function isNear(advice: Advice, best: Advice): boolean {
  const [gap, noise] =
    advice.win === null || best.win === null
      ? [best.points - advice.points, advice.noise_points]
      : [best.win - advice.win, advice.noise_win ?? 0];
  return gap <= SURE * noise;
}

/** From such a cost on a move that is too close to tell is not called as good: shares, and points. */
const PERHAPS = { win: 0.03, points: 1 };

/** Whether another move may well have been better, though nobody can tell. */
export function isDoubtful({ verdict, cost_win: win, cost_points: lost }: Decision): boolean {
  return verdict === "silent" && (win === null ? lost >= PERHAPS.points : win >= PERHAPS.win);
}

/**
 * What moves are sorted by, and nothing beside it: "wins 41%"; alone, and where the
 * game is decided, "34 points expected at the end", of other moves the difference. One that may be
 * as good as the first has no number of its own, which would say otherwise.
 */
export function worth(advice: Advice, best: Advice, isDecided = false): string {
  if (advice !== best && !isDecided && isNear(advice, best)) return t("worth-near");
  if (advice.win !== null && !isDecided) return t("worth-wins", { win: percent(advice.win) });
  return advice === best ? expected(advice.points) : beside(advice.points - best.points);
}

function expected(value: number): string {
  return t("worth", { count: Math.round(value), points: score(value) });
}

function beside(more: number): string {
  if (Math.abs(more) < NOTHING) return t("worth-same");
  const told = { count: round(Math.abs(more)), points: points(Math.abs(more)) };
  return t(more < 0 ? "worth-less" : "worth-more", told);
}

/** "4.2 points". */
export function pointsWords(value: number): string {
  return t("amount-points", { count: round(value), points: points(value) });
}

/** One number: "12 percentage points of the chance to win", alone "4.2 points". */
export function amount(win: number | null, lost: number): string {
  if (win === null) return pointsWords(lost);
  const count = win < 0.0095 ? round(100 * win) : Math.round(100 * win);
  return t("amount-chance", { count, win: points(count) });
}

/** From which chance to win to which, where both are known. */
export function drop(decision: Pick<Decision, "cost_win" | "win">) {
  const { cost_win: cost, win = null } = decision;
  if (cost === null || win === null) return null;
  return { from: percent(win), to: percent(Math.max(0, win - cost)) };
}
