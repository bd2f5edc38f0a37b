"""Encore! alone, its last rolls: what the best play makes of sheets, exactly, over all rolls.

Many sheets at once, as sets of squares checked; each worth stands by the marks left, 0 to 8.
"""

from collections.abc import Sequence
from functools import cached_property

import numpy as np

from bis.bots.encore.learned.alone import CHANCES, best_of_rolls
from bis.bots.encore.learned.any_net import NOWHERE
from bis.bots.encore.learned.papers import CELLS, Numbers, Values, paper_of, spread
from bis.games.encore.pieces import Printed, Squares
from bis.games.encore.rules import MARKS
from bis.games.encore.scoring import COLOR_FIRST, COLUMN_FIRST, STAR_PENALTY

AT_ONCE = 1024
"""Sheets looked at together, so that arrays stay small."""
LEVELS = MARKS + 1
POINTS = np.array([*COLUMN_FIRST, *[COLOR_FIRST] * 5], dtype=np.float64)
"""Of columns, then colors; alone every claim is a first one (ENC-25)."""


class Endgame:
    """The last rolls on one printed sheet."""

    def __init__(self, printed: Printed) -> None:
        self._paper = paper_of(printed)
        self._groups = [squares for _, _, squares in printed.groups]

    @cached_property
    def _lines(self) -> Values:
        """Which squares each column and color has."""
        return np.concatenate([self._paper.in_column, self._paper.in_color], axis=1)

    @cached_property
    def _in_lines(self) -> Values:
        """How many squares of each column and color each group has; none counts as never."""
        counts = self._paper.groups @ self._lines
        return np.where(counts > 0, counts, -1)

    @cached_property
    def _stars(self) -> Values:
        """How many each group has."""
        left = self._paper.stars_left(self._paper.groups)
        return len(COLUMN_FIRST) - left

    def worths(self, sheets: Sequence[Squares], rolls: int) -> Values:
        """The mean final score of the best play, for each sheet and number of marks left."""
        parts = [sheets[i : i + AT_ONCE] for i in range(0, len(sheets), AT_ONCE)]
        return np.concatenate([self._worths(part, rolls) for part in parts])

    def _worths(self, sheets: Sequence[Squares], rolls: int) -> Values:
        checked = spread(sheets)
        scores, colors = self._paper.scores(checked, np.zeros(len(sheets), np.int64))
        stopped: Values = scores[:, None] + np.arange(LEVELS)
        if rolls == 0:
            return stopped
        over = colors >= 2  # ENC-26
        which, group = np.nonzero(self._paper.features(checked)[1] & ~over[:, None])
        if rolls == 1:
            grown = stopped[which] + self._gains(checked, which, group)[:, None]
            passed = stopped
        else:
            grown, passed = self._later(sheets, which, group, rolls - 1)
        cells = self._best(grown, CELLS * which + self._paper.cells[group], len(sheets))
        used = min(2 * rolls, MARKS) + 1
        worth = over_rolls(cells[..., :used], passed[:, :used])
        kept = worth[:, -1:] + np.arange(1, LEVELS - used + 1)  # marks that no joker can use
        return np.where(over[:, None], stopped, np.concatenate([worth, kept], axis=1))

    def _gains(self, checked: Values, which: Numbers, group: Numbers) -> Values:
        """The points that a group brings at once: stars, columns and colors."""
        left = (1 - checked) @ self._lines
        done = left[which] == self._in_lines[group]
        gains: Values = done @ POINTS - STAR_PENALTY * self._stars[group]
        return gains

    def _later(
        self, sheets: Sequence[Squares], which: Numbers, group: Numbers, rolls: int
    ) -> tuple[Values, Values]:
        """What sheets are worth with a group checked, and as they are; each one solved once."""
        pairs = zip(which.tolist(), group.tolist(), strict=True)
        grown = [sheets[i] | self._groups[j] for i, j in pairs]
        places = {squares: place for place, squares in enumerate(sorted({*grown, *sheets}))}
        worths = self.worths(list(places), rolls)
        return worths[[places[s] for s in grown]], worths[[places[s] for s in sheets]]

    def _best(self, grown: Values, keys: Numbers, count: int) -> Values:
        """The best worth by sheet, color, number and marks; keys come in order."""
        best = np.full((count * CELLS, LEVELS), NOWHERE)
        if len(keys):
            starts = np.flatnonzero(np.diff(keys, prepend=-1))
            best[keys[starts]] = np.maximum.reduceat(grown, starts)
        return best.reshape(count, 5, 5, LEVELS)


def over_rolls(cells: Values, passed: Values) -> Values:
    """The mean over all rolls of the best choice, jokers paid for (ENC-17, ENC-18)."""
    faces = np.full((len(cells), 6, 6, cells.shape[3]), NOWHERE)
    faces[:, :5, :5] = cells
    faces[:, 5, :5, 1:] = cells.max(axis=1)[..., :-1]
    faces[:, :5, 5, 1:] = cells.max(axis=2)[..., :-1]
    faces[:, 5, 5, 2:] = cells.max(axis=(1, 2))[:, :-2]
    best = np.maximum(best_of_rolls(faces), passed[:, None, None])
    mean: Values = np.einsum("nijm,i,j->nm", best, CHANCES, CHANCES, optimize=True)
    return mean
