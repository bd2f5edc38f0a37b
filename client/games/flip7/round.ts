/** One round as the log tells it: who did what to whom, and what lay there at its end. */

import type { Event, Flip7Line, Flip7View } from "../../wire/types";
import { emptyLine, follow } from "./follow";

/** What happened to one player, to be said beside their line. */
export interface Note {
  kind: string;
  seat: number;
  by: number;
  /** Of a Second Chance that was passed on, `OUT` or `HELD`. */
  card: string;
}

export interface Round {
  number: number;
  lines: Flip7Line[];
  scores: number[];
  notes: Note[];
}

const NOTED = ["busted", "saved", "flipped_seven", "frozen", "flip_three_begun", "chance_given"];

/** Where the last rounds begin in the log, the latest first. */
function endsOf(log: readonly Event[]): number[] {
  return log.flatMap(({ kind }, i) => (kind === "round_ended" ? [i] : [])).reverse();
}

export function notesOf(events: readonly Event[]): Note[] {
  return events
    .filter(({ kind }) => NOTED.includes(kind))
    .map(({ kind, seat, by, text }) => ({
      kind,
      seat: seat ?? -1,
      by: by ?? -1,
      card: text ?? "",
    }));
}

/** Why somebody passes a Second Chance on: they are bust, or have one already. */
export const [OUT, HELD] = ["busted", "held"];

export const isChance = ({ kind, text }: Event) => kind === "dealt" && text === "chance";

/** With why each Second Chance was passed on and each card discarded, as far as the events go back:
 * nobody can take it, if it is not lost by a bust. */
export function withReasons(events: readonly Event[]): readonly Event[] {
  return events.map((event, i) => {
    const of = (seat = event.seat) =>
      roundNow(events.slice(0, i)).filter((one) => one.seat === seat);
    const isOut = (one: Event) => one.kind === "busted";
    if (event.kind === "discarded")
      return of().length && !of().some(isOut) ? { ...event, kind: "unwanted" } : event;
    if (event.kind !== "chance_given" || !of(event.by).some(isChance)) return event;
    return { ...event, text: of(event.by).some(isOut) ? OUT : HELD };
  });
}

/** The events of the round under way. */
function roundNow(log: readonly Event[]): readonly Event[] {
  return log.slice((endsOf(log)[0] ?? -1) + 1);
}

/** What has happened in the round under way. */
export function notesNow(log: readonly Event[]): Note[] {
  return notesOf(roundNow(log));
}

const GIVEN = ["flip_three_begun", "chance_given"];
const THREE = 3;

/** What others have given a seat since it last chose: why there are cards that it did not ask for. */
export function givenNow(log: readonly Event[], seat: number, opens: boolean): Note[] {
  let given: Event[] = [];
  // A card that is not one of these was asked for.
  let due = opens ? 1 : 0;
  for (const event of withReasons(roundNow(log))) {
    if (event.seat !== seat) continue;
    if (GIVEN.includes(event.kind) && event.by !== seat) given.push(event);
    if (event.kind === "flip_three_begun") due += THREE;
    else if (event.kind === "no_card_left") due = 0;
    else if (event.kind === "dealt" && due) due -= 1;
    else if (event.kind === "dealt") given = [];
  }
  return notesOf(given);
}

/** The round that ended last, as it lay there; nothing if the log does not go back to its beginning. */
export function lastRound(log: readonly Event[], seats: number, number: number): Round | null {
  const ends = endsOf(log);
  const [end, before = -1] = ends;
  if (end === undefined || ends.length !== number) return null;
  const events = log.slice(before + 1, end);
  const lines = Array.from({ length: seats }, () => emptyLine());
  const start = { lines, flips: [], left: {}, deck: 0, discards: 0, at_hand: null };
  const view = events.reduce(follow, start as unknown as Flip7View);
  const scores = log[end]!.scores ?? [];
  return { number, lines: view.lines, scores, notes: notesOf(events) };
}
