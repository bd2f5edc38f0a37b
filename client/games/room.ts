/**
 * What the rest of the client knows of a game: a room with little in it, and the box that is
 * fetched when the game is played. Nobody else looks into a view.
 */

import type { Component } from "svelte";
import type { Args } from "../ui/words.svelte";
import type { PositionOf } from "../wire/position";
import type { Event, TableInfo, Tried, View } from "../wire/types";

export interface GameRoom {
  /** For its card on the first page: what is drawn in a square of 120 by 120. */
  Picture: Component;
  /** Its drawings, each a `symbol` to be used by its id. */
  Symbols: Component;
  /** Options that are chosen before a table is there, by their keys; their words come first in its files. */
  offers?: readonly string[];
  /** All that a table needs; the first page does without. */
  load: () => Promise<GameBox<never>>;
}

/** What a reason speaks of, as it is written at the table. */
export type Parts = Record<string, string>;

export interface GameBox<V extends View = View> {
  Table: Component<GameProps<V>>;
  /** What each kind of event is called. */
  events: EventWords;
  /** Several as they are told one after the other, where what comes next says it again. */
  retold?: (events: readonly Event[]) => readonly Event[];
  /** Those of them that are said in fewer words while they are seen to happen. */
  seen?: EventWords;
  /** Events that stand out in the log: the first of a turn, the last of a round, or a feat. */
  standout: { [kind: string]: "head" | "foot" | "feat" };
  /** What a turn or round is called in the log. */
  turn?: (number: number) => string;
  /** What a decision before the first turn is called in a review. */
  before?: (move: string) => string | null;
  /** What chance brought, as the record writes it: `roll a d`, `draw 12`. */
  chance: (text: string) => string;
  /** Whom it was for, by the lines of the record before it; where it is not for all. */
  given?: (before: readonly string[]) => number | null;
  /** A line of the score sheet: `round 3`, `colors`. */
  part: (label: string) => string;
  /** A move, from its notation to words; `atHand`: what it is about, where that does not say it. */
  move: (move: string, names: readonly string[], atHand?: string) => string;
  /** What one is asked before a move that is hardly meant; a second tap means it. */
  asks?: (view: V, seat: number, move: string) => string | null;
  /** What a seat whose turn it is shall do: "take two dice". */
  asked: (position: PositionOf<V>, table: TableInfo) => string;
  /** What everybody else waits for, where that needs more words than who it is: `usual`. */
  waited?: (position: PositionOf<V>, table: TableInfo, usual: string) => string | null;
  /** How far the game has come: "Turn 3"; nothing before it has begun. */
  progress: (view: V, table: TableInfo) => string | null;
  /** Why the game is over, where that is not plain; `log` tells with which move. */
  ends?: (view: V, table: TableInfo, log?: readonly Event[]) => string;
  /** What decides between equal totals, where a rule does. */
  tie?: TieBreak<V>;
  /** The parts of a reason in words, where they are not numbers: a face, a symbol. */
  parts?: (parts: Parts) => Args;
  /** The keys it listens to, in the order in which they are explained. */
  keys: readonly string[];
  /** Options that are more than a list of words. */
  options: { [key: string]: Component<OptionProps> };
  /** Draws chance again, to check the dice of a record. */
  redraw: (record: Setup) => Redraw<V>;
  /** What happened, to be seen one thing after the other; without it, all is shown at once. */
  scenes?: (
    before: PositionOf<V>,
    after: PositionOf<V>,
    events: readonly Event[],
    /** Whose seat looks, if anybody's. */
    you: number | null,
  ) => Scene[];
  /** A seat has nothing to choose for a while: the rest may take its time. */
  isIdle?: (view: V, seat: number) => boolean;
  /** Whether it is a race: with how many points one ends says little. */
  isRace?: boolean;
  /** What chance deals, where it is not dice. */
  luck?: "cards";
  /** Pictures of its rules, fetched with them. */
  pictures?: () => Promise<RulePictures>;
}

