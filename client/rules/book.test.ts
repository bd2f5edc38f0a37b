import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES, ORIGINAL } from "../ui/words.svelte";
import { loadGame } from "../games/find";
import { countOf, marked, plain, readBook, rulesOf, search, textOf, wanted } from "./book";
import type { Block, Item } from "./markdown";

const games = join(import.meta.dirname, "..", "..", "src", "bis", "games");
const rules = (game: string, file: string) =>
  readBook(readFileSync(join(games, game, file), "utf8"));
const pictured = (game: string) =>
  Object.keys(
    (
      JSON.parse(
        readFileSync(join(import.meta.dirname, "..", "games", game, "rules.json"), "utf8"),
      ) as { pictures: object }
    ).pictures,
  );
/** The games with pictures; others may do without. */
const known = readdirSync(join(import.meta.dirname, "..", "games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((game) => existsSync(join(import.meta.dirname, "..", "games", game, "rules.json")));
const items = (blocks: Block[]): Item[] =>
  blocks.flatMap((block) => (block.kind === "items" ? block.items : []));
const isExample = (block: Block) => block.kind === "paragraph" && block.text.startsWith("*");

const fileOf = (language: string) => (language === ORIGINAL ? "RULES.md" : `RULES.${language}.md`);

const ENCORE = rules("encore", "RULES.md");

test("the chapter without ids is the short version", () => {
  expect(ENCORE.title).toBe("Encore!");
  expect(ENCORE.short?.title).toBe("In short");
  expect(ENCORE.chapters[0]?.title).toBe("What you need");
  expect(rulesOf(ENCORE.chapters[0]!)).toEqual(["ENC-01", "ENC-02", "ENC-03", "ENC-04"]);
});

test("rules without a short version begin with their first chapter", () => {
  const { short, chapters } = readBook("# Fifth\n\n## A turn\n- **FF-01** Roll.\n");
  expect([short, chapters.map(({ title }) => title)]).toEqual([null, ["A turn"]]);
});

test.each(known.flatMap((game) => LANGUAGES.map((one) => [game, fileOf(one)])))(
  "%s/%s: the short version is short, and every picture stands beside an example",
  (game, file) => {
    const { short, chapters } = rules(game!, file!);
    const words = items(short?.blocks ?? []).map(({ text }) => text);
    expect(words.length).toBeGreaterThan(3);
    // What one screen of a phone holds; tests/e2e/test_rules.py measures it there.
    expect(words.join(" ").length).toBeLessThan(700);
    const shown = items(chapters.flatMap(({ blocks }) => blocks))
      .filter(({ blocks }) => blocks.some(isExample))
      .map(({ rule }) => rule);
    expect(["short", ...shown].sort()).toEqual(pictured(game!).sort());
  },
);

test("what is looked for is found in words, tables, examples and ids, whatever its accents", () => {
  const found = (query: string) =>
    search(ENCORE.chapters, wanted(query)).flatMap((chapter) => rulesOf(chapter));
  expect(found("question joker")).toEqual(["ENC-03"]);
  expect(found("enc-14")).toEqual(["ENC-14"]);
  expect(found("UPPER")).toEqual(["ENC-19"]);
  expect(found("nowhere")).toEqual([]);
  expect(found("")).toHaveLength(27);
  const french = rules("encore", "RULES.fr.md");
  expect(search(french.chapters, wanted("etoile")).length).toBeGreaterThan(0);
});

/** What a language calls things, as its words have it. */
function synonyms(language: string): string {
  const file = join(import.meta.dirname, "..", "locales", `${language}.ftl`);
  return /^rules-synonyms =\n((?: +.*\n)+)/m.exec(readFileSync(file, "utf8"))![1]!.trimEnd();
}
test.each([
  ["en", "tie", "F7-28"],
  ["en", "ties", "F7-28"],
  ["fr", "égalité", "F7-28"],
  ["fr", "aequo", "F7-28"],
  ["de", "Unentschieden", "F7-28"],
  ["en", "quit", "F7-06"],
])("%s: %s is found, whatever the rules call it", (language, word, rule) => {
  const { chapters } = rules("flip7", fileOf(language));
  const found = (query: ReturnType<typeof wanted>) => search(chapters, query).flatMap(rulesOf);
  expect(found(wanted(word, synonyms(language)))).toContain(rule);
  expect(found(wanted(word))).not.toContain(rule);
});
test.each(LANGUAGES)("%s: what things are called is in the rules of some game", (language) => {
  const meant = synonyms(language)
    .split("\n")
    .flatMap((line) => line.split("=")[1]!.split(","))
    .map((word) => plain(word).trim());
  const books = known.flatMap((game) => rules(game, fileOf(language)).chapters);
  for (const word of meant)
    expect([word, search(books, [[word]]).length > 0]).toEqual([word, true]);
});
test("lines without an id are counted, too", () => {
  const { chapters } = rules("flip7", "RULES.md");
  const [last] = search(chapters, wanted("chosen before"));
  expect([rulesOf(last!), countOf(last!)]).toEqual([[], 1]);
});

test("what was found is marked, and nothing is lost", () => {
  expect(marked("Black cross, cross", ["cross"])).toEqual([
    { text: "Black ", found: false },
    { text: "cross", found: true },
    { text: ", ", found: false },
    { text: "cross", found: true },
  ]);
  expect(marked("a (b", ["("])).toEqual([
    { text: "a ", found: false },
    { text: "(", found: true },
    { text: "b", found: false },
  ]);
  expect(marked("words", [])).toEqual([{ text: "words", found: false }]);
});

test.each(LANGUAGES)("what is different is said where the other rule stands: %s", async (one) => {
  const instead = (await (await loadGame("one_more_encore")).pictures?.())?.instead ?? {};
  const [theirs, ours] = ["encore", "one_more_encore"].map((game) => rules(game, fileOf(one)));
  expect(Object.keys(instead).filter((rule) => !textOf(theirs!, rule))).toEqual([]);
  expect(Object.values(instead).filter((rule) => !textOf(ours!, rule))).toEqual([]);
  expect(textOf(ours!, instead["ENC-04"] ?? "")).toContain("6");
});
