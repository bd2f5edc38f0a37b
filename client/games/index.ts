/** What every game's table gets, and where each is found. Loaded only when it is played. */

import type { Component } from "svelte";
import type { PositionOf } from "../wire/position";
import type { Event, TableInfo, View } from "../wire/types";

export interface GameProps<V extends View = View> {
  position: PositionOf<V>;
  table: TableInfo;
  log: readonly Event[];
  /** What you have said and the server has not shown yet. */
  mine: string | null;
  /** A wish is on its way. */
  busy: boolean;
  /** A move that the coach points at: it is laid out, and nothing more. */
  hint?: string | null;
  say: (move: string) => void;
}

// The position always belongs to the game of the table.
type Table = Component<GameProps<never>>;

const TABLES: Record<string, () => Promise<{ default: unknown }>> = {
  encore: () => import("./encore/Table.svelte"),
  one_more_encore: () => import("./one_more_encore/Table.svelte"),
  flip7: () => import("./flip7/Table.svelte"),
  criss_cross: () => import("./criss_cross/Table.svelte"),
};

export async function loadTable(game: string): Promise<Component<GameProps>> {
  const load = TABLES[game];
  if (!load) throw new Error(`there is no game ${game}`);
  return (await load()).default as Table as unknown as Component<GameProps>;
}
