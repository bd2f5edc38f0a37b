/** The walls of the client: who may know a game, and who may import whom. */

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { ROOMS } from "./games/find";
import { LANGUAGES } from "./ui/words.svelte";

const root = import.meta.dirname;
const read = (path: string) => readFileSync(join(root, path), "utf8");
const folders = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .map(({ name }) => name);
const games = folders("games").sort();
const code = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
  (path) => /\.(svelte|ts)$/.test(path) && !/^(node_modules|dist|dev)\b|\.test\./.test(path),
);
/** Rooms for every game: the wire carries each game's views, and games are games. */
const blind = code.filter((path) => !/^(games|wire)\//.test(path));

// Games

test("every game with rules has a room here, and one line in the registry", () => {
  const rules = join("..", "src", "bis", "games");
  const known = folders(rules).filter((game) => existsSync(join(root, rules, game, "RULES.md")));
  expect(games).toEqual(known.sort());
  expect(Object.keys(ROOMS).sort()).toEqual(games);
});

test.each(games)("%s has a title, a sentence and a word for its chance", (game) => {
  const missing = LANGUAGES.flatMap((language) => {
    const file = `games/${game}/${language}.ftl`;
    return [`game-${game}`, `game-${game}-sentence`, `review-chance-${game}`]
      .filter((name) => !read(file).includes(`${name} =`))
      .map((name) => `${file} does not say ${name}`);
  });
  expect(missing).toEqual([]);
});

test("only its own folder knows a game by name", () => {
  const named = new RegExp(`\\b(${games.join("|")})\\b`);
  expect(blind.filter((path) => named.test(read(path)))).toEqual([]);
});

test("only a game looks into its views", () => {
  const looking = /\bview[?!]?\.\w|\bin [\w.]*\bview\b|\bview: \{|\{ *view *\} *= /;
  expect(blind.filter((path) => looking.test(read(path)))).toEqual([]);
});

// Addresses

test("pages of ours are found in any folder of a web space", () => {
  const fixed = /(?:href|src)=["{]["`]?\/|(?<!\b(?:to|go)\()["`]\/(?:t|j|me|rules|learn|record)\b/;
  expect(code.filter((path) => fixed.test(read(path).replace(/\/\*.*?\*\//gs, "")))).toEqual([]);
});

// Imports

/** The files that a file imports, types too; what is fetched later does not count. */
function imports(path: string): string[] {
  return [...read(path).matchAll(/^\s*(?:import|export)\b(?:[^;"]*?\bfrom)?\s*"(\.[^"?]*)"/gm)].map(
    (found) => located(normalize(join(dirname(path), found[1]!))),
  );
}

function located(path: string): string {
  const tries = [path, `${path}.ts`, join(path, "index.ts")];
  const found = tries.find(
    (one) => existsSync(join(root, one)) && statSync(join(root, one)).isFile(),
  );
  if (!found) throw new Error(`nothing at ${path}`);
  return normalize(found);
}

test("games, drawings and wire are built on no page", () => {
  const wrong = code
    .filter((path) => /^(games|ui|wire)\//.test(path))
    .flatMap((path) => imports(path).map((other) => [path, other] as const))
    .filter(([, other]) => /^(table|home|review|rules|learn)\/|^App/.test(other));
  expect(wrong).toEqual([]);
});

test("a variant is built on its original, never the reverse", () => {
  const bases = (game: string) =>
    code
      .filter((path) => path.startsWith(`games/${game}/`))
      .flatMap((path) => imports(path).map((other) => /^games\/(\w+)\//.exec(other)?.[1]))
      .filter((other) => other !== undefined && other !== game) as string[];
  expect(games.filter((game) => bases(game).some((base) => bases(base).includes(game)))).toEqual(
    [],
  );
});

test("no file comes back to itself by its imports", () => {
  const done = new Set<string>();
  function walk(path: string, way: readonly string[]): string[] {
    if (way.includes(path)) return [...way.slice(way.indexOf(path)), path];
    if (done.has(path)) return [];
    const found = imports(path).map((other) => walk(other, [...way, path]));
    done.add(path);
    return found.find(({ length }) => length) ?? [];
  }
  for (const path of code) expect(walk(path, [])).toEqual([]);
});
