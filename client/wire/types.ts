// What travels between server and client. Generated from src/bis/table and the server's pages by
// `make types`; do not edit.

export const WIRE = 2;

export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch" };

/** Take a new seat before the start; later one's own again. */
export interface Sit {
  type: "sit";
  id: string;
  name: string;
  seat?: number | null;
  another?: boolean;
}

/** Get up from all one's seats: they go before the start, later bots play on. */
export interface Leave {
  type: "leave";
  id: string;
}

export interface AddBot {
  type: "add_bot";
  id: string;
  bot: string;
}

/** The host takes a seat away; later a bot plays on for who is away. */
export interface Remove {
  type: "remove";
  id: string;
  seat: number;
  for_good?: boolean;
}

export interface SetOption {
  type: "set_option";
  id: string;
  key: string;
  value: string;
}

export interface SetFirst {
  type: "set_first";
  id: string;
  seat: number | null;
}

export interface SetWatching {
  type: "set_watching";
  id: string;
  allowed: boolean;
}

/** How long a person may think, in seconds; None: as long as they like. */
export interface SetTimer {
  type: "set_timer";
  id: string;
  seconds: number | null;
}

/** Seal the dice and begin. */
export interface Start {
  type: "start";
  id: string;
}

/** The SHA-256 of one's share, in hexadecimal digits, before anybody tells theirs. */
export interface Promise {
  type: "promise";
  id: string;
  digest: string;
}

/** A person's part of the luck: the 32 hexadecimal digits that were promised. */
export interface Share {
  type: "share";
  id: string;
  share: string;
}

/** A move, in notation. */
export interface Say {
  type: "say";
  id: string;
  move: string;
  seat?: number | null;
  at?: number | null;
}

/** Bis! The same people, once more; with the last of those who are there it begins. */
export interface Rematch {
  type: "rematch";
  id: string;
  game?: string | null;
  agreed?: boolean;
  now?: boolean;
}

/** Call a bot that plays on for a person who is away. */
export interface StandIn {
  type: "stand_in";
  id: string;
  seat: number;
}

/** Ask the host for a bot's seat in a running game. */
export interface AskSeat {
  type: "ask_seat";
  id: string;
  seat: number;
  name: string;
}

/** That is me, on another device: another person at the table says whether it is. */
export interface ClaimSeat {
  type: "claim_seat";
  id: string;
  seat: number;
}

/** What one has asked for is not wanted any more. */
export interface Withdraw {
  type: "withdraw";
  id: string;
}

/** Yes or no to what somebody asks for. */
export interface Answer {
  type: "answer";
  id: string;
  number: number;
  yes: boolean;
  for_good?: boolean;
}

/** Whether nobody new sits down. */
export interface SetLock {
  type: "set_lock";
  id: string;
  locked: boolean;
}

/** End the game without a result, once every person here agrees; or take that back. */
export interface End {
  type: "end";
  id: string;
  agreed?: boolean;
}

/** Leave nothing of this table, once all who sit there agree. */
export interface Delete {
  type: "delete";
  id: string;
  agreed?: boolean;
}

/** Be called otherwise, or have another color, before the game or in it. */
export interface Rename {
  type: "rename";
  id: string;
  name: string;
  seat?: number | null;
  color?: string | null;
}

/** Show the others a small sign. */
export interface React {
  type: "react";
  id: string;
  sign: string;
}

/** Remind somebody for whom the table has waited a while. */
export interface Nudge {
  type: "nudge";
  id: string;
  seat: number;
}

/** Nothing is wished but an answer: does the line still carry? */
export interface Ping {
  type: "ping";
  id: string;
}

/** Take a choice back that waits for others'. */
export interface Unsay {
  type: "unsay";
  id: string;
  seat?: number | null;
  at?: number | null;
}

export interface Seat {
  name: string;
  kind: "bot" | "person";
  bot: string | null;
  connected: boolean;
  waiting: boolean;
  kept: boolean;
  left: number | null;
  stand_in: number | null;
  color: string;
}

/** What somebody without a seat asks for: you, or somebody you are to answer. */
export interface SeatRequest {
  number: number;
  kind: "claim" | "seat";
  seat: number;
  name: string;
  yours: boolean;
  granted: boolean;
}

/** What is known of the dice that are still to come, before the seed is told. */
export interface Sealed {
  number: number;
  event: number;
  commit: string;
  step: "promising" | "revealing" | null;
  promises: Record<string, string>;
  shares: Record<string, string>;
}

/** Who would play again, and which game. */
export interface Wanted {
  seat: number;
  game: string;
}

/** How the games of an evening went for somebody. */
export interface EveningRow {
  name: string;
  won: number;
  points: (number | null)[];
  wins: boolean[];
}

/** What the same people played, one game after the other. */
export interface Evening {
  games: string[];
  rows: EveningRow[];
}

