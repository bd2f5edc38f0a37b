/** What happened, in words. */

import type { EventWords, Filled } from "../games/room";
import type { Args } from "../ui/words.svelte";
import type { Event } from "../wire/types";

/** One event as a sentence, or nothing where there is nothing to say. */
export function tell(event: Event, names: readonly string[], words: EventWords): string | null {
  const told: Filled = { ...event, text: event.text ?? "", scores: event.scores ?? [] };
  const args: Args = {
    name: names[event.seat ?? -1] ?? "",
    by: names[event.by ?? -1] ?? "",
    text: told.text,
    points: event.points ?? 0,
  };
  return words[event.kind]?.(told, args, names) ?? null;
}
