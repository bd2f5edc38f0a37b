import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { levelsOf } from "../ui/levels";
import { reasonWords } from "../ui/reasons";
import { has, speak } from "../ui/words.svelte";
import { loadGame } from "./find";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

test.each([
  ["encore", "b3 G4 H4 H5", "blue 3: G4 H4 H5"],
  ["encore", "x? H1", "joker and joker as 1: H1"],
  ["encore", "b? H1", "blue and joker as 1: H1"],
  ["encore", "pass", "pass"],
  ["one_more_encore", "b3 GP HP HQ", "blue 3: GP HP HQ"],
  ["one_more_encore", "pass", "pass"],
  ["one_more_encore", "heart", "heart"],
  ["one_more_encore", "bomb CQ CR", "bomb: CQ CR"],
  ["one_more_encore", "bonus Q EP EQ", "bomb of row Q: EP EQ"],
  ["one_more_encore", "bonus Q pass", "leave the bomb of row Q"],
  ["flip7", "hit", "One more"],
  ["flip7", "stay", "Stay"],
  ["flip7", "target 1", "give it to Bob"],
  ["criss_cross", "start c", "begin with asterisk"],
  ["criss_cross", "a A2 d B2", "ring A2, square B2"],
])("in %s %s is said as %s", async (game, move, words) => {
  expect((await loadGame(game)).move(move, ["Ada", "Bob"])).toBe(words);
});

test.each([
  ["encore", "x3 A1 B1 B2", "joker as blue and 3: A1 B1 B2"],
  ["encore", "x? B1", "joker as green and joker as 1: B1"],
  ["one_more_encore", "x1 BP", "joker as green and 1: BP"],
  ["one_more_encore", "g1 BP", "green 1: BP"],
])("in %s a joker says for which color: %s", async (game, move, words) => {
  expect((await loadGame(game)).move(move, [], "BGYPO/BBYPO")).toBe(words);
});

test.each<[string, object, string, string | null]>([
  [
    "encore",
    { turn: 3, active: 0 },
    "take a color and a number",
    "Turn 3 · all choose from all the dice",
  ],
  [
    "encore",
    { turn: 5, active: 0, taken: "b3 H1" },
    "take from what Ada left",
    "Turn 5 · Ada takes first · ends at 2 full colors",
  ],
  [
    "encore",
    { turn: 5, active: 1, sheets: [{ colors: { b: 5 }, checked: ["A1"] }] },
    "take first; the others get the rest",
    "Turn 5 · you take first · Ada: 1 of 2 colors, 4 others lack 1",
  ],
  [
    "encore",
    { turn: 4, active: 1 },
    "take first; from now on the dice you take are gone for the others",
    "Turn 4 · you take first · ends at 2 full colors",
  ],
  [
    "encore",
    { turn: 2, active: 0, colors: ["x", "b"], numbers: ["?"] },
    "take a color and a number; ✕ and ? are jokers, one “!” each",
    "Turn 2 · all choose from all the dice",
  ],
  [
    "encore",
    { turn: 5, active: 0, taken: "x3 H1", colors: ["x", "b"], numbers: ["?", "3"] },
    "take from what Ada left; ? is a joker: any number, for one “!”",
    "Turn 5 · Ada takes first · ends at 2 full colors",
  ],
  [
    "encore",
    { turn: 7, active: 0, colors: ["x"], numbers: ["?"] },
    "take a color and a number",
    "Turn 7 · Ada takes first",
  ],
  [
    "encore",
    { turn: 7, active: 0, taken: "x3 H1", colors: ["x"], numbers: ["?"] },
    "take from what Ada left",
    "Turn 7",
  ],
  [
    "one_more_encore",
    { turn: 3, bomb: null, active: 0, special: "b1", colors: ["x"] },
    "take two dice, or the special one; ✕ is a joker: any color, for one “!”",
    "Turn 3 · all choose from all the dice",
  ],
  [
    "one_more_encore",
    { turn: 3, bomb: null, active: 0, special: "heart" },
    "take a color and a number",
    "Turn 3 · all choose from all the dice",
  ],
  [
    "one_more_encore",
    { turn: 3, bomb: "Q", active: 1 },
    "the bomb of row Q: up to four squares",
    "Turn 3 · all choose from all the dice",
  ],
  ["flip7", { round: 2, at_hand: null }, "one more card?", "Round 2"],
  ["flip7", { round: 2, at_hand: "flip3" }, "who gets Flip Three?", "Round 2"],
  ["criss_cross", { round: 0 }, "choose a symbol for your corner, A1; all are equally good", null],
  [
    "criss_cross",
    { round: 4 },
    "write both symbols into two free neighboring boxes",
    "Round 4 of at most 12",
  ],
])("%s says what to do and how far it is: %o", async (game, view, asked, progress) => {
  const box = await loadGame(game);
  const table = { you: 1, seats: [{ name: "Ada" }, { name: "Bob" }] } as never;
  const whole = { printed: ["BGYPO"], sheets: [], colors: [], numbers: [], ...view };
  const position = {
    view: whole,
    legal: ["b1 H1", "pass"],
    on_demand: [],
    to_act: [1],
    chosen: [],
  };
  const words = box.asked(position as never, table);
  expect([words, box.progress(whole as never, table)]).toEqual([asked, progress]);
});

