/** Rolls, moves and events in words. No rules. */

import { listed, t } from "../../ui/words.svelte";
import type { Part } from "../../wire/types";
import type { EventWords } from "../room";
import { changes, COMMON, partWord, plain, plus, rolled } from "../telling";

/** `roll a d` */
export function rollWords(text: string): string {
  const signs = text.replace(/^roll /, "").split(" ");
  return listed(signs.map((sign) => t(`sign-${sign}`)));
}

/** `a A2 d B2`: which symbol goes where. */
function written(text: string): Record<"first" | "square" | "second" | "other", string> {
  const [first = "", square = "", second = "", other = ""] = text.split(" ");
  return { first: t(`sign-${first}`), square, second: t(`sign-${second}`), other };
}

export function moveWords(move: string): string {
  const start = /^start (.)$/.exec(move)?.[1];
  return start ? t("move-start", { sign: t(`sign-${start}`) }) : t("move-write", written(move));
}

/** What a move changes line by line: "Row 2 +3 · Column A +2". */
export function bringsWords(after: readonly Part[], before: readonly Part[]): string {
  if (!after.length) return "";
  const changed = changes(after, before).map(
    ({ label, points }) => `${partWord(label)} ${plus(points)}`,
  );
  return changed.join(" · ") || t("brings-nothing");
}

/** While it is seen: the squares show what and where. */
export const SEEN: EventWords = { wrote: plain("seen-wrote") };

export const EVENTS: EventWords = {
  ...COMMON,
  rolled: rolled(rollWords),
  started: ({ text }, args) => t("event-started", { ...args, sign: t(`sign-${text}`) }),
  wrote: ({ text }, args) => t("event-wrote", { ...args, ...written(text) }),
  finished: plain("event-finished"),
};
