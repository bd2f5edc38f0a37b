import { beforeEach, expect, test, vi } from "vitest";
import type { GameInfo } from "../wire/types";
import { ROOMS } from "./find";
import { keepChosen, offeredBy, recallChosen, unusual } from "./offers";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
beforeEach(() => kept.clear());

const [id, { offers: [key = ""] = [] }] = Object.entries(ROOMS).find(([, room]) => room.offers)!;
const option = (name: string) => ({
  key: name,
  values: ["usual", "other"],
  default: "usual",
  about: "",
  dealt: [],
});
const ABOUT = { id, options: [option(key), option("more")] } as unknown as GameInfo;

test("a game says which of its options are chosen before there is a table", () => {
  expect(offeredBy(ABOUT).map((one) => one.key)).toEqual([key]);
  expect(offeredBy({ ...ABOUT, id: "unknown" })).toEqual([]);
});

test("what was chosen is remembered, unless it is not there any more", () => {
  expect(recallChosen(ABOUT)).toEqual({ [key]: "usual" });
  keepChosen(id, key, "other");
  expect(recallChosen(ABOUT)).toEqual({ [key]: "other" });
  keepChosen(id, key, "gone");
  expect(recallChosen(ABOUT)).toEqual({ [key]: "usual" });
});

test("a table is told what is not as usual", () => {
  expect(unusual(ABOUT, { [key]: "usual", more: "other" })).toEqual({ more: "other" });
});
