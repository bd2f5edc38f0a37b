/** What a table of Flip 7 needs. */

import { t } from "../../ui/words.svelte";
import type { Flip7View } from "../../wire/types";
import type { GameBox } from "../room";
import { partWord } from "../telling";
import { redraw } from "./redraw";
import Table from "./Table.svelte";
import { cardWord, chanceWords, EVENTS, moveWords } from "./words";

const box: GameBox<Flip7View> = {
  Table,
  events: EVENTS,
  standout: { round_ended: "head", flipped_seven: "feat" },
  chance: chanceWords,
  part: partWord,
  move: moveWords,
  asked: ({ view: { at_hand: card } }) =>
    card ? t("what-aim", { card: cardWord(card) }) : t("what-flip7"),
  progress: ({ round }) => (round ? t("round", { number: round }) : null),
  keys: ["h", "s", "t", "enter"],
  options: {},
  redraw,
};
export default box;
