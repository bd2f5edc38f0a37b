import { beforeAll, expect, test, vi } from "vitest";
import { speak, t } from "../../ui/words.svelte";
import { barWords, diceWords, endWords, isLastTurn, nextWords, partWords } from "./asking";
import { reasonWords } from "../../ui/reasons";
import { brings, didWords, turnWords, wonWords } from "./brings";
import { NOTHING, readLegal } from "./placements";
import type { EncoreSheet, Event, TableInfo } from "../../wire/types";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

const all = readLegal([
  ...["b2 H4 H5", "b1 H4", "x2 H4 H5"],
  ...["b? H4", "b? E4 F4 G4 H4", "b? E4 F4 G4 H4 H5"],
  ...["b? E4 E5 F4 G4 H4", "b? G4 H4"],
]);
const dice = (color: string, number: string) => ({ ...NOTHING, color, number });

test.each([
  ["b", "2", 0, "cross 2 blue squares that touch, one of them in column H"],
  ["b", "1", 0, "cross 1 blue square, in column H"],
  ["b", "1", 4, "cross 1 blue square, at a cross or in column H"],
  ["x", "2", 4, "cross 2 squares of one color that touch, beginning at a cross or in column H"],
  ["b", "2", 20, "cross 2 blue squares that touch"],
  ["b", "?", 0, "cross 1 to 5 blue squares that touch"],
])("%s%s with %i crosses: %s", (color, number, crossed, words) => {
  expect(nextWords(all, dice(color, number), undefined, crossed)).toBe(words);
});

test.each([
  [["E4"], "3 or 4 more squares"],
  [["E4", "F4", "G4", "E5"], "1 more square"],
  [["E4", "F4", "G4", "H4"], "confirm, or go on: up to 5"],
  [["E4", "F4", "G4", "H4", "H5"], "confirm below, or undo"],
  [["G4"], "1 to 4 more squares"],
])("a joker may be several numbers: after %s %s", (squares, words) => {
  expect(nextWords(all, { ...dice("b", "?"), squares })).toBe(words);
});

test.each([
  ["x", "2", ["H4", "H5"], 1, "confirm: your last !, then no more jokers"],
  ["b", "?", ["H4"], 1, "confirm: your last !, then no more jokers"],
  ["x", "2", ["H4", "H5"], 2, "confirm below, or undo"],
  ["b", "2", ["H4", "H5"], 1, "confirm below, or undo"],
])("the last ! is not spent unawares: %s%s %j with %i", (color, number, squares, marks, words) => {
  const choice = { ...dice(color, number), squares };
  expect(nextWords(all, choice, undefined, 20, marks)).toBe(words);
});

test("a bomb says how far it goes before its first square, and after it", () => {
  const bombs = readLegal(["bomb CQ", "bomb CQ CR", "bomb CQ CR DQ", "bomb CQ CR DQ DR"]);
  const bomb = { ...NOTHING, special: "bomb" };
  const said = () => "a bomb: up to four squares";
  expect(nextWords(bombs, bomb, said)).toBe("a bomb: up to four squares");
  const one = { ...bomb, squares: ["CQ"] };
  expect(nextWords(bombs, one, said)).toBe("confirm, or go on: up to 4");
});

test.each([
  [0, null, "nothing fits: pass. For a joker you have no ! left"],
  [0, "b? A1", "nothing fits: pass"],
  [1, null, "nothing fits: pass"],
])("where nothing fits, and jokers lie there: %i !, %s is taken", (marks, taken, words) => {
  const view = { active: 1, turn: 9, taken, sheets: [{ marks }, { marks: 8 }] };
  const position = { legal: ["pass"], on_demand: [], view: { ...view, ...FACES } };
  const table = { you: 0, seats: [{ name: "Ada" }, { name: "Mira" }] };
  const said = diceWords(position as never, table as unknown as TableInfo, "take dice");
  expect(said).toBe(words);
});
const FACES = { colors: ["b", "g", "o"], numbers: ["?", "5", "4"] };

