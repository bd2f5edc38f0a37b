import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { speak } from "../ui/words.svelte";
import type { Event, Snapshot } from "../wire/types";
import { partWord, tell } from "./tell";

const fixtures = join(import.meta.dirname, "../dev/fixtures");
const snapshots = readdirSync(fixtures)
  .filter((name) => !/replay|sealed/.test(name))
  .map((name) => JSON.parse(readFileSync(join(fixtures, name), "utf8")) as Snapshot);

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

test.each<[Event, string]>([
  [{ kind: "checked", seat: 0, text: "b3 G4 H4 H5" }, "Ada: G4 H4 H5 (blue, 3)"],
  [{ kind: "checked", seat: 1, text: "x? H1" }, "Bob: H1 (any color, any number)"],
  [
    { kind: "rolled", text: "roll g x | 1 ? | bomb" },
    "Roll: green any color · 1 any number · bomb",
  ],
  [{ kind: "rolled", text: "roll a d" }, "Roll: ring and square"],
  [{ kind: "frozen", seat: 1, by: 0 }, "Ada freezes Bob"],
  [{ kind: "frozen", seat: 1, by: 1 }, "Bob freezes"],
  [
    { kind: "row_claimed", seat: 0, text: "Q", bonus: "bomb" },
    "Ada completes row Q first and wins: bomb",
  ],
  [{ kind: "bonus_used", seat: 0, text: "bonus Q pass" }, "Ada leaves the bomb of row Q"],
])("%o is told", (event, words) => {
  expect(tell(event, ["Ada", "Bob"])).toBe(words);
});

test("every event of every recorded game has words", () => {
  for (const { log, table, position } of snapshots) {
    const names = table.seats.map(({ name }) => name);
    for (const event of log) {
      const words = tell(event, names);
      if (event.kind !== "chose") expect(words, event.kind).toMatch(/\w/);
      expect(words ?? "").not.toMatch(/\{|event-|color-|sign-|undefined/);
    }
    for (const { label } of position?.parts[0] ?? []) expect(partWord(label)).not.toMatch(/^part-/);
  }
});
