/** What pages and the worker that plays without a server say to each other. */

import type { Engine } from "virtual:engine";
import type { Trouble } from "../wire/reach.svelte";

export type ToWorker =
  | { type: "start"; engine: Engine }
  | { type: "open"; line: number; table: string }
  | { type: "say"; line: number; text: string }
  | { type: "close"; line: number }
  | { type: "ask"; number: number; method: string; path: string; body: string };

export type FromWorker =
  | { type: "said"; line: number; text: string }
  | { type: "left"; line: number; code: number }
  | { type: "answered"; number: number; status: number; text: string }
  /** Something could not be stored; null: now it could. */
  | { type: "trouble"; why: Trouble | null }
  /** Nothing can be played here. */
  | { type: "failed"; problem: string };
