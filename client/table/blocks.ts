/** The log in blocks: a turn with the roll it begins with, a round with the count it ends with. */

import type { GameBox } from "../games/room";
import type { Event } from "../wire/types";

export interface Block {
  /** Which turn or round it is; 0 is what comes before the first. */
  number: number;
  events: Event[];
}

export function blocks(log: readonly Event[], standout: GameBox["standout"]): Block[] {
  const isHeaded = Object.values(standout).includes("head");
  const made: Block[] = [{ number: isHeaded ? 0 : 1, events: [] }];
  let isDone = false;
  for (const event of log) {
    // The end of the game belongs to what ended it.
    const begins: boolean = standout[event.kind] === "head" || (isDone && event.kind !== "ended");
    if (begins) made.push({ number: made.at(-1)!.number + 1, events: [] });
    isDone = standout[event.kind] === "foot" || (isDone && !begins);
    made.at(-1)!.events.push(event);
  }
  return made.filter(({ events }) => events.length);
}
