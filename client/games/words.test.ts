import { beforeAll, expect, test, vi } from "vitest";
import { speak } from "../ui/words.svelte";
import { loadGame } from "./find";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

test.each([
  ["encore", "b3 G4 H4 H5", "blue 3: G4 H4 H5"],
  ["encore", "x? H1", "any color any number: H1"],
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

test.each<[string, object, string, string | null]>([
  ["encore", { turn: 3 }, "take two dice", "Turn 3"],
  ["one_more_encore", { turn: 3, bomb: null }, "two dice or the special", "Turn 3"],
  ["one_more_encore", { turn: 3, bomb: "Q" }, "the bomb of row Q", "Turn 3"],
  ["flip7", { round: 2, at_hand: null }, "one more card?", "Round 2"],
  ["flip7", { round: 2, at_hand: "flip3" }, "who gets Flip Three?", "Round 2"],
  ["criss_cross", { round: 0 }, "choose the first symbol", null],
  ["criss_cross", { round: 4 }, "write both symbols", "Round 4"],
])("%s says what to do and how far it is: %o", async (game, view, asked, progress) => {
  const box = await loadGame(game);
  const words = box.asked({ view } as never, {} as never);
  expect([words, box.progress(view as never)]).toEqual([asked, progress]);
});
