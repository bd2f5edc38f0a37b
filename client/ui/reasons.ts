/** Why not, in the page's language: the server's reason by its id and parts, else its sentence. */

import type { GameBox, Parts } from "../games/room";
import type { ApiError } from "../wire/api";
import type { Objection, Refused } from "../wire/types";
import { has, t, type Args } from "./words.svelte";

type Reason = Pick<Refused, "reason" | "rule" | "code" | "parts"> | Objection;
type Translator = Pick<GameBox, "parts">;

export function reasonWords(
  why: Reason,
  names: readonly string[],
  box?: Translator,
  meant: Parts = {},
): string {
  const message = `why-${why.code?.replace(".", "-")}`;
  if (!has(message)) return withoutRule(why);
  const parts = { ...why.parts, ...meant };
  return t(message, {
    ...Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, numbered(part)])),
    ...(parts["seat"] === undefined ? {} : { name: names[Number(parts["seat"])] ?? "" }),
    ...box?.parts?.(parts),
  });
}

/** A number can be counted with. */
function numbered(part: string): Args[string] {
  return /^\d+$/.test(part) ? Number(part) : part;
}

/** The rule is linked, not read out. */
function withoutRule({ reason, rule }: Reason): string {
  return rule ? reason.replace(` (${rule})`, "") : reason;
}

/** What the server answered instead of a page's wish. */
export function refusalWords({ message, code, parts }: ApiError): string {
  return reasonWords({ reason: message, rule: null, code, parts }, []);
}
