/** What is to be done next, and why it is not one's turn, in words. No rules but those they tell. */

import { either, listed, t, type Args } from "../../ui/words.svelte";
import type { Parts, Scene } from "../room";
import { allChose, notYet } from "../telling";
import type { PositionOf } from "../../wire/position";
import type { EncoreSheet, EncoreView, Event, TableInfo, View } from "../../wire/types";
import {
  hasDice,
  isTouched,
  missing,
  most,
  price,
  ready,
  type Choice,
  type Placement,
} from "./placements";
import {
  ROWS,
  fullColors,
  lastDeed,
  lastSquares,
  lastWon,
  openSquares,
  readSquares,
} from "./sheet";
import { numberWord } from "./words";

export type Turn = View &
  Pick<EncoreView, "printed" | "active" | "turn" | "taken" | "sheets" | "colors" | "numbers">;

/** The first three turns everybody picks freely; the words of the fourth say what is new (ENC-08). */
const FREE_TURNS = 3;
/** Full colors that end the game (ENC-22). */
export const END = 2;
/** While these last, the words also teach. */
const EARLY_TURNS = 2 * FREE_TURNS;
const isNew = ({ turn }: Turn, { seats }: TableInfo) => turn === FREE_TURNS + 1 && seats.length > 1;

/** Before anything is tapped; `short` is said where jokers need the room. */
export function diceWords(
  position: PositionOf<Turn>,
  table: TableInfo,
  which: string,
  short = which,
): string {
  const { view } = position;
  if (![...position.on_demand, ...position.legal].some((move) => !isPass(move)))
    return passWords(view, table);
  const name = table.seats[view.active]?.name ?? "";
  const first = view.turn > FREE_TURNS && table.seats.length > 1;
  if (first && view.active === table.you && isNew(view, table)) return t("what-first-new");
  if (first && view.active === table.you) return withJokers(view, t("what-first"));
  if (view.taken && first && view.taken !== "pass")
    return withJokers(view, t("what-rest", { name }));
  return withJokers(view, which, short);
}

/** Where nothing fits, and why jokers that lie there do not. */
function passWords(view: Turn, { you }: TableInfo): string {
  const isBroke = you !== null && !view.sheets[you]?.marks && jokersLeft(view).includes(true);
  return t(isBroke ? "what-pass-marks" : "what-pass");
}

/** Whether ✕ and ? lie there to be taken. */
function jokersLeft({ colors, numbers, taken }: Turn): [boolean, boolean] {
  const gone = taken?.split(" ")[0] ?? "";
  const left = (faces: readonly string[], joker: string) =>
    faces.filter((face) => face === joker).length >
    Number(gone.length === 2 && gone.includes(joker));
  return [left(colors, "x"), left(numbers, "?")];
}

/** What ✕ and ? are, while that is new and they lie there to be taken. */
function withJokers(view: Turn, words: string, what = words): string {
  if (view.turn > EARLY_TURNS) return words;
  const [color, number] = jokersLeft(view);
  if (!color && !number) return words;
  return t(`jokers-${color && number ? "both" : color ? "color" : "number"}`, { what });
}

export function isPass(move: string): boolean {
  return move === "pass" || move.endsWith(" pass");
}

/**
 * As the choice grows; nothing before it begins. `special`: what a special die asks for;
 * `crossed`: how many squares one has crossed so far; `marks`: how many ! there are left for jokers.
 */
export function nextWords(
  all: readonly Placement[],
  choice: Choice,
  special?: (face: string) => string,
  crossed = Infinity,
  marks = Infinity,
): string | null {
  if (!isTouched(choice)) return null;
  if (choice.special !== null && !choice.squares.length && special) return special(choice.special);
  if (!hasDice(choice)) return t(choice.color === null ? "what-color" : "what-number");
  const limit = most(all, choice);
  if (ready(all, choice)) {
    if (price(choice) >= marks) return t("what-confirm-last");
    const [, more] = missing(all, choice);
    return more
      ? t("what-confirm-more", { most: choice.squares.length + more })
      : t("what-confirm");
  }
  if (choice.squares.length) return moreWords(...missing(all, choice));
  const of = { color: t(`color-${choice.color}`), count: limit };
  const isJoker = choice.color === "x";
  if (choice.number === "?") return t(isJoker ? "what-squares-any-joker" : "what-squares-any", of);
  const what = t(isJoker ? "what-squares-joker" : "what-squares", of);
  return withReach(what, limit, crossed);
}