export interface TieBreak<V extends View = View> {
  /** What a seat has of it: the more, the better. */
  of: (view: V, seat: number) => number;
  /** "28 : 28. The best line decides: 10 to 8." */
  words: (args: { totals: string; best: number; other: number }) => string;
  /** "28 : 28, and the best single lines are equal, too: 10." */
  shared?: (args: { totals: string; best: number }) => string;
}

/** What rules speak of, drawn with the game's own pieces. */
export interface RulePictures {
  Picture: Component<{ rule: string }>;
  /** The rules that have a picture, by id, and `short`: their short version. */
  rules: readonly string[];
  /** The game to whose rules ids of another kind lead: `ENC`. */
  others?: { readonly [prefix: string]: string };
  /** Rules of that game that are different here, and by which: said where they stand. */
  instead?: { readonly [rule: string]: string };
}

/** One thing that happens at the table, while it is looked at. The view of the last one is `after`'s. */
export interface Scene<V extends View = View> {
  /** The table as it looks now. Made of the view before and the events, without rules. */
  view: V;
  /** What happens in it: told in the log and to screen readers when it begins. Every event has one scene; a scene before it shows nothing yet. */
  events: readonly Event[];
  /** Milliseconds that it usually lasts. */
  length: number;
  /** What it shows counts already, though more is to come: the scores are those after it. */
  counts?: true;
  /** Whoever looks on reads all of it, not only that it happens (`GameBox.seen`). */
  whole?: true;
  /** Whom the table waits for meanwhile; if not said, as before. */
  to_act?: number[];
  /** It stays until somebody goes on by hand (`goOn`): the end of a round. */
  holds?: boolean;
  /** No own choice depends on it: as the last scene it leaves all choices open. */
  free?: boolean;
  /** Never shortened for the sake of an own choice, which comes after it; a tap ends it. */
  firm?: boolean;
  /** A tap that ends what plays leads here; only another one, after a look, ends it: the last turn. */
  stays?: boolean;
  /** What it sounds like. */
  sound?: Sound;
}

/** Soft sounds, made in the browser. */
export type Sound = "card" | "dice" | "pencil" | "win" | "lose" | "turn" | "end";

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
  /** A move that was said and is not made yet: the coach looks at it. */
  weighed?: string | null;
  /** The moves that a lesson asks for, with `*` for anything. */
  wants?: readonly string[];
  say: (move: string) => void;
  /** Ask why a move cannot be said; the answer stands beside what was tapped. */
  why?: (move: string, near: Element, meant?: Parts) => void;
  /** What a move would bring, without making it. */
  tryOut?: (move: string) => Promise<Tried>;
  /** Take one's choice back while nobody has seen it. */
  unsay?: () => void;
  /** Tell the line of words what is to be done next, as the choice grows. */
  next?: (words: string | null) => void;
  /** The scene that plays now, whose view is in `position`; nothing when all has been shown. */
  scene?: Scene<V> | null;
  /** Why the game is over is told beside the table. */
  told?: boolean;
  /** Leave a scene that holds; nothing in the moment in which a tap could be habit. */
  goOn?: (() => void) | null;
  /** Do not look at what others do, up to where it goes on by hand; nothing where nothing moves. */
  hurry?: (() => void) | null;
}

/** What the bar under a sheet gets. */
export interface BarProps {
  busy: boolean;
  /** Otherwise the bar only keeps its place. */
  yours: boolean;
  /** What it says then. */
  notYet: string;
  undo: () => void;
  say: (move: string) => void;
  /** Take back what was said; nothing where it is too late. */
  unsay: (() => void) | null;
  /** Why there is nothing to take back. */
  stands: string;
}

export interface OptionProps {
  value: string;
  values: string[];
  /** Short names of more values, one of which is dealt to whoever asks for any. */
  dealt: string[];
  locked: boolean;
  choose: (value: string) => void;
}

/** An event whose blanks are filled. */
export type Filled = Event & { text: string; scores: number[] };
/** An event in words, given the names and the table as it is, or nothing where there is nothing to say. */
export type Telling = (
  event: Filled,
  args: Args,
  names: readonly string[],
  view?: View,
) => string | null;
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
