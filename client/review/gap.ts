/** By which parts of the score a game was won or lost. */

import type { GameBox } from "../games/room";
import { changes, plus } from "../games/telling";
import { listed, t } from "../ui/words.svelte";
import type { Part, Position } from "../wire/types";

/** So many of the largest parts are named; of a game in rounds all, in their order, if they are not more. */
const NAMED = 4;
const ROUNDS = 9;
/** How a part begins that is what a round brought. */
const ROUND = "round ";

type Ended = Pick<Position, "scores" | "parts" | "winners">;

/** "Mira was 77 ahead of you. Part by part, Mira against you: Rows +20, Colors +20, Hearts +15, Columns +14;
 * all else +8." `seat`: whose game is looked at, with whoever won; the winner's with the next; nothing
 * where points do not tell. */
export function gapWords(
  { scores, parts, winners }: Ended,
  names: readonly string[],
  box: Pick<GameBox, "part">,
  seat: number | null,
  yours: readonly number[],
): string {
  const [won] = winners;
  if (won === undefined || names.length < 2) return "";
  const isWon = seat === null || winners.includes(seat);
  const first = isWon ? (seat ?? won) : won;
  const others = names.map((_, at) => at).filter((at) => at !== first);
  const next = isWon
    ? others.reduce((best, at) => (scores[at]! > scores[best]! ? at : best))
    : (seat ?? 0);
  const gap = scores[first]! - scores[next]!;
  const apart = changes(parts[first] ?? [], parts[next] ?? []);
  if (gap <= 0 || apart.length < 2) return "";
  const isRounds = apart.every(({ label }) => label.startsWith(ROUND));
  const named = isRounds && apart.length <= ROUNDS ? apart : largestOf(apart);
  const rest = gap - named.reduce((sum, { points }) => sum + points, 0);
  return t("review-ahead", {
    kind: isRounds ? "rounds" : "parts",
    you: yours.length === 1 && yours[0] === first ? "yes" : "no",
    name: names[first] ?? "",
    next: yours.length === 1 && yours[0] === next ? t("review-you") : (names[next] ?? ""),
    count: gap,
    rest: apart.length > named.length ? plus(rest) : "none",
    parts: listed(named.map(({ label, points }) => `${box.part(label)} ${plus(points)}`)),
  });
}

/** From what was gained to what was lost. */
const largestOf = (parts: readonly Part[]) =>
  [...parts]
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, NAMED)
    .sort((a, b) => b.points - a.points);
