/** A position of one game, and what every position goes through when it comes in. */

import type { Position, View } from "./types";

export type PositionOf<V extends View> = Omit<Position, "view"> & { view: V };

/** Only seats act here: the table itself, -1, rolls and deals. */
export function seated(position: Position): Position {
  return { ...position, to_act: position.to_act.filter((seat) => seat >= 0) };
}
