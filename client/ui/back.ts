/** What lies over a page: the way back closes it before it leads away from the page. */

const laid: (() => void)[] = [];

/** The way back was taken, and has not led there yet: two things may be gone at once. */
let isLeaving = false;

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
      if (laid.length || !isMarked() || isLeaving) return;
      isLeaving = true;
      history.back();
    });
  };
}

/** Whether the address is that of the page below, so that the next page takes its place. */
export function isCovered(): boolean {
  return isMarked();
}

export function startLaying(): void {
  addEventListener("popstate", () => {
    isLeaving = false;
    if (isMarked()) return;
    laid.pop()?.();
    if (laid.length) mark();
  });
}
