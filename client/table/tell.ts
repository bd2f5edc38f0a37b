/** What happened, in words. */

import type { EventWords, Filled, GameBox, Scene } from "../games/room";
import { t, type Args } from "../ui/words.svelte";
import type { Event, View } from "../wire/types";

/** What every table may have beside its game: who plays for whom, with its sign. */
export const MARKS: { readonly [kind: string]: string } = {
  left: "bot",
  stood_in: "bot",
  sent_away: "bot",
  timed_out: "bot",
  took_back: "person",
  took_over: "person",
  came_here: "people",
};

function mark({ kind, by }: Filled, args: Args): string {
  return t(kind === "stood_in" && by == null ? "log-stood_in-alone" : `log-${kind}`, args);
}

/** One event as a sentence, or nothing where there is nothing to say. */
export function tell(
  event: Event,
  names: readonly string[],
  words: EventWords,
  /** Who reads it, if that is one seat. */
  you: number | null = null,
  /** The table, whose papers may say more than the event. */
  view?: View,
): string | null {
  const told: Filled = { ...event, text: event.text ?? "", scores: event.scores ?? [] };
  const args: Args = {
    name: names[event.seat ?? -1] ?? "",
    you: event.seat != null && event.seat === you ? "yes" : "no",
    by: names[event.by ?? -1] ?? "",
    yours: event.by != null && event.by === you ? "yes" : "no",
    text: told.text,
    points: event.points ?? 0,
  };
  const telling = event.kind in MARKS ? mark : words[event.kind];
  return telling?.(told, args, names, view) ?? null;
}

/** Several events, one sentence after the other. */
export function tellAll(
  events: readonly Event[],
  names: readonly string[],
  words: EventWords,
  you: number | null = null,
  view?: View,
): string {
  return events
    .map((event) => tell(event, names, words, you, view))
    .filter(Boolean)
    .join(". ");
}

/** What a scene shows; before there is anything to be seen, that it comes. */
export function tellScene(
  { events, whole }: Scene,
  names: readonly string[],
  box: Pick<GameBox, "events" | "retold" | "seen" | "luck">,
  you: number | null = null,
  view?: View,
): string {
  if (!events.length) return t("table-rolls", { luck: box.luck ?? "dice" });
  const words = whole ? box.events : { ...box.events, ...box.seen };
  return tellAll(box.retold?.(events) ?? events, names, words, you, view);
}
