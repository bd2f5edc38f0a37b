/** A tap is answered by the next frame: what it need not show is done after that. */

/** Do this once what has changed is drawn. Returns how to call it off. */
export function onceDrawn(act: () => void): () => void {
  let after: ReturnType<typeof setTimeout> | undefined;
  const drawn = requestAnimationFrame(() => {
    after = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(drawn);
    clearTimeout(after);
  };
}
