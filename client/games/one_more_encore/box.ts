/** What a table of One More Encore! needs: Encore!'s box with more in it. */

import { listed, t } from "../../ui/words.svelte";
import type { PositionOf } from "../../wire/position";
import type { OneMoreEncoreView, TableInfo } from "../../wire/types";
import { diceWords, endWords, partWords, progressWords, waitedWords } from "../encore/asking";
import encore, { KEYS } from "../encore/box";
import { drawRoll } from "../encore/redraw";
import type { GameBox } from "../room";
import { partWord } from "../telling";
import { scenes } from "../encore/scenes";
import { justFull, readMove } from "../encore/sheet";
import { ROWS } from "./sheet";
import Table from "./Table.svelte";
import { EVENTS, SEEN, moveWords, rollWords } from "./words";

const SPECIALS = ["heart", "heart", "bomb", "stars", "row", "block"];

/** Two dice, or the special one where one may take it: then what it shows is said. */
function choiceWords(position: PositionOf<OneMoreEncoreView>, table: TableInfo): string {
  const { view, legal, on_demand } = position;
  const face = view.special ?? "";
  const offered = [...on_demand, ...legal].some((move) => move.split(" ")[0] === face);
  if (!offered) return diceWords(position, table, t("what-encore"));
  const shown = t("what-one_more_encore-face", { face: t(`special-${face}`) });
  return diceWords(position, table, shown, t("what-one_more_encore"));
}

/** The bomb that one's crosses win comes when all have chosen (OME-15): while one waits, it is told. */
function bombWords(
  { view, mine, to_act }: PositionOf<OneMoreEncoreView>,
  { you }: TableInfo,
  waiting: string,
): string | null {
  const sheet = view.sheets[you ?? -1];
  if (!sheet || !to_act.length) return null;
  const checked = [...sheet.checked, ...readMove(mine ?? "")];
  const { rows } = justFull({ ...sheet, checked }, view.printed, ROWS);
  const won = [...rows].filter((row) => view.row_bonuses[row] === "bomb");
  return won.length ? t("waits-bomb", { waiting, rows: listed(won), count: won.length }) : null;
}

const box: GameBox<OneMoreEncoreView> = {
  Table,
  events: EVENTS,
  seen: SEEN,
  standout: { ...encore.standout, row_claimed: "feat" },
  turn: encore.turn,
  chance: rollWords,
  part: partWord,
  move: (move, _, sheet) => moveWords(move, sheet),
  asked: (position, table) =>
    position.view.bomb ? t("what-bomb", { row: position.view.bomb }) : choiceWords(position, table),
  waited: (position, table, usual) =>
    position.view.bomb ? null : (bombWords(position, table, usual) ?? waitedWords(position, table)),
  progress: (view, table) => progressWords(view, table, ROWS),
  ends: (view, table, log) => endWords(view, table, log, ROWS),
  tie: { of: ({ sheets }, seat) => sheets[seat]?.marks ?? 0, words: encore.tie!.words },
  parts: (parts) =>
    (parts.face ?? "").length > 1 ? { face: t(`special-${parts.face}`) } : partWords(parts),
  scenes,
  keys: KEYS,
  options: {},
  redraw: (setup) => ({
    draw: (draws) => `${drawRoll(draws, setup)} | ${draws.pick(SPECIALS)}`,
  }),
  pictures: async () => (await import("./pictures")).default,
};
export default box;
