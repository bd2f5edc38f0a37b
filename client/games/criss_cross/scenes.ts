/** What happened, one thing after the other: what was written, then the dice. */

import type { PositionOf } from "../../wire/position";
import type { CrissCrossView, Event } from "../../wire/types";
import type { Scene } from "../room";

type At = PositionOf<CrissCrossView>;

/** Milliseconds that each is looked at. */
const WRITING = 450;
const DICE = 300;
const END = 2000;

function part<T>(all: readonly T[], is: (one: T) => boolean): [T[], T[]] {
  return [all.filter(is), all.filter((one) => !is(one))];
}

export function scenes(before: At, after: At, events: readonly Event[]): Scene<CrissCrossView>[] {
  const isOver = events.some(({ kind }) => kind === "ended");
  // At the end nobody has room any more: that belongs to it, not to what is written.
  const [shut, others] = part(events, ({ kind }) => isOver && kind === "finished");
  const end = others.findIndex(({ kind }) => kind === "rolled" || kind === "ended");
  const writing = end < 0 ? others : others.slice(0, end);
  const rest = end < 0 ? [] : [...shut, ...others.slice(end)];
  // More than a round at once: nobody could follow.
  if (rest.filter(({ kind }) => kind === "rolled").length > 1) return [];
  const { round, symbols } = before.view;
  const made: Scene<CrissCrossView>[] = [];
  if (writing.length) {
    const seen = writing.some(({ kind }) => kind === "wrote");
    const view = { ...after.view, round, symbols };
    const length = seen ? WRITING : 0;
    const sound = seen ? "pencil" : undefined;
    made.push({ view, events: writing, counts: true, length, to_act: [], sound });
  }
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