test.each(["encore", "one_more_encore"])(
  "in %s one is asked to pass where nothing fits, and for no dice",
  async (game) => {
    const sheets = [{ marks: 8 }, { marks: 8 }];
    const dice = { special: "row", colors: ["b"], numbers: ["5"] };
    const view = { turn: 3, active: 0, bomb: null, sheets, ...dice };
    const position = { view, legal: ["pass"], on_demand: [] };
    const table = { you: 1, seats: [{ name: "Ada" }, { name: "Bob" }] };
    const box = await loadGame(game);
    expect(box.asked(position as never, table as never)).toBe("nothing fits: pass");
  },
);

test.each(["encore", "one_more_encore"])("in %s a die that fits nowhere says so", async (game) => {
  const why = { reason: "", rule: "ENC-09", code: "encore.no_squares", parts: {} };
  const tried = { colors: "b", numbers: "5" };
  expect(reasonWords(why, [], await loadGame(game), tried)).toBe(
    "You cannot reach 5 touching blue squares now",
  );
});

test.each([
  [17, "stayed", 28, "one more card? If you stay now, Ada wins", "Ada will have 210"],
  [17, "in", 28, "one more card?", ""],
  [17, "busted", 28, "one more card?", ""],
  [17, "frozen", 61, "one more card?", "Ada will have 210"],
  [6, "stayed", 28, "one more card?", ""],
])("in flip7 the end at hand is told: %i %s, %i", async (worth, status, own, asked, told) => {
  const box = await loadGame("flip7");
  const lines = [
    { numbers: [7, 10], status, worth: status === "busted" ? 0 : worth, total: 193 },
    { numbers: [10, 6], status: "in", worth: own, total: 149 },
  ];
  const view = { round: 9, at_hand: null, lines } as never;
  const table = { you: 1, yours: [1], seats: [{ name: "Ada" }, { name: "Bob" }] } as never;
  const position = { view, legal: ["hit", "stay"] } as never;
  expect(box.asked(position, table)).toBe(asked);
  const last = told ? `${told}: the game ends with this round` : "Round 9";
  expect(box.progress(view, table)).toBe(last);
});
test("what ends flip7 is told with who has the most", async () => {
  const box = await loadGame("flip7");
  const view = { lines: [{ total: 210 }, { total: 203 }] } as never;
  const words = (name: string) => box.ends?.(view, { seats: [{ name }, { name: "Bob" }] } as never);
  expect(words("Lena")).toBe("Lena has 210 points: the highest total wins.");
  expect(words("You")).toBe("You have 210 points: the highest total wins.");
});

interface About {
  id: string;
  bots: string[];
}
const known = join(import.meta.dirname, "../dev/fixtures/games.json");
test.each(JSON.parse(readFileSync(known, "utf8")) as About[])(
  "every bot of $id is called by a word, and says what it is like or how strong",
  async ({ id, bots }) => {
    await loadGame(id);
    expect(bots.filter((bot) => !has(`bot-${bot}`))).toEqual([]);
    const others = bots.filter((bot) => !levelsOf(bots).includes(bot));
    expect(others.length).toBeGreaterThan(1);
    expect(others.filter((bot) => !has(`about-bot-${bot}`))).toEqual([]);
  },
);

test.each(["encore", "one_more_encore"])(
  "what ends %s is told with the color that was last",
  async (game) => {
    const box = await loadGame(game);
    const row = game === "encore" ? "1" : "P";
    const colors = { b: 5, g: 5 };
    const view = { printed: ["BGYPO"], sheets: [{ colors }, { colors: {} }] } as never;
    const table = { you: 1, seats: [{ name: "Mira" }, { name: "Bob" }] } as never;
    const log = [
      { kind: "rolled", text: "roll" },
      { kind: "checked", seat: 0, text: `b1 A${row}` },
      { kind: "rolled", text: "roll" },
      { kind: "checked", seat: 0, text: `g1 B${row}` },
      { kind: "passed", seat: 1 },
      // All of that turn, whatever its color.
      { kind: "bonus_used", seat: 0, text: `bonus ${row} D${row}` },
      { kind: "color_claimed", seat: 0, text: "g", points: 5 },
      { kind: "ended" },
    ];
    const ends = "Mira has filled two colors: that ends the game";
    expect(box.ends?.(view, table, log)).toBe(`${ends}. The last one was green.`);
    expect(box.ends?.(view, table)).toBe(ends);
  },
);

