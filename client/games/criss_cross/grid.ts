/** Names of squares, and what the log says was written last. No rules. */

import { t } from "../../ui/words.svelte";
import type { CrissCrossSheet, Event } from "../../wire/types";

export const COLUMNS = "ABCDE";
export const ROWS = "12345";
export const SIGNS = "abcdef";

/** "B2, moon, last" or "C3, free, legal" */
export function squareWords(
  name: string,
  sign: string,
  shown: { draft: boolean; open: boolean; last: boolean },
): string {
  const words = [name, sign === "." ? t("square-free") : t(`sign-${sign}`)];
  if (shown.draft) words.push(t("square-chosen"));
  if (shown.open) words.push(t("square-legal"));
  if (shown.last) words.push(t("square-last"));
  return words.join(", ");
}

/** The two squares a seat wrote last. */
export function lastWritten(log: readonly Event[], seat: number): Set<string> {
  const event = log.findLast(({ kind, seat: by }) => kind === "wrote" && by === seat);
  return new Set(event?.text?.split(" ").filter((word) => /^[A-E][1-5]$/.test(word)));
}

/** How many squares are written on. */
export function count({ rows }: CrissCrossSheet): number {
  return rows.join("").replaceAll(".", "").length;
}

/** The most that a line brings, the diagonal counted once (CC-10, CC-13). */
export function bestLine({ points }: CrissCrossSheet): number {
  const once = Object.entries(points).map(([line, worth]) =>
    line === "diagonal" ? worth / 2 : worth,
  );
  return Math.max(0, ...once);
}
