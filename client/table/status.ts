/** Whose turn it is and what everyone waits for, in one sentence. */

import type { GameBox } from "../games/room";
import { listed, t } from "../ui/words.svelte";
import type { Position, TableInfo } from "../wire/types";

/** Several people share this device. */
export function isShared(table: TableInfo): boolean {
  return table.yours.length > 1;
}

/** Somebody plays here and is there, who could give their word for somebody else. */
export function hasWitness({ seats }: TableInfo): boolean {
  return seats.some(({ kind, connected }) => kind === "person" && connected);
}

export function isYourTurn(table: TableInfo, position: Position): boolean {
  return table.you !== null && position.legal.length > 0;
}

export function statusWords(
  table: TableInfo,
  position: Position,
  { asked }: Pick<GameBox, "asked">,
): string {
  if (table.phase === "over") return t("phase-over");
  if (isYourTurn(table, position)) {
    const name = table.seats[table.you ?? -1]?.name ?? "";
    return t(isShared(table) ? "now-name" : "now-you", { name, what: asked(position, table) });
  }
  const names = position.to_act.map((seat) => waited(table, seat));
  if (!names.length) return t("table-rolls");
  const words = position.chosen.some(Boolean) ? "waiting-for" : "acts";
  return t(words, { names: listed(names), count: names.length });
}

function waited(table: TableInfo, seat: number): string {
  const { name = "", kind, connected } = table.seats[seat] ?? {};
  return kind === "person" && !connected ? t("name-away", { name }) : name;
}
