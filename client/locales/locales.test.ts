import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { ROOMS } from "../games/find";
import { LANGUAGES, makeBundle, ORIGINAL, type Language } from "../ui/words.svelte";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const games = readdirSync(join(root, "games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `games/${name}`);
/** Where words are written: the house's, then each game's. */
const HOUSE = "locales";
/** The house's words for the first page. */
const FIRST = "locales/first";
const rooms = [HOUSE, FIRST, ...games];
const textOf = (room: string, language: Language) => read(`${room}/${language}.ftl`);
const names = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
const bodyOf = (text: string, name: string) =>
  new RegExp(`^${name} =((?:.*)(?:\\n[ ].*)*)`, "m").exec(text)?.[1] ?? "";
const all = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map((found) => found[1]!))].sort();
const variables = (text: string, name: string) => all(bodyOf(text, name), /\$(\w+)/g);
/** What a message tells apart by name; how things are counted, or agree, is a language's own affair. */
const PLURALS = ["zero", "one", "two", "few", "many", "other"];
const cases = (text: string, name: string) =>
  all(bodyOf(text, name), /\[([a-z]\w*)\]/g).filter((one) => !PLURALS.includes(one));

interface Source {
  path: string;
  room: string;
  text: string;
}
const sources: Source[] = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(svelte|ts)$/.test(path) && !/node_modules|^dist|\.test\./.test(path))
  .map((path) => ({
    path,
    room: games.includes(dirname(path)) ? dirname(path) : HOUSE,
    text: read(path),
  }));

/** The games that a game is built on: whose files it imports. */
const bases = (room: string) =>
  games.filter((other) =>
    sources.some(
      ({ room: from, text }) =>
        from === room && room !== HOUSE && text.includes(`from "../${other.slice(6)}/`),
    ),
  );
const mayUse = (room: string) => [HOUSE, FIRST, room, ...bases(room)];