/** A sign that somebody showed: a reaction, or a `nudge`. */
export interface Shown {
  number: number;
  seat: number;
  sign: string;
  to: number | null;
}

export interface TableInfo {
  id: string;
  game: string;
  code: string;
  invite: string;
  phase: "lobby" | "over" | "playing" | "sealing";
  options: Record<string, string>;
  first: number | null;
  watching: boolean;
  timer: number | null;
  seats: Seat[];
  you: number | null;
  yours: number[];
  host: boolean;
  host_seat: number | null;
  acting: boolean;
  locked: boolean;
  requests: SeatRequest[];
  seal: Sealed | null;
  seed: string | null;
  end_agreed: number[];
  ended: "agreed" | "too_long" | null;
  rematch: string | null;
  deleting: number[];
  hints: boolean;
  watchers: number;
  again: Wanted[];
  evening: Evening | null;
  shown: Shown[];
  device: number | null;
}

export interface EncoreSheet {
  checked: string[];
  marks: number;
  columns: Record<string, number>;
  colors: Record<string, number>;
}

export interface EncoreView {
  game: "encore";
  printed: string[];
  turn: number;
  active: number;
  colors: string[];
  numbers: string[];
  taken: string | null;
  column_values: number[][];
  sheets: EncoreSheet[];
}

export interface OneMoreEncoreSheet {
  checked: string[];
  marks: number;
  columns: Record<string, number>;
  colors: Record<string, number>;
  symbols: number;
  hearts: number;
  rows: string[];
  column_hearts: Record<string, number>;
}

export interface OneMoreEncoreView {
  game: "one_more_encore";
  printed: string[];
  golden: string[];
  turn: number;
  active: number;
  colors: string[];
  numbers: string[];
  special: string | null;
  taken: string | null;
  column_values: number[][];
  row_bonuses: Record<string, string | null>;
  bomb: string | null;
  sheets: OneMoreEncoreSheet[];
}

export interface Flip7Line {
  numbers: number[];
  modifiers: string[];
  chance: boolean;
  status: "busted" | "frozen" | "in" | "stayed";
  worth: number;
  total: number;
}

export interface Flip7FlipThree {
  seat: number;
  left: number;
  pending: string[];
}

export interface Flip7View {
  game: "flip7";
  round: number;
  dealer: number;
  lines: Flip7Line[];
  flips: Flip7FlipThree[];
  at_hand: string | null;
  deck: number;
  discards: number;
  left: Record<string, number>;
}

export interface CrissCrossSheet {
  rows: string[];
  points: Record<string, number>;
  finished: boolean;
}

export interface CrissCrossView {
  game: "criss_cross";
  round: number;
  symbols: string[];
  sheets: CrissCrossSheet[];
}

export interface Part {
  label: string;
  points: number;
}

/** The game as one seat sees it. */
export interface Position {
  view: EncoreView | OneMoreEncoreView | Flip7View | CrissCrossView;
  to_act: number[];
  chosen: boolean[];
  mine: string | null;
  legal: string[];
  on_demand: string[];
  parts: Part[][];
  scores: number[];
  winners: number[];
  rating: number | null;
  line: number;
  can_unsay: boolean;
}

/** Something that happened, to be told in words. */
export interface Event {
  kind: string;
  seat?: number | null;
  by?: number | null;
  text?: string | null;
  points?: number | null;
  bonus?: string | null;
  scores?: number[] | null;
}

/** All there is to know; sent on connecting and after a gap. */
export interface Snapshot {
  type: "snapshot";
  version: number;
  table: TableInfo;
  position: Position | null;
  log: Event[];
  rolled: Record<string, string>;
  wire: number;
}

/** The table after something happened, and what it was. */
export interface Update {
  type: "update";
  version: number;
  table: TableInfo;
  position: Position | null;
  events: Event[];
  rolled: Record<string, string>;
}

/** A wish is fulfilled, for good. */
export interface Done {
  type: "done";
  id: string;
  version: number;
}

/** A wish is refused; nothing has changed. */
export interface Refused {
  type: "refused";
  id: string;
  reason: string;
  rule: string | null;
  code: string | null;
  parts: Record<string, string>;
}

export interface OptionInfo {
  key: string;
  about: string;
  values: string[];
  default: string;
  dealt: string[];
}

export interface GameInfo {
  id: string;
  title: string;
  seats: number[];
  box: number[];
  options: OptionInfo[];
  bots: string[];
  usual: string[];
  lessons: boolean;
  light: string[];
  netted: string[];
  points: Record<string, number>;
}

/** What a value of an option looks like. */
export interface SheetInfo {
  rows: string[];
  name: string | null;
  points: number | null;
}

export interface TableFound {
  id: string;
}

/** What to set up. */
export interface NewTable {
  game: string;
}

export interface TableMade {
  id: string;
  code: string;
}

