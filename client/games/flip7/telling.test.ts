import { beforeAll, expect, test, vi } from "vitest";
import { tell } from "../../table/tell";
import type { Event, Flip7View } from "../../wire/types";
import box from "./box";
import { emptyLine } from "./follow";
import { speak } from "../../ui/words.svelte";
import { flipNow } from "./line";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

const told = (event: Event, you: number) => tell(event, ["Ada", "Bob"], box.events, you);
const at = (flips: Flip7View["flips"], status: "in" | "busted" = "in") =>
  ({ flips, lines: [emptyLine(), { ...emptyLine(), status }], round: 3 }) as unknown as Flip7View;
const table = { seats: [{ name: "Ada" }, { name: "Bob" }], yours: [0], you: 0 } as never;

test.each([
  [{ kind: "frozen", seat: 1, by: 0 }, 0, "You freeze Bob: out, with the points"],
  [{ kind: "frozen", seat: 1, by: 0 }, 1, "Ada freezes you: out, with your points"],
  [{ kind: "flip_three_begun", seat: 1, by: 0 }, 1, "Ada plays Flip Three: three cards for you"],
  [{ kind: "busted", seat: 1, text: "5" }, 1, "You bust with 5: nothing this round"],
  [{ kind: "stayed", seat: 1, points: 26 }, 0, "Bob stays and keeps 26"],
])("%o is told to seat %i by what it is to them", (event, you, words) => {
  expect(told(event, you)).toBe(words);
});
test("whose Flip Three it is, and which of its cards lies there, is always said", () => {
  const words = (left: number) => box.progress(at([{ seat: 1, left, pending: [] }]), table);
  expect([3, 2, 0].map(words)).toEqual([
    "Flip Three: three cards for Bob",
    "Flip Three for Bob: card 1 of 3",
    "Flip Three for Bob: card 3 of 3",
  ]);
  expect(flipNow(at([{ seat: 1, left: 0, pending: [] }], "busted"))).toBeNull();
  expect(box.progress(at([]), table)).toBe("Round 3");
});
test("whoever is out has nothing to choose, unless a card is to be given", () => {
  const out = at([], "busted");
  expect([0, 1].map((seat) => box.isIdle!(out, seat))).toEqual([false, true]);
  expect(box.isIdle!({ ...out, at_hand: "freeze" }, 1)).toBe(false);
});
