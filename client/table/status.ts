/** Whose turn it is and what everyone waits for, in one sentence. */

import type { GameBox } from "../games/room";
import { settings } from "../ui/settings.svelte";
import { has, listed, t } from "../ui/words.svelte";
import type { Position, TableInfo } from "../wire/types";

/** Several people share this device. */
export function isShared(table: TableInfo): boolean {
  return table.yours.length > 1;
}

/** Whoever has not said a name here reads "You", and not what the others call them. */
export function asRead(table: TableInfo): TableInfo {
  const [own, ...more] = table.yours;
  const name = table.seats[own ?? -1]?.name;
  if (settings.name || name === undefined || more.length) return table;
  const call = <One extends { name: string }>(one: One) => ({ ...one, name: t("you") });
  const seats = table.seats.map((seat, at) => (at === own ? call(seat) : seat));
  const { evening } = table;
  if (!evening) return { ...table, seats };
  const rows = evening.rows.map((row) => (row.name === name ? call(row) : row));
  return { ...table, seats, evening: { ...evening, rows } };
}

/** How strong a bot is, or what it is like, in a word. */
export function botStrength(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** Nobody else has to agree to the end: the others are bots, also where they stand in for somebody. */
export function endsAlone({ seats, yours }: TableInfo): boolean {
  return seats.every(({ kind }, seat) => kind === "bot" || yours.includes(seat));
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
  { asked, waited, luck }: Pick<GameBox, "asked" | "waited" | "luck">,
  /** What the game says is next, given what is chosen. */
  next: string | null = null,
): string {
  if (table.phase === "over") return t("phase-over");
  if (isYourTurn(table, position)) {
    const name = table.seats[table.you ?? -1]?.name ?? "";
    return t(isShared(table) ? "now-name" : "now-you", {
      name,
      what: next ?? asked(position, table),
    });
  }
  const names = position.to_act.map((seat) => nameOf(table, seat));
  const message = position.chosen.some(Boolean) ? "waiting-for" : "acts";
  const usual = names.length
    ? t(message, { names: listed(names), count: names.length })
    : t("table-rolls", { luck: luck ?? "dice" });
  return waited?.(position, table, usual) ?? usual;
}

export function nameOf(table: TableInfo, seat: number): string {
  const { name = "", kind, connected } = table.seats[seat] ?? {};
  return kind === "person" && !connected ? t("name-away", { name }) : name;
}
