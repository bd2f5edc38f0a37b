/** From outlooks to lines of a drawing. */

import type { GameBox } from "../games/room";
import { percent, score } from "../table/numbers";
import { oddsWords } from "../table/reasons";
import { language, listed, t } from "../ui/words.svelte";
import type { Decision, Review } from "../wire/types";
import { whenWords } from "./words";

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scale {
  low: number;
  high: number;
  ticks: readonly number[];
}

/** What counts, place by place, for each seat. */
export function seatCurves({ curve, unit, seats }: Review): number[][] {
  return seats.map(({ seat }) =>
    curve.map((place) => (unit === "win" ? place.win?.[seat] : place.points[seat]) ?? 0),
  );
}

const TABLE = "table ";
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200];

/** From nobody to everybody for chances, else round numbers around all that is drawn. */
export function scaleOf(curves: readonly (readonly number[])[], unit: Review["unit"]): Scale {
  if (unit === "win") return { low: 0, high: 1, ticks: [0, 0.25, 0.5, 0.75, 1] };
  const all = curves.flat();
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const step = STEPS.find((size) => (most - least) / size <= 4) ?? 500;
  const low = Math.floor(least / step) * step;
  const high = Math.max(low + step, Math.ceil(most / step) * step);
  const ticks = Array.from(
    { length: Math.round((high - low) / step) + 1 },
    (_, i) => low + i * step,
  );
  return { low, high, ticks };
}

export const xOf = (place: number, places: number, { left, right, width }: Frame) =>
  left + ((width - left - right) * place) / Math.max(1, places - 1);

/** The place nearest to where somebody points. */
export function placeOf(x: number, places: number, { left, right, width }: Frame): number {
  const place = Math.round(((x - left) * (places - 1)) / (width - left - right));
  return Math.min(places - 1, Math.max(0, place));
}

/** Of the places near one that a finger means, the one where most happened. */
export function fallNear(place: number, curves: readonly (readonly number[])[], reach: number) {
  const moved = (at: number) =>
    Math.max(...curves.map((values) => Math.abs((values[at] ?? 0) - (values[at - 1] ?? 0))));
  const last = (curves[0]?.length ?? 1) - 1;
  let found = place;
  for (let at = Math.max(1, place - reach); at <= Math.min(last, place + reach); at += 1)
    if (moved(at) > (found ? moved(found) : 0)) found = at;
  return found;
}

export const yOf = (value: number, { low, high }: Scale, { top, bottom, height }: Frame) =>
  height - bottom - ((height - top - bottom) * (value - low)) / (high - low || 1);

export function pathOf(values: readonly number[], scale: Scale, frame: Frame): string {
  return values
    .map((value, i) => {
      const x = xOf(i, values.length, frame).toFixed(1);
      return `${i ? "L" : "M"}${x} ${yOf(value, scale, frame).toFixed(1)}`;
    })
    .join("");
}

/** Heights for labels: each near its own, none over another, all inside. */
export function spread(wanted: readonly number[], gap: number, most: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]!);
  const placed = new Array<number>(wanted.length);
  let above = -Infinity;
  for (const i of order) above = placed[i] = Math.max(wanted[i]!, above + gap);
  let below = most + gap;
  for (const i of order.reverse()) below = placed[i] = Math.min(placed[i]!, below - gap);
  return placed;
}

function brought(
  at: number,
  lines: readonly string[],
  names: readonly string[],
  { chance, given }: Pick<GameBox, "chance" | "given">,
): string[] {
  const line = lines[at];
  if (!line?.startsWith(TABLE)) return [];
  const whose = names[given?.(lines.slice(0, at)) ?? -1];
  return [...(whose ? [whose] : []), chance(line.slice(TABLE.length))];
}

/** What moved the curve to a place: "Round 3 · Mira: A3=wave A4=star"; and whose from where to where.
 * `decisions`: all of them, also those bots made for who had left. */
export function movedWords(
  review: Review,
  decisions: readonly Decision[],
  place: number,
  names: readonly string[],
  box: Pick<GameBox, "turn" | "before" | "move" | "luck" | "chance" | "given">,
  /** Of the record: what was rolled or drawn. */
  lines: readonly string[] = [],
): { what: string; seats: { seat: number; from: string; to: string }[] } {
  const { line, turn } = review.curve[place]!;
  const decision = decisions.find((one) => one.line === line);
  const when = decision
    ? whenWords(decision, box)
    : turn && box.turn
      ? box.turn(turn)
      : t("step", { number: place });
  const what = decision
    ? `${names[decision.seat]}: ${box.move(decision.move, names, decision.at_hand)}`
    : [t("curve-luck", { luck: box.luck ?? "dice" }), ...brought(line, lines, names, box)].join(
        ": ",
      );
  const write = review.unit === "win" ? percent : score;
  const seats = seatCurves(review).map((values, seat) => ({
    seat,
    from: write(values[Math.max(0, place - 1)]!),
    to: write(values[place]!),
  }));
  return { what: place ? `${when} · ${what}` : t("curve-start"), seats };
}

/** With which points strong bots would end from there, who may play on for more than the winner did: the chosen
 * seat's, and of the others the most; nothing where points are all there is, or known. */
export function expectedAt(
  { curve, unit }: Review,
  place: number,
  chosen: number | null,
  names: readonly string[],
): string {
  if (unit !== "win" || !place || place === curve.length - 1) return "";
  const { points } = curve[place]!;
  const most = points.map((_, seat) => seat).sort((one, other) => points[other]! - points[one]!);
  const others = most.filter((seat) => seat !== chosen);
  const told = chosen === null ? others.slice(0, 2) : [chosen, ...others.slice(0, 1)];
  const parts = told.map((seat) => `${names[seat]} ${score(Math.round(points[seat]!))}`);
  return t("curve-expected", { parts: listed(parts) });
}

/** Why whoever leads there may yet win less often: as it was when they chose in that turn. */
export function oddsAt({ curve, decisions }: Review, place: number, chosen: number | null): string {
  const { line, turn } = curve[place]!;
  const there = decisions.filter(
    (one) => one.turn === turn && (chosen === null || one.seat === chosen),
  );
  const told = there.findLast((one) => one.line <= line) ?? there[0];
  return oddsWords(told?.words[language()]?.odds);
}
