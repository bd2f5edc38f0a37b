/** The deck drawn again, card by card. */

import type { Flip7View } from "../../wire/types";
import type { Draws, Redraw, Setup } from "../room";

const NUMBERS = Array.from({ length: 13 }, (_, number) => String(number));
const MODIFIERS = ["+2", "+4", "+6", "+8", "+10", "x2"];
const ACTIONS = ["freeze", "flip3", "chance"];
const CARDS = [...NUMBERS, ...MODIFIERS, ...ACTIONS];

function copies(card: string): number {
  if (NUMBERS.includes(card)) return Number(card) || 1;
  return MODIFIERS.includes(card) ? 1 : 3;
}

/** The cards not drawn yet, counted by kind. */
class Deck {
  #left: Map<string, number>;

  constructor(decks: number) {
    this.#left = new Map(CARDS.map((card) => [card, decks * copies(card)]));
  }

  get count(): number {
    return [...this.#left.values()].reduce((sum, count) => sum + count, 0);
  }

  renew(counts: { [card: string]: number }): void {
    this.#left = new Map(CARDS.map((card) => [card, counts[card] ?? 0]));
  }

  take(card: string): void {
    this.#left.set(card, (this.#left.get(card) ?? 0) - 1);
  }

  /** A place in the rest of the deck, sorted by kind. */
  draw(draws: Draws): string {
    let place = draws.below(this.count);
    return CARDS.find((card) => (place -= this.#left.get(card) ?? 0) < 0) ?? "";
  }
}

/** Nobody is asked, but for one thing: which cards a new deck holds. */
export function redraw({ options }: Setup): Redraw<Flip7View> {
  const deck = new Deck(Number(options.decks ?? 1));
  return {
    draw: (draws) => (deck.count ? `draw ${deck.draw(draws)}` : "shuffle"),
    keep: async (drawn, look) => {
      if (drawn === "shuffle") deck.renew((await look()).left);
      else deck.take(drawn.slice("draw ".length));
    },
  };
}
