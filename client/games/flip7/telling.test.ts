import { beforeAll, expect, test, vi } from "vitest";
import { tell, tellScene } from "../../table/tell";
import type { Event, Flip7View } from "../../wire/types";
import box from "./box";
import { emptyLine } from "./follow";
import { speak, t } from "../../ui/words.svelte";
import { flipNow } from "./line";
import { givenNow } from "./round";
import { countWords, bustWords, flipWords, given, givenWords, noteWords, retold } from "./words";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

const told = (event: Event, you: number) => tell(event, ["Ada", "Bob"], box.events, you);
const at = (flips: Flip7View["flips"], status: "in" | "busted" = "in") =>
  ({ flips, lines: [emptyLine(), { ...emptyLine(), status }], round: 3 }) as unknown as Flip7View;
const table = { seats: [{ name: "Ada" }, { name: "Bob" }], yours: [0], you: 0 } as never;

test.each([
  [{ kind: "frozen", seat: 1, by: 0 }, 0, "You freeze Bob: out, the points are safe"],
  [{ kind: "frozen", seat: 1, by: 0 }, 1, "Ada freezes you: out, your points are safe"],
  [{ kind: "flip_three_begun", seat: 1, by: 0 }, 1, "Ada plays Flip Three: three cards for you"],
  [{ kind: "busted", seat: 1, text: "5" }, 1, "You bust with 5: nothing this round"],
  [{ kind: "saved", seat: 1, text: "9" }, 0, "A Second Chance saves Bob from 9"],
  [{ kind: "saved", seat: 1, text: "9" }, 1, "Your Second Chance saves you from 9"],
  [{ kind: "stayed", seat: 1, points: 26 }, 0, "Bob stays and keeps 26"],
  [{ kind: "dealt", seat: 1, text: "x2" }, 0, "Bob gets ×2"],
])("%o is told to seat %i by what it is to them", (event, you, words) => {
  expect(told(event, you)).toBe(words);
});
test("whose Flip Three it is, and which of its cards lies there, is always said", () => {
  const words = (left: number) => box.progress(at([{ seat: 1, left, pending: [] }]), table);
  // Before the first card it is what has just happened: that is not said twice.
  expect([3, 2, 0].map(words)).toEqual([
    "Round 3",
    "Flip Three for Bob: card 1 of 3",
    "Flip Three for Bob: card 3 of 3",
  ]);
  expect(flipNow(at([{ seat: 1, left: 0, pending: [] }], "busted"))).toBeNull();
  expect(box.progress(at([]), table)).toBe("Round 3");
});
test.each([
  [{ kind: "frozen", seat: 0, by: 0 }, "drew a Freeze: frozen"],
  [{ kind: "frozen", seat: 1, by: 1 }, "drew a Freeze: frozen"],
  [{ kind: "frozen", seat: 1, by: 0 }, "frozen by you"],
  [{ kind: "flip_three_begun", seat: 0, by: 0 }, "took a Flip Three"],
  [{ kind: "flip_three_begun", seat: 1, by: 1 }, "took a Flip Three"],
  [{ kind: "flip_three_begun", seat: 1, by: 0 }, "3 cards from you"],
])("beside a line %o is said as it is to whoever reads", (note, words) => {
  expect(noteWords({ card: "", ...note }, ["You", "Bob"])).toBe(words);
});
test("a card that is discarded says why, unless its owner was bust", () => {
  const [because, plain] = ["Freeze is discarded: nobody can take it", "Freeze is discarded"];
  const [dealt, event] = [
    { kind: "dealt", seat: 1, text: "freeze" },
    { kind: "discarded", seat: 1, text: "freeze" },
  ];
  const names = ["Ada", "Bob"];
  // While it is seen, by the line; later by what was told before, whoever is in by then.
  const seen = (status: "in" | "busted") =>
    tellScene({ view: at([]), events: [event], length: 1 }, names, box, 1, at([], status));
  expect([seen("in"), seen("busted")]).toEqual([because, plain]);
  const later = (...events: Event[]) =>
    tell(retold([...events, event]).at(-1)!, names, box.events, 1, at([]));
  const bust = { kind: "busted", seat: 1, text: "8" };
  const round = { kind: "round_ended", scores: [0, 0] };
  expect(later(dealt)).toBe(because);
  expect([later(dealt, bust), later(dealt, round), later()]).toEqual(Array(3).fill(plain));
});
test("a bust by cards that somebody gave says who it was", () => {
  const note = { kind: "busted", seat: 1, by: -1, card: "8" };
  expect([flipWords(2, 1, 0, ["Mira", "Bob"]), flipWords(2, 1, 1, ["Mira", "Bob"])]).toEqual([
    "card 2 of 3 from Mira",
    "card 2 of 3",
  ]);
  expect(bustWords(note, 0, ["Mira", "Bob"])).toBe("bust with 8 · Flip Three from Mira");
  expect(bustWords(note, 0, ["You", "Bob"])).toBe("bust with 8 · Flip Three from you");
});
test("who must take an action, because nobody else is left, is told so and not asked", () => {
  const asked = (at_hand: string, legal: string[]) =>
    box.asked({ view: { ...at([]), at_hand }, legal } as never, table);
  expect(asked("flip3", ["target 0"])).toBe("only you are left, so you take three cards");
  expect(asked("freeze", ["target 0"])).toBe("only you are left, so you stop with 0");
  expect(asked("flip3", ["target 0", "target 1"])).toBe("who gets Flip Three?");
  expect(asked("flip3", ["target 1"])).toBe("who gets Flip Three?");
});
test("to choose oneself is said so", () => {
  const told = (seat: number) => box.move(`target ${seat}`, ["You", "Bob"]);
  expect([told(0), told(1)]).toEqual(["take it yourself", "give it to Bob"]);
  const named = (seat: number) => box.move(`target ${seat}`, ["You", "Bob"], "flip3");
  expect([named(0), named(1)]).toEqual(["Flip Three for yourself", "Flip Three for Bob"]);
});
test("a touch on the bars says how many of each number are left", () => {
  const left = { "12": 9, "3": 2, "+4": 1, freeze: 3 };
  expect(countWords({ deck: 15, left } as unknown as Flip7View)).toBe(
    "Numbers left: 2\u00a0×\u00a03, 9\u00a0×\u00a012. And 4 others: +4, 3\u00a0×\u00a0Freeze.",
  );
  const only = { deck: 1, left: { "12": 1 } } as unknown as Flip7View;
  expect(countWords(only)).not.toContain("other");
});
test("beside a sign no count is written: of two decks it stands there twice", () => {
  const left = { "+2": 1, "+4": 2, x2: 1, flip3: 1 };
  expect(countWords({ deck: 5, left } as unknown as Flip7View)).toBe(
    "Numbers left: 0. And 5 others: +2, +4, +4, ×2, Flip Three.",
  );
});
test("of an empty deck it is said that the used cards are shuffled in first", () => {
  const left = { "12": 9 };
  const words = "The deck is empty: the used cards are shuffled in first.";
  expect(countWords({ deck: 0, left } as unknown as Flip7View)).toMatch(words);
  expect(countWords({ deck: 9, left } as unknown as Flip7View)).not.toMatch(words);
  expect(countWords({ deck: 0, left: {} } as unknown as Flip7View)).not.toMatch(words);
});
test("points that one stays with are safe, unless there are none", () => {
  expect(t("out-stayed", { worth: 12 })).toBe("You stay: 12 safe. Staying cannot be taken back.");
  expect(t("out-stayed", { worth: 0 })).toContain("0 points this round");
});
test("whoever is out has nothing to choose, unless a card is to be given", () => {
  const out = at([], "busted");
  expect([0, 1].map((seat) => box.isIdle!(out, seat))).toEqual([false, true]);
  expect(box.isIdle!({ ...out, at_hand: "freeze" }, 1)).toBe(false);
});
const held = { kind: "chance_given", seat: 1, by: 0 };
const dealt = { kind: "dealt", seat: 0, text: "chance" };
const busted = { kind: "busted", seat: 0, text: "4" };
test("a Second Chance that is passed on says why", () => {
  expect(told(held, 1)).toBe("Ada already has one and gives you the Second Chance");
  expect(told(retold([dealt, busted, held]).at(-1)!, 1)).toBe(
    "Ada is bust and gives you the Second Chance",
  );
  expect(told(retold([dealt, held, busted])[1]!, 0)).toBe(
    "You already have one and give Bob the Second Chance",
  );
});
test("why one was given a Second Chance is as it was then, whatever came of its giver later", () => {
  const three = { kind: "flip_three_begun", seat: 0, by: 2 };
  const why = (...log: Event[]) => givenWords(givenNow(log, 1, false)[0]!, ["Ada", "Bob", "Carl"]);
  expect(why(dealt, held, three, busted)).toContain("Ada already held one");
  expect(why(dealt, three, busted, held)).toContain("whoever is bust passes it on");
  const ended = { kind: "round_ended", scores: [0, 0, 0] };
  expect(told(retold([dealt, busted, ended, dealt, held]).at(-1)!, 1)).toBe(
    "Ada already has one and gives you the Second Chance",
  );
});
test("a Second Chance that is kept is told in one sentence", () => {
  const dealt = { kind: "dealt", seat: 1, text: "chance" };
  const kept = { kind: "chance_kept", seat: 1 };
  expect(retold([dealt, kept])).toEqual([kept]);
  const waits = { kind: "postponed", seat: 1, text: "chance" };
  expect(retold([dealt, waits, kept])).toEqual([dealt, waits, kept]);
});
test("a Flip 7 adds up in the same words wherever it is told", () => {
  const note = { kind: "flipped_seven", seat: 1, by: -1, card: "" };
  expect(noteWords(note, ["Ada", "Bob"], 56)).toBe("Flip 7! 41 + 15 = 56");
});
test("a deck of one is told in the singular", () => {
  expect([1, 2].map((count) => t("deck-left", { count }))).toEqual(["card left", "cards left"]);
  expect(t("deck-risk", { count: 0, you: "yes", name: "" })).toBe("none busts you");
  expect(t("deck-risk", { count: 9, you: "no", name: "Lena" })).toBe("9 of them bust Lena");
});

test("a card is said to be for whoever asked for it, or was given three", () => {
  const before = ["0 hit", "table draw 7", "1 hit"];
  expect(given(before)).toBe(1);
  expect(given([...before, "table draw flip3", "1 target 2"])).toBe(2);
  expect(given([...before, "table draw flip3", "1 target 2", "table draw 4"])).toBe(2);
  expect(given([...before, "table draw chance", "1 target 2"])).toBeNull();
  expect(given([])).toBeNull();
});
