/** What happened, in words. */

import { listed, t, type Args } from "../ui/words.svelte";
import type { Event } from "../wire/types";

/** An event whose blanks are filled. */
type Told = Event & { text: string; scores: number[] };
type Words = (event: Told, args: Args) => string | null;

const plain =
  (kind: string): Words =>
  (_, args) =>
    t(`event-${kind}`, args);

const WORDS: Record<string, Words> = {
  rolled: ({ text }) => t("event-rolled", { dice: rollWords(text) }),
  chose: () => null,
  checked: ({ text }, args) => {
    const [dice = "", ...squares] = text.split(" ");
    const die = { color: t(`color-${dice[0]}`), number: numberWord(dice[1] ?? "") };
    return t("event-checked", { ...args, ...die, squares: squares.join(" ") });
  },
  passed: plain("passed"),
  column_claimed: plain("column_claimed"),
  color_claimed: ({ text }, args) =>
    t("event-color_claimed", { ...args, color: t(`color-${text}`) }),
  special_used: ({ text }, args) => {
    const [face = "", ...squares] = text.split(" ");
    const used = { ...args, face: t(`special-${face}`), squares: squares.join(" ") };
    return t(squares.length ? "event-special_used" : "event-special_used-bare", used);
  },
  row_claimed: ({ bonus }, args) =>
    bonus
      ? t("event-row_claimed-bonus", { ...args, bonus: t(`bonus-${bonus}`) })
      : t("event-row_claimed", args),
  bonus_used: ({ text }, args) => {
    const [, row = "", ...squares] = text.split(" ");
    const declined = squares[0] === "pass";
    const used = { ...args, row, squares: squares.join(" ") };
    return t(declined ? "event-bonus_declined" : "event-bonus_used", used);
  },
  hearts_written: plain("hearts_written"),
  dealt: plain("dealt"),
  busted: plain("busted"),
  saved: plain("saved"),
  flipped_seven: plain("flipped_seven"),
  stayed: plain("stayed"),
  frozen: ({ seat, by }, args) => t(seat === by ? "event-frozen-self" : "event-frozen", args),
  flip_three_begun: ({ seat, by }, args) =>
    t(seat === by ? "event-flip_three_begun-self" : "event-flip_three_begun", args),
  postponed: plain("postponed"),
  chance_kept: plain("chance_kept"),
  chance_given: plain("chance_given"),
  discarded: plain("discarded"),
  shuffled: plain("shuffled"),
  no_card_left: plain("no_card_left"),
  round_ended: ({ scores }, args) =>
    t("event-round_ended", { ...args, scores: scores.join(" · ") }),
  started: ({ text }, args) => t("event-started", { ...args, sign: t(`sign-${text}`) }),
  wrote: ({ text }, args) => {
    const [first = "", square = "", second = "", other = ""] = text.split(" ");
    const wrote = { first: t(`sign-${first}`), square, second: t(`sign-${second}`), other };
    return t("event-wrote", { ...args, ...wrote });
  },
  finished: plain("finished"),
  ended: plain("ended"),
};

/** One event as a sentence, or nothing where there is nothing to say. */
export function tell(event: Event, names: readonly string[]): string | null {
  const told: Told = { ...event, text: event.text ?? "", scores: event.scores ?? [] };
  const args: Args = {
    name: names[event.seat ?? -1] ?? "",
    by: names[event.by ?? -1] ?? "",
    text: told.text,
    card: cardWord(told.text),
    points: event.points ?? 0,
  };
  return WORDS[event.kind]?.(told, args) ?? null;
}

/** What chance brought, as the record writes it: `roll a d`, `draw 12`, `shuffle`. */
export function chanceWords(text: string): string {
  if (text.startsWith("roll ")) return rollWords(text);
  if (text.startsWith("draw ")) return cardWord(text.slice("draw ".length));
  return t("event-shuffled");
}

function rollWords(text: string): string {
  const parts = text.replace(/^roll /, "").split(" | ");
  const [first = "", numbers, special] = parts;
  const faces = first.split(" ");
  if (numbers === undefined) return listed(faces.map((face) => t(`sign-${face}`)));
  const words = [
    faces.map((face) => t(`color-${face}`)).join(" "),
    numbers.split(" ").map(numberWord).join(" "),
    ...(special ? [t(`special-${special}`)] : []),
  ];
  return words.join(" · ");
}

export function numberWord(face: string): string {
  return face === "?" ? t("any-number") : face;
}

export function cardWord(card: string): string {
  return ["freeze", "flip3", "chance"].includes(card) ? t(`card-${card}`) : card;
}

/** A line of the score sheet: `round 3`, `row 1`, `colors`. */
export function partWord(label: string): string {
  const [word = "", which = ""] = label.split(" ");
  return t(`part-${word}`, { which });
}
