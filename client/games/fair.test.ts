import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { drawAgain, fits, type Drawn } from "../table/fair";
import { readRecord } from "../table/record";
import type { View } from "../wire/types";
import { loadGame } from "./find";

interface Sealed {
  record: string;
  decks: { [line: string]: { [card: string]: number } };
}
const fixtures = join(import.meta.dirname, "../dev/fixtures");
const games = readdirSync(fixtures).flatMap((file) => /^(\w+)\.sealed/.exec(file)?.[1] ?? []);
function sealed(game: string): Sealed {
  return JSON.parse(readFileSync(join(fixtures, `${game}.sealed.json`), "utf8")) as Sealed;
}
async function check(text: string, decks: Sealed["decks"] = {}): Promise<Drawn[]> {
  const record = readRecord(text);
  const again = (await loadGame(record.game)).redraw(record);
  const look = (line: number) => Promise.resolve({ left: decks[line] } as View);
  const all: Drawn[] = [];
  for await (const drawn of drawAgain(record, again, look)) all.push(drawn);
  return all;
}
const wrong = (all: Drawn[]) => all.filter((drawn) => !fits(drawn));
const count = (text: string) => text.split("\n").filter((line) => line.startsWith("table ")).length;

test.each(games)("every roll and card of a game of %s follows from its seed", async (game) => {
  const { record, decks } = sealed(game);
  const all = await check(record, decks);
  expect(wrong(all)).toEqual([]);
  expect(all.filter(({ what }) => what === "event")).toHaveLength(count(record));
});
test("the record of Flip 7 has a shuffle", () => {
  expect(sealed("flip7").record).toContain("table shuffle");
});
test("a first player who was chosen is not drawn", async () => {
  const kinds = async (game: string) =>
    (await check(sealed(game).record, sealed(game).decks)).map(({ what }) => what);
  expect(await kinds("encore")).toContain("first");
  expect(await kinds("criss_cross")).not.toContain("first");
});

test.each<[string, string, RegExp, string, Partial<Drawn>]>([
  ["another seed", "encore", /note seed 00/, "note seed 01", { what: "commit" }],
  ["another promise", "encore", /note commit 6/, "note commit 7", { what: "commit" }],
  ["another first player", "encore", /first \d/, "first 9", { what: "first", recorded: "9" }],
  ["another table", "criss_cross", /note table kiwi/, "note table lime", { what: "event" }],
  ["another share", "criss_cross", /share 1 5e/, "share 1 5f", { what: "event" }],
  ["another roll", "criss_cross", /roll . ./, "roll a a", { line: 3, recorded: "roll a a" }],
  ["another card", "flip7", /draw 12/, "draw 11", { line: 2, recorded: "draw 11" }],
  ["a shuffle too early", "flip7", /draw 12/, "shuffle", { line: 2, drawn: "draw 12" }],
  ["another seed later on", "encore_twice", /note seed 20/, "note seed 21", { what: "commit" }],
  ["a later seal too early", "encore_twice", /reseal 9/, "reseal 8", { what: "event" }],
  ["a share not promised", "encore_twice", /share 1 5e/, "share 1 5f", { what: "promise" }],
  ["a silence not named", "encore_twice", /note withheld .*\n/, "", { what: "promise" }],
  ["a die less", "encore", /roll (. .) ./, "roll $1", { line: 1 }],
])("%s does not fit", async (_, game, found, instead, expected) => {
  const { record, decks } = sealed(game);
  const changed = record.replace(found, instead);
  expect(changed).not.toBe(record);
  expect(wrong(await check(changed, decks))).toMatchObject([expected]);
});

/** The same game as if all before its second seal had been rolled on a device. */
function fromADevice(): Sealed {
  const { record, decks } = sealed("encore_twice");
  const brought = record
    .replace(/note commit [^]*?note reseal 9 /, "note device 8\nnote commit ")
    .replace(/note seed .*\n/, "");
  return { record: brought, decks };
}
test("of what was rolled on a device nothing is drawn again, and of the rest everything", async () => {
  const { record, decks } = fromADevice();
  const all = await check(record, decks);
  expect(wrong(all)).toEqual([]);
  expect(all.map(({ what }) => what)).not.toContain("first");
  expect(all.filter(({ what }) => what === "event")).toHaveLength(count(record) - 8);
});
test("a device cannot be said to have rolled less than it did", async () => {
  const { record, decks } = fromADevice();
  const changed = record.replace("note device 8", "note device 7");
  expect(wrong(await check(changed, decks))).toMatchObject([{ what: "event" }]);
});
