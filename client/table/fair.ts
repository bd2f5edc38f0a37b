/**
 * The dice of a game drawn again from its record: what docs/protocol.md promises, computed here.
 * Only the seed, the shares and the record count; nobody is asked, but for one thing: which cards
 * a new Flip 7 deck holds.
 */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { note, type Record as GameRecord } from "./record";

/** How many of each card a new deck holds, after so many lines. */
export type AskDeck = (line: number) => Promise<{ [card: string]: number }>;

/** One thing that was drawn: what the seed says, and what the record says. */
export interface Drawn {
  what: "commit" | "first" | "event";
  /** The line of the record after which it is on the table. */
  line: number;
  drawn: string;
  recorded: string;
}

export const fits = ({ drawn, recorded }: Drawn) => drawn === recorded;

const COLORS = "gybpox";
const NUMBERS = "12345?";
const SPECIALS = ["heart", "heart", "bomb", "stars", "row", "block"];
const SIGNS = "abcdef";
const NUMBER_CARDS = Array.from({ length: 13 }, (_, number) => String(number));
const CARDS = [
  ...NUMBER_CARDS,
  ...["+2", "+4", "+6", "+8", "+10", "x2"],
  ...["freeze", "flip3", "chance"],
];

/** The draws of one event, below any number, without bias. */
export class Draws {
  #next = 0;

  constructor(
    private readonly seed: Uint8Array,
    private readonly address: string,
  ) {}

  below(n: number): number {
    const words = 1n << 64n;
    for (;;) {
      const word = this.#word();
      if (word < words - (words % BigInt(n))) return Number(word % BigInt(n));
    }
  }

  pick(faces: ArrayLike<string>): string {
    return faces[this.below(faces.length)] ?? "";
  }

  #word(): bigint {
    const digest = hmac(sha256, this.seed, utf8ToBytes(`${this.address}|${this.#next++}`));
    return BigInt(`0x${bytesToHex(digest.subarray(0, 8))}`);
  }
}

/** The cards not drawn yet, counted by kind. */
class Deck {
  #left: Map<string, number>;

  constructor(decks: number) {
    const copies = (card: string) =>
      NUMBER_CARDS.includes(card) ? Number(card) || 1 : /^[+x]/.test(card) ? 1 : 3;
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

function times(count: number, draw: () => string): string {
  return Array.from({ length: count }, draw).join(" ");
}

/** What the seed draws here, written as in the record. */
function draw(record: GameRecord, deck: Deck, draws: Draws): string {
  const dice = record.names.length === 1 ? 2 : 3;
  switch (record.game) {
    case "flip7":
      return deck.count ? `draw ${deck.draw(draws)}` : "shuffle";
    case "criss_cross":
      return `roll ${times(2, () => draws.pick(SIGNS))}`;
    default: {
      const colors = times(dice, () => draws.pick(COLORS));
      const numbers = times(dice, () => draws.pick(NUMBERS));
      const special = record.game === "one_more_encore" ? ` | ${draws.pick(SPECIALS)}` : "";
      return `roll ${colors} | ${numbers}${special}`;
    }
  }
}

/** Everything that was left to chance, in order. Stops at the first thing that does not fit. */
export async function* drawAgain(record: GameRecord, askDeck: AskDeck): AsyncGenerator<Drawn> {
  const seed = hexToBytes(note(record, "seed") ?? "");
  const promised = note(record, "commit") ?? "";
  const kept: Drawn = {
    ...{ what: "commit", line: 0, drawn: bytesToHex(sha256(seed)), recorded: promised },
  };
  yield kept;
  if (!fits(kept)) return;
  const address = `${note(record, "table")}|${shares(record)}`;
  const at = (event: number) => new Draws(seed, `${address}|${event}`);
  if (note(record, "chose_first") === null) {
    const drawn = String(at(0).below(record.names.length));
    const first: Drawn = { what: "first", line: 0, drawn, recorded: String(record.first) };
    yield first;
    if (!fits(first)) return;
  }
  const deck = new Deck(Number(record.options.decks ?? 1));
  let event = 0;
  for (const [i, line] of record.lines.entries()) {
    if (!line.startsWith("table ")) continue;
    event += 1;
    const recorded = line.slice("table ".length);
    const again: Drawn = {
      ...{ what: "event", line: i + 1, drawn: draw(record, deck, at(event)), recorded },
    };
    yield again;
    if (!fits(again)) return;
    if (recorded === "shuffle") deck.renew(await askDeck(i + 1));
    else if (record.game === "flip7") deck.take(recorded.slice("draw ".length));
  }
}

function shares(record: GameRecord): string {
  return record.notes
    .filter(([key]) => key === "share")
    .map(([, value]) => value.split(" ") as [string, string])
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([seat, share]) => `${seat}:${share}`)
    .join(",");
}
