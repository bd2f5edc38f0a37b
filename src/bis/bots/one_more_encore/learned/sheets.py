"""What One More Encore! adds to sheets as arrays: rows, hearts, symbols and bonus bombs."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from bis.bots.encore.learned import sheets as encore
from bis.bots.encore.learned.desk import AnyDesk, Desk, by_anybody, read_taken
from bis.bots.encore.learned.papers import Flags, Numbers, Paper, Values, paper_of, spread
from bis.bots.encore.learned.sheets import read_changes, read_flags, read_sheets
from bis.games.encore.pieces import COLUMNS, ROW
from bis.games.encore.scoring import COLUMN_LATER
from bis.games.one_more_encore.pieces import GOLDEN, HEARTS, ROW_BONUS, ROWS, SYMBOLS
from bis.games.one_more_encore.scoring import COLUMN_FIRST, COLUMN_H_BIT, ROW_POINTS, SYMBOL_POINTS
from bis.games.one_more_encore.state import Sheet
from bis.games.one_more_encore.view import View

MOST_BOMBS = 3
LEFT = 8
GOLDEN_DICE = spread([GOLDEN])[0]
IN_ROW = spread(ROW).T
WON = {bonus: np.array([each == bonus for each in ROW_BONUS]) for bonus in ROW_BONUS}
"""Which rows bring what."""
H = COLUMN_H_BIT.bit_length() - 1


@dataclass(frozen=True)
class Sheets(encore.Sheets):
    circled: Numbers
    used: Numbers
    hearts: Numbers
    rows: Flags
    bombs: Numbers
    """Won this turn, and still to go off."""

    def defused(self) -> "Sheets":
        """With one bomb less."""
        return replace(self, bombs=self.bombs - 1)


@dataclass(frozen=True)
class Changes(encore.Changes):
    used: Numbers
    """Symbols crossed out."""
    hearts: Numbers
    """Hearts circled with the special die."""

    @staticmethod
    def read(moves: Sequence[Any]) -> "Changes":
        there = read_changes(moves)
        used = [move.kind == "special" for move in moves]
        hearts = [getattr(move, "face", "") == "heart" for move in moves]
        return Changes(there.squares, there.cost, np.array(used, int), np.array(hearts, int))


class OneMoreDesk(Desk[Sheet, Sheets, Changes]):
    upper = COLUMN_FIRST

    def __init__(
        self, paper: Paper, columns_taken: Flags, colors_taken: Flags, rows_taken: Flags
    ) -> None:
        super().__init__(paper, columns_taken, colors_taken)
        self.rows_taken = rows_taken

    @staticmethod
    def at(view: View) -> "OneMoreDesk":
        rows = np.array(read_flags(view.taken_rows, len(ROWS)))
        return OneMoreDesk(paper_of(view.sheets[0].printed), *read_taken(view.sheets), rows)

    @property
    def taken(self) -> Flags:
        return np.concatenate([super().taken, self.rows_taken])

    def after(self, sheets: Sheets) -> "OneMoreDesk":
        claims = (sheets.columns, sheets.colors, sheets.rows)
        return OneMoreDesk(self.paper, *map(by_anybody, claims))

    def read(self, sheets: Sequence[Sheet]) -> Sheets:
        there = read_sheets(sheets, self.upper)
        written = [
            ROW_POINTS * sheet.rows.bit_count() + sum(sheet.column_hearts) for sheet in sheets
        ]
        return Sheets(
            there.checked,
            there.marks,
            there.columns,
            there.colors,
            there.banked + written,
            np.array([sheet.circled for sheet in sheets]),
            np.array([sheet.used for sheet in sheets]),
            np.array([sheet.hearts for sheet in sheets]),
            np.array([read_flags(sheet.rows, len(ROWS)) for sheet in sheets]),
            np.zeros(len(sheets), np.int64),
        )

    def grown(self, sheets: Sheets, changes: Changes) -> Sheets:
        """Rows and their bonuses, then columns with their hearts and colors, unless a bonus bomb
        is to go off before (OME-15 to OME-19).
        """
        checked = sheets.checked + changes.squares
        rows = (1 - checked) @ IN_ROW == 0
        new_rows = rows & ~sheets.rows
        first = new_rows & ~self.rows_taken
        circled = sheets.circled + (changes.squares @ GOLDEN_DICE).astype(np.int64)
        circled = np.minimum(SYMBOLS, np.minimum(SYMBOLS, circled) + first @ WON["die"])
        hearts = np.minimum(HEARTS, sheets.hearts + changes.hearts + first @ WON["heart"])
        bombs = sheets.bombs + first @ WON["bomb"]
        columns, colors = self.paper.complete(checked)
        due = (bombs > 0)[:, None]
        columns, colors = (
            np.where(due, sheets.columns, columns),
            np.where(due, sheets.colors, colors),
        )
        new = columns & ~sheets.columns
        banked = sheets.banked + ROW_POINTS * new_rows.sum(axis=1) + hearts * new.sum(axis=1)
        return Sheets(
            checked,
            sheets.marks - changes.cost,
            columns,
            colors,
            banked + self.claimed(new, colors & ~sheets.colors),
            np.minimum(SYMBOLS, circled + new[:, H]),
            sheets.used + changes.used,
            hearts,
            rows,
            bombs,
        )

    def scores(self, sheets: Sheets) -> Numbers:
        return super().scores(sheets) + SYMBOL_POINTS * (sheets.circled - sheets.used)

    def more(self, sheets: Sheets) -> list[Values]:
        left = (1 - sheets.checked) @ IN_ROW
        few = np.minimum(left, LEFT - 1)[:, :, None] == np.arange(LEFT)
        return [
            (sheets.circled - sheets.used)[:, None] == np.arange(SYMBOLS + 1),
            few.reshape(len(sheets), len(ROWS) * LEFT),
            sheets.hearts[:, None] == np.arange(HEARTS + 1),
            np.minimum(sheets.bombs, MOST_BOMBS)[:, None] == np.arange(MOST_BOMBS + 1),
            sheets.circled[:, None] / 8,
        ]


def liked(desk: AnyDesk[Sheets, Changes], sheet: Values, sets: Values) -> Values:
    """What a beginner sees in sets of squares: themselves, stars, symbols, columns and rows."""
    points = np.where(desk.columns_taken, COLUMN_LATER, COLUMN_FIRST)
    grown = np.concatenate([sheet[None], sheet + sets])
    worth = sets.sum(axis=1) + desk.paper.stars_left(sheet) - desk.paper.stars_left(sheet + sets)
    worth += 2 * sets @ GOLDEN_DICE
    columns = (7 - (1 - grown) @ desk.paper.in_column) ** 2 @ points * (2 / 49)
    rows = ((grown @ IN_ROW) ** 2).sum(axis=1) * (3 * ROW_POINTS / len(COLUMNS) ** 2)
    told: Values = worth + (columns + rows)[1:] - (columns + rows)[0]
    return told
