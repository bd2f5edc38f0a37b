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

/** A square is chosen that nobody meant. */
export function isAstray(root: ParentNode, rings: readonly string[]): boolean {
  const meant = new Set(rings.flatMap((ring) => elementsOf(root, ring)));
  return [...root.querySelectorAll("[data-square]")].some(
    (square) => isTaken(square) && !meant.has(square),
  );
}

/** What was meant is chosen, or something else is: there is nothing left to choose but the way back. */
export function isAmiss(root: ParentNode, rings: readonly string[]): boolean {
  return isAstray(root, rings) || !openRings(root, rings).length;
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

/** How far down to scroll until a box is seen between two heights; its top counts most. */
export function scrollFor(box: Box, top: number, bottom: number): number {
  return Math.max(0, Math.min(box.bottom - bottom, box.top - top));
}
