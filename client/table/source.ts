/** Where a game is read from, to look at it step by step: a table, or a record that somebody has. */

import { to } from "../ui/under";
import { record, step, stepOf } from "../wire/api";
import type { Past } from "../wire/types";
import { note, readRecord } from "./record";

export interface Source {
  /** The table that can be opened; none, if there is only a record. */
  table: string | null;
  /** The table that it happened at: this device may have watched it. */
  happened: string;
  record(): Promise<string>;
  step(line: number): Promise<Past>;
  /** The page that shows a step. */
  page(line: number): string;
}

export const ofTable = (id: string): Source => ({
  table: id,
  happened: id,
  record: () => record(id),
  step: (line) => step(id, line),
  page: (line) => to(`/t/${encodeURIComponent(id)}/replay?line=${line}`),
});

export const ofRecord = (text: string): Source => ({
  table: null,
  happened: note(readRecord(text), "table") ?? "",
  record: async () => text,
  step: (line) => stepOf(text, line),
  page: (line) => to(`/record?line=${line}`),
});
