/** Who wins with no more points than somebody else: why. */

import type { TieBreak } from "../games/room";
import type { Position } from "../wire/types";

/** Nothing where the points alone decide, or nothing else does. */
export function tieWords({ view, scores, winners }: Position, tie?: TieBreak): string {
  const top = scores[winners[0] ?? -1];
  const tied = scores.flatMap((points, seat) => (points === top ? [seat] : []));
  const others = tied.filter((seat) => !winners.includes(seat));
  if (!tie || !others.length) return "";
  return tie.words({
    totals: tied.map(() => top).join(" : "),
    best: tie.of(view, winners[0]!),
    other: Math.max(...others.map((seat) => tie.of(view, seat))),
  });
}
