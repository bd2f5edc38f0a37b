"""What tapes add up to: whole numbers only, so that no order of adding changes anything."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bis.sim.lineup import Lineup

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.int64]
    Flags = NDArray[np.bool_]

NAMED = 100
"""So many stopped games are told one by one; the others are only counted."""


@dataclass(frozen=True, slots=True)
class Rows:
    """Some tapes as they were played; the axes are tape, rotation and, last, seat."""

    first: int
    """The number of the first tape."""
    scores: "Numbers"
    winners: "Flags"
    moves: "Numbers"
    turns: "Numbers"
    over: "Flags"


@dataclass(frozen=True, slots=True)
class Sums:
    """What some tapes of a lineup come to; rivals in its order."""

    tapes: int
    points: tuple[int, ...]
    """Each rival's points in all its games."""
    products: tuple[tuple[int, ...], ...]
    """Each rival's points of a tape times each rival's, summed over tapes."""
    victories: Counter[tuple[int, ...]]
    """The rivals' parts of the victories of a tape, and on how many tapes it came to that."""
    scores: tuple[Counter[int], ...]
    """How often each rival got so many points."""
    moves: int
    turns: int
    stopped: int
    stopped_games: tuple[tuple[int, int], ...]
    """The tape and rotation of the first `NAMED` of them."""

    def __add__(self, other: "Sums") -> "Sums":
        rows = zip(self.products, other.products, strict=True)
        named = sorted(self.stopped_games + other.stopped_games)
        return Sums(
            tapes=self.tapes + other.tapes,
            points=_add(self.points, other.points),
            products=tuple(_add(*pair) for pair in rows),
            victories=self.victories + other.victories,
            scores=tuple(a + b for a, b in zip(self.scores, other.scores, strict=True)),
            moves=self.moves + other.moves,
            turns=self.turns + other.turns,
            stopped=self.stopped + other.stopped,
            stopped_games=tuple(named[:NAMED]),
        )


def _add(some: Iterable[int], others: Iterable[int]) -> tuple[int, ...]:
    return tuple(map(sum, zip(some, others, strict=True)))


def nothing(lineup: Lineup) -> Sums:
    """What no tape at all comes to."""
    none = (0,) * len(lineup.rivals)
    scores = tuple(Counter[int]() for _ in none)
    return Sums(0, none, (none,) * len(none), Counter(), scores, 0, 0, 0, ())


def add_up(lineup: Lineup, rows: Rows) -> Sums:
    """One observation per tape: all its games together."""
    import numpy as np  # noqa: PLC0415

    sits = [np.array([[bot == rival for bot in seats] for seats in lineup.rotations])
            for rival in lineup.rivals]  # fmt: skip
    shares = rows.winners * (lineup.parts // rows.winners.sum(axis=2, keepdims=True))
    points = np.stack([rows.scores[:, own].sum(axis=1) for own in sits], axis=1)
    parts = np.stack([shares[:, own].sum(axis=1) for own in sits], axis=1)
    stopped = [(rows.first + tape, rotation) for tape, rotation in np.argwhere(~rows.over).tolist()]
    return Sums(
        tapes=len(points),
        points=tuple(points.sum(axis=0).tolist()),
        products=tuple(map(tuple, (points.T @ points).tolist())),
        victories=_count_rows(parts),
        scores=tuple(_count(rows.scores[:, own]) for own in sits),
        moves=int(rows.moves.sum()),
        turns=int(rows.turns.sum()),
        stopped=len(stopped),
        stopped_games=tuple(stopped[:NAMED]),
    )


def _count(numbers: "Numbers") -> Counter[int]:
    import numpy as np  # noqa: PLC0415

    values, counts = np.unique(numbers, return_counts=True)
    return Counter(dict(zip(values.tolist(), counts.tolist(), strict=True)))


def _count_rows(rows: "Numbers") -> Counter[tuple[int, ...]]:
    import numpy as np  # noqa: PLC0415

    values, counts = np.unique(rows, axis=0, return_counts=True)
    return Counter(dict(zip(map(tuple, values.tolist()), counts.tolist(), strict=True)))
