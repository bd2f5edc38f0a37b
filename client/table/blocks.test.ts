import { expect, test } from "vitest";
import type { Event } from "../wire/types";
import { blocks } from "./blocks";

const log = (kinds: string): Event[] => kinds.split(" ").map((kind) => ({ kind }));
const written = (kinds: string, standout: Parameters<typeof blocks>[1]) =>
  blocks(log(kinds), standout).map(
    ({ number, events }) => `${number}: ${events.map(({ kind }) => kind).join(" ")}`,
  );

test("a turn begins with its roll", () => {
  const all = written("started rolled wrote wrote rolled wrote ended", { rolled: "head" });
  expect(all).toEqual(["0: started", "1: rolled wrote wrote", "2: rolled wrote ended"]);
});
test("a round ends with its count, and the game with its last round", () => {
  const foot = { round_ended: "foot" } as const;
  const all = written("dealt round_ended dealt stayed round_ended ended", foot);
  expect(all).toEqual(["1: dealt round_ended", "2: dealt stayed round_ended ended"]);
});
test("whoever gets up after the last round opens no other", () => {
  expect(written("round_ended ended", { round_ended: "foot" })).toEqual(["1: round_ended ended"]);
});