/** A game that was begun on a device. */
export interface DeviceTable {
  record: string;
  bots: (string | null)[];
}

/** One of your tables. */
export interface TableBrief {
  id: string;
  game: string;
  phase: "lobby" | "over" | "playing" | "sealing";
  names: string[];
  your_turn: boolean;
  touched: number;
  scores: number[] | null;
  winners: number[];
}

/** A position of the record, for the replay. */
export interface Past {
  line: number;
  lines: number;
  position: Position;
  events: Event[];
  yours: number[];
}

/** Why a move cannot be said. */
export interface Objection {
  reason: string;
  rule: string | null;
  code: string | null;
  parts: Record<string, string>;
}

/** What would become of a move; nothing has happened. */
export interface Tried {
  why?: Objection | null;
  parts?: Part[];
  events?: Event[];
}

/** One of the best moves, and what it leads to. */
export interface Advice {
  move: string;
  points: number;
  win: number | null;
  noise_points: number;
  noise_win: number | null;
  words: Record<string, string[]>;
  ahead: Record<string, string[]>;
}

/** What to look at before one is told the move. */
export interface Look {
  words: Record<string, string[]>;
  at: string[];
}

/** The best moves of the seat to act. */
export interface Hint {
  version: number;
  game: string;
  seat: number;
  line: number;
  unit: "points" | "win";
  moves: Advice[];
  note: string | null;
  preliminary: boolean;
  look: Look | null;
  at_hand: string;
  decided: boolean;
  odds: Record<string, string[]>;
}

/** The best move and the one played, side by side. */
export interface DecisionWords {
  best: string[];
  played: string[];
  why: string[];
  end: string[];
  more: string[];
  odds: string[];
}

/** A move that was made, and what it cost against the best one found. */
export interface Decision {
  line: number;
  seat: number;
  move: string;
  best: string;
  cost_points: number;
  cost_win: number | null;
  noise_points: number;
  noise_win: number | null;
  verdict: "best" | "blunder" | "fine" | "mistake" | "only" | "silent";
  words: Record<string, DecisionWords>;
  turn: number;
  win: number | null;
  at_hand: string;
}

/** One seat's game: start + luck + own + others = final. */
export interface Account {
  name: string;
  seat: number;
  start_points: number;
  start_win: number | null;
  luck_points: number;
  luck_win: number | null;
  luck_noise_points: number;
  luck_noise_win: number | null;
  own_points: number;
  own_win: number | null;
  others_points: number;
  others_win: number | null;
  final_points: number;
  final_win: number | null;
  lost_points: number;
  lost_win: number | null;
  decisions: number;
  mistakes: number;
  blunders: number;
  worst: number[];
}

/** What every seat could expect after a line; -1 is the beginning. */
export interface Outlook {
  line: number;
  points: number[];
  win: number[] | null;
  turn: number;
}

/** A finished game looked at again. */
export interface Review {
  version: number;
  game: string;
  unit: "points" | "win";
  finished: boolean;
  seats: Account[];
  decisions: Decision[];
  worst: number[];
  curve: Outlook[];
  note: string | null;
}

/** How far a review is; ask again until it is done. */
export interface ReviewState {
  state: "done" | "queued" | "running";
  progress: number;
  review: Review | null;
  yours: number[];
  found: Decision[];
  ahead: number;
  stood_in: number[];
  seconds: number;
}

export interface TicketMade {
  token: string;
  link: string;
  seconds: number;
}

/** What is brought to this device. */
export interface TicketUsed {
  ticket: string;
  replace: boolean;
}

export interface Arrived {
  tables: number;
}

export interface Forgotten {
  tables: number;
}

export interface LessonInfo {
  id: string;
  title: Record<string, string>;
  options: Record<string, string>;
}

/** One step: what the teacher says, and the table meanwhile. */
export interface LessonScene {
  words: Record<string, string>;
  point: string[];
  asks: boolean;
  wants: string[];
  enough: boolean;
  position: Position;
  events: Event[];
}

/** Why a move is not what was asked for: the teacher's words, or the judge's. */
export interface LessonWrong {
  words: Record<string, string> | null;
  why: Objection | null;
}

/** A lesson from its beginning to the next move that is asked for, or to its end. */
export interface LessonTold {
  table: TableInfo;
  scenes: LessonScene[];
  wrong: LessonWrong | null;
  over: boolean;
}

export interface Refusal {
  reason: string;
  code: string | null;
  parts: Record<string, string>;
}

export type Wish = Sit | Leave | AddBot | Remove | SetOption | SetFirst | SetWatching | SetTimer | Start | Promise | Share | Say | Rematch | StandIn | AskSeat | ClaimSeat | Withdraw | Answer | SetLock | End | Delete | Rename | React | Nudge | Ping | Unsay;

export type Told = Snapshot | Update | Done | Refused;

export type View = EncoreView | OneMoreEncoreView | Flip7View | CrissCrossView;
