/** Where the focus goes when the button under it is gone: never to nowhere, never from elsewhere. */

import { onceDrawn } from "../ui/drawn";
import { firstOpen, hasDialog } from "../ui/keys";

export class FocusKeeper {
  /** The focus was last at the table, and nobody has pointed elsewhere since. */
  #inside = false;

  constructor(private readonly root: () => HTMLElement | undefined) {
    $effect(() => {
      // Pressing what already has the focus fires no `focusin`.
      const leave = ({ target }: PointerEvent) => (this.#inside &&= hasFocus(target as Node));
      const enter = ({ target }: FocusEvent) =>
        (this.#inside = this.root()?.contains(target as Node) ?? false);
      document.addEventListener("pointerdown", leave, true);
      document.addEventListener("focusin", enter);
      return () => {
        document.removeEventListener("pointerdown", leave, true);
        document.removeEventListener("focusin", enter);
      };
    });
  }

  /**
   * To where the turn begins, or to the status line to wait there: once what changed is drawn, since
   * to take the focus lays out the page, and a tap is to be answered first. Returns how to call it off.
   */
  settleSoon(yours: boolean): () => void {
    return onceDrawn(() => this.#settle(yours));
  }

  #settle(yours: boolean): void {
    const root = this.root();
    const status = root?.querySelector<HTMLElement>("#status");
    const at = document.activeElement;
    const lost = this.#inside && (at === null || at === document.body || isGone(at));
    if (!root || hasDialog() || (!lost && at !== status)) return;
    const next = (yours ? firstOpen(root) : null) ?? status;
    if (next && next !== at) next.focus({ preventScroll: true });
  }
}

function hasFocus(target: Node): boolean {
  const at = document.activeElement;
  return at !== null && at !== document.body && at.contains(target);
}

/** Hidden or shut: the browser takes the focus away as well, but only some frames later. */
function isGone(at: Element): boolean {
  return !at.checkVisibility() || at.matches(":disabled");
}
