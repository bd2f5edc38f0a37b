/** Which squares are drawn alike: a sheet is as many paths as it has looks. */

import type { Square } from "./sheet";

export type Marks = Record<
  "checked" | "chosen" | "golden" | "open" | "last" | "fresh" | "won",
  ReadonlySet<string>
>;

/** As printed, crossed, or stepping back behind what can be chosen. */
type State = "free" | "done" | "back";

/** Squares of one color that look the same. */
export interface Alike {
  color: string;
  state: State;
  spots: Square[];
}

function alike(squares: readonly Square[], stateOf: (square: Square) => State): Alike[] {
  const groups = new Map<string, Alike>();
  for (const square of squares) {
    const { color } = square;
    const state = stateOf(square);
    const group = groups.get(color + state);
    if (group) group.spots.push(square);
    else groups.set(color + state, { color, state, spots: [square] });
  }
  return [...groups.values()];
}

/** A glyph makes room for a golden die: so much of a square to the left and up. */
const ROOM = 0.18;
const aside = ({ column, row, ...more }: Square): Square => ({
  ...more,
  column: column - ROOM,
  row: row - ROOM,
});

/** `choosing`: dice are chosen, and what is not open steps back. */
export function sort(squares: readonly Square[], marks: Marks, choosing: boolean) {
  const isDone = ({ name }: Square) => marks.checked.has(name);
  const isMine = ({ name }: Square) => marks.chosen.has(name);
  const isFresh = ({ name }: Square) => marks.fresh.has(name);
  const isOpen = (one: Square) => marks.open.has(one.name) && !isMine(one);
  const isGolden = ({ star, name }: Square) => !star && marks.golden.has(name);
  const plain = (one: Square) => (isDone(one) ? "done" : "free");
  const behind = (one: Square) => choosing && !isOpen(one) && !isMine(one);
  const isBack = (one: Square) => !isDone(one) && behind(one);
  const those = (is: (one: Square) => boolean) => squares.filter(is);
  return {
    grounds: alike(squares, (one) => (isMine(one) ? "free" : plain(one))),
    veiled: those(isBack),
    glyphs: alike(
      those(({ star }) => !star).map((one) => (isGolden(one) ? aside(one) : one)),
      plain,
    ),
    stars: alike(
      those(({ star }) => star),
      (one) => (isBack(one) ? "back" : plain(one)),
    ),
    inStars: alike(
      those((one) => one.star && !isDone(one)),
      plain,
    ),
    dice: alike(those(isGolden), plain),
    more: alike(
      those((one) => isGolden(one) && !isDone(one)),
      plain,
    ),
    crosses: those((one) => isDone(one) && !isMine(one) && !isFresh(one)),
    chosen: those((one) => isMine(one) && !isFresh(one)),
    fresh: those((one) => isFresh(one) && (isDone(one) || isMine(one))),
    ringed: those(isMine),
    open: those(isOpen),
    last: those((one) => marks.last.has(one.name) && !isMine(one) && !isOpen(one)),
    won: those(({ name }) => marks.won.has(name)),
  };
}