const ended = (sheets: EncoreSheet[]) => ({ sheets, printed: ["BGYPO"] });

test("that the game is over comes with who ended it, and by what", () => {
  const two = { colors: { b: 5, g: 3 } };
  const sheets = [two, { colors: { b: 3 } }, two] as unknown as EncoreSheet[];
  const table = (you: number) =>
    ({ you, seats: ["Ada", "Bob", "Cleo"].map((name) => ({ name })) }) as unknown as TableInfo;
  expect(endWords(ended(sheets), table(1))).toBe(
    "Ada and Cleo have each filled two colors: that ends the game",
  );
  expect(endWords(ended(sheets.slice(0, 2)), table(0))).toBe(
    "You have filled two colors: that ends the game",
  );
  expect(endWords(ended([sheets[1]!]), table(0))).toBe("That was the last roll");
});

test("what a joker costs is part of the sum, and beside the move where there is none", () => {
  const parts = (marks: number, stars: number) => [
    { label: "marks", points: marks },
    { label: "stars", points: stars },
  ];
  expect(brings({ parts: parts(7, -28) }, parts(8, -30), wonWords)).toEqual({
    points: 1,
    words: "Stars +2\u00a0· ! −1",
    sums: true,
  });
  expect(brings({ parts: parts(8, -28) }, parts(8, -30), wonWords)?.sums).toBe(false);
  expect(brings({ parts: parts(7, -30) }, parts(8, -30), wonWords)?.words).toBe("! −1");
});

test.each([
  ["b", "5", "You cannot reach 5 touching blue squares now"],
  ["ooy", "5", "You cannot reach 5 touching orange or yellow squares now"],
  ["g", "435?", "You cannot reach 3, 4, or 5 touching green squares now"],
  ["x", "4", "You cannot reach 4 touching squares of one color now"],
  ["b", "1", "You cannot reach a single square now: blue"],
  ["b", "?", "You cannot reach any square now: blue"],
])("why not %s with %s: %s", (colors, numbers, words) => {
  const why = { reason: "", rule: "ENC-09", code: "encore.no_squares", parts: {} };
  expect(reasonWords(why, [], { parts: partWords }, { colors, numbers })).toBe(words);
});

test("who filled more colors than it takes is told with how many", () => {
  const table = { you: 0, seats: [{ name: "Ada" }, { name: "Mira" }] } as TableInfo;
  const sheet = (...colors: string[]) =>
    ({ colors: Object.fromEntries(colors.map((color) => [color, 5])) }) as unknown as EncoreSheet;
  const [one, two, four] = [sheet("g"), sheet("g", "y"), sheet("g", "y", "b", "p")];
  expect(endWords(ended([one, two]), table)).toBe("Mira has filled two colors: that ends the game");
  expect(endWords(ended([one, four]), table)).toBe(
    "Mira has filled 4 colors: two are enough to end the game",
  );
  expect(endWords(ended([four, one]), table)).toBe(
    "You have filled 4 colors: two are enough to end the game",
  );
});

test("a golden die that is paid and comes back, from wherever, is told", () => {
  const dice = (points: number) => [{ label: "dice", points }];
  const words = (after: number) =>
    brings({ parts: dice(after) }, dice(4), wonWords, { returned: "back" })?.words;
  expect([words(4), words(2)]).toEqual(["back", expect.not.stringContaining("back")]);
});

test("in the last turn there are no points yet to come", () => {
  const same = [{ label: "stars", points: -30 }];
  const words = (last: boolean) => brings({ parts: same }, same, wonWords, { last })?.words;
  expect([words(false), words(true)]).toEqual(["no points yet", "no points"]);
});
test.each([
  [["A1", "B1"], 9, false],
  [["A1 B1", ""], 9, true],
  [["A1"], 29, false],
  [["A1"], 30, true],
])("whether the turn is the last one: %j in turn %i", (crosses, turn, last) => {
  const sheets = crosses.map((squares) => ({ checked: squares.split(" ") }));
  expect(isLastTurn({ printed: ["BGYPO"], turn, sheets: sheets as EncoreSheet[] })).toBe(last);
});

