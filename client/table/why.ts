/** Why not, in the page's language: the server's reason by its id and parts, else its sentence. */

import type { GameBox } from "../games/room";
import { whisper } from "../ui/whisper";
import { has, t, type Args } from "../ui/words.svelte";
import { tryMove, type ApiError } from "../wire/api";
import type { Objection, Refused, TableInfo } from "../wire/types";

type Reason = Pick<Refused, "reason" | "rule" | "code" | "parts"> | Objection;
type Translator = Pick<GameBox, "parts">;

export function reasonWords(why: Reason, names: readonly string[], box?: Translator): string {
  const message = `why-${why.code?.replace(".", "-")}`;
  if (!has(message)) return withoutRule(why);
  const parts = why.parts ?? {};
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

/** A coach who gave up says so without a code. */
const GAVE_UP = 503;

/** Why a question was not answered. */
export function refusalWords({ message, code, parts, status }: ApiError): string {
  if (!code && status === GAVE_UP) return t("coach-gave-up");
  return reasonWords({ reason: message, rule: null, code, parts }, []);
}

/** Ask what the judge has against a move, and say it at the finger. */
export async function tellWhy(
  table: TableInfo,
  box: GameBox,
  move: string,
  near: Element,
): Promise<void> {
  const { you, game } = table;
  if (you === null) return whisper(near, t("you-watch"));
  const names = table.seats.map(({ name }) => name);
  const { why } = await tryMove(table.id, move, you).catch(() => ({ why: null }));
  if (!why || !near.isConnected) return;
  const rule = why.rule ? { game, id: why.rule } : null;
  whisper(near, reasonWords(why, names, box), rule);
}
