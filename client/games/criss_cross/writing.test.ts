import { expect, test } from "vitest";
import {
  attempt,
  finished,
  openFor,
  otherSymbol,
  readWritings,
  startSymbols,
  without,
} from "./writing";

const all = readWritings(["a A2 d B2", "d A2 a B2", "a B2 d B3", "d B2 a B3"]);

test("a symbol lights up every square it can go to", () => {
  expect([...openFor(all, null, "a")].sort()).toEqual(["A2", "B2", "B3"]);
});
test("the second symbol goes beside the first", () => {
  const draft = { symbol: "a", square: "B2" };
  expect([...openFor(all, draft, "d")].sort()).toEqual(["A2", "B3"]);
  expect(finished(all, draft, "A2")?.move).toBe("d A2 a B2");
  expect(finished(all, draft, "E5")).toBeNull();
  expect(finished(all, draft, "B2")).toBeNull();
});
test("one symbol is taken back, and the other stays", () => {
  expect(without("a B1 e C1", "C1")).toEqual({ symbol: "a", square: "B1" });
  expect(without("a B1 e C1", "B1")).toEqual({ symbol: "e", square: "C1" });
  expect(without("a B1 e C1")).toEqual({ symbol: "a", square: "B1" });
});
test("two equal symbols are two symbols", () => {
  const twins = readWritings(["a A2 a B2"]);
  expect([...openFor(twins, { symbol: "a", square: "A2" }, "a")]).toEqual(["B2"]);
  expect(otherSymbol(["a", "a"], "a")).toBe("a");
});
test("what is tapped can be asked about, in the order of the record", () => {
  expect(attempt(null, "a", "B2")).toBe("a B2");
  expect(attempt({ symbol: "a", square: "C3" }, "d", "B2")).toBe("d B2 a C3");
});
test("start symbols are those still free", () => {
  expect(startSymbols(["start a", "start c"])).toEqual(["a", "c"]);
});
