import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const games = join(import.meta.dirname, "../games");
const files = readdirSync(games, { recursive: true, encoding: "utf8" });

test("no game has a class that the hint gives another look to: the line of the status", () => {
  const panel = readFileSync(join(import.meta.dirname, "HintPanel.svelte"), "utf8");
  expect(panel).toContain(".page:has(> .hint) .status");
  const named = files
    .filter((file) => file.endsWith(".svelte"))
    .filter((file) => /class="([^"]* )?status[" ]/.test(readFileSync(join(games, file), "utf8")));
  expect(named).toEqual([]);
});
