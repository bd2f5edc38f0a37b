/** A move, from its notation to words. No rules. */

import { t } from "../ui/words.svelte";
import { numberWord } from "./tell";

const SPECIALS = ["heart", "bomb", "stars", "row", "block"];

export function moveWords(move: string, names: readonly string[]): string {
  const [head = "", ...rest] = move.split(" ");
  if (head === "pass") return t("move-pass");
  if (head === "hit" || head === "stay") return t(head);
  if (head === "target") return t("move-target", { name: names[Number(rest[0])] ?? "" });
  if (head === "start") return t("move-start", { sign: t(`sign-${rest[0]}`) });
  if (head === "bonus") return bonusWords(rest);
  if (SPECIALS.includes(head)) return specialWords(head, rest);
  if (head.length === 1) return writingWords([head, ...rest]);
  const die = { color: t(`color-${head[0]}`), number: numberWord(head[1] ?? "") };
  return t("move-check", { ...die, squares: rest.join(" ") });
}

function bonusWords([row = "", ...squares]: string[]): string {
  const passes = squares[0] === "pass";
  return t(passes ? "move-bonus-pass" : "move-bonus", { row, squares: squares.join(" ") });
}

function specialWords(face: string, squares: string[]): string {
  const said = t(`special-${face}`);
  return squares.length ? t("move-special", { face: said, squares: squares.join(" ") }) : said;
}

function writingWords([first = "", square = "", second = "", other = ""]: string[]): string {
  const signs = { first: t(`sign-${first}`), second: t(`sign-${second}`) };
  return t("move-write", { ...signs, square, other });
}
