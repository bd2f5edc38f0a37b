/**
 * What this browser saw of a table while it happened: what was published and promised, the shares,
 * the dice. A record that a server tells afterwards has to fit it. What was seen first stays: a
 * server cannot take back what it told.
 */

import { forget, recall, remember } from "../ui/keep";
import type { Sealed, TableInfo } from "../wire/types";
import type { Record as GameRecord } from "./record";
import { sealsOf, type BySeat, type Seal } from "./seals";

interface SeenSeal {
  event: number;
  commit: string;
  promises: BySeat;
  shares: BySeat;
  /** Promising was over: no other promise can be among them. */
  closed: boolean;
  /** The dice were sealed: no other share can be among them. */
  settled: boolean;
}

export interface Seen {
  seals: { [number: string]: SeenSeal };
  /** Rolls and cards, by their line of the record. */
  rolled: { [line: string]: string };
  /** One's own shares, by the commitment that they answer. */
  mine: { [commit: string]: string };
  /** How many rolls were taken back, for the table was put back to an earlier moment. */
  undone: number;
}

/** What does not fit: what was seen, and what the record says instead. */
export interface Misfit {
  what: "commit" | "from" | "promise" | "share" | "seal" | "roll";
  seat?: number;
  line?: number;
  seen: string;
  recorded: string;
}

const MOST_TABLES = 12;
const MOST_LINES = 4000;

export class Witness {
  readonly seen: Seen;

  constructor(private readonly id: string) {
    this.seen = read(id);
  }

  /** Take down what is told now, where it is new. */
  hear(table: Pick<TableInfo, "seal">, rolled: { [line: string]: string }): void {
    const before = JSON.stringify(this.seen);
    if (table.seal) this.#watch(table.seal, rolled);
    for (const [line, text] of Object.entries(rolled)) {
      if (Number(line) <= MOST_LINES) this.seen.rolled[line] ??= text;
    }
    if (JSON.stringify(this.seen) !== before) this.#keep();
  }

  /** One's own share for a seal, the same however often it is asked for. */
  share(commit: string, draw: () => string): string {
    if (this.seen.mine[commit] === undefined) {
      this.seen.mine[commit] = draw();
      this.#keep();
    }
    return this.seen.mine[commit];
  }

  /** The share that was promised from here; another device may have promised another. */
  promised(commit: string): string | null {
    return this.seen.mine[commit] ?? null;
  }

  #watch({ number, event, commit, step, promises, shares }: Sealed, rolled: Seen["rolled"]): void {
    const isNew = this.seen.seals[number] === undefined;
    if (isNew && Object.keys(this.seen.seals).length) this.#putBack(event, rolled);
    const seal = (this.seen.seals[number] ??= {
      ...{ event, commit, promises: {}, shares: {}, closed: false, settled: false },
    });
    if (!seal.closed) seal.promises = { ...promises, ...seal.promises };
    if (!seal.settled) seal.shares = { ...shares, ...seal.shares };
    seal.closed ||= step !== "promising";
    seal.settled ||= step === null;
  }

  /** The dice are sealed anew from an event on: what was rolled after it was taken back. */
  #putBack(event: number, rolled: Seen["rolled"]): void {
    const lines = Object.keys(rolled)
      .map(Number)
      .sort((a, b) => a - b);
    if (lines.length < event - 1) return; // not all are told; nothing is known to be taken back
    const last = lines[event - 2] ?? 0;
    for (const line of Object.keys(this.seen.rolled)) {
      if (Number(line) <= last) continue;
      delete this.seen.rolled[line];
      this.seen.undone += 1;
    }
  }

  #keep(): void {
    const others = tables().filter((id) => id !== this.id);
    for (const old of others.slice(MOST_TABLES - 1)) forget(`seen.${old}`);
    remember("seen", JSON.stringify([this.id, ...others.slice(0, MOST_TABLES - 1)]));
    remember(`seen.${this.id}`, JSON.stringify(this.seen));
  }
}

/** What was seen of a table, if anything was. */
export function recallSeen(id: string): Seen | null {
  const seen = read(id);
  return Object.keys(seen.seals).length ? seen : null;
}

function read(id: string): Seen {
  const empty: Seen = { seals: {}, rolled: {}, mine: {}, undone: 0 };
  try {
    return { ...empty, ...(JSON.parse(recall(`seen.${id}`) ?? "{}") as Partial<Seen>) };
  } catch {
    return empty;
  }
}

function tables(): string[] {
  try {
    return JSON.parse(recall("seen") ?? "[]") as string[];
  } catch {
    return [];
  }
}

// The comparison

/** Where a record is not that of the game that was watched. */
export function misfits(record: GameRecord, seen: Seen): Misfit[] {
  const told = sealsOf(record);
  const found = Object.entries(seen.seals).flatMap(([number, seal]) =>
    sealMisfits(seal, told[Number(number)]),
  );
  return [...found, ...unseen(record, told, seen), ...rollMisfits(record, seen)];
}

function sealMisfits(seen: SeenSeal, told: Seal | undefined): Misfit[] {
  if (told?.commit !== seen.commit)
    return [{ what: "commit", seen: seen.commit, recorded: told?.commit ?? "" }];
  const from: Misfit[] =
    told.event === seen.event
      ? []
      : [{ what: "from", seen: String(seen.event), recorded: String(told.event) }];
  return [
    ...from,
    ...apart("promise", seen.promises, told.promises, seen.closed),
    ...apart("share", seen.shares, told.shares, seen.settled),
  ];
}

/** ``whole``: nothing that is not among what was seen may be in the record. */
function apart(what: "promise" | "share", seen: BySeat, told: BySeat, whole: boolean): Misfit[] {
  const seats = Object.keys(whole ? { ...seen, ...told } : seen);
  return seats
    .filter((seat) => seen[seat] !== told[seat])
    .map((seat) => ({
      ...{ what, seat: Number(seat), seen: seen[seat] ?? "", recorded: told[seat] ?? "" },
    }));
}

/** Seals that are said to have decided what was watched, and of which nobody heard then. */
function unseen(record: GameRecord, told: readonly Seal[], seen: Seen): Misfit[] {
  const known = Math.max(-1, ...Object.keys(seen.seals).map(Number));
  const watched = Math.max(0, ...Object.keys(seen.rolled).map(Number));
  const events = record.lines.slice(0, watched).filter((line) => line.startsWith("table ")).length;
  return told
    .slice(known + 1)
    .filter(({ event }) => event <= events)
    .map(({ commit }) => ({ what: "seal", seen: "", recorded: commit }));
}

function rollMisfits(record: GameRecord, { rolled }: Seen): Misfit[] {
  return Object.entries(rolled)
    .filter(([line, text]) => record.lines[Number(line) - 1] !== `table ${text}`)
    .map(([line, seen]) => ({
      ...{ what: "roll", line: Number(line), seen },
      recorded: (record.lines[Number(line) - 1] ?? "").replace(/^table /, ""),
    }));
}
