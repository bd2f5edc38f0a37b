/** A record's text, as far as the replay page and the check of the dice need it. */

import type { TableInfo } from "../wire/types";

export interface Record {
  game: string;
  options: { [key: string]: string };
  names: string[];
  first: number;
  notes: [key: string, value: string][];
  /** Every line after the header: `table roll …`, `0 hit`. */
  lines: string[];
}

export function readRecord(text: string): Record {
  const [head = "", body = ""] = text.split("\n\n");
  const record: Record = { game: "", options: {}, names: [], first: 0, notes: [], lines: [] };
  for (const line of head.split("\n")) {
    const [word = "", key = "", ...rest] = line.split(" ");
    const value = rest.join(" ");
    if (word === "game") record.game = key;
    if (word === "first") record.first = Number(key);
    if (word === "option") record.options[key] = value;
    if (word === "seat") record.names.push(value);
    if (word === "note") record.notes.push([key, value]);
  }
  record.lines = body.split("\n").filter((line) => /^(table|\d+) /.test(line));
  return record;
}

export function note(record: Record, key: string): string | null {
  return record.notes.find(([name]) => name === key)?.[1] ?? null;
}

/** How many rolls or cards a game had when it was brought from a device; null: it never was. */
export function rolledBefore(record: Record): number | null {
  const said = note(record, "device");
  return said === null ? null : Number(said);
}

/** A table to look at: nobody sits here any more. */
export function pastTable(id: string, record: Record): TableInfo {
  const { game, options, names, first } = record;
  const ended = note(record, "ended") as TableInfo["ended"];
  const seat = { kind: "person", bot: null, connected: true, stand_in: null, color: "" } as const;
  return {
    ...{ id, game, code: "", invite: "", phase: "over", options, first },
    ...{ watching: true, timer: null, you: null, yours: [], host: false },
    ...{ host_seat: null, acting: false, locked: false, requests: [] },
    seats: names.map((name) => ({ ...seat, name, waiting: false, kept: false, left: null })),
    ...{ seal: null, seed: null, end_agreed: [], ended, rematch: null, deleting: [], hints: false },
    ...{ watchers: 0, again: [], evening: null, shown: [], device: rolledBefore(record) },
  };
}
