/** Pointing at squares of the game, by the names they carry (`data-square`). */

/** Point at these; what it returns takes the marks away. */
export function pointAt(names: readonly string[]): () => void {
  const found = names.flatMap((name) => [
    ...document.querySelectorAll(`.game [data-square="${CSS.escape(name)}"]`),
  ]);
  for (const square of found) square.setAttribute("data-look", "");
  return () => {
    for (const square of found) square.removeAttribute("data-look");
  };
}
