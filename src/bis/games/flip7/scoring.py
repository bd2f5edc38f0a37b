"""What a line is worth, and who has won."""

from functools import lru_cache

from bis.core.game import Part, Result
from bis.games.flip7.pieces import Modifier
from bis.games.flip7.state import Line, Rounds, State

GOAL = 200
SEVEN = 7
FLIP7_BONUS = 15
PLUS: dict[Modifier, int] = {"+2": 2, "+4": 4, "+6": 6, "+8": 8, "+10": 10}


def score(line: Line) -> int:
    """The numbers, doubled by each x2, then the modifiers and the Flip 7 (F7-03, F7-23)."""
    if line.status == "busted":
        return 0
    points = sum(line.numbers)
    if line.modifiers:
        points <<= line.modifiers.count("x2")
        points += sum(PLUS.get(modifier, 0) for modifier in line.modifiers)
    return points + FLIP7_BONUS if len(line.numbers) == SEVEN else points


def totals(rounds: Rounds, seats: int) -> tuple[int, ...]:
    """The bottom line of the score pad."""
    return tuple(map(sum, zip(*rounds, strict=True))) if rounds else (0,) * seats


def leaders(points: tuple[int, ...]) -> tuple[int, ...]:
    most = max(points)
    return tuple(seat for seat, own in enumerate(points) if own == most)


def is_won(points: tuple[int, ...]) -> bool:
    """Somebody has 200 points, and one player alone leads (F7-28)."""
    return max(points) >= GOAL and len(leaders(points)) == 1


def result(state: State) -> Result:
    """The score pad, one part for each finished round (F7-28)."""
    return _result(state.rounds, len(state.lines))


@lru_cache(maxsize=1024)  # the same after every card of a round
def _result(rounds: Rounds, seats: int) -> Result:
    parts = tuple(
        tuple(Part(f"round {i}", scores[seat]) for i, scores in enumerate(rounds, 1))
        for seat in range(seats)
    )
    return Result(parts, leaders(totals(rounds, seats)))