/** Messages asked for by their whole name. */
function asked(text: string): string[] {
  const found = [
    ...text.matchAll(/\bt\(\s*"([\w-]+)"/g),
    ...text.matchAll(/\bt\(\s*[^"`]*?\?\s*"([\w-]+)"\s*:\s*"([\w-]+)"/g),
    ...text.matchAll(/"((?:event|move)-[\w-]+)"/g),
  ];
  return found.flatMap(([, ...all]) => all.filter((name) => name !== undefined));
}

/** Names that are put together: `color-${face}` asks for every color. */
function patterns(text: string): RegExp[] {
  return [...text.matchAll(/`([a-z]+-(?:[\w-]|\$\{[^}]*\})+)`/g)]
    .filter(([, name]) => name!.includes("${"))
    .map(([, name]) => new RegExp(`^${name!.replace(/\$\{[^}]*\}/g, ".+")}$`));
}

function asks({ text }: Source, name: string): boolean {
  return text.includes(`"${name}"`) || patterns(text).some((pattern) => pattern.test(name));
}

const others = LANGUAGES.filter((language) => language !== ORIGINAL);
test.each(rooms.flatMap((room) => others.map((language) => [room, language] as const)))(
  "%s/%s.ftl says what English says, with the same blanks and at least its cases",
  (room, language) => {
    const [original, other] = [textOf(room, ORIGINAL), textOf(room, language)];
    expect(names(other).sort()).toEqual(names(original).sort());
    for (const name of names(original)) {
      expect([name, variables(other, name)]).toEqual([name, variables(original, name)]);
      const missing = cases(original, name).filter((one) => !cases(other, name).includes(one));
      expect([name, missing]).toEqual([name, []]);
    }
  },
);

test("every language has its files, and every file its language", () => {
  for (const folder of [HOUSE, FIRST])
    expect(
      readdirSync(join(root, folder))
        .filter((name) => /\.ts$/.test(name) && !/\.test\./.test(name))
        .map((name) => name.slice(0, -3))
        .sort(),
    ).toEqual([...LANGUAGES].sort());
});

test.each(rooms.flatMap((room) => LANGUAGES.map((language) => [room, language] as const)))(
  "every message of %s/%s.ftl can be read",
  (room, language) => {
    const bundle = makeBundle(language, textOf(room, language));
    for (const name of names(textOf(room, language)))
      expect([name, bundle.hasMessage(name)]).toEqual([name, true]);
  },
);

test("no message is written twice", () => {
  const written = rooms.flatMap((room) => names(textOf(room, ORIGINAL)));
  expect(written.filter((name, i) => written.indexOf(name) !== i)).toEqual([]);
});

test("every word asked for by name is in the house's file, the game's own, or its base's", () => {
  const missing = sources.flatMap(({ path, room, text }) => {
    const known = new Set(mayUse(room).flatMap((place) => names(textOf(place, ORIGINAL))));
    return asked(text)
      .filter((name) => !known.has(name))
      .map((name) => `${path}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test.each(rooms)("every word of %s is asked for", (room) => {
  const readers = sources.filter(
    (source) => source.room === HOUSE || mayUse(source.room).includes(room),
  );
  const unused = names(textOf(room, ORIGINAL)).filter(
    (name) => !readers.some((source) => asks(source, name)),
  );
  expect(unused).toEqual([]);
});

test("a word that one game alone asks for is written there", () => {
  const lonely = names(textOf(HOUSE, ORIGINAL)).filter((name) => {
    const users = [...new Set(sources.filter((one) => asks(one, name)).map(({ room }) => room))];
    const apart = users.filter((room) => !bases(room).some((base) => users.includes(base)));
    return !users.includes(HOUSE) && apart.length < 2;
  });
  expect(lonely).toEqual([]);
});

test("all that the first page says comes with it", () => {
  const first = new Set(names(textOf(FIRST, ORIGINAL)));
  const titles = games.flatMap((room) => names(textOf(room, ORIGINAL).split(/^# .*$/m)[1] ?? ""));
  const missing = sources
    .filter(({ path }) => loadedFirst().has(path))
    .flatMap(({ path, text }) => asked(text).map((name) => [path, name] as const))
    .filter(([, name]) => !first.has(name) && !titles.includes(name));
  expect(missing).toEqual([]);
});

test("so do the options that a game offers there, and what their values mean", () => {
  const missing = Object.entries(ROOMS).flatMap(([game, { offers = [] }]) =>
    LANGUAGES.flatMap((language) => {
      const [, first = ""] = textOf(`games/${game}`, language).split(/^# .*$/m);
      const known = names(first);
      const late = names(textOf(`games/${game}`, language)).filter(
        (name) =>
          !known.includes(name) && offers.some((key) => name.startsWith(`option-${game}-${key}`)),
      );
      const unknown = offers.filter((key) => !known.includes(`option-${game}-${key}`));
      return [...late, ...unknown];
    }),
  );
  expect(missing).toEqual([]);
});

/** What may not be said, in whatever language. */
test.each<[string, RegExp]>([
  [
    "column H is where a square lies: beside it is not enough",
    /(cross|croix|Kreuz) (or|ou|oder) (column|colonne|Spalte)/,
  ],
  ["a ✕ at the end of a line looks like a button that closes", /✕ /],
  ["a “!” after a number is a thing, and no cry", /\b(one|un|ein)[ \u00a0]!/],
])("%s", (_, wrong) => {
  for (const room of games)
    for (const language of LANGUAGES) expect(textOf(room, language)).not.toMatch(wrong);
});

/** What `main.ts` imports, and what that imports; not what is fetched later. */
function loadedFirst(found = new Set<string>(), path = "main.ts"): Set<string> {
  const source = sources.find((one) => one.path === path);
  if (!source || found.has(path)) return found;
  found.add(path);
  for (const [, to] of source.text.matchAll(/^\s*(?:import|export)\b[^;"]*"(\.[^"?]*)"/gm)) {
    const base = join(dirname(path), to!);
    for (const name of [base, `${base}.ts`, join(base, "index.ts")]) loadedFirst(found, name);
  }
  return found;
}
