/** What a review says of one seat: how it ended, luck and skill, each in a sentence. */

import { score, signedPoints } from "../table/numbers";
import { amount, drop, pointsWords } from "../table/worth";
import { has, t } from "../ui/words.svelte";
import type { Account, Decision, Review } from "../wire/types";
import { EVEN, hardlyMattered, SURE } from "./words";

/** Less luck than so many points is about average, alone. */
const LITTLE = 1.5;
/** From so many points on no tenth is told. */
const WHOLE = 10;
/** Such a share of the chance to win is worth a word, though no single move lost it. */
const CLOSE = 0.05;
/** So much of the chance to win is luck to speak of, and so much is a lot; moves likewise. */
const SOME = 0.1;
const MUCH = 0.3;
/** So many turns more without a cross are worth a word. */
const PASSES = 3;
/** So many times as much is more. */
const MORE = 1.5;

/** A seat's account, and how many of its decisions a bot made for who had left. */
type Played = Account & { left?: number };

/** How it ended and what decided, then luck and skill of one seat, each in a sentence. */
export function accountWords(account: Account, review: Review, yours: boolean): string[] {
  const you = yours ? "yes" : "no";
  return [
    ...outcomeWords(account, review, you),
    ...(yours ? decidedWords(account, review) : []),
    ...(account.luck_win === null
      ? [pointsLuckWords(account, review, you)]
      : luckWords(account, review, you)),
    ...lostWords(account, review, you),
    ...(yours ? passesWords(account, review) : []),
  ];
}

/** Turns in which nothing could be done, where they are more than the winner's: what to keep for them. */
function passesWords(account: Played, review: Review): string[] {
  const rival: Played | undefined = rivalOf(account, review);
  if (!rival || account.final_win === 1 || account.left || rival.left) return [];
  const [own, theirs] = [account, rival].map(({ seat }) => forcedPasses(review, seat));
  const words = `review-passes-${review.game}`;
  if (own! - theirs! < PASSES || !has(words)) return [];
  return [t(words, { own: own!, name: rival.name, other: theirs! })];
}

const forcedPasses = ({ decisions }: Review, of: number) =>
  decisions.filter(
    ({ seat, verdict, move }) => seat === of && verdict === "only" && move === "pass",
  ).length;

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

/** Alone what dice or cards brought in points, whole ones: a tenth says nothing beside the noise. */
function pointsLuckWords(account: Account, { game }: Review, you: string): string {
  const { luck_points: luck, luck_noise_points: error, name } = account;
  const isEven = Math.abs(luck) < LITTLE || Math.abs(luck) <= SURE * error;
  const how = isEven ? "average" : luck > 0 ? "lucky" : "unlucky";
  const told = { luck: signedPoints(moved(account).luck), count: Math.abs(moved(account).luck) };
  return t(`review-${how}`, {
    ...{ what: t(`review-chance-${game}`), you, name },
    amount: t("review-luck-amount", { ...told, noise: Math.round(SURE * error) }),
  });
}

/** At a table what they did to the chance to win, in words: shares of a chance that comes and goes
 * add up to more than all there is, and points that came too late were none. */
function luckWords(account: Account, { game, seats, finished }: Review, you: string): string[] {
  const what = t(`review-chance-${game}`);
  const how = luckOf(account);
  const same = how !== "even" && has(`review-same-${game}`) ? [t(`review-same-${game}`)] : [];
  const told = [t("review-luck", { how, you, name: account.name, what }), ...same];
  const winner = finished ? seats.find(({ final_win: win }) => win === 1) : undefined;
  if (!winner || winner === account || seats.length < 3 || luckOf(winner) === how) return told;
  const name = t("review-winner", { name: winner.name });
  return [...told, t("review-luck", { how: luckOf(winner), you: "no", name, what })];
}

function luckOf({ luck_win: luck, luck_noise_win: error }: Account): string {
  const size = Math.abs(luck ?? 0);
  if (size < Math.max(SOME, SURE * (error ?? 0))) return "even";
  return (luck ?? 0) > 0 ? (size < MUCH ? "fair" : "good") : size < MUCH ? "poor" : "bad";
}

function lostWords(account: Played, review: Review, you: string): string[] {
  const { left = 0, name } = account;
  const bot = left ? [t("review-bot", { count: left, you, name })] : [];
  const count = account.mistakes + account.blunders;
  const rest = left ? 0 : restOf(account);
  const close = closeOf(account, review);
  if (!count) return [close ? t("review-clean-close") : cleanWords(rest), ...bot];
  const worst = review.decisions[account.worst[0] ?? -1];
  const fell = worst && drop(worst);
  if (fell) {
    const dropped = t("review-dropped", { count, you, name, ...fell });
    return [dropped, ...(close ? [closeWords(close, account)] : []), ...bot];
  }
  // Shares that were lost, came back by luck and were lost again add up to more than all there is:
  // they are told only where mistakes cost no points.
  const win = account.lost_points < EVEN ? account.lost_win : null;
  const told = t("review-lost", { count, you, name, amount: amount(win, account.lost_points) });
  const more = win === null && rest >= 1;
  return [told, ...(more ? [t("review-lost-rest", { amount: pointsWords(rest) })] : []), ...bot];
}

