import { expect, test } from "vitest";
import type { Flip7Line, Flip7View } from "../../wire/types";
import {
  around,
  bringsNothing,
  bustCards,
  cardsToCome,
  isLastIn,
  isPlayed,
  isRoundOver,
  lastDealt,
  places,
  targets,
} from "./line";

test("targets are read from the legal moves", () => {
  expect(targets(["target 0", "target 12"])).toEqual([0, 12]);
  expect(targets(["hit", "stay"])).toEqual([]);
});
test("who is the last one in must take an action", () => {
  expect(isLastIn(["target 1"], 1)).toBe(true);
  expect([isLastIn(["target 1"], 0), isLastIn(["target 0", "target 1"], 1)]).toEqual([
    false,
    false,
  ]);
});
test("the others sit in the order of play", () => {
  expect(around(4, 1)).toEqual([2, 3, 0]);
  expect(around(2, null)).toEqual([0, 1]);
});
test("a new round has no last card", () => {
  const dealt = { kind: "dealt", seat: 1, text: "12" };
  expect(lastDealt([dealt, { kind: "stayed", seat: 0 }])).toEqual({ seat: 1, card: "12" });
  expect(lastDealt([dealt, { kind: "round_ended" }])).toBeNull();
});
test("an action lies there until it goes to somebody", () => {
  const dealt = { kind: "dealt", seat: 1, text: "freeze" };
  expect(lastDealt([dealt])).toEqual({ seat: 1, card: "freeze" });
  expect(lastDealt([dealt, { kind: "frozen", seat: 0, by: 1 }])).toBeNull();
});
test("a round is played as long as anybody is in it", () => {
  const played = (...all: string[]) =>
    isPlayed({ lines: all.map((status) => ({ status })) } as unknown as Flip7View);
  expect([played("stayed", "in"), played("stayed", "busted"), played("stayed")]).toEqual([
    true,
    false,
    false,
  ]);
});
test("the cards to come are counted of what is told of them, not of the deck", () => {
  expect(cardsToCome({ deck: 0, left: { "5": 3, freeze: 2 } } as unknown as Flip7View)).toBe(5);
});
test("a row has room for seven numbers and what lies beside them, up to nine", () => {
  const line = (numbers: number[], modifiers: string[], chance = false) =>
    ({ numbers, modifiers, chance }) as unknown as Flip7Line;
  expect(places(line([], []))).toBe(7);
  expect(places(line([3, 4], ["+2"]))).toBe(8);
  expect(places(line([3, 4], ["+2"], true))).toBe(9);
  expect(places(line([3, 4], ["+2", "+4"], true))).toBe(7);
});
test("to freeze oneself brings nothing while no points lie there", () => {
  const view = (at_hand: string, worth: number) =>
    ({ at_hand, lines: [{ worth: 9 }, { worth }] }) as unknown as Flip7View;
  expect(bringsNothing(view("freeze", 0), 1)).toBe(true);
  expect([bringsNothing(view("freeze", 7), 1), bringsNothing(view("flip3", 0), 1)]).toEqual([
    false,
    false,
  ]);
});
test("a Flip 7 ends the round for all, a number that comes twice does not", () => {
  const at = (...numbers: number[]) => [{ numbers, status: "in" } as unknown as Flip7Line];
  expect(isRoundOver(at(1, 2, 3, 4, 5, 6, 7))).toBe(true);
  expect(isRoundOver(at(1, 2, 3, 4, 5, 6, 6))).toBe(false);
  expect(isRoundOver([{ ...at(1)[0]!, status: "stayed" }])).toBe(true);
});

test("what busts is counted once, also while a number lies there twice", () => {
  const left = { "8": 6, "11": 9, "0": 1 };
  expect([bustCards([8, 11], left), bustCards([8, 11, 8], left), bustCards([3], left)]).toEqual([
    15, 15, 0,
  ]);
});
