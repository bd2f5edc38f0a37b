/** Whether there is a server, and what this device can do without one. */

/** What came of keeping what plays without a server: it is there, there is no room for it, the browser
 * keeps nothing, or nothing of a server whose certificate it does not trust, the network failed, or there
 * is nothing to keep. */
export type Kept = "kept" | "full" | "refused" | "untrusted" | "failed" | "none";

/** Why tables of this device cannot be stored. */
export type Trouble = "full" | "refused";

/** Whether nothing new stays on this device. */
export const keepsNothing = (kept: Kept | null) =>
  kept === "full" || kept === "refused" || kept === "untrusted";

let lost = $state(false);
let kept = $state<Kept | null>(null);
let trouble = $state<Trouble | null>(null);
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
  /** What hinders the tables of this device comes first. */
  get kept(): Kept | null {
    return trouble ?? kept;
  },
  set kept(state: Kept | null) {
    kept = state;
  },
  /** Why nothing could be stored when it was last tried; null: it could. */
  get trouble(): Trouble | null {
    return trouble;
  },
  set trouble(why: Trouble | null) {
    trouble = why;
  },
};

/** Tables of this device have ids that no server gives (src/bis/offline/house.py). */
export const isHere = (table: string) => table.startsWith("~");
