/** What a hint says of one of its moves. */

import { language, listed, t } from "../ui/words.svelte";
import type { Advice, Position } from "../wire/types";
import { isNear } from "./worth";

/** What can be said at a position. */
export type Choosable = Pick<Position, "legal" | "on_demand">;

/** By what the moves are sorted; others may be as good only where there are others. */
export function orderWords(told: number, { legal, on_demand }: Choosable): string {
  const isWhole = !on_demand.length && told >= legal.length;
  return t(isWhole ? "hint-order-all" : "hint-order");
}

/** Why the chance is not what the scores say, and what explains it. */
export function oddsWords([what, ...parts]: readonly string[] = []): string {
  return what && parts.length ? t("hint-odds", { what, parts: listed(parts) }) : (what ?? "");
}

/** That it is as good, of the first as of the others; what it has ahead; what it does. Where the game
 * is decided, that is said of all of them at once. */
export function whyWords(moves: readonly Advice[], place: number, isDecided: boolean): string {
  const [best, next] = moves;
  const advice = moves[place];
  if (!best || !advice) return "";
  const other = place ? advice : next;
  const near = other && !isDecided && isNear(other, best);
  const ahead = advice.ahead?.[language()] ?? [];
  return [
    ...(near ? [t(place ? "hint-near" : "hint-near-first")] : []),
    ...(ahead.length ? [t(near ? "hint-ahead-near" : "hint-ahead", { what: listed(ahead) })] : []),
    ...(advice.words[language()] ?? []),
  ].join(" · ");
}
