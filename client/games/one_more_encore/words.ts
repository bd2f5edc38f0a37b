/** What One More Encore! says besides Encore!'s words. No rules. */

import { t } from "../../ui/words.svelte";
import * as encore from "../encore/words";
import type { EventWords } from "../room";
import { plain, rolled } from "../telling";
import { GOLDEN_COLUMN, ROWS } from "./sheet";

/** `roll g x | 1 ? | bomb` */
export function rollWords(text: string): string {
  return `${encore.rollWords(text)} · ${t(`special-${text.split(" | ")[2]}`)}`;
}

export function moveWords(move: string, printed = ""): string {
  const [head = "", ...rest] = move.split(" ");
  if (head === "bonus") return bonusWords(rest);
  return head === "pass" || head.length === 2
    ? encore.moveWords(move, printed, ROWS)
    : specialWords(head, rest);
}

function bonusWords([row = "", ...squares]: string[]): string {
  if (squares[0] === "pass") return t("move-bonus-pass", { row });
  return t("move-bonus", { row, squares: squares.join(" ") });
}

function specialWords(face: string, squares: string[]): string {
  const said = t(`special-${face}`);
  return squares.length ? t("move-special", { face: said, squares: squares.join(" ") }) : said;
}

export const SEEN: EventWords = {
  checked: encore.checked("seen-checked", ROWS),
  special_used: ({ text }, args) =>
    t("event-special_used-bare", { ...args, face: t(`special-${text.split(" ")[0]}`) }),
};

export const EVENTS: EventWords = {
  ...encore.EVENTS,
  rolled: rolled(rollWords),
  checked: encore.checked("event-checked", ROWS),
  special_used: ({ text }, args) => {
    const [face = "", ...squares] = text.split(" ");
    const used = { ...args, face: t(`special-${face}`), squares: squares.join(" ") };
    return t(squares.length ? "event-special_used" : "event-special_used-bare", used);
  },
  row_claimed: ({ bonus }, args) =>
    bonus
      ? t("event-row_claimed-bonus", { ...args, bonus: t(`bonus-${bonus}`) })
      : t("event-row_claimed", args),
  bonus_used: ({ text }, args) => {
    const [, row = "", ...squares] = text.split(" ");
    const used = { ...args, row, squares: squares.join(" ") };
    return t(squares[0] === "pass" ? "event-bonus_declined" : "event-bonus_used", used);
  },
  column_claimed: ({ text }, args) =>
    t(text === GOLDEN_COLUMN ? "event-column_claimed-golden" : "event-column_claimed", args),
  hearts_written: plain("event-hearts_written"),
};
