"""How low a penalty made of the net could press the bound at best: no proof, but a limit to hopes.

    python -m lab.bound.glimpse --tapes 10 --seed 4101

The penalty of a roll is what the net says it brings: the best sheet it leads to, less the mean over
all rolls. Nobody can find the best game less that penalty for sure; a search finds some game. So
the bound by this penalty, were it known, would be no lower than the mean that is printed.
"""

import argparse
from typing import Any

import numpy as np

from bis.bots.encore.learned.alone import CHANCES, PAIRS, best_of_rolls
from bis.bots.encore.learned.any_net import NOWHERE, AnyNet, net_of
from bis.bots.encore.learned.papers import CELLS, Flags, Numbers, Paper, Values, paper_of
from bis.games.encore.pieces import COLOR_FACES, NUMBER_FACES, Roll, printed_sheet
from bis.games.encore.rules import MARKS, TURNS_ALONE
from bis.sim.simulate import Tally
from lab.bound.dice import tape

AT_ONCE = 4096


class Glimpse:
    """The sheets that look best so far on known rolls, all before the same roll."""

    def __init__(self, net: AnyNet, paper: Paper) -> None:
        self._net, self._paper = net, paper
        self._checked = np.zeros((1, paper.groups.shape[1]))
        self._marks = np.array([MARKS])
        self._rolls = TURNS_ALONE
        self.worth = self._values(self._checked, self._marks, TURNS_ALONE)
        """By the net, less penalties so far."""

    def _values(self, checked: Values, marks: Numbers, rolls: int) -> Values:
        cuts = range(AT_ONCE, len(checked), AT_ONCE)
        rows = zip(np.split(checked, cuts), np.split(marks, cuts), strict=True)
        parts = [self._net.values(some, left, np.full(len(left), rolls)) for some, left in rows]
        return np.concatenate(parts)

    def roll(self, roll: Roll, width: int) -> None:
        """Go on with the ``width`` best sheets that the roll leads to."""
        shown = _shown(roll)
        here = self._values(self._checked, self._marks, self._rolls)
        passed = self._values(self._checked, self._marks, self._rolls - 1)
        faces = np.full((len(here), 6, 6), NOWHERE)
        found: list[tuple[Any, ...]]
        found = [(np.arange(len(here)), self._checked, self._marks, passed)]
        for cost in range(3):
            which, cells, checked, marks, values = self._grow(cost)
            _note(faces, which, cells, values, cost)
            fits = _fits(shown, cells, cost)
            found.append((which[fits], checked[fits], marks[fits], values[fits]))
        best = np.maximum(best_of_rolls(faces), passed[:, None, None])
        mean = np.einsum("nij,i,j->n", best, CHANCES, CHANCES)
        brings = best[:, _pair(shown[0]), _pair(shown[1])] - mean
        parent, checked, marks, values = map(np.concatenate, zip(*found, strict=True))
        self._keep(checked, marks, (self.worth - here - brings)[parent] + values, width)

    def _grow(self, cost: int) -> tuple[Numbers, Numbers, Values, Numbers, Values]:
        """Every placement at this cost: where, its cell, and the sheet, marks and worth then."""
        paper = self._paper
        _, colors = paper.scores(self._checked, self._marks)
        may = (colors < 2) & (self._marks >= cost)
        which, group = np.nonzero(paper.features(self._checked)[1] & may[:, None])
        checked, marks = self._checked[which] + paper.groups[group], self._marks[which] - cost
        worth = self._values(checked, marks, self._rolls - 1)
        return which, paper.cells[group], checked, marks, worth

    def _keep(self, checked: Values, marks: Numbers, worth: Values, width: int) -> None:
        """The best, each sheet once."""
        order = np.argsort(-worth, kind="stable")
        told = np.concatenate([checked[order], marks[order, None]], axis=1)
        _, first = np.unique(told, axis=0, return_index=True)
        kept = order[np.sort(first)[:width]]
        self._checked, self._marks, self.worth = checked[kept], marks[kept], worth[kept]
        self._rolls -= 1


def _shown(roll: Roll) -> tuple[list[int], list[int]]:
    colors = sorted(map(COLOR_FACES.index, roll.colors))
    return colors, sorted(map(NUMBER_FACES.index, roll.numbers))


def _pair(faces: list[int]) -> int:
    """Where two faces of a kind stand among all pairs."""
    return int(np.equal(PAIRS, faces).all(axis=1).argmax())


def _fits(shown: tuple[list[int], list[int]], cells: Numbers, cost: int) -> Flags:
    """Whether the dice allow each cell at this cost."""
    fits: Flags = np.zeros(CELLS, dtype=bool)
    for color in shown[0]:
        for number in shown[1]:
            if (color == 5) + (number == 5) == cost:
                colors = range(5) if color == 5 else [color]
                numbers = range(5) if number == 5 else [number]
                fits[[5 * c + n for c in colors for n in numbers]] = True
    return fits[cells]


def _note(faces: Values, which: Numbers, cells: Numbers, worth: Values, cost: int) -> None:
    """The best sheet for each color and number face, jokers last."""
    color, number, joker = cells // 5, cells % 5, np.full(len(cells), 5)
    for row in (color, joker):
        for column in (number, joker):
            if (row is joker) + (column is joker) == cost:
                np.maximum.at(faces, (which, row, column), worth)


def main() -> None:
    parser = argparse.ArgumentParser(description="what the net's own penalty could prove at best")
    parser.add_argument("--tapes", type=int, default=10)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--width", type=int, default=40, help="sheets kept after each roll")
    args = parser.parse_args()
    printed = printed_sheet("classic")
    net = net_of(printed)
    assert net is not None
    tally = Tally()
    for game in range(args.tapes):
        glimpse = Glimpse(net, paper_of(printed))
        for roll in tape(args.seed, game):
            glimpse.roll(roll, args.width)
        tally.add(float(glimpse.worth[0]))
    print(f"by the net's penalty no bound below {tally.mean()} ({args.tapes} tapes)")


if __name__ == "__main__":
    main()
