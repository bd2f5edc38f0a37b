/** Where the things are that a teacher points at. A game gives them names: `data-spot="die-b"`. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** All elements of a ring: `H1 H7` are two squares, and what lies between them is in it. */
export function elementsOf(root: ParentNode, ring: string): Element[] {
  const names = ring.split(" ").map((name) => CSS.escape(name));
  return names.flatMap((name) => [
    ...root.querySelectorAll(`[data-spot~="${name}"], [data-square="${name}"]`),
  ]);
}

/** Pressed or chosen already: the finger goes on to the next. */
export function isTaken(element: Element): boolean {
  return ["aria-pressed", "aria-selected"].some((name) => element.getAttribute(name) === "true");
}

/** The rings that are still to be pressed, or all where nothing of it can be. */
export function openRings(root: ParentNode, rings: readonly string[]): Element[][] {
  const found = rings.map((ring) => shown(elementsOf(root, ring))).filter(({ length }) => length);
  return found.filter((elements) => !elements.every(isTaken));
}

/** Chosen squares that are in no move that will do, or with something else in them. */
export function astray(root: ParentNode, wants: readonly string[]): string[] {
  const chosen = [...root.querySelectorAll<HTMLElement>("[data-square]")].filter(isTaken);
  const [fewest = []] = wants
    .map((want) => chosen.filter(({ dataset }) => !isIn(want, dataset)))
    .sort((one, other) => one.length - other.length);
  return fewest.map(({ dataset }) => dataset.square ?? "");
}

/** A square is part of a move by its name, or by what it says: `b B3`. */
function isIn(move: string, { square, says = square }: DOMStringMap): boolean {
  return move.includes("*") || ` ${move} `.includes(` ${says} `);
}

const shown = (elements: Element[]) =>
  elements.filter((element) => element.getClientRects().length > 0);

/** The smallest box around all of them. */
export function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** As much of a box as lies above the buttons, where it reaches below them. */
export function above(box: Box, bar: Box | undefined, edge: number): Box {
  const isUnder = bar && box.left < bar.right && box.right > bar.left && box.top < bar.top - edge;
  return isUnder ? { ...box, bottom: Math.min(box.bottom, bar.top - edge) } : box;
}

/** A box with some room to its left and right: less of it where the line around it would leave the
 * screen, but never less than the box, which the line must not cover. */
export function roomy(box: Box, width: number, room: number, edge: number): Box {
  return {
    left: Math.max(box.left - room, Math.min(box.left, edge)),
    top: box.top - room,
    right: Math.min(box.right + room, Math.max(box.right, width - edge)),
    bottom: box.bottom + room,
  };
}

/** How much of a line's thickness there is room for. */
export function thinned(room: number, line: number): number {
  return Math.min(1, Math.max(0, room / line));
}

/** A box whose line, drawn around it, leaves free what is written above it and to its left. */
export function clearOf(box: Box, names: readonly Box[], line: number): Box {
  const above = names.filter(
    ({ left, right, top, bottom }) =>
      left < box.right && right > box.left && top < box.top - line && bottom > box.top - line,
  );
  const beside = names.filter(
    ({ left, right, top, bottom }) =>
      top < box.bottom && bottom > box.top && left < box.left - line && right > box.left - line,
  );
  return {
    ...box,
    top: Math.max(box.top, ...above.map(({ bottom }) => bottom + line)),
    left: Math.max(box.left, ...beside.map(({ right }) => right + line)),
  };
}

/** How far down to scroll until a box is seen between two heights; its top counts most. */
export function scrollFor(box: Box, top: number, bottom: number): number {
  return Math.max(0, Math.min(box.bottom - bottom, box.top - top));
}
