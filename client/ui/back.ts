/** What lies over a page: the way back closes it before it leads away from the page. */

const laid: (() => void)[] = [];

const isMarked = () => Boolean((history.state as { laid?: boolean } | null)?.laid);

/** One place in the history stands for all that is laid over the page, however much that is. */
function mark(): void {
  if (!isMarked()) history.pushState({ laid: true }, "");
}

/** Something is laid over the page; what it returns is to be called when that is gone. */
export function layOver(close: () => void): () => void {
  laid.push(close);
  mark();
  return () => {
    const place = laid.indexOf(close);
    if (place >= 0) laid.splice(place, 1);
    // A moment later: one thing may make room for another.
    setTimeout(() => {
      if (!laid.length && isMarked()) history.back();
    });
  };
}

/** Whether the address is that of the page below, so that the next page takes its place. */
export function isCovered(): boolean {
  return isMarked();
}

export function startLaying(): void {
  addEventListener("popstate", () => {
    if (isMarked()) return;
    laid.pop()?.();
    if (laid.length) mark();
  });
}
