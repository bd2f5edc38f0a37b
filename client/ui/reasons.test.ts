import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { ApiError } from "../wire/api";
import { reasonWords, refusalWords } from "./reasons";
import { has, LANGUAGES, speak } from "./words.svelte";

const source = join(import.meta.dirname, "../../src/bis/games");
const games = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
  .map(({ name }) => name);
/** What only dice, decks and records are refused for: nobody taps it. */
const CHANCE = [
  "encore.not_all_played",
  "encore.dice_count",
  "criss_cross.two_dice",
  "criss_cross.start_missing",
  "criss_cross.rolled_once",
  "flip7.deck_not_empty",
  "flip7.shuffle_first",
  "flip7.no_card_left",
];
const reasons = games.flatMap((game) => {
  const judge = readFileSync(join(source, game, "judge.py"), "utf8");
  return [...judge.matchAll(/Reason\(\s*"([\w.]+)"/g)].map(([, id]) => id!);
});

/** What only another program than this client, or a race that nobody sees, is refused for. */
const UNSEEN = [
  ...["banned", "not_begun", "no_seat", "not_a_person", "no_color", "no_sign", "bad_timer"],
  ...["no_promise_wanted", "bad_promise", "not_promised", "no_share_wanted", "bad_share"],
  ...["other_share", "not_brought"],
  ...["too_many_changes", "newer_entry"],
].map((name) => `table.${name}`);
const table = join(source, "../table");
const wishes = readdirSync(table, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".py"))
  .map((path) => readFileSync(join(table, path), "utf8"))
  .flatMap((text) => [...text.matchAll(/Reason\(\s*"(table\.\w+)"/g)].map(([, id]) => id!));

beforeAll(() => vi.stubGlobal("document", { documentElement: {} }));

test.each(LANGUAGES)("a judge's every reason has words (%s)", async (language) => {
  await speak(language);
  const silent = reasons
    .filter((id) => !CHANCE.includes(id))
    .filter((id) => !has(`why-${id.replace(".", "-")}`));
  expect(reasons.length).toBeGreaterThan(30);
  expect(silent).toEqual([]);
});

test.each(LANGUAGES)("what a person is refused at a table has words (%s)", async (language) => {
  await speak(language);
  const silent = wishes.filter((id) => !has(`why-${id.replace(".", "-")}`));
  expect(wishes.length).toBeGreaterThan(30);
  expect(silent.sort()).toEqual(UNSEEN.sort());
});

describe("in words", () => {
  beforeAll(() => speak("fr"));
  const why = (code: string | null, parts = {}, rule: string | null = "ENC-14") => ({
    reason: `illegal move 'b1 A1': no square beside (${rule})`,
    rule,
    code,
    parts,
  });
  test("a reason is told in the page's language, without its rule", () => {
    expect(reasonWords(why("encore.not_beside"), [])).toBe(
      "Doit toucher une croix ou être en colonne H",
    );
  });
  test("a seat has its name", () => {
    expect(reasonWords(why("encore.active_first", { seat: "1" }), ["Ada", "Bob"])).toBe(
      "Bob se sert d’abord",
    );
  });
  test("numbers are counted with", () => {
    const words = (count: string) =>
      reasonWords(why("one_more_encore.square_count", { most: "4", count }), []);
    expect(words("0")).toBe("Rien sur votre feuille ne convient");
    expect(words("5")).toBe("4 cases au plus");
  });
  test("what has no words is told in the server's, and its rule only once", () => {
    expect(reasonWords(why("encore.new_reason"), [])).toBe(
      "illegal move 'b1 A1': no square beside",
    );
    expect(reasonWords(why(null, {}, null), [])).toContain("no square");
  });
  test("what a page is refused is told in its language, too", () => {
    const slow = new ApiError(429, "slower, please", {}, "server.slow_down");
    expect(refusalWords(slow)).toBe("Un peu moins vite, s’il vous plaît");
    expect(refusalWords(new ApiError(503, "out of order"))).toBe("out of order");
  });
});
