/** Rolls, moves and events in words. No rules. */

import { t } from "../../ui/words.svelte";
import type { EventWords } from "../room";
import { COMMON, plain, rolled } from "../telling";

export function numberWord(face: string): string {
  return face === "?" ? t("any-number") : face;
}

/** `b3` as blue and 3. */
function diceWords(dice: string): { color: string; number: string } {
  return { color: t(`color-${dice[0]}`), number: numberWord(dice[1] ?? "") };
}

/** `roll g x | 1 ?` */
export function rollWords(text: string): string {
  const [colors = "", numbers = ""] = text.replace(/^roll /, "").split(" | ");
  const faces = colors.split(" ").map((face) => t(`color-${face}`));
  return `${faces.join(" ")} · ${numbers.split(" ").map(numberWord).join(" ")}`;
}

export function moveWords(move: string): string {
  if (move === "pass") return t("move-pass");
  const [dice = "", ...squares] = move.split(" ");
  return t("move-check", { ...diceWords(dice), squares: squares.join(" ") });
}

/** While crosses are drawn: their names would be gone before anybody has found them. */
export const SEEN: EventWords = {
  checked: ({ text }, args) =>
    t("seen-checked", { ...args, ...diceWords(text.split(" ")[0] ?? "") }),
};

export const EVENTS: EventWords = {
  ...COMMON,
  rolled: rolled(rollWords),
  checked: ({ text }, args) => {
    const [dice = "", ...squares] = text.split(" ");
    return t("event-checked", { ...args, ...diceWords(dice), squares: squares.join(" ") });
  },
  passed: plain("event-passed"),
  column_claimed: plain("event-column_claimed"),
  color_claimed: ({ text }, args) =>
    t("event-color_claimed", { ...args, color: t(`color-${text}`) }),
};
