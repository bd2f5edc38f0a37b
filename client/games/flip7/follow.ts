/** The table after each thing that happened to it: cards are laid down and counted, nothing is judged. */

import type { Event, Flip7Line, Flip7View } from "../../wire/types";

type Change = (view: Flip7View, seat: number, card: string) => Flip7View;

const SEVEN = 7;
export const BONUS = 15;

/** What a line counts, as the score pad adds it up. */
export function worth({ numbers, modifiers, status }: Flip7Line): number {
  if (status === "busted") return 0;
  const doubled = modifiers.reduce((times, card) => (card === "x2" ? 2 * times : times), 1);
  const sum = numbers.reduce((all, number) => all + number, 0);
  const plus = modifiers.reduce((all, card) => all + (card === "x2" ? 0 : Number(card)), 0);
  return sum * doubled + plus + (numbers.length >= SEVEN ? BONUS : 0);
}

/** A line changed, and counted again. */
function put(view: Flip7View, seat: number, change: Partial<Flip7Line>): Flip7View {
  const lines = view.lines.map((line, at) => {
    if (at !== seat) return line;
    const changed = { ...line, ...change };
    return { ...changed, worth: worth(changed) };
  });
  return { ...view, lines };
}

function lastFlip(view: Flip7View, change: (flip: Flip7View["flips"][0]) => object): Flip7View {
  const flip = view.flips.at(-1);
  return flip
    ? { ...view, flips: [...view.flips.slice(0, -1), { ...flip, ...change(flip) }] }
    : view;
}

function away(view: Flip7View, count: number): Flip7View {
  return { ...view, discards: view.discards + count };
}

/** A card lies there, whatever it does next. Until that is told, a number twice counts as before. */
function dealt(view: Flip7View, seat: number, card: string): Flip7View {
  const left = { ...view.left, [card]: (view.left[card] ?? 0) - 1 };
  if (!left[card]) delete left[card];
  const counted = lastFlip(view, (flip) => ({ left: flip.left - 1 }));
  return lay({ ...counted, left, deck: view.deck - 1 }, seat, card);
}

function lay(view: Flip7View, seat: number, card: string): Flip7View {
  const { numbers, modifiers, worth: before } = view.lines[seat]!;
  if (card.startsWith("+") || card === "x2")
    return put(view, seat, { modifiers: [...modifiers, card] });
  if (!/^\d+$/.test(card)) return { ...view, at_hand: card };
  const again = numbers.includes(Number(card));
  const laid = put(view, seat, { numbers: [...numbers, Number(card)] });
  if (again) laid.lines[seat]!.worth = before;
  return laid;
}

/** Its Flip Three is broken off. */
function busted(view: Flip7View, seat: number): Flip7View {
  const flips = view.flips.map((flip) => (flip.seat === seat ? { ...flip, left: 0 } : flip));
  return put({ ...view, flips }, seat, { status: "busted" });
}

function saved(view: Flip7View, seat: number): Flip7View {
  const numbers = view.lines[seat]!.numbers.slice(0, -1);
  return away(put(view, seat, { numbers, chance: false }), 2);
}

const free = (view: Flip7View): Flip7View => ({ ...view, at_hand: null });

const CHANGES: { readonly [kind: string]: Change } = {
  dealt,
  busted,
  saved,
  stayed: (view, seat) => put(view, seat, { status: "stayed" }),
  frozen: (view, seat) => put(free(view), seat, { status: "frozen" }),
  flip_three_begun: (view, seat) => ({
    ...free(view),
    flips: [...view.flips, { seat, left: 3, pending: [] }],
  }),
  postponed: (view, _, card) =>
    lastFlip(free(view), ({ pending }) => ({ pending: [...pending, card] })),
  chance_kept: (view, seat) => put(free(view), seat, { chance: true }),
  chance_given: (view, seat) => put(free(view), seat, { chance: true }),
  discarded: (view) => away(free(view), 1),
  no_card_left: (view) => lastFlip(view, () => ({ left: 0 })),
};

/** The table after an event; a round that has ended still lies there, counted. */
export function follow(view: Flip7View, { kind, seat, text, scores }: Event): Flip7View {
  if (scores) return count(view, scores);
  return CHANGES[kind]?.(view, seat ?? 0, text ?? "") ?? view;
}

function count(view: Flip7View, scores: readonly number[]): Flip7View {
  const lines = view.lines.map((line, seat) => ({
    ...line,
    total: line.total + (scores[seat] ?? 0),
  }));
  return { ...free(view), lines, flips: [] };
}

/** The next round: nothing lies before anybody, and the deal has passed on. */
export function clear(view: Flip7View): Flip7View {
  const lines = view.lines.map(({ total }) => emptyLine(total));
  return { ...view, lines, round: view.round + 1, dealer: (view.dealer + 1) % lines.length };
}

export function emptyLine(total = 0): Flip7Line {
  return { numbers: [], modifiers: [], chance: false, status: "in", worth: 0, total };
}

/** A new deck: what it holds is what came of it, and what is left of it at the end, unless it is empty
 * again by then. */
export function shuffle(view: Flip7View, after: Flip7View, events: readonly Event[]): Flip7View {
  const [shuffled, ...later] = events;
  const next = later.findIndex(({ kind }) => kind === "shuffled");
  const left = next < 0 && after.deck ? { ...after.left } : {};
  for (const { kind, text } of next < 0 ? later : later.slice(0, next))
    if (kind === "dealt" && text) left[text] = (left[text] ?? 0) + 1;
  return { ...view, left, deck: Number(shuffled?.text), discards: 0 };
}
