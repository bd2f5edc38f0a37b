import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeBundle } from "../ui/words.svelte";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

const root = join(import.meta.dirname, "..");
const names = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
const variables = (text: string, name: string) => {
  const body = new RegExp(`^${name} =((?:.*)(?:\\n[ ].*)*)`, "m").exec(text)?.[1] ?? "";
  return [...new Set([...body.matchAll(/\$(\w+)/g)].map((found) => found[1]))].sort();
};

test("French says everything that English says, with the same blanks", () => {
  expect(names(fr).sort()).toEqual(names(en).sort());
  for (const name of names(en)) {
    expect([name, variables(fr, name)]).toEqual([name, variables(en, name)]);
  }
});

test.each([
  ["en", en],
  ["fr", fr],
] as const)("every message of %s can be read", (language, text) => {
  const bundle = makeBundle(language, text);
  for (const name of names(text)) expect([name, bundle.hasMessage(name)]).toEqual([name, true]);
});

test("every word that the pages ask for by name is there", () => {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (path) => /\.(svelte|ts)$/.test(path) && !/node_modules|dist|test/.test(path),
  );
  const known = new Set(names(en));
  const asked = files.flatMap((path) =>
    [...readFileSync(join(root, path), "utf8").matchAll(/\bt\("([\w-]+)"/g)].map(
      (found) => found[1]!,
    ),
  );
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
});
