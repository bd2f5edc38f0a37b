/** At a shared device, whoever has just moved sees it for a moment before the next seat is shown. */

import { isStill } from "../ui/settings.svelte";

const MOMENT = 900;

export class HandOver {
  /** The seat that still looks at what it did. */
  held = $state<number | null>(null);
  #you: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  follow(you: number | null, shared: boolean): void {
    const before = this.#you;
    this.#you = you;
    if (!shared || before === null || before === you || isStill()) return;
    this.held ??= before;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.held = null), MOMENT);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