// One square of each color: A1 is blue, B1 green, C1 yellow.
const ending = (...crosses: string[]) => ({
  printed: ["BGYPO"],
  turn: 9,
  active: 0,
  sheets: crosses.map((squares) => ({ checked: squares.split(" "), colors: {} as object })),
});
test.each([
  [["A1", "B1"], "Turn 9 · Ada takes first · Ada: 1 of 2 colors, 4 others lack 1"],
  [["A1 B1", "A1"], "Ada has filled a second color: this is the last turn"],
  [["A1", "A1 C1"], "You have filled a second color: this is the last turn"],
  [["A1 B1", "A1 C1"], "Ada and You: a second color filled, this is the last turn"],
])("the last turn is told as soon as its crosses are there: %j", async (crosses, words) => {
  const table = { you: 1, seats: [{ name: "Ada" }, { name: "Bob" }] } as never;
  const view = ending(...crosses);
  expect((await loadGame("encore")).progress(view as never, table)).toBe(words);
  const rows = view.sheets.map(({ checked }) => ({
    checked: checked.map((name) => name.replace("1", "P")),
    colors: {},
  }));
  const variant = { ...view, sheets: rows };
  expect((await loadGame("one_more_encore")).progress(variant as never, table)).toBe(words);
});
test.each([
  [["A1 B1", "D1"], "Turn 9 · Ada takes first · Ada: 1 of 2 colors, 4 others lack 1 to 2"],
  [["D1", "A1 B1"], "Turn 9 · Ada takes first · You: 1 of 2 colors, 4 others lack 1 to 2"],
  [["A1 B1", "A1 B1"], "Turn 9 · Ada takes first · Ada: 1 of 2 colors, 4 others lack 1 to 2"],
])("whoever lacks the fewest to the end is told with it: %j", async (crosses, words) => {
  // D1 is orange and all of it; blue is A1, B1 and C1, the others are two each.
  const printed = ["BBBOGGYYPP"];
  const sheets = crosses.map((squares) => ({
    checked: [...squares.split(" "), "D1"],
    colors: { o: 5 },
  }));
  const view = { ...ending(), printed, sheets };
  const table = { you: 1, seats: [{ name: "Ada" }, { name: "Bob" }] } as never;
  expect((await loadGame("encore")).progress(view as never, table)).toBe(words);
});
test.each([
  ["", "another lacks 7"],
  ["B1 C1", "2 others lack 5"],
  ["B1 C1 D1", "2 others lack 4 to 5"],
])("what a turn can fill is told, all of it, else the nearest: %s", async (blue, words) => {
  // A1 is orange and all of it; seven blue, green, yellow and pink ones.
  const printed = [`O${"B".repeat(7)}${"G".repeat(7)}`, `${"Y".repeat(7)}${"P".repeat(7)}`];
  const green = blue && "I1 J1";
  const sheets = [{ checked: `A1 ${blue} ${green}`.split(" "), colors: { o: 5 } }];
  const view = { ...ending(), printed, sheets: [...sheets, { checked: [], colors: {} }] };
  const table = { you: 1, seats: [{ name: "Ada" }, { name: "Bob" }] } as never;
  const told = `Turn 9 · Ada takes first · Ada: 1 of 2 colors, ${words}`;
  expect((await loadGame("encore")).progress(view as never, table)).toBe(told);
  const one = { ...view, sheets: [{ ...sheets[0]!, checked: ["A1", "B1", "C1", "D1"] }] };
  const alike = { ...one, sheets: [...one.sheets, { checked: [], colors: {} }] };
  expect((await loadGame("encore")).progress(alike as never, table)).toMatch(/blue lacks 4$/);
});
test("of equals somebody else is told of, whoever sits first", async () => {
  const table = { you: 0, seats: [{ name: "Ada" }, { name: "Bob" }] } as never;
  const words = "Turn 9 · you take first · Bob: 1 of 2 colors, 4 others lack 1";
  expect((await loadGame("encore")).progress(ending("A1", "A1") as never, table)).toBe(words);
});
test("once the colors are counted, no turn is the last one any more", async () => {
  const table = { you: 1, seats: [{ name: "Ada" }, { name: "Bob" }] } as never;
  const view = ending("A1 B1", "A1");
  view.sheets[0]!.colors = { b: 5, g: 5 };
  expect((await loadGame("encore")).progress(view as never, table)).toBe("Turn 9");
});
