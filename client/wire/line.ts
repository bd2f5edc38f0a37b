/** A line to a table: to the server by a socket, or to this device itself. Who speaks over it need not
 * know which. */

import { liveAddress } from "./api";
import { isHere } from "./reach.svelte";

export interface Line {
  /** It cannot be lost, since it leads nowhere else; but it may take long to open. */
  readonly isHere?: boolean;
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

const TRY_LATER = 1013;

/** A line to a table of this device, once what plays here is loaded. */
class LineHere implements Line {
  readonly isHere = true;
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  #open: Promise<Pick<Line, "send" | "close">>;

  constructor(table: string) {
    this.#open = import("../offline/device").then(({ theDevice }) => theDevice().open(table, this));
    this.#open.catch(() => this.onclose?.({ code: TRY_LATER }));
  }

  send(text: string): void {
    void this.#open.then((line) => line.send(text));
  }

  close(): void {
    void this.#open.then((line) => line.close());
  }
}

export function openLine(table: string): Line {
  if (isHere(table)) return new LineHere(table);
  return new WebSocket(liveAddress(table)) as unknown as Line;
}
