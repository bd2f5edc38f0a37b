/** What a review says, in sentences. */

import type { GameBox } from "../games/room";
import { score, signedPercent, signedPoints } from "../table/numbers";
import { amount, drop, pointsWords } from "../table/worth";
import { language, listed, t } from "../ui/words.svelte";
import type { Account, Decision, Review } from "../wire/types";

/** So many standard errors are no luck to speak of. */
const SURE = 2;
/** Less than so many points are even. */
const EVEN = 0.5;
/** Less luck than so many points is about average. */
const LITTLE = 1.5;
/** Others' luck that differs by so many points from none is told. */
const APART = 3;
/** From so many points on no tenth is told. */
const WHOLE = 10;
/** Such a share of the chance to win is worth a word, though no single move lost it. */
const CLOSE = 0.05;
/** More reasons than these are no sentence. */
const REASONS = 2;
const SIGNS: Record<Decision["verdict"], string> = {
  only: "·",
  best: "★",
  fine: "✓",
  silent: "≈",
  mistake: "✗",
  blunder: "✗",
};

export const verdictSign = (decision: Decision) => SIGNS[decision.verdict];

/** Less is told as nothing: shares, and points. */
const NOTHING = { win: 0.005, points: 0.05 };

/** Whether another move was better, be it a little; what cannot be told from noise is not said. */
export function isBeaten(decision: Decision): boolean {
  const { verdict, best, move, cost_win: win, cost_points: lost } = decision;
  const costs = win === null ? lost >= NOTHING.points : win >= NOTHING.win;
  return isMistake(decision) || (verdict === "fine" && best !== move && costs);
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

/** What dice or cards brought, in points: shares of a chance that comes and goes add up to nothing.
 * Whole ones: a tenth says nothing beside the noise. */
function luckWords(account: Account, { game, seats }: Review, you: string): string[] {
  const { luck_points: luck, luck_noise_points: error, name } = account;
  const whole = moved(account)["luck"]!;
  const told = { what: t(`review-chance-${game}`), you, name, amount: luckAmount(whole, error) };
  const isEven = Math.abs(luck) < LITTLE || Math.abs(luck) <= SURE * error;
  // The same dice for all: what everybody had is said once, and nothing where it was next to nothing.
  if (seats.length > 1 && seats.every((one) => moved(one)["luck"] === whole))
    return isEven ? [] : [t("review-luck-all", told)];
  const others = seats.filter(({ seat }) => seat !== account.seat);
  const how = isEven ? "average" : luck > 0 ? "lucky" : "unlucky";
  return [t(`review-${how}`, told), ...othersWords(others, game, isEven ? whole : null)];
}

function luckAmount(whole: number, error: number): string {
  const told = { luck: signedPoints(whole), count: Math.abs(whole) };
  return t("review-luck-amount", { ...told, noise: Math.round(SURE * error) });
}

/** The others had luck, too; beside somebody who had none to speak of, if theirs differs. */
function othersWords(others: readonly Account[], game: string, own: number | null): string[] {
  if (!others.length) return [];
  const sum = others.reduce((all, account) => all + moved(account)["luck"]!, 0);
  const mean = Math.round(sum / others.length);
  if (own !== null && Math.abs(mean - own) < APART) return [];
  const luck = signedPoints(mean);
  const { name } = others[0]!;
  const called = name === t("you") ? t("review-you") : name;
  return [t(`review-others-${game}`, { count: others.length, name: called, luck })];
}

/** A seat's account, and how many of its decisions a bot made for who had left. */
type Played = Account & { left?: number };

function lostWords(account: Played, review: Review, you: string): string[] {
  const { left = 0, name } = account;
  const bot = left ? [t("review-bot", { count: left, you, name })] : [];
  const count = account.mistakes + account.blunders;
  const rest = left ? 0 : restOf(account);
  if (!count) return [closeWords(account, review) ?? cleanWords(rest, account), ...bot];
  const worst = review.decisions[account.worst[0] ?? -1];
  const fell = worst && drop(worst);
  if (fell) return [t("review-dropped", { count, you, name, ...fell }), ...bot];
  // Shares that were lost, came back by luck and were lost again add up to more than all there is:
  // they are told only where mistakes cost no points.
  const win = account.lost_points < EVEN ? account.lost_win : null;
  const told = t("review-lost", { count, you, name, amount: amount(win, account.lost_points) });
  const more = win === null && rest >= 1;
  return [told, ...(more ? [t("review-lost-rest", { amount: pointsWords(rest) })] : []), ...bot];
}

/** Of a game without a mistake: alone small losses are still losses; at a table nobody finds them. */
function cleanWords(rest: number, { final_win: win }: Account): string {
  const isClean = win !== null || rest < 1;
  return isClean ? t("review-clean") : t("review-clean-small", { amount: pointsWords(rest) });
}

/** That moves cost something together of which none is surely a mistake: else a chance falls for no
 * reason. How much, nobody knows: their doubts add up as well. */
function closeWords({ seat }: Account, review: Review): string | null {
  const close = review.decisions.filter(
    (one) =>
      one.seat === seat &&
      one.verdict === "silent" &&
      (one.cost_win ?? 0) > 0 &&
      !hardlyMattered(one, review),
  );
  const sum = close.reduce((all, { cost_win: cost }) => all + (cost ?? 0), 0);
  const noise = Math.hypot(...close.map(({ noise_win: error }) => error ?? 0));
  if (close.length < 2 || sum - SURE * noise < CLOSE) return null;
  return t("review-clean-close");
}

/** Where luck does not tell why one has lost: that the winner's moves did. */
function movesWords(account: Played, { seats, finished }: Review): string[] {
  const winner = seats.find(({ final_win: win }) => win);
  if (!finished || account.left || account.final_win !== 0 || !winner) return [];
  const [own, other] = [moved(account), moved(winner)];
  const count = other["moves"]! - own["moves"]!;
  if (own["luck"]! < other["luck"]! || count < 2) return [];
  return [t("review-moves", { name: winner.name, count })];
}

/** Alone, what own moves cost beside mistakes, so that both, as they are told, add up to what the table says. */
function restOf(account: Account): number {
  const { lost_points: lost, final_win: win } = account;
  if (win !== null) return 0;
  return -moved(account)["own"]! - (lost < WHOLE ? Math.round(10 * lost) / 10 : Math.round(lost));
}

/** Who won, by which points: the first thing one asks. Alone there is nobody to win against. */
function outcomeWords(account: Account, { seats, finished }: Review, you: string): string[] {
  const { name, seat, final_win: win, final_points: own } = account;
  const others = seats.filter((one) => one.seat !== seat).map((one) => one.final_points);
  if (!finished || win === null || !others.length) return [];
  const how = win === 1 ? "won" : win > 0 ? "shared" : "lost";
  return [
    t(`review-outcome-${how}`, { you, name, own: score(own), other: score(Math.max(...others)) }),
  ];
}

/** How it ended, then luck and skill of one seat, each in a sentence. */
export function accountWords(account: Account, review: Review, yours: boolean): string[] {
  const you = yours ? "yes" : "no";
  return [
    ...outcomeWords(account, review, you),
    ...luckWords(account, review, you),
    ...lostWords(account, review, you),
    ...(yours ? movesWords(account, review) : []),
  ];
}

/** Start + luck + moves = end, in whole points that add up. */
export function accountRow(account: Account): { label: string; value: string }[] {
  return [
    { label: t("account-start"), value: score(Math.round(account.start_points)) },
    ...Object.entries(moved(account)).map(([name, value]) => ({
      label: t(`account-${name}`),
      value: signedPoints(value),
    })),
    { label: t("account-final"), value: score(Math.round(account.final_points)) },
  ];
}

/** At a table all moves together: what one's own cost is told in chances to win, for which points are given up. */
function moved(account: Account): Record<string, number> {
  const { luck_points: luck, own_points: own, others_points: others, final_win: win } = account;
  const sum = Math.round(account.final_points) - Math.round(account.start_points);
  return addingUp(win === null ? { luck, own } : { luck, moves: own + others }, sum);
}

/** Whole numbers with this sum; what rounding leaves over goes to the largest. */
function addingUp(parts: Record<string, number>, sum: number): Record<string, number> {
  const whole = Object.entries(parts).map(
    ([name, value]) => [name, Math.round(value) + 0] as const,
  );
  const left = whole.reduce((rest, [, value]) => rest - value, sum);
  const [largest] = whole.reduce((one, other) =>
    Math.abs(other[1]) > Math.abs(one[1]) ? other : one,
  );
  return Object.fromEntries(
    whole.map(([name, value]) => [name, name === largest ? value + left : value]),
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

/** Whether another move, no better by what counts, would have brought clearly more points. */
export function costsPoints({ cost_win: win, cost_points: lost, noise_points: noise }: Decision) {
  return win !== null && lost - SURE * noise >= EVEN;
}

/** What spoke for a move that was the best. */
export function bestWords({ words }: Decision): string {
  const why = words[language()]?.why ?? [];
  return why.length ? t("decision-why-best", { reasons: listed(why.slice(0, REASONS)) }) : "";
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

/** The decisions that cost a seat most, or everybody. */
export function costliest(review: Review, seat: number | null): Decision[] {
  const places = seat === null ? review.worst : (review.seats[seat]?.worst ?? []);
  return places.map((place) => review.decisions[place]!);
}
