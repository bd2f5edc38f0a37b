/** What the coach says of scores, in words: those to expect, and what moves cost. */

import { t } from "../ui/words.svelte";
import type { Advice } from "../wire/types";
import { percent, points, score } from "./numbers";

/** Less than this is told as nothing. */
const NOTHING = 0.05;
const round = (value: number) => Math.round(10 * value) / 10;

/**
 * What moves are sorted by, and nothing beside it: "wins 41%"; alone "34 points expected at the
 * end", of other moves the difference.
 */
export function worth(advice: Advice, best: Advice): string {
  if (advice.win !== null) return t("worth-wins", { win: percent(advice.win) });
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

/** One number: "12% of the chance to win", alone "4.2 points". */
export function amount(win: number | null, lost: number): string {
  return win === null ? pointsWords(lost) : t("amount-chance", { win: percent(win) });
}