/** "2 more"; with a joker, which may be several numbers, "3 or 4 more". */
function moreWords(few: number, count: number): string {
  if (few === count) return t("what-more", { count });
  return t(few + 1 === count ? "what-more-or" : "what-more-to", { few, count });
}

/** Squares crossed by which one knows where the next may lie. */
const KNOWN = 12;

/** Why only some squares light up (ENC-14). */
function withReach(what: string, count: number, crossed: number): string {
  if (crossed > KNOWN) return what;
  return t(crossed ? "reach-touch" : "reach-first", { what, count });
}

/** While somebody picks first, everybody hears why they wait. */
export function waitedWords(position: PositionOf<Turn>, table: TableInfo): string | null {
  const { view } = position;
  const first =
    view.turn > FREE_TURNS && position.to_act.length === 1 && !position.chosen.some(Boolean);
  if (!first || position.to_act[0] !== view.active || table.seats.length < 2) return null;
  const name = table.seats[view.active]?.name ?? "";
  return t(isNew(view, table) ? "waits-first-new" : "waits-first", { name });
}

/** Why nothing can be confirmed. Who has been shown to choose does not any more, whatever still plays. */
export function barWords(
  { to_act }: Pick<PositionOf<Turn>, "to_act">,
  table: TableInfo,
  log: readonly Event[],
  scene: Pick<Scene, "events"> | null = null,
): string {
  if (!scene) return notYet(table, to_act);
  if (scene.events.some(({ kind }) => kind === "rolled")) return notYet(table, []);
  const left = table.seats.flatMap((_, seat) => (lastDeed(log, seat)?.isNow ? [] : [seat]));
  if (!left.length) return allChose(table);
  return left.includes(table.you ?? -1) ? t("bar-next") : notYet(table, left);
}

/** Rolls of a game alone (ENC-25). */
const TURNS_ALONE = 30;

/** Full colors of everybody, as crossed for all to see. */
const fullOf = ({ sheets, printed }: Pick<Turn, "sheets" | "printed">, rows: string) =>
  sheets.map(({ checked }) => fullColors(printed, rows, checked).size);

/** Whether the game is over with the turn at hand, whatever else happens in it. */
export function isLastTurn(view: Pick<Turn, "sheets" | "printed" | "turn">, rows = ROWS): boolean {
  const isAlone = view.sheets.length === 1;
  return fullOf(view, rows).some((full) => full >= END) || (isAlone && view.turn >= TURNS_ALONE);
}

/** "Turn 2 · all choose from all the dice", "Turn 4 · Ada takes first · ends at 2 full colors". Once
 * somebody has taken dice, that is seen: a longer line would move the sheet under one's finger. */
export function progressWords(view: Turn, table: TableInfo, rows = ROWS): string {
  const { turn, active, sheets } = view;
  const said = t("turn", { number: turn });
  const isOver = sheets.some(({ colors }) => Object.keys(colors).length >= END);
  if (table.seats.length < 2 || isOver) return said;
  if (turn <= FREE_TURNS) return [said, t("dice-all")].join(" · ");
  const name = table.seats[active]?.name ?? "";
  const isSeen = turn > EARLY_TURNS && view.taken != null;
  const whose = active === table.you ? t("dice-yours") : t("dice-of", { name });
  const dice = isSeen ? "" : whose;
  const full = fullOf(view, rows);
  const having = (least: number) => full.flatMap((count, seat) => (count >= least ? [seat] : []));
  const last = having(END);
  if (last.length) return lastWords(last, table);
  return [said, dice, outlookWords(having(1), view, table, rows)].filter(Boolean).join(" · ");
}

const namesOf = (seats: readonly number[], table: TableInfo) =>
  listed(seats.map((seat) => (seat === table.you ? t("you") : (table.seats[seat]?.name ?? ""))));

/** Crossed for all to see, but counted only when the turn is over (ENC-22). */
function lastWords(seats: readonly number[], table: TableInfo): string {
  if (seats.length === 1 && seats[0] === table.you) return t("ends-last-you");
  return t("ends-last", { names: namesOf(seats, table), count: seats.length });
}

/**
 * How the game will end, while it is new; later who of those half way there is nearest to it, and how near:
 * by the nearest color, or by all that a turn can fill. Of equals somebody else: one's own sheet one sees.
 */
