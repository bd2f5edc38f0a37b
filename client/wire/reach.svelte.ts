/** Whether there is a server, and what this device can do without one. */

/** What came of keeping what plays without a server: it is there, there is no room for it, the browser
 * keeps nothing, or nothing of a server whose certificate it does not trust, the network failed, or there
 * is nothing to keep. */
export type Kept = "kept" | "full" | "refused" | "untrusted" | "failed" | "none";

let lost = $state(false);
let kept = $state<Kept | null>(null);
/** The pages alone were put somewhere: `bis site`. */
const alone =
  typeof document !== "undefined" && document.documentElement.dataset?.server === "none";

export const reach = {
  /** Whether no server was there when it was last asked. */
  get lost(): boolean {
    return lost || alone;
  },
  set lost(is: boolean) {
    lost = is;
  },
  /** Whether there never is one. */
  get alone(): boolean {
    return alone;
  },
  get kept(): Kept | null {
    return kept;
  },
  set kept(state: Kept | null) {
    kept = state;
  },
};

/** Tables of this device have ids that no server gives (src/bis/offline/house.py). */
export const isHere = (table: string) => table.startsWith("~");
