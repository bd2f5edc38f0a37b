"""What a move loses against the others, chosen on one half of the futures, measured on the other.

The ends of games have three axes: plans (how the seat itself goes on, one where there is only one
player), moves and futures. Each move is given its best plan, on the half on which is chosen.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from bis.coach.worth import Position
from lab.lost.decisions import Decision

Values = NDArray[np.float64]
SCREEN = 8
"""For a first look there is one future to so many of the others; none of them is used again."""
HOPELESS = 2.5
"""A move so many standard errors behind the one played is not looked at further."""


class Ask(NamedTuple):
    """What is played on: a seat's moves, in some futures of a decision."""

    position: Position
    seat: int
    moves: Sequence[Any]
    futures: range
    key: int


class Judge(Protocol):
    """Who weighs the moves of one game."""

    player: str
    """Who goes on for everybody, in words."""
    futures: int
    """How many there are for a decision, unless told."""

    def phase(self, position: Position) -> str | None:
        """Of the game; none where nothing is to be weighed."""

    def liked(self, position: Position, seat: int) -> list[Any]:
        """The few best moves by what `best` sees."""

    def exact(self, position: Position, seat: int, moves: Sequence[Any]) -> Values | None:
        """What each move is worth where that can be worked out."""

    def ends(self, ask: Ask) -> Values:
        """What comes of each move: points alone, the share of the victory at a table."""


class Half(NamedTuple):
    """What was lost by one half of the futures."""

    better: int
    """The place of the move that the other half likes best."""
    loss: float
    square: float
    """Of its standard error."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """What a decision lost."""

    better: Any
    """The move that all futures together like best."""
    loss: float
    error: float
    """Its standard error; nothing where all is exact, or nothing better was in sight."""
    futures: int
    gaps: dict[str, tuple[float, float]]
    """By move: how much more than the one played it brings by all futures, and the error."""


def weigh(judge: Judge, decision: Decision, futures: int | None = None) -> Weighed:
    position, seat = decision.position, decision.seat
    liked = judge.liked(position, seat)
    moves = [decision.move, *(move for move in liked if move != decision.move)]
    known = judge.exact(position, seat, moves)
    if known is not None:
        return _known(moves, known)
    count = futures or judge.futures
    first = range(max(2, count // SCREEN))
    screened = judge.ends(Ask(position, seat, moves, first, decision.key))
    moves = [move for move, hope in zip(moves, hopeful(screened), strict=True) if hope]
    if len(moves) == 1:
        return Weighed(decision.move, 0.0, 0.0, len(first), {})
    rest = range(len(first), len(first) + count)
    return compare(moves, judge.ends(Ask(position, seat, moves, rest, decision.key)))


def _known(moves: Sequence[Any], worths: Values) -> Weighed:
    gaps = worths - worths[0]
    best = int(gaps.argmax())
    told = {str(move): (float(gap), 0.0) for move, gap in zip(moves, gaps, strict=True)}
    return Weighed(moves[best], float(gaps[best]), 0.0, 0, told)


def hopeful(ends: Values) -> list[bool]:
    """Which moves are not surely behind the first."""
    gaps = ends_by(ends, plans_of(ends))
    gaps = gaps - gaps[0]
    return [bool(mean + HOPELESS * error >= 0) for mean, error in map(mean_of, gaps)]


def compare(moves: Sequence[Any], ends: Values) -> Weighed:
    """The first move was played."""
    halves = [_half(ends[:, :, 1 - i :: 2], ends[:, :, i::2]) for i in range(2)]
    gaps = ends_by(ends, plans_of(ends))
    told = [mean_of(gap) for gap in gaps - gaps[0]]
    best = max(range(len(moves)), key=lambda place: told[place][0])
    return Weighed(
        moves[best],
        sum(half.loss for half in halves) / 2,
        float(np.sqrt(sum(half.square for half in halves)) / 2),
        ends.shape[2],
        {str(move): gap for move, gap in zip(moves, told, strict=True)},
    )


def _half(choosing: Values, measured: Values) -> Half:
    plans = plans_of(choosing)
    best = int(ends_by(choosing, plans).mean(axis=1).argmax())
    by_move = ends_by(measured, plans)
    loss, error = mean_of(by_move[best] - by_move[0])
    return Half(best, loss, error**2)


def plans_of(ends: Values) -> NDArray[np.int64]:
    """Each move's best plan."""
    plans: NDArray[np.int64] = ends.mean(axis=2).argmax(axis=0)
    return plans


def ends_by(ends: Values, plans: NDArray[np.int64]) -> Values:
    """The ends of each move with its plan."""
    chosen: Values = ends[plans, np.arange(ends.shape[1])]
    return chosen


def mean_of(numbers: Values) -> tuple[float, float]:
    """With its standard error."""
    return float(numbers.mean()), float(numbers.std(ddof=1) / np.sqrt(len(numbers)))
