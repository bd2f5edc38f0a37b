import { expect, test } from "vitest";
import { readRoute } from "./route.svelte";
import { preferredLanguage } from "./words.svelte";

test.each([
  ["/", "", { page: "home" }],
  ["/t/a%20b", "", { page: "table", id: "a b" }],
  ["/t/x/tv", "", { page: "tv", id: "x" }],
  ["/t/x/replay", "?line=12", { page: "replay", id: "x", line: 12 }],
  ["/t/x/replay", "", { page: "replay", id: "x", line: null }],
  ["/t/x/review", "?seat=1", { page: "review", id: "x", seat: 1 }],
  ["/t/x/review", "", { page: "review", id: "x", seat: null }],
  ["/record", "?line=3", { page: "record", line: 3 }],
  ["/record", "", { page: "record", line: null }],
  ["/record/x", "", { page: "lost" }],
  ["/j/KIWI-42", "", { page: "join", code: "KIWI-42" }],
  ["/me/To-ken", "", { page: "arrive", ticket: "To-ken" }],
  ["/rules/flip7", "", { page: "rules", game: "flip7" }],
  ["/learn/flip7", "", { page: "learn", game: "flip7" }],
  ["/nowhere", "", { page: "lost" }],
])("%s%s", (path, search, route) => {
  expect(readRoute(path, search)).toEqual(route);
});

test("the chosen language comes before the browser's", () => {
  expect(preferredLanguage("fr", ["en-US"])).toBe("fr");
  expect(preferredLanguage(null, ["it", "fr-CH", "en"])).toBe("fr");
  expect(preferredLanguage(null, ["de-AT", "fr"])).toBe("de");
  expect(preferredLanguage(null, ["it"])).toBe("en");
});
