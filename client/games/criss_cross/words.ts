/** Rolls, moves and events in words. No rules. */

import { listed, t } from "../../ui/words.svelte";
import type { PositionOf } from "../../wire/position";
import type { CrissCrossView, Event, Part, TableInfo, Tried } from "../../wire/types";
import type { EventWords, Scene } from "../room";
import { count } from "./grid";
import { allChose, changes, COMMON, DOT, gainWords, notYet, plain, rolled } from "../telling";

/** `roll a d` */
export function rollWords(text: string): string {
  const signs = text.replace(/^roll /, "").split(" ");
  return listed(signs.map((sign) => t(`sign-${sign}`)));
}

/** `a A2 d B2`: which symbol goes where. */
function written(text: string): Record<"first" | "square" | "second" | "other", string> {
  const [first = "", square = "", second = "", other = ""] = text.split(" ");
  return { first: t(`sign-${first}`), square, second: t(`sign-${second}`), other };
}

export function moveWords(move: string): string {
  const start = /^start (.)$/.exec(move)?.[1];
  return start ? t("move-start", { sign: t(`sign-${start}`) }) : t("move-write", written(move));
}

/** With the last roll there is no room any more, and nothing lost by it. */
const LAST = 12;
const BOXES = 25;

/** The squares in which nothing can be written any more after a move; with the last roll they are no loss. */
export function lostSquares({ events = [] }: Tried, round: number): string[] {
  if (round >= LAST) return [];
  return events.flatMap(({ kind, text }) => (kind === "left_alone" && text ? [text] : []));
}

/** What a move changes line by line, and what cannot be written on any more: "Row 2 +3 · B1 will stay empty". */
export function bringsWords(tried: Tried, before: readonly Part[], round: number): string {
  const { parts = [], events = [] } = tried;
  if (!parts.length) return "";
  const changed = changes(parts, before).map(gainWords);
  const alone = lostSquares(tried, round);
  const isEnd = events.some(({ kind }) => kind === "finished");
  const isFull = round < LAST && isEnd;
  return [
    ...(changed.length ? changed : [t(isEnd ? "brings-none" : "brings-nothing")]),
    ...(alone.length ? [t("brings-alone", { squares: listed(alone), count: alone.length })] : []),
    ...(isFull ? [t("brings-full")] : []),
  ].join(DOT);
}

const namesOf = ({ seats }: TableInfo, which: readonly number[]) =>
  listed(which.map((seat) => seats[seat]?.name ?? ""));

/** Why the game is over; and who wrote last, for somebody who had no room then. */
export function endWords({ sheets }: CrissCrossView, table: TableInfo): string {
  const counts = sheets.map(count);
  const most = Math.max(...counts);
  const last = counts.flatMap((one, seat) => (one === most ? [seat] : []));
  const [own, ...more] = table.yours;
  if (own === undefined || more.length || last.includes(own))
    return t(counts.length > 1 ? "ends-all" : most === BOXES ? "ends-full" : "ends-room");
  return t("ends-others", { names: namesOf(table, last), count: last.length });
}

/** A seat has no room left, and others play on. */
export function isIdle({ sheets }: CrissCrossView, seat: number): boolean {
  return !!sheets[seat]?.finished && sheets.some(({ finished }) => !finished);
}

/** Why nothing can be confirmed. */
export function barWords(
  { view, to_act }: Pick<PositionOf<CrissCrossView>, "view" | "to_act">,
  table: TableInfo,
  scene: Pick<Scene, "events"> | null = null,
): string {
  if (table.you !== null && isIdle(view, table.you)) return t("event-finished", { you: "yes" });
  const isWriting = scene?.events.some(({ kind }) => kind === "wrote");
  return isWriting ? allChose(table) : notYet(table, to_act);
}

/** Somebody without room looks on while others write: also while the dice roll for them. */
export function waitedWords(
  { view }: PositionOf<CrissCrossView>,
  { you, seats }: TableInfo,
): string | null {
  const names = seats.map(({ name }) => name);
  return you !== null && isIdle(view, you) ? playOnWords(view, names) : null;
}

function playOnWords({ sheets }: CrissCrossView, names: readonly string[]): string {
  const others = names.filter((_, seat) => !sheets[seat]?.finished);
  return t("waits-others", { names: listed(others), count: others.length });
}

/** While it is seen: the squares show what and where; who has no room left reads who plays on. */
export const SEEN: EventWords = {
  wrote: plain("seen-wrote"),
  finished: (event, args, names, view) => {
    const sheets = view as CrissCrossView | undefined;
    const isOwn = args.you === "yes" && sheets && isIdle(sheets, event.seat ?? -1);
    return isOwn ? playOnWords(sheets, names) : t("event-finished", args);
  },
};

/** Who has no room left is worth a word only where somebody writes on. */
export function retold(events: readonly Event[]): readonly Event[] {
  const isOver = events.some(({ kind }) => kind === "ended");
  return isOver ? events.filter(({ kind }) => kind !== "finished") : events;
}

export const EVENTS: EventWords = {
  ...COMMON,
  rolled: rolled(rollWords),
  started: ({ text }, args) => t("event-started", { ...args, sign: t(`sign-${text}`) }),
  wrote: ({ text }, args) => t("event-wrote", { ...args, ...written(text) }),
  finished: plain("event-finished"),
};
