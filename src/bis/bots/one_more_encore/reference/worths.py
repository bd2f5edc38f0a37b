"""What moves are worth by weights, exactly as bis.bots.one_more_encore.compiled.worths has it."""

from bis.bots.encore.reference import worths as encore
from bis.bots.encore.reference.weights import Weights
from bis.bots.one_more_encore.compiled.worths import (
    BONUS_BOMB,
    BONUS_DIE,
    BONUS_HEART,
    GOLDEN_DIE,
    HEART,
    HEART_FILL,
    ROW_CURVE,
    ROW_DONE,
    ROW_LINE,
    SYMBOL,
)
from bis.games.encore.pieces import COLUMN, COLUMNS, ROW, Squares
from bis.games.one_more_encore.moves import Special
from bis.games.one_more_encore.pieces import GOLDEN, HEARTS, ROW_BONUS
from bis.games.one_more_encore.scoring import COLUMN_FIRST, parts
from bis.games.one_more_encore.state import Sheet

BONUS = {"die": BONUS_DIE, "bomb": BONUS_BOMB, "heart": BONUS_HEART}


class Scales(encore.Scales[Sheet]):
    """As in Encore!, and rows, golden dice, hearts and the special die."""

    upper = COLUMN_FIRST

    def __init__(
        self, sheets: tuple[Sheet, ...], seat: int, weights: Weights, taken_rows: int
    ) -> None:
        super().__init__(sheets, seat, weights)
        self.taken_rows = taken_rows

    def points(self, sheet: Sheet) -> int:
        return sum(part.points for part in parts(sheet))

    def column_points(self, value: int) -> int:
        return super().column_points(value) + self.sheet.hearts

    def special(self, move: Special) -> int:
        gained = self.heart() if move.face == "heart" else self.gain(move.squares)
        return gained - self.weights[SYMBOL]

    def weigh(self, squares: Squares) -> int:
        golden = (squares & GOLDEN).bit_count()
        rows = sum(self.row(i, squares) for i, row in enumerate(ROW) if squares & row)
        return super().weigh(squares) + self.weights[GOLDEN_DIE] * golden + rows

    def row(self, i: int, squares: Squares) -> int:
        """For a row that fills up; the first to complete it gets its bonus (OME-15)."""
        more = (squares & ROW[i]).bit_count()
        before = (self.sheet.checked & ROW[i]).bit_count()
        worth = more * (self.weights[ROW_LINE] + self.weights[ROW_CURVE] * (2 * before + more))
        if before + more == len(COLUMNS):
            worth += self.weights[ROW_DONE]
            worth += 0 if self.taken_rows >> i & 1 else self.weights[BONUS[ROW_BONUS[i]]]
        return worth

    def heart(self) -> int:
        """One more heart counts for every column still to be claimed (OME-10, OME-19)."""
        if self.sheet.hearts == HEARTS:
            return 0
        still = [column for i, column in enumerate(COLUMN) if not self.sheet.columns >> i & 1]
        filled = sum((self.sheet.checked & column).bit_count() for column in still)
        return self.weights[HEART] * len(still) + self.weights[HEART_FILL] * filled
