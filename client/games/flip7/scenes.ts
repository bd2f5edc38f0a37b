/** What happened, card by card: first it lies face down, then one sees it, then what it does. */

import type { PositionOf } from "../../wire/position";
import type { Event, Flip7View } from "../../wire/types";
import type { Scene, Sound } from "../room";
import { clear, follow, shuffle } from "./follow";

type At = PositionOf<Flip7View>;

/** Milliseconds that each is looked at. */
const LENGTHS: { readonly [kind: string]: number } = {
  dealt: 440,
  busted: 1200,
  saved: 1400,
  flipped_seven: 2200,
  stayed: 700,
  frozen: 1400,
  flip_three_begun: 1500,
  chance_given: 900,
  discarded: 600,
  shuffled: 600,
  no_card_left: 700,
};
/** A card that nobody has seen yet. */
const FACE_DOWN = 200;
/** One of the three cards that somebody was given: who gets it, and that there are more, is read. */
const ONE_OF_THREE = 750;
const SOUNDS: { readonly [kind: string]: Sound } = {
  dealt: "card",
  busted: "lose",
  saved: "win",
  flipped_seven: "win",
  frozen: "lose",
  flip_three_begun: "turn",
  shuffled: "dice",
  round_ended: "end",
};
/** What is seen together with what came before it. */
const ALONG = ["chance_kept", "postponed", "ended"];

export function scenes(before: At, after: At, events: readonly Event[]): Scene<Flip7View>[] {
  const made: Scene<Flip7View>[] = [];
  let view = before.view;
  events.forEach((event, i) => {
    if (events[i - 1]?.kind === "round_ended" && event.kind !== "ended") view = clear(view);
    if (event.kind === "dealt") made.push(faceDown(event, view));
    const isShuffle = event.kind === "shuffled";
    view = isShuffle ? shuffle(view, after.view, events.slice(i)) : follow(view, event);
    const last = made.at(-1);
    if (last && ALONG.includes(event.kind)) Object.assign(last, along(last, event, view));
    else made.push(sceneOf(event, view));
  });
  // Whose turn it is now is part of the last one, which takes no time.
  return [...made, { view: after.view, events: [], length: 0 }];
}

function along(scene: Scene<Flip7View>, event: Event, view: Flip7View): Partial<Scene<Flip7View>> {
  return { view, events: [...scene.events, event] };
}

/** A card comes; what it is, and what it counts, is not shown yet. */
function faceDown({ seat }: Event, view: Flip7View): Scene<Flip7View> {
  return { view, events: [], length: FACE_DOWN, to_act: [seat ?? -1], firm: true };
}

function sceneOf(event: Event, view: Flip7View): Scene<Flip7View> {
  return {
    view,
    events: [event],
    length: event.kind === "dealt" && view.flips.length ? ONE_OF_THREE : (LENGTHS[event.kind] ?? 0),
    to_act: typeof event.seat === "number" ? [event.seat] : [],
    holds: event.kind === "round_ended",
    firm: true,
    sound: SOUNDS[event.kind],
  };
}
