/** One socket to one table: what the server told last, and the wishes it has not answered yet. */

import type { Line } from "../wire/line";
import { seated, shared } from "../wire/position";
import type {
  Event,
  Position,
  Refused,
  Snapshot,
  TableInfo,
  Told,
  Update,
  Wish as Sent,
} from "../wire/types";

/** Gone: there is no such table, or not for you. Out: it is not for you any more. Deleted: it was there, and all wanted it gone.
 * Forgotten: you asked for that. Aside: the server cannot read it. Old: the server speaks a newer
 * language. */
export type Status = "connecting" | "live" | "lost" | Final;
export type Final = "gone" | "out" | "deleted" | "forgotten" | "aside" | "old";
/** A wish before it gets its id. */
export type Wish = Sent extends infer M ? (M extends unknown ? Omit<M, "id"> : never) : never;

/** Why a wish was refused: a sentence and its rule, and what it is made of. */
export type Refusal = Pick<Refused, "reason" | "rule" | "code" | "parts">;

interface Said {
  seat: number | null;
  move: string;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 4000;
/** A line is given up after so many milliseconds in which it does not open, */
const OPENS_IN = 5000;
/** or in which the server does not answer. */
const ANSWERS_IN = 4000;
/** After so much silence the server is asked whether it is there. */
const SILENCE = 12_000;
/** How often this is looked at. */
const LOOK = 1000;
/** A server that is going away closes with this code: another, or the next, is there at once. */
const GOING_AWAY = 1012;
/** Close codes that mean: do not come back (not allowed, no such table, forgotten, a page too old, a
 * table that cannot be read). */
const FINAL: { readonly [code: number]: Final } = {
  4403: "gone",
  4404: "gone",
  4410: "forgotten",
  4426: "old",
  4503: "aside",
};
/** The same, to whom has been at the table. */
const FINAL_LATER: { readonly [code: number]: Final } = { 4403: "out", 4404: "deleted" };

export class Connection {
  status = $state<Status>("connecting");
  table = $state.raw<TableInfo | null>(null);
  position = $state.raw<Position | null>(null);
  log = $state.raw<Event[]>([]);
  /** The events of the last message, to be announced and animated. */
  news = $state.raw<Event[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** What is on its way: a move that the server has not taken yet. */
  #said = $state.raw<Said | null>(null);
  /** A wish is on its way, or fulfilled but not yet shown. */
  busy = $state(false);

  #version = -1;
  /** The version that shows the last wish fulfilled. */
  #due = -1;
  #tries = 0;
  #line: Line | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wishes = new Map<string, Sent>();
  /** Since when an answer is waited for, or the line opens; null: nothing is waited for. */
  #waits: number | null = null;
  #heard = 0;
  #look: ReturnType<typeof setInterval> | undefined;

  /** The choice of the seat shown; others see it only when all have chosen. */
  get mine(): string | null {
    if (this.#said && this.#said.seat === (this.table?.you ?? null)) return this.#said.move;
    return this.position?.mine ?? null;
  }

  /** Whether it makes no sense to try again. */
  get isOver(): boolean {
    return !["connecting", "live", "lost"].includes(this.status);
  }

  constructor(
    private readonly open: () => Line,
    private readonly newId: () => string = randomId,
    /** Hears every message before it is shown, whole. */
    private readonly witness: (
      table: TableInfo,
      rolled: { [line: string]: string },
    ) => void = () => {},
  ) {}

  start(): void {
    this.#connect();
    this.#look = setInterval(() => this.#lookAtLine(), LOOK);
  }

  stop(): void {
    clearInterval(this.#look);
    clearTimeout(this.#timer);
    this.#drop();
  }

  /** Try again at once, without waiting. */
  retry(): void {
    if (this.isOver) return;
    clearTimeout(this.#timer);
    this.#drop();
    this.#connect();
  }

  /** There is no network: say so at once, whatever the line believes. */
  lose(): void {
    if (!this.isOver && this.status !== "lost" && !this.#line?.isHere) this.#giveUp();
  }

  #giveUp(): void {
    clearTimeout(this.#timer);
    this.#drop();
    this.#closed(0);
  }

  /** A line can be dead without anybody having heard of it: whoever is silent too long is asked. */
  #lookAtLine(): void {
    if (this.#line?.isHere) return;
    const now = Date.now();
    const most = this.status === "live" ? ANSWERS_IN : OPENS_IN;
    if (this.#line && this.#waits !== null && now - this.#waits > most) this.#giveUp();
    else if (this.status === "live" && this.#waits === null && now - this.#heard > SILENCE) {
      this.#waits = now;
      this.#line?.send(JSON.stringify({ type: "ping", id: this.newId() }));
    }
  }

  wish(wish: Wish): string {
    const message = { ...this.#placed(wish), id: this.newId() } as Sent;
    this.#wishes.set(message.id, message);
    this.#weigh();
    this.refusal = null;
    if (message.type === "say") this.#said = { seat: message.seat ?? null, move: message.move };
    if (this.status === "live") {
      this.#waits ??= Date.now();
      this.#line?.send(JSON.stringify(message));
    }
    return message.id;
  }

  /** A move says for which position it was chosen: sent again later, it is not played at another. */
  #placed(wish: Wish): Wish {
    const line = this.position?.line;
    const placed = wish.type === "say" || wish.type === "unsay";
    return placed && line !== undefined ? { ...wish, at: line } : wish;
  }

  forgetRefusal(): void {
    this.refusal = null;
  }

  #connect(): void {
    const line = this.open();
    this.#line = line;
    this.#waits = Date.now();
    line.onmessage = (event) => {
      if (this.#line !== line) return;
      this.#heard = Date.now();
      this.#hear(JSON.parse(String(event.data)) as Told);
      this.#waits = this.#wishes.size ? this.#heard : null;
    };
    line.onclose = (event) => {
      if (this.#line === line) this.#closed(event.code);
    };
  }

  #drop(): void {
    const line = this.#line;
    this.#line = null;
    line?.close();
  }

  #closed(code: number): void {
    this.#line = null;
    this.status = (this.table && FINAL_LATER[code]) || (FINAL[code] ?? "lost");
    if (this.isOver) return;
    const atOnce = code === GOING_AWAY && this.#tries === 0;
    this.#timer = setTimeout(() => this.#connect(), atOnce ? 0 : wait(this.#tries));
    this.#tries += 1;
  }

  #hear(message: Told): void {
    switch (message.type) {
      case "snapshot":
        this.#take(message);
        this.log = message.log;
        this.news = [];
        this.#tries = 0;
        this.status = "live";
        this.#resend();
        return;
      case "update":
        // An update brings all that happened since the last one, however much that is.
        if (message.version < this.#version) return;
        this.#take(message);
        this.log = [...this.log, ...message.events];
        this.news = message.events;
        return;
      case "done":
        this.#due = Math.max(this.#due, message.version);
        this.#answered(message.id);
        return;
      case "refused": {
        const wish = this.#wishes.get(message.id);
        if (this.#answered(message.id) && !isLuck(wish)) this.refusal = why(message);
      }
    }
  }

  #take(told: Snapshot | Update): void {
    this.witness(told.table, told.rolled);
    this.#version = told.version;
    this.#weigh();
    this.table = told.table;
    this.position = told.position && shared(this.position, seated(told.position, told.table));
  }

  #resend(): void {
    for (const message of this.#wishes.values()) this.#line?.send(JSON.stringify(message));
  }

  #answered(id: string): boolean {
    const known = this.#wishes.delete(id);
    this.#weigh();
    return known;
  }

  #weigh(): void {
    this.busy = this.#wishes.size > 0 || this.#version < this.#due;
    if (!this.busy) this.#said = null;
  }
}

/** What nobody asked for by hand: that it came too late is nothing to be told. */
function isLuck(wish: Sent | undefined): boolean {
  return wish?.type === "promise" || wish?.type === "share";
}

function why({ reason, rule, code, parts }: Refused): Refusal {
  return { reason, rule, code, parts };
}

/** A third of a second, then half as long again each time, up to four seconds. */
export function wait(tries: number): number {
  return Math.min(LONGEST_WAIT, Math.round(FIRST_WAIT * 1.5 ** tries));
}

/** 32 hexadecimal digits. Works on plain http too, where crypto.randomUUID does not exist. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