/** Of a game without a mistake: alone small losses are still losses; at a table nobody finds them. */
function cleanWords(rest: number): string {
  return rest < 1 ? t("review-clean") : t("review-clean-small", { amount: pointsWords(rest) });
}

interface Close {
  count: number;
  cost: number;
}

/** Moves that cost something together of which none is surely a mistake: else a chance falls for no
 * reason. How much, nobody knows: their doubts add up as well. */
function closeOf({ seat }: Account, review: Review): Close | null {
  const isClose = (one: Decision) =>
    one.seat === seat && one.verdict === "silent" && (one.cost_win ?? 0) > 0;
  const close = review.decisions.filter((one) => isClose(one) && !hardlyMattered(one, review));
  const cost = close.reduce((all, { cost_win: cost }) => all + (cost ?? 0), 0);
  const noise = Math.hypot(...close.map(({ noise_win: error }) => error ?? 0));
  return close.length < 2 || cost - SURE * noise < CLOSE ? null : { count: close.length, cost };
}

/** The same beside mistakes, and compared with them. */
function closeWords({ count, cost }: Close, { mistakes, blunders, lost_win: lost }: Account) {
  const ratio = cost / (lost || cost);
  const how = ratio > MORE ? "more" : ratio < 1 / MORE ? "less" : "as";
  return t("review-close", { count, how, mistakes: mistakes + blunders });
}

/** What told the winner and the next, or the winner and this one, apart: luck or moves. */
function decidedWords(account: Played, review: Review): string[] {
  const rival: Played | undefined = rivalOf(account, review);
  if (!rival || account.left || rival.left) return [];
  const isWon = account.final_win === 1;
  const ahead = (of: Account, than: Account, key: "luck_win" | "own_win") =>
    (of[key] ?? 0) - (than[key] ?? 0);
  const pair = isWon ? ([account, rival] as const) : ([rival, account] as const);
  // Of luck that is told to have evened out it is not said that it decided.
  const isLuck = pair.some((one) => luckOf(one) !== "even");
  const [luck, moves] = [isLuck ? ahead(...pair, "luck_win") : 0, ahead(...pair, "own_win")];
  if (Math.max(luck, moves) < SOME) return [];
  const isClose = !isWon && closeOf(account, review) !== null;
  const isBoth = Math.min(luck, moves) * MORE > Math.max(luck, moves);
  const small = isClose && !(account.mistakes + account.blunders) ? "yes" : "no";
  const isGiven = (pair[1].lost_win ?? 0) >= MUCH && moves >= SOME;
  if (isBoth || (luck > moves && (isClose || isGiven)))
    return [t("review-decided-both", { small })];
  if (luck > moves) return [t("review-decided-luck")];
  const { name } = rival;
  const count = rival.mistakes + rival.blunders;
  const told = t("review-decided-moves", { won: isWon ? "yes" : "no", name, small });
  return isWon && count ? [told, t("review-rival", { name, count })] : [told];
}

/** Whom to compare with: the winner; a winner with the best of the others. */
function rivalOf(account: Account, { seats, finished }: Review): Account | undefined {
  if (!finished || account.final_win === null) return undefined;
  const others = seats.filter(({ seat }) => seat !== account.seat);
  if (account.final_win === 0) return others.find(({ final_win: win }) => win === 1);
  if (account.final_win < 1) return undefined;
  return others.reduce<Account | undefined>(
    (best, one) => (best && best.final_points >= one.final_points ? best : one),
    undefined,
  );
}

/** Alone, what own moves cost beside mistakes, so that both, as they are told, add up to what the table says. */
function restOf(account: Account): number {
  const { lost_points: lost, final_win: win } = account;
  if (win !== null) return 0;
  return -moved(account).own - (lost < WHOLE ? Math.round(10 * lost) / 10 : Math.round(lost));
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

/** What luck and own moves brought alone, in whole points. */
function moved(account: Account): { luck: number; own: number } {
  const { luck_points: luck, own_points: own } = account;
  const sum = Math.round(account.final_points) - Math.round(account.start_points);
  const whole = { luck: Math.round(luck) + 0, own: Math.round(own) + 0 };
  // What rounding leaves over goes to the larger.
  const larger = Math.abs(whole.own) > Math.abs(whole.luck) ? "own" : "luck";
  return { ...whole, [larger]: whole[larger] + sum - whole.luck - whole.own };
}
