/** By which parts of the score a game was won or lost. */

import type { GameBox } from "../games/room";
import { changes } from "../games/telling";
import { score } from "../table/numbers";
import { listed, t } from "../ui/words.svelte";
import type { Part, Position } from "../wire/types";

/** So many of the parts that differ most are told; of a game in rounds all. */
const NAMED = 7;
/** How a part begins that is what a round brought. */
const ROUND = "round ";

type Ended = Pick<Position, "scores" | "parts" | "winners">;

/** "Mira was 77 ahead of you. Part by part, Mira and you: Colors (20 : 0), Columns (34 : 20), …" `seat`: whose
 * game is looked at, with whoever won; the winner's with the next; nothing where points do not tell. */
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
  const told = isRounds ? apart : largestOf(apart);
  const isYou = (at: number) => yours.length === 1 && yours[0] === at;
  const points = (seat: number, of: string) =>
    score(parts[seat]?.find(({ label }) => label === of)?.points ?? 0);
  return t("review-ahead", {
    kind: isRounds ? "rounds" : "parts",
    you: isYou(first) ? "first" : isYou(next) ? "second" : "none",
    name: names[first] ?? "",
    next: names[next] ?? "",
    count: gap,
    parts: listed(
      told.map(
        ({ label }) => `${box.part(label)} (${points(first, label)} : ${points(next, label)})`,
      ),
    ),
  });
}

/** In the order of the score. */
function largestOf(parts: readonly Part[]): readonly Part[] {
  const ordered = [...parts].sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const largest = new Set(ordered.slice(0, NAMED));
  return parts.filter((part) => largest.has(part));
}
