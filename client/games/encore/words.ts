/** Rolls, moves and events in words. No rules. */

import { t } from "../../ui/words.svelte";
import type { EncoreView } from "../../wire/types";
import type { EventWords, Telling } from "../room";
import { COMMON, plain, rolled } from "../telling";
import { ROWS, readSquares } from "./sheet";

export function numberWord(face: string): string {
  return face === "?" ? t("any-number") : face;
}

/** `b3` as blue and 3. */
function diceWords(dice: string): { color: string; number: string } {
  return { color: t(`color-${dice[0]}`), number: numberWord(dice[1] ?? "") };
}

/** `roll g x | 1 ?`; jokers by the signs on their dice. */
export function rollWords(text: string): string {
  const [colors = "", numbers = ""] = text.replace(/^roll /, "").split(" | ");
  const faces = colors.split(" ").map((face) => (face === "x" ? "✕" : t(`color-${face}`)));
  return `${faces.join(", ")} · ${numbers}`;
}

/** `printed`: the sheet, where a joker is to say for which color: its rows with `/` between them. */
export function moveWords(move: string, printed = "", rows = ROWS): string {
  if (move === "pass") return t("move-pass");
  const [dice = "", ...squares] = move.split(" ");
  const said = { ...diceWords(dice), squares: squares.join(" ") };
  if (!squares.length || !/[x?]/.test(dice)) return t("move-check", said);
  const color = colorOf(squares[0], rows, printed ? printed.split("/") : []);
  if (dice[0] === "x") said.color = jokerName(color);
  if (dice[1] === "?") said.number = jokerName(`${squares.length}`);
  return t("move-joker", said);
}

/** Dice and their squares, which tell what a joker stood for; `rows` are the names on the sheet. */
export const checked =
  (message: string, rows: string): Telling =>
  ({ text }, args, _, view) => {
    const [dice = "", ...squares] = text.split(" ");
    const said = diceWords(dice);
    const { printed = [] } = (view ?? {}) as Partial<EncoreView>;
    if (dice[0] === "x") said.color = jokerWords(colorOf(squares[0], rows, printed));
    if (dice[1] === "?") said.number = jokerWords(`${squares.length}`);
    return t(message, { ...args, ...said, squares: squares.join(" ") });
  };

/** What it stands for, where that is known. */
function jokerWords(what: string | null): string {
  return what === null ? t("a-joker") : t("joker-as", { what });
}

/** The same as the name of a move, not in a sentence. */
function jokerName(what: string | null): string {
  return what === null ? t("a-joker-move") : t("joker-as-move", { what });
}

function colorOf(
  square: string | undefined,
  rows: string,
  printed: readonly string[],
): string | null {
  const found = readSquares(printed, rows)
    .flat()
    .find(({ name }) => name === square);
  return found ? t(`color-${found.color}`) : null;
}

/** While crosses are drawn: their names would be gone before anybody has found them. */
export const SEEN: EventWords = { checked: checked("seen-checked", ROWS) };

export const EVENTS: EventWords = {
  ...COMMON,
  rolled: rolled(rollWords),
  checked: checked("event-checked", ROWS),
  passed: plain("event-passed"),
  stuck: plain("event-stuck"),
  column_claimed: plain("event-column_claimed"),
  color_claimed: ({ text }, args) =>
    t("event-color_claimed", { ...args, color: t(`color-${text}`) }),
};
