/** What a review says of decisions, in sentences. */

import type { GameBox } from "../games/room";
import { signedPercent, signedPoints } from "../table/numbers";
import { amount, drop } from "../table/worth";
import { language, listed, t } from "../ui/words.svelte";
import type { Decision, Review } from "../wire/types";

/** So many standard errors are chance. */
export const SURE = 2;
/** Less than so many points are even. */
export const EVEN = 0.5;
/** More reasons than these are no sentence. */
const REASONS = 2;
const SIGNS: Record<Decision["verdict"], string> = {
  only: "·",
  best: "★",
  fine: "✓",
  silent: "?",
  mistake: "✗",
  blunder: "✗",
};

export const verdictSign = (decision: Decision) => SIGNS[decision.verdict];

/** Less is told as nothing: shares, and points. */
const NOTHING = { win: 0.005, points: 0.05 };

/** Whether another move was better, be it a little; what is noise, or has no reason, is not said. */
export function isBeaten(decision: Decision): boolean {
  const { verdict, best, move, cost_win: win, cost_points: lost, words } = decision;
  const costs = win === null ? lost >= NOTHING.points : win >= NOTHING.win;
  const { why = [], end = [] } = words[language()] ?? {};
  const isLittle = verdict === "fine" && best !== move && costs;
  return isMistake(decision) || (isLittle && [...why, ...end].length > 0);
}

export function isMistake({ verdict }: Decision): boolean {
  return verdict === "mistake" || verdict === "blunder";
}

/** "chance to win from 54% to 17%"; alone, and where nobody knows both, "costs 4.2 points". */
export function costWords(decision: Decision): string {
  const told = drop(decision);
  if (told) return t("decision-drop", told);
  return t("decision-costs", { amount: amount(decision.cost_win, decision.cost_points) });
}

/** A chance to win so near to none or all is hardly moved by one decision. */
const DECIDED = 0.05;

/** Whether the game was nearly won or lost before this decision. */
function isDecided({ line, seat }: Decision, { curve }: Review): boolean {
  const win = curve.find((at) => at.line === line - 1)?.win?.[seat];
  return win !== undefined && Math.min(win, 1 - win) < DECIDED;
}

/** Of another move than the best one: nothing hung on it. */
export function hardlyMattered(decision: Decision, review: Review): boolean {
  const { verdict, best, move, cost_points: lost } = decision;
  const open = verdict === "silent" || (verdict === "fine" && best !== move && lost >= EVEN);
  return open && isDecided(decision, review);
}

export function verdictWords(decision: Decision, review: Review): string {
  return t(`verdict-${hardlyMattered(decision, review) ? "decided" : decision.verdict}`);
}

/** The same in short, for a list: "−12%", as it is told from where to where. */
export function shortCost({ cost_win: cost, cost_points: lost, win = null }: Decision): string {
  if (cost === null) return signedPoints(-lost);
  const whole = (share: number) => Math.round(100 * share) / 100;
  return signedPercent(
    -(win === null ? cost : whole(win) - whole(Math.max(0, win - cost)) || cost),
  );
}

/** When it was: the turn or round, where the game has such, else the step of the record. */
export function whenWords(
  { turn, line, move }: Decision,
  box: Pick<GameBox, "turn" | "before">,
): string {
  const before = box.before?.(move);
  if (before) return before;
  return turn && box.turn ? box.turn(turn) : t("step", { number: line + 1 });
}

/** Where the points come from, one by one. */
export const moreWords = ({ words }: Decision): string[] => words[language()]?.more ?? [];

/** Whether another move, no better by what counts, would have brought clearly more points, and why. */
export function costsPoints(decision: Decision) {
  const { cost_win: win, cost_points: lost, noise_points: noise } = decision;
  return win !== null && lost - SURE * noise >= EVEN && pointsWords(decision) !== "";
}

/** What spoke for a move that was the best. */
export function bestWords({ words }: Decision): string {
  const why = words[language()]?.why ?? [];
  return why.length ? t("decision-why-best", { reasons: listed(why.slice(0, REASONS)) }) : "";
}

/** What speaks for a move that brings more points, if anything does. */
export function pointsWords({ words }: Decision): string {
  const why = words[language()]?.why ?? [];
  return why.length ? t("decision-why-points", { reasons: listed(why.slice(0, REASONS)) }) : "";
}

/** What speaks for the better move, as far as it can be counted, and what comes of it by the end. */
export function whyWords({ words }: Decision, isDone = true): string {
  const { why = [], end = [] } = words[language()] ?? {};
  const reasons = why.length ? [t("decision-why", { reasons: listed(why.slice(0, REASONS)) })] : [];
  return [...reasons, ...end].join(" ") || t(isDone ? "decision-why-later" : "decision-why-soon");
}

/** The review as its reader is called: "You", where they have said no name; and without what bots
 * did for people who had left, by the lines of the record: it is not held against them. */
export function asReviewed(
  review: Review,
  names: readonly string[],
  stoodIn: readonly number[] = [],
): Review {
  const all = review.decisions;
  const own = all.filter(({ line }) => !stoodIn.includes(line));
  const kept = (worst: readonly number[]) =>
    worst.map((place) => own.indexOf(all[place]!)).filter((place) => place >= 0);
  const seats = review.seats.map((account) => {
    const name = names[account.seat] ?? account.name;
    const mine = own.filter(({ seat }) => seat === account.seat);
    const left = all.filter(({ seat }) => seat === account.seat).length - mine.length;
    if (!left) return { ...account, name, worst: kept(account.worst) };
    const lost = mine.filter(isMistake);
    const sum = (costs: readonly number[]) => costs.reduce((total, cost) => total + cost, 0);
    return {
      ...account,
      name,
      left,
      worst: kept(account.worst),
      mistakes: lost.filter(({ verdict }) => verdict === "mistake").length,
      blunders: lost.filter(({ verdict }) => verdict === "blunder").length,
      lost_points: sum(lost.map((one) => one.cost_points)),
      lost_win: account.lost_win && sum(lost.map((one) => one.cost_win ?? 0)),
    };
  });
  return { ...review, seats, decisions: own, worst: kept(review.worst) };
}

/** The mistakes that cost a seat most, or everybody. */
export function costliest(review: Review, seat: number | null): Decision[] {
  const places = seat === null ? review.worst : (review.seats[seat]?.worst ?? []);
  return places.map((place) => review.decisions[place]!);
}
