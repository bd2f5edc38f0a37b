/** What a hint says of one of its moves. */

import { language, listed, t } from "../ui/words.svelte";
import type { Advice } from "../wire/types";

/** Moves that are no more standard errors apart may be as good. */
const SURE = 1.5;

/** Whether a move may be as good as the one that is named first. */
function isNear(advice: Advice, best: Advice): boolean {
  const [gap, noise] =
    advice.win === null || best.win === null
      ? [best.points - advice.points, advice.noise_points]
      : [best.win - advice.win, advice.noise_win ?? 0];
  return gap <= SURE * noise;
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
    ...(ahead.length ? [t("hint-ahead", { what: listed(ahead) })] : []),
    ...(advice.words[language()] ?? []),
  ].join(" · ");
}
