/** What a move wins besides columns and colors, in a few words. */

import { didWords as didInEncore, wonWords as wonInEncore } from "../encore/brings";
import { plus } from "../telling";
import { t } from "../../ui/words.svelte";
import type { Event } from "../../wire/types";
import { GOLDEN_COLUMN } from "./sheet";

export function didWords(event: Event, colors: ReadonlyMap<string, string>): string {
  const [face = "", ...squares] = event.text?.split(" ") ?? [];
  if (event.kind !== "special_used") return didInEncore(event, colors);
  return squares.length
    ? t("did-special", { face: t(`special-${face}`), count: squares.length })
    : t(`special-${face}`);
}

/** `isGold`: that column H wins a golden die is said here, and not as a line of its own. */
export function wonWords(event: Event, isGold = true): string {
  const { kind, text, points, bonus } = event;
  const row = text ?? "";
  if (kind === "row_claimed")
    return bonus
      ? t("brings-row-bonus", { row, bonus: t(`bonus-${bonus}`) })
      : t("brings-row", { row });
  if (kind === "hearts_written") return t("brings-hearts_written", { points: plus(points ?? 0) });
  const said = wonInEncore(event);
  return isGold && kind === "column_claimed" && text === GOLDEN_COLUMN
    ? t("brings-column-golden", { column: said })
    : said;
}
