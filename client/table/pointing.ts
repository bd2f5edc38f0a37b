/** Pointing at squares of the game, by the names they carry (`data-square`). */

function squares(names: readonly string[]): Element[] {
  return names.flatMap((name) => [
    ...document.querySelectorAll(`.game [data-square="${CSS.escape(name)}"]`),
  ]);
}

/** Point at these; what it returns takes the marks away. */
export function pointAt(names: readonly string[]): () => void {
  const found = squares(names);
  for (const square of found) square.setAttribute("data-look", "");
  return () => {
    for (const square of found) square.removeAttribute("data-look");
  };
}

/** Pixels between a square and what covers the page below it. */
const MARGIN = 8;

/** Bring these into view above what lies, as on a phone, across the whole end of the page, and all of
 * the grid that they are in, or of the first one, where it fits; what it returns takes away the room
 * that was made for that. */
export function showAbove(names: readonly string[], cover: Element): () => void {
  const { width, height, top } = cover.getBoundingClientRect();
  const found = squares(names);
  const places = found.map((square) => square.getBoundingClientRect());
  const [first] = found.length ? found : document.querySelectorAll(".game [role=grid]");
  const grid = first?.closest("[role=grid]")?.getBoundingClientRect();
  const main = document.querySelector<HTMLElement>("main");
  if (!main || !first || width < innerWidth) return () => {};
  const room = parseFloat(getComputedStyle(main).paddingBottom);
  if (room < height) main.style.paddingBottom = `${height}px`;
  const bar = document.querySelector(".page .bar")?.getBoundingClientRect();
  const end = Math.min(top, bar && bar.bottom <= top + 1 ? bar.top : top) - MARGIN;
  const begin = heldAbove() + MARGIN;
  const shown = grid && grid.height <= end - begin ? grid : extent(places);
  const below = shown.bottom - end;
  if (shown === grid || places.length)
    scrollBy(0, below > 0 ? below : Math.min(0, shown.top - begin));
  return () => main.style.removeProperty("padding-bottom");
}

/** Pixels of what stays at the top of the page, however it is moved. */
function heldAbove(): number {
  const status = document.querySelector(".page .status");
  const isHeld = status !== null && getComputedStyle(status).position === "sticky";
  return isHeld ? status.getBoundingClientRect().height : 0;
}

function extent(places: readonly DOMRect[]) {
  const top = Math.min(...places.map((place) => place.top));
  const bottom = Math.max(...places.map((place) => place.bottom));
  return { top, bottom };
}
