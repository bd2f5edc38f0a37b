/** What happened, one thing after the other: what was written, then the dice. */

import type { PositionOf } from "../../wire/position";
import type { CrissCrossView, Event } from "../../wire/types";
import type { Scene } from "../room";

type At = PositionOf<CrissCrossView>;

/** Milliseconds that each is looked at. */
const WRITING = 450;
const DICE = 300;
const END = 2000;

export function scenes(before: At, after: At, events: readonly Event[]): Scene<CrissCrossView>[] {
  const comes = ({ kind }: Event) => kind === "rolled" || kind === "ended";
  const end = events.findIndex(comes);
  const writing = end < 0 ? events : events.slice(0, end);
  const rest = end < 0 ? [] : events.slice(end);
  // More than a round at once: nobody could follow.
  if (rest.filter(({ kind }) => kind === "rolled").length > 1) return [];
  const { round, symbols } = before.view;
  const made: Scene<CrissCrossView>[] = [];
  if (writing.length) {
    const seen = writing.some(({ kind }) => kind === "wrote");
    const view = { ...after.view, round, symbols };
    const length = seen ? WRITING : 0;
    made.push({ view, events: writing, length, to_act: [], sound: seen ? "pencil" : undefined });
  }
  const isOver = rest.some(({ kind }) => kind === "ended");
  if (rest.length)
    made.push({
      view: isOver ? { ...after.view, round, symbols } : after.view,
      events: rest,
      length: isOver ? END : DICE,
      to_act: [],
      sound: isOver ? "end" : "dice",
    });
  return [...made, { view: after.view, events: [], length: 0 }];
}
