import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { has, LANGUAGES, speak } from "../ui/words.svelte";
import { ApiError } from "../wire/api";
import { reasonWords, refusalWords } from "./why";

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

beforeAll(() => vi.stubGlobal("document", { documentElement: {} }));

test.each(LANGUAGES)("a judge's every reason has words (%s)", async (language) => {
  await speak(language);
  const silent = reasons
    .filter((id) => !CHANCE.includes(id))
    .filter((id) => !has(`why-${id.replace(".", "-")}`));
  expect(reasons.length).toBeGreaterThan(30);
  expect(silent).toEqual([]);
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
  test("a question that was not answered is told so, with or without a code", () => {
    const slower = new ApiError(429, "slower, please", {}, "server.slow_down");
    expect(refusalWords(slower)).toBe("Un peu moins vite, s’il vous plaît");
    expect(refusalWords(new ApiError(503, "the coach could not"))).toContain("L’entraîneur");
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
});
