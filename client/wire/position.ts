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

/**
 * What was told again as it was before stays the very same value, in every part of it: so nothing
 * is worked out and drawn anew that has not changed. `now` is filled with such parts.
 */
export function shared<T>(old: unknown, now: T): T {
  if (!isParted(old) || !isParted(now) || Array.isArray(old) !== Array.isArray(now)) return now;
  const parts: Record<string, unknown> = now;
  const keys = Object.keys(parts);
  for (const key of keys) parts[key] = shared(old[key], parts[key]);
  const same = keys.length === Object.keys(old).length;
  return same && keys.every((key) => parts[key] === old[key]) ? (old as T) : now;
}

function isParted(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
