/** Whose turn it is and what everyone waits for, in one sentence. */

import type { GameBox } from "../games/room";
import { has, listed, t } from "../ui/words.svelte";
import type { Position, TableInfo } from "../wire/types";

/** Several people share this device. */
export function isShared(table: TableInfo): boolean {
  return table.yours.length > 1;
}

/** How strong a bot is, or what it is like, in a word. */
export function botStrength(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
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
  { asked, waited }: Pick<GameBox, "asked" | "waited">,
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
  const words = waited?.(position, table);
  if (words) return words;
  const names = position.to_act.map((seat) => nameOf(table, seat));
  if (!names.length) return t("table-rolls");
  const message = position.chosen.some(Boolean) ? "waiting-for" : "acts";
  return t(message, { names: listed(names), count: names.length });
}

export function nameOf(table: TableInfo, seat: number): string {
  const { name = "", kind, connected } = table.seats[seat] ?? {};
  return kind === "person" && !connected ? t("name-away", { name }) : name;
}
