/** What happened, one thing after the other: what was written, then the dice. */

import type { PositionOf } from "../../wire/position";
import type { CrissCrossView, Event } from "../../wire/types";
import type { Scene } from "../room";

type At = PositionOf<CrissCrossView>;

/** Milliseconds that each is looked at. */
const WRITING = 450;
const READING = 1200;
const DICE = 300;
const END = 2000;

function part<T>(all: readonly T[], is: (one: T) => boolean): [T[], T[]] {
  return [all.filter(is), all.filter((one) => !is(one))];
}

export function scenes(
  before: At,
  after: At,
  events: readonly Event[],
  you: number | null,
): Scene<CrissCrossView>[] {
  const isOver = events.some(({ kind }) => kind === "ended");
  // At the end nobody has room any more: that belongs to it, not to what is written.
  const [shut, others] = part(events, ({ kind }) => isOver && kind === "finished");
  const end = others.findIndex(({ kind }) => kind === "rolled" || kind === "ended");
  const writing = end < 0 ? others : others.slice(0, end);
  const rest = end < 0 ? [] : [...shut, ...others.slice(end)];
  // More than a round at once: nobody could follow.
  if (rest.filter(({ kind }) => kind === "rolled").length > 1) return [];
  const { round, symbols } = before.view;
  const view = { ...after.view, round, symbols };
  const made: Scene<CrissCrossView>[] = written(writing, you).map((scene) => ({ view, ...scene }));
  if (rest.length)
    made.push({
      view: isOver ? view : after.view,
      events: rest,
      length: isOver ? END : DICE,
      to_act: [],
      sound: isOver ? "end" : "dice",
    });
  return [...made, { view: after.view, events: [], length: 0 }];
}

/** What a round brings to paper. Whoever had no room has time to read it; who has none from now on
 * is told so by itself. */
function written(writing: readonly Event[], you: number | null): Omit<Scene, "view">[] {
  const own = (kind: string) => writing.some((one) => one.kind === kind && one.seat === you);
  const [shut, others] = part(writing, ({ kind }) => kind === "finished" && own("finished"));
  if (!others.some(({ kind }) => kind === "wrote"))
    return writing.length ? [{ events: writing, counts: true, length: 0, to_act: [] }] : [];
  const looksOn = you !== null && !own("wrote");
  const length = looksOn ? READING : WRITING;
  const whole = looksOn || undefined;
  return [
    { events: others, counts: true, length, to_act: [], sound: "pencil", whole },
    ...(shut.length ? [{ events: shut, counts: true as const, length: READING, to_act: [] }] : []),
  ];
}
