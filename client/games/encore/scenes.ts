/** What happened on the papers, one thing after the other: crosses, then what they win, then dice. */

import type { PositionOf } from "../../wire/position";
import type { EncoreSheet, EncoreView, Event, View } from "../../wire/types";
import type { Scene } from "../room";

export type Papers = View &
  Pick<EncoreView, "turn" | "active" | "colors" | "numbers" | "taken" | "column_values" | "sheets">;

const MARKED = ["checked", "special_used", "bonus_used"];
const WINS = ["row_claimed", "column_claimed", "hearts_written", "color_claimed"];
/** Milliseconds that each is looked at. */
const CROSSES = 1000;
const WIN = 1000;
const DICE = 300;
const END = 3200;
/** What of a table belongs to the turn that is being shown, */
const OF_THE_TURN = [
  "turn",
  "active",
  "colors",
  "numbers",
  "special",
  "taken",
  "bomb",
  "row_bonuses",
  "column_values",
];
/** and what of a paper is won only when all have made their crosses. */
const WON = ["columns", "colors", "rows", "column_hearts"];
/** Won with rows and columns, too. */
const STOCK = ["symbols", "hearts"];

type At<V extends Papers> = PositionOf<V>;

export function scenes<V extends Papers>(
  before: At<V>,
  after: At<V>,
  events: readonly Event[],
): Scene<V>[] {
  const kinds = events.map(({ kind }) => kind);
  // More than a turn at once: nobody could follow.
  if (kinds.filter((kind) => kind === "rolled").length > 1) return [];
  const made: Scene<V>[] = [];
  let view = withheld(before.view, after.view, kinds);
  const [first, wins, rest] = parted(events);
  if (first.length) {
    const seen = first.some(({ kind }) => MARKED.includes(kind));
    const length = seen ? CROSSES : 0;
    made.push({ view, events: first, length, to_act: [], sound: seen ? "pencil" : undefined });
  }
  for (const group of grouped(wins)) {
    view = group.reduce((shown, event) => win(shown, after.view, event), view);
    made.push({ view, events: group, length: WIN, to_act: [], sound: "win" });
  }
  if (rest.length) made.push(ending(rest, after.view));
  return [...made, { view: after.view, events: [], length: 0 }];
}

function ending<V extends Papers>(events: readonly Event[], view: V): Scene<V> {
  const isOver = events.some(({ kind }) => kind === "ended");
  return {
    view,
    events,
    length: isOver ? END : DICE,
    to_act: [],
    stays: isOver,
    sound: isOver ? "end" : "dice",
  };
}

/** What is crossed, what that wins, and what comes after. */
function parted(events: readonly Event[]): [Event[], Event[], Event[]] {
  const wins = (event: Event | undefined) => WINS.includes(event?.kind ?? "");
  const comes = ({ kind }: Event) => kind === "rolled" || kind === "ended";
  const end = events.findIndex(comes);
  const turn = end < 0 ? [...events] : events.slice(0, end);
  const begin = turn.findIndex(wins);
  return [
    begin < 0 ? turn : turn.slice(0, begin),
    begin < 0 ? [] : turn.slice(begin),
    end < 0 ? [] : events.slice(end),
  ];
}

/** The same column for two is one scene, and hearts come with their column. */
function grouped(wins: readonly Event[]): Event[][] {
  const groups: Event[][] = [];
  for (const event of wins) {
    const last = groups.at(-1)?.[0];
    const along = event.kind === "hearts_written" || last?.kind === event.kind;
    if (last && along && last.text === event.text) groups.at(-1)!.push(event);
    else groups.push([event]);
  }
  return groups;
}

/** The crosses are there, and nothing that they win. */
function withheld<V extends Papers>(before: V, after: V, kinds: readonly string[]): V {
  const wins = kinds.some((kind) => WINS.includes(kind));
  const kept = wins ? [...WON, ...STOCK] : WON;
  const sheets = after.sheets.map((sheet, seat) => ({
    ...sheet,
    ...picked(before.sheets[seat]!, kept),
  }));
  return { ...after, ...picked(before, OF_THE_TURN), sheets };
}

function picked<T extends object>(from: T, keys: readonly string[]): Partial<T> {
  return Object.fromEntries(
    Object.entries(from).filter(([key]) => keys.includes(key)),
  ) as Partial<T>;
}

/** One thing is won: the paper has it, and the table no more. */
function win<V extends Papers>(view: V, after: V, { kind, seat, text }: Event): V {
  const name = text ?? "";
  const sheets = view.sheets.map((sheet, at) =>
    at === seat ? won(sheet, after.sheets[at]!, kind, name) : sheet,
  );
  const column = kind === "column_claimed" ? name.charCodeAt(0) - 65 : -1;
  const column_values = view.column_values.map((values, row) =>
    values.map((value, i) => (i === column ? (after.column_values[row]?.[i] ?? value) : value)),
  );
  return { ...view, sheets, column_values };
}

type Lists = EncoreSheet & { rows?: string[]; column_hearts?: Record<string, number> };

function won(sheet: Lists, after: Lists, kind: string, name: string): Lists {
  const one = (all: Record<string, number>, from: Record<string, number> | undefined) => ({
    ...all,
    [name]: from?.[name] ?? 0,
  });
  if (kind === "column_claimed")
    return { ...sheet, ...picked(after, STOCK), columns: one(sheet.columns, after.columns) };
  if (kind === "color_claimed") return { ...sheet, colors: one(sheet.colors, after.colors) };
  if (kind === "row_claimed")
    return { ...sheet, ...picked(after, STOCK), rows: [...(sheet.rows ?? []), name].sort() };
  return { ...sheet, column_hearts: one(sheet.column_hearts ?? {}, after.column_hearts) };
}