function outlookWords(half: readonly number[], view: Turn, table: TableInfo, rows: string): string {
  const [first] = half
    .map((seat) => ({ seat, colors: lacking(view.sheets[seat]!, view.printed, rows) }))
    .sort(
      ({ colors: [one], ...a }, { colors: [other], ...b }) =>
        one!.count - other!.count || Number(isYou(a, table)) - Number(isYou(b, table)),
    );
  if (!first) return view.turn <= EARLY_TURNS ? t("ends-how") : "";
  const { seat, colors } = first;
  const [{ color, count }] = colors as [Lacking];
  const name = namesOf([seat], table);
  const soon = colors.filter((one) => one.count <= AT_ONCE);
  if (soon.length > 1) {
    const most = soon.at(-1)!.count;
    const range = most === count ? `${count}` : t("ends-range", { few: count, many: most });
    return t("ends-near-many", { name, count: soon.length, range });
  }
  const isOne = colors.filter((one) => one.count === count).length === 1;
  return t(isOne ? "ends-near" : "ends-near-any", { name, count, color: t(`color-${color}`) });
}

const isYou = ({ seat }: { seat: number }, { you }: TableInfo) => seat === you;

/** So many squares of a color can be crossed off in one turn. */
const AT_ONCE = 5;
interface Lacking {
  color: string;
  /** How many squares. */
  count: number;
}

/** The colors that are not full, the nearest to it first. */
function lacking(sheet: EncoreSheet, printed: readonly string[], rows: string): Lacking[] {
  return Object.entries(openSquares(printed, rows, sheet.checked))
    .map(([color, count]) => ({ color, count }))
    .filter(({ count }) => count)
    .sort((one, other) => one.count - other.count);
}

/** The faces a judge speaks of, and those a die was tried with. */
export function partWords({ face, colors, numbers }: Parts): Args {
  if (colors !== undefined && numbers !== undefined) return triedWords(colors, numbers);
  if (face === undefined) return {};
  return { face: /^[gybpox]$/.test(face) ? t(`color-${face}`) : numberWord(face) };
}

/** `oy` and `5` as "orange or yellow", "5"; jokers only where nothing else is there. */
function triedWords(colors: string, numbers: string): Args {
  const faces = (all: string, joker: string) => [...new Set(all.replaceAll(joker, ""))].sort();
  const [named, counts] = [faces(colors, "x"), faces(numbers, "?")];
  return {
    colors: named.length ? either(named.map((color) => t(`color-${color}`))) : "any",
    numbers: either(counts.length ? counts : ["1"]),
    many: counts.length ? Math.max(...counts.map(Number)) : 0,
  };
}

/** Why the game is over: two colors, or alone the last roll (ENC-22, ENC-25). */
export function endWords(
  { sheets, printed }: Pick<Turn, "sheets" | "printed">,
  table: TableInfo,
  log: readonly Event[] = [],
  rows = ROWS,
): string {
  if (table.ended) return "";
  const full = endedBy(sheets);
  if (!full.length) return t("ends-alone");
  const ends = whoEnds(full, sheets, table);
  const color = full.length === 1 ? lastColor(log, full[0]!, printed, rows) : null;
  return color ? t("ends-last-color", { ends, color: t(`color-${color}`) }) : ends;
}

/** Who has filled the colors that end the game. */
export const endedBy = (sheets: readonly EncoreSheet[]) =>
  sheets.flatMap(({ colors }, seat) => (Object.keys(colors).length >= END ? [seat] : []));

/** The color with which a seat ended it; its last crosses are marked on its sheet. */
function lastColor(
  log: readonly Event[],
  seat: number,
  printed: readonly string[],
  rows: string,
): string | null {
  const color = lastWon(log, seat).findLast(({ kind }) => kind === "color_claimed")?.text;
  const crosses = lastSquares(log, seat);
  const squares = readSquares(printed, rows).flat();
  const isOwn = squares.some((one) => one.color === color && crosses.has(one.name));
  return color && isOwn ? color : null;
}

function whoEnds(
  full: readonly number[],
  sheets: readonly EncoreSheet[],
  table: TableInfo,
): string {
  const names = listed(full.map((seat) => table.seats[seat]?.name ?? ""));
  const [first] = full;
  const colors = Object.keys(sheets[first ?? -1]?.colors ?? {}).length;
  if (full.length === 1 && colors > END)
    return t(first === table.you ? "ends-more-you" : "ends-more", { names, colors });
  return full.length === 1 && full[0] === table.you
    ? t("ends-you")
    : t("ends-colors", { names, count: full.length });
}
