/** The device as a server: the worker is started once, and asked like one. */

import engine, { type Engine } from "virtual:engine";
import { to } from "../ui/under";
import type { Line } from "../wire/line";
import { reach } from "../wire/reach.svelte";
import type { FromWorker, ToWorker } from "./messages";

/** A line closes with this code where nothing can be played now. */
const TRY_LATER = 1013;

/** In the folder that Bis is in. */
const found = ({ folder, bis, wheel, nets }: Engine): Engine => ({
  ...{ folder: to(folder), bis: to(bis), wheel: to(wheel), nets: to(nets) },
});

class Device {
  #worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  #lines = new Map<number, Line>();
  #asked = new Map<number, { resolve: (answer: Response) => void; reject: (no: Error) => void }>();
  #next = 0;

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
    this.#worker.onerror = () => this.#fail("the worker cannot be loaded");
    if (engine) this.#tell({ type: "start", engine: found(engine) });
    else this.#fail("nothing was built to play with");
  }

  #tell(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromWorker): void {
    if (message.type === "said") this.#lines.get(message.line)?.onmessage?.({ data: message.text });
    else if (message.type === "left") this.#close(message.line, message.code);
    else if (message.type === "answered") {
      const { number, status, text } = message;
      this.#asked.get(number)?.resolve(new Response(text, { status }));
      this.#asked.delete(number);
    } else if (message.type === "trouble") reach.trouble = message.why;
    else this.#fail(message.problem);
  }

  /** Whoever waits is told; the next who asks begins anew. */
  #fail(problem: string): void {
    console.warn(`nothing can be played without a network: ${problem}`);
    if (device === this) device = null;
    this.#worker.terminate();
    for (const { reject } of this.#asked.values()) reject(new Error(problem));
    for (const line of [...this.#lines.keys()]) this.#close(line, TRY_LATER);
    this.#failed = new Error(problem);
  }
  #failed: Error | null = null;

  #close(number: number, code: number): void {
    const line = this.#lines.get(number);
    this.#lines.delete(number);
    line?.onclose?.({ code });
  }

  /** What a line says from now on, and how it is closed. */
  open(table: string, line: Line): { send: (text: string) => void; close: () => void } {
    const number = this.#next++;
    this.#lines.set(number, line);
    this.#tell({ type: "open", line: number, table });
    return {
      send: (text) => this.#tell({ type: "say", line: number, text }),
      close: () => {
        this.#lines.delete(number);
        this.#tell({ type: "close", line: number });
      },
    };
  }

  ask(method: string, path: string, body: string): Promise<Response> {
    if (this.#failed) return Promise.reject(this.#failed);
    const number = this.#next++;
    return new Promise((resolve, reject) => {
      this.#asked.set(number, { resolve, reject });
      this.#tell({ type: "ask", number, method, path, body });
    });
  }
}

let device: Device | null = null;

/** Started with the first question; it takes some seconds. */
export function theDevice(): Device {
  device ??= new Device();
  return device;
}
