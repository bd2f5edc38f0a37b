/**
 * What the rest of the client knows of a game: a room with little in it, and the box that is
 * fetched when the game is played. Nobody else looks into a view.
 */

import type { Component } from "svelte";
import type { Args } from "../ui/words.svelte";
import type { PositionOf } from "../wire/position";
import type { Event, TableInfo, View } from "../wire/types";

export interface GameRoom {
  /** For its card on the first page: what is drawn in a square of 120 by 120. */
  Picture: Component;
  /** Its drawings, each a `symbol` to be used by its id. */
  Symbols: Component;
  /** All that a table needs; the first page does without. */
  load: () => Promise<GameBox<never>>;
}

export interface GameBox<V extends View = View> {
  Table: Component<GameProps<V>>;
  /** What each kind of event is called. */
  events: EventWords;
  /** Events that stand out in the log: one that others follow, or a feat. */
  standout: { [kind: string]: "head" | "feat" };
  /** What chance brought, as the record writes it: `roll a d`, `draw 12`. */
  chance: (text: string) => string;
  /** A line of the score sheet: `round 3`, `colors`. */
  part: (label: string) => string;
  /** A move, from its notation to words. */
  move: (move: string, names: readonly string[]) => string;
  /** What a seat whose turn it is shall do: "take two dice". */
  asked: (position: PositionOf<V>, table: TableInfo) => string;
  /** How far the game has come: "Turn 3"; nothing before it has begun. */
  progress: (view: V) => string | null;
  /** The keys it listens to, in the order in which they are explained. */
  keys: readonly string[];
  /** Options that are more than a list of words. */
  options: { [key: string]: Component<OptionProps> };
  /** Draws chance again, to check the dice of a record. */
  redraw: (record: Setup) => Redraw<V>;
}

/** What every game's table gets. */
export interface GameProps<V extends View = View> {
  position: PositionOf<V>;
  table: TableInfo;
  log: readonly Event[];
  /** What you have said and the server has not shown yet. */
  mine: string | null;
  /** A wish is on its way. */
  busy: boolean;
  /** A move that the coach points at: it is laid out, and nothing more. */
  hint?: string | null;
  say: (move: string) => void;
}

export interface OptionProps {
  value: string;
  values: string[];
  locked: boolean;
  choose: (value: string) => void;
}

/** An event whose blanks are filled. */
export type Filled = Event & { text: string; scores: number[] };
/** An event in words, given the names, or nothing where there is nothing to say. */
export type Telling = (event: Filled, args: Args) => string | null;
export type EventWords = { readonly [kind: string]: Telling };

/** A game as it was set up. */
export interface Setup {
  names: readonly string[];
  options: { readonly [key: string]: string };
}

/** The numbers that the seed gives for one event. */
export interface Draws {
  below(n: number): number;
  pick(faces: ArrayLike<string>): string;
}

export interface Redraw<V extends View = View> {
  /** What the seed draws next, written as in the record. */
  draw: (draws: Draws) => string;
  /** The record agrees; `look` shows the table after it. */
  keep?: (drawn: string, look: () => Promise<V>) => void | Promise<void>;
}
