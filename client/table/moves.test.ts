import { beforeAll, expect, test, vi } from "vitest";
import { speak } from "../ui/words.svelte";
import { moveWords } from "./moves";
import { percent, points, signedPoints } from "./numbers";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

test.each([
  ["b3 G4 H4 H5", "blue 3: G4 H4 H5"],
  ["x? H1", "any color any number: H1"],
  ["pass", "pass"],
  ["heart", "heart"],
  ["bomb CQ CR", "bomb: CQ CR"],
  ["bonus Q EP EQ", "bomb of row Q: EP EQ"],
  ["bonus Q pass", "leave the bomb of row Q"],
  ["hit", "One more"],
  ["stay", "Stay"],
  ["target 1", "give it to Bob"],
  ["start c", "begin with asterisk"],
  ["a A2 d B2", "ring A2, square B2"],
])("%s is said as %s", (move, words) => {
  expect(moveWords(move, ["Ada", "Bob"])).toBe(words);
});

test("numbers have a true minus sign and as many digits as they deserve", async () => {
  expect(points(4.24)).toBe("4.2");
  expect(points(12)).toBe("12");
  expect(signedPoints(-3.06)).toBe("−3.1");
  expect(signedPoints(3)).toBe("+3");
  expect(percent(0.631)).toBe("63%");
  expect(percent(0.004)).toBe("0.4%");
  await speak("fr");
  expect(points(4.24)).toBe("4,2");
  await speak("en");
});
