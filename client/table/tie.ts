/** Who wins with no more points than somebody else, or together with somebody: why. */

import type { TieBreak } from "../games/room";
import type { Position } from "../wire/types";

/** Nothing where the points alone decide, or nothing is said to. */
export function tieWords({ view, scores, winners }: Position, tie?: TieBreak): string {
  const top = scores[winners[0] ?? -1];
  const tied = scores.flatMap((points, seat) => (points === top ? [seat] : []));
  const others = tied.filter((seat) => !winners.includes(seat));
  if (!tie || tied.length < 2) return "";
  const totals = tied.map(() => top).join(" : ");
  const best = tie.of(view, winners[0]!);
  if (!others.length) return tie.shared?.({ totals, best }) ?? "";
  const other = Math.max(...others.map((seat) => tie.of(view, seat)));
  return tie.words({ totals, best, other });
}
