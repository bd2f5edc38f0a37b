/** A position of one game, and what every position goes through when it comes in. */

import type { Position, TableInfo, View } from "./types";

export type PositionOf<V extends View> = Omit<Position, "view"> & { view: V };

/** Only seats act here: the table itself, -1, rolls and deals. And a bot's moves are not yours. */
export function seated(position: Position, table: TableInfo): Position {
  const bot = table.seats[table.you ?? -1]?.kind === "bot";
  return {
    ...position,
    to_act: position.to_act.filter((seat) => seat >= 0),
    legal: bot ? [] : position.legal,
    on_demand: bot ? [] : position.on_demand,
  };
}
