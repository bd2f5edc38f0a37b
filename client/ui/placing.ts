/** Where a bubble stands beside what was tapped: on the screen, and over nothing that is to be seen. */

export type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

export interface Room {
  width: number;
  height: number;
}

export interface Spot {
  left: number;
  top: number;
  /** Where its tip is, from the left. */
  tip: number;
  below: boolean;
}

const EDGE = 8;
const TIP = 10;
/** The tip keeps off the round corners. */
const CORNER = 14;

/** `clear`: what stays to be seen, if that is possible. */
export function placed(near: Box, bubble: Room, screen: Room, clear: readonly Box[] = []): Spot {
  const middle = (near.left + near.right) / 2;
  const most = screen.width - bubble.width - EDGE;
  const left = Math.max(EDGE, Math.min(middle - bubble.width / 2, most));
  const tip = Math.max(CORNER, Math.min(middle - left, bubble.width - CORNER));
  const under = { left, tip, top: near.bottom + TIP, below: true };
  const over = { left, tip, top: near.top - TIP - bubble.height, below: false };
  const fits = ({ top }: Spot) => top >= EDGE && top + bubble.height < screen.height - EDGE;
  const isFree = (spot: Spot) => !clear.some((box) => overlaps(box, spot, bubble));
  // What one is to tap instead is mostly above: the dice. Below, taps go through to the squares.
  const first = over.top < EDGE || (fits(under) && near.top < screen.height / 2) ? under : over;
  const other = first.below ? over : under;
  const further = [first, other].map((spot) => beyond(spot, clear, bubble));
  return [first, other, ...further].find((spot) => fits(spot) && isFree(spot)) ?? first;
}

function overlaps(box: Box, { left, top }: Spot, { width, height }: Room): boolean {
  const beside = box.right <= left || box.left >= left + width;
  return !beside && box.bottom > top && box.top < top + height;
}

/** The same, past all that stays clear. */
function beyond(spot: Spot, clear: readonly Box[], { height }: Room): Spot {
  const top = spot.below
    ? Math.max(spot.top, ...clear.map(({ bottom }) => bottom + TIP))
    : Math.min(spot.top, ...clear.map((box) => box.top - TIP - height));
  return { ...spot, top };
}
