/** What a move brings and costs, in a few words. The server has counted. */

import { changes, DOT, gainWords, plus } from "../telling";
import { listed, t } from "../../ui/words.svelte";
import type { Event, Part, Tried } from "../../wire/types";
import { END } from "./asking";
import { isPassed } from "./sheet";

export interface Brings {
  /** All of it together. */
  points: number;
  /** "column G +3 · stars +2 · ! −1" */
  words: string;
  /** There is something to add up in it. */
  sums: boolean;
}

/** What a seat has besides exclamation marks: how many, drawn and in words. */
export interface Stock {
  icon: string;
  count: number;
  words: string;
}

/** An event that wins something, in a few words; dice that it wins are told with it, or apart. */
export type Won = (event: Event, isGold?: boolean) => string;

/** The lines of the score sheet that change and are not told by what is won. */
export function untold(changed: readonly Part[], events: readonly Event[]): string[] {
  const told = new Set(events.map(({ kind }) => WON[kind]));
  return changed.filter(({ label }) => !told.has(label)).map(gainWords);
}

/** Told by what is won, not by the line of the score sheet. */
const WON: { readonly [kind: string]: string } = {
  column_claimed: "columns",
  color_claimed: "colors",
  row_claimed: "rows",
  hearts_written: "hearts",
};

interface Standing {
  /** Colors that one has filled already. */
  colors?: number;
  /** What is said of a golden die that is paid, if it comes back. */
  returned?: string | null;
  /** The game ends with this turn. */
  last?: boolean;
}

export function brings(
  tried: Tried,
  before: readonly Part[],
  won: Won,
  { colors = 0, returned = null, last = false }: Standing = {},
): Brings | null {
  if (!tried.parts?.length) return null;
  const events = tried.events ?? [];
  const changed = changes(tried.parts, before);
  const filled = events.filter(({ kind }) => kind === "color_claimed").length;
  const paid = changed.find(({ label, points }) => label === "marks" && points < 0);
  const gained = [
    ...events.map((event) => won(event, false)),
    ...untold(
      changed.filter((part) => part !== paid),
      events,
    ),
  ];
  const cost = paid ? [gainWords(paid)] : [];
  const counted = [...gained, ...cost];
  const words = [
    ...counted,
    ...(returned && !changed.some(({ label }) => label === "dice") ? [returned] : []),
    ...(filled && colors + filled >= END ? [t("brings-end")] : []),
  ];
  return {
    points: changed.reduce((sum, { points }) => sum + points, 0),
    words: words.join(DOT) || t(last ? "brings-last" : "brings-nothing"),
    sums: counted.length > 1,
  };
}

/** What has come of a turn so far. */
interface Come {
  wins: readonly Event[];
  won: Won;
  /** The lines of the score sheet that it changed, once it is over; until then */
  counted?: readonly Part[];
  /** what is full and not counted yet, for all to see, */
  full?: readonly string[];
  /** and whether somebody still chooses, before whom nothing counts. */
  waits?: boolean;
}

/** What a seat did, and all that came of it. */
export function turnWords(
  deed: Event,
  said: string,
  { wins, won, counted = [], full = [], waits = false }: Come,
): string {
  const isGold = !counted.some(({ label }) => label === "dice");
  return [
    said,
    ...wins.map((event) => won(event, isGold)),
    ...untold(counted, wins),
    ...(full.length ? [t("did-fills", { what: listed(full) })] : []),
    ...(waits && !isPassed(deed) ? [t("did-waits")] : []),
  ].join(" · ");
}

/** What a seat did with its turn, in a few words; the colors of the squares by their names. */
export type Did = (event: Event, colors: ReadonlyMap<string, string>) => string;

export function didWords({ kind, text }: Event, colors: ReadonlyMap<string, string>): string {
  if (kind === "passed" || kind === "stuck") return t(`did-${kind}`);
  const [, ...squares] = text?.split(" ") ?? [];
  const color = t(`color-${colors.get(squares[0] ?? "")}`);
  return t("did-checked", { color, count: squares.length });
}

export function wonWords({ kind, text, points }: Event): string {
  const won = plus(points ?? 0);
  if (kind === "color_claimed") return `${t(`color-${text}`)} ${won}`;
  return t("brings-column_claimed", { letter: text ?? "", points: won });
}
