"""What positions and moves are worth, and who can tell: words that all evaluators share."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Any, Literal, Protocol

from bis.core.game import AnyGame, Result
from bis.record.record import Header, Line


@dataclass(frozen=True, slots=True)
class Worth:
    """A final score and a chance to win, or a difference of two, or the noise of either."""

    points: float
    win: float | None
    """From 0 to 1; None alone, where nobody wins."""

    @property
    def main(self) -> float:
        """What counts here: the chance to win at a table, points alone."""
        return self.points if self.win is None else self.win


@dataclass(frozen=True, slots=True)
class Position:
    """A place in a record: all that was said before, and the state it led to."""

    header: Header
    lines: tuple[Line, ...]
    state: Any

    @property
    def game(self) -> AnyGame:
        return self.header.game

    @property
    def seats(self) -> int:
        return len(self.header.names)


Share = tuple[Worth, ...]
"""What each seat may expect."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What each seat may expect, from several samples of equal size; one where nothing is noisy."""

    samples: tuple[Share, ...]

    @property
    def share(self) -> Share:
        return tuple(mean([sample[seat] for sample in self.samples]) for seat in self.seats)

    @property
    def seats(self) -> range:
        return range(len(self.samples[0]))

    def with_win(self, seat: int, win: float) -> "Outlook":
        """With another chance of one seat; the others share what is left as before."""
        return Outlook(tuple(_with_win(share, seat, win) for share in self.samples))

    def winning_as(self, other: "Outlook") -> "Outlook":
        """With the chances of another, and its own points."""
        pairs = zip(self.samples, other.samples, strict=True)
        return Outlook(tuple(_winning_as(*pair) for pair in pairs))


def _winning_as(share: Share, other: Share) -> Share:
    return tuple(replace(one, win=two.win) for one, two in zip(share, other, strict=True))


def _with_win(share: Share, seat: int, win: float) -> Share:
    left = sum(worth.main for other, worth in enumerate(share) if other != seat)
    return tuple(
        replace(worth, win=win if other == seat else worth.main / left * (1 - win) if left else 0.0)
        for other, worth in enumerate(share)
    )


def unheard() -> None:
    """Where nobody waits to hear that it goes on."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a move leads to; the noise is that of its difference to the best one."""

    move: Any
    worth: Worth
    noise: Worth


@dataclass(frozen=True, slots=True)
class Gain:
    """How much more of one part of the final score the best move brings on average."""

    part: str
    """As the score sheet calls it; behind a dot which one: `columns.D`."""
    points: float
    noise: float


@dataclass(frozen=True, slots=True)
class Finding:
    """A move beside the best one found: what it cost, and how sure that is (a standard error)."""

    best: Any
    cost: Worth
    noise: Worth
    gains: tuple[Gain, ...] = ()
    """Where the points come from, as far as somebody looked."""
    by_others: bool = False
    """Whether that was looked at by somebody else, whose points are not quite these."""
    others: tuple[Worth, ...] = ()
    """What the best move brings each seat, its own included; nothing where nobody looked."""
    others_noise: tuple[Worth, ...] = ()
    rival: tuple[Gain, ...] = ()
    """Where the points come from that the best move costs whoever pays most for it."""
    sooner: tuple[float, float] = (0.0, 0.0)
    """By how many turns the game ends sooner after the best move, and the noise of that."""
    win: float | None = None
    """The chance to win with the best move, where that is known."""


class Evaluator(Protocol):
    """Somebody who can tell what positions and moves of one table are worth."""

    @property
    def note(self) -> str | None:
        """A sentence about how it values, if there is something to say."""

    def outlook(self, position: Position) -> Outlook:
        """What everybody may expect here."""

    def weigh(self, position: Position, seat: int, legal: Sequence[Any], played: Any) -> Finding:
        """What a move cost against the best; others' unrevealed choices are not in the position."""

    def advise(
        self, position: Position, seat: int, legal: Sequence[Any], count: int
    ) -> list[Estimate]:
        """The best moves, the best first."""


def against_best(estimates: Sequence[Estimate], played: Any, seats: int) -> Finding:
    """What the move played cost, among estimates with the best one first."""
    best, mine = estimates[0], next(each for each in estimates if each.move == played)
    cost = less(best.worth, mine.worth)
    if cost.main <= 0:
        return Finding(played, nothing(seats), nothing(seats), win=mine.worth.win)
    return Finding(best.move, cost, mine.noise, win=best.worth.win)


Progress = Callable[[float], None]
"""Is told how much is done, from 0 to 1."""
Alive = Callable[[], None]
"""Called now and then while something takes long."""


# Arithmetic

DIGITS = 6
"""So many are told."""


def rounded(worth: Worth) -> Worth:
    return combine([worth], lambda numbers: round(numbers[0], DIGITS))


def flat(name: str, worth: Worth) -> dict[str, Any]:
    """As two fields of what goes out."""
    told = rounded(worth)
    return {f"{name}points": told.points, f"{name}win": told.win}


def unit_of(seats: int) -> Literal["win", "points"]:
    """What counts at a table of so many."""
    return "points" if seats == 1 else "win"


def as_counted(limit: Worth, worth: Worth) -> float:
    """The limit in what counts here: wins at a table, points alone."""
    return limit.points if worth.win is None else limit.main


def nothing(seats: int) -> Worth:
    return Worth(0.0, None if seats == 1 else 0.0)


def combine(worths: Sequence[Worth], fold: Callable[[list[float]], float]) -> Worth:
    """Points with points, wins with wins."""
    wins = [worth.win for worth in worths if worth.win is not None]
    return Worth(fold([worth.points for worth in worths]), fold(wins) if wins else None)


def mean(worths: Sequence[Worth]) -> Worth:
    return combine(worths, lambda numbers: sum(numbers) / len(numbers))


def total(worths: Sequence[Worth]) -> Worth:
    return combine(worths, sum)


def less(one: Worth, other: Worth) -> Worth:
    return combine([one, other], lambda pair: pair[0] - pair[1])


def spread(worths: Sequence[Worth]) -> Worth:
    """The standard error of their mean; none of a single one."""
    return combine(worths, _error)


def _error(numbers: list[float]) -> float:
    n = len(numbers)
    if n < 2:
        return 0.0
    middle = sum(numbers) / n
    return sqrt(sum((number - middle) ** 2 for number in numbers) / (n - 1) / n)


def outcome(result: Result) -> Share:
    """What everybody got in the end."""
    scores, alone = result.scores, len(result.parts) == 1
    part = 1 / max(1, len(result.winners))
    wins = [None if alone else part * (seat in result.winners) for seat in range(len(scores))]
    return tuple(map(Worth, map(float, scores), wins))
