/** What the judge has against a move, said at the finger. */

import type { GameBox, Parts } from "../games/room";
import { reasonWords } from "../ui/reasons";
import { whisper } from "../ui/whisper";
import { t } from "../ui/words.svelte";
import { tryMove } from "../wire/api";
import type { TableInfo } from "../wire/types";

/** Ask what the judge has against a move, and say it at the finger; `meant`: more parts than a move tells. */
export async function tellWhy(
  table: TableInfo,
  box: GameBox,
  move: string,
  near: Element,
  meant: Parts = {},
): Promise<void> {
  const { you, game } = table;
  if (you === null) return whisper(near, t("you-watch"));
  const names = table.seats.map(({ name }) => name);
  const { why } = await tryMove(table.id, move, you).catch(() => ({ why: null }));
  if (!why || !near.isConnected) return;
  const rule = why.rule ? { game, id: why.rule } : null;
  whisper(near, reasonWords(why, names, box, meant), rule);
}