const roll: Event = { kind: "rolled", text: "roll" };
const deed = (seat: number): Event => ({ kind: "checked", seat, text: "b1 H1" });
const won: Event = { kind: "color_claimed", seat: 1, text: "g", points: 5 };
test.each<[string, Event[], Event[] | null, number[], string]>([
  ["one of them picks first", [roll], null, [1], "Mira is choosing"],
  ["the dice are still to come", [deed(0), deed(1), deed(2)], null, [], "The dice are rolling"],
  ["Mira's choice is seen", [roll, deed(1)], [deed(1)], [], "You are next"],
  ["one's own is seen first", [roll, deed(0)], [deed(0)], [], "The others are choosing"],
  ["Cleo has not chosen", [roll, deed(0), deed(1)], [deed(1)], [], "Cleo is choosing"],
  ["Mira's color ends it", [roll, deed(0), deed(1), deed(2), won], [won], [], "All have chosen"],
  ["the next turn begins", [deed(0), deed(1), deed(2), roll], [roll], [], "The dice are rolling"],
])("the bar names nobody who has chosen: %s", (_, log, events, to_act, words) => {
  const table = { you: 0, seats: ["Ada", "Mira", "Cleo"].map((name) => ({ name })) };
  const scene = events && { events };
  expect(barWords({ to_act }, table as TableInfo, log, scene)).toBe(words);
});
test("alone one waits for nobody", () => {
  const table = { you: 0, seats: [{ name: "Ada" }] } as TableInfo;
  const log = [roll, deed(0)];
  expect(barWords({ to_act: [] }, table, log, { events: [deed(0)] })).toBe("You have chosen");
});

test.each<[Event, string]>([
  [deed(1), "1 square, blue"],
  [{ kind: "passed", seat: 1 }, "chose to pass"],
  [{ kind: "stuck", seat: 1 }, "passed: nothing fits"],
])("what a neighbor did is told: %o", (event, words) => {
  expect(didWords(event, new Map([["H1", "b"]]))).toBe(words);
});

const column = (text: string, points: number): Event => ({
  ...{ kind: "column_claimed", seat: 1, text, points },
});
const stars = { label: "stars", points: 2 };
test.each<[string, Event, Omit<Parameters<typeof turnWords>[2], "won">, string]>([
  [
    "somebody still chooses",
    deed(1),
    { wins: [], full: [], waits: true },
    "counts at the turn’s end",
  ],
  ["a pass counts nothing", { kind: "passed" }, { wins: [], full: [], waits: true }, ""],
  ["nor does one that had to be", { kind: "stuck" }, { wins: [], full: [], waits: true }, ""],
  [
    "a column of two is told first",
    deed(1),
    { wins: [column("N", 2)], full: ["column O"] },
    "column N +2 · fills column O",
  ],
  [
    "all of it is counted",
    deed(1),
    { wins: [column("N", 2), column("O", 3)], counted: [stars, { label: "columns", points: 5 }] },
    "column N +2 · column O +3 · Stars +2",
  ],
])("what comes of a neighbor's turn is told whole: %s", (_, event, come, words) => {
  expect(turnWords(event, "did", { ...come, won: wonWords })).toBe(
    ["did", words].filter(Boolean).join(" · "),
  );
});
test.each([
  ["yes", "The die: Ada rolls next. From turn 4 on, whoever rolls takes first."],
  ["no", "The die: Ada rolled this turn. From turn 4 on, whoever rolls takes first."],
])("the die beside a name says who rolls next, or rolled: %s", (next, words) => {
  expect(t("about-rolls", { name: "Ada", next })).toBe(words);
});
