"""Tapes, played in every rotation by the rules or by a batch engine: the same either way."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from bis.bots import find_bot
from bis.core.errors import BisError
from bis.core.seats import TABLE
from bis.sim.arena.sums import Rows, Sums, add_up
from bis.sim.engines import find_engine
from bis.sim.lineup import Lineup
from bis.sim.match import play_match
from bis.sim.times import Times, timed

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from bis.sim.batch.engine import Engine

CHECKED = 2
"""So many tapes are played by both engines: they must agree, and the rules' moves are timed."""


@dataclass(frozen=True, slots=True)
class Part:
    """Some tapes, played."""

    sums: Sums
    times: tuple[Times, ...]
    """How long each rival's moves took; nothing where a batch engine moved."""


def need_numpy() -> None:
    try:
        import numpy  # noqa: F401, PLC0415
    except ImportError:
        raise BisError("the arena needs bis[fast]: pip install 'bis[fast]'") from None


@cache
def engine_of(lineup: Lineup) -> "Engine | None":
    """Made once in each process."""
    return find_engine(lineup)


def play_tapes(lineup: Lineup, tapes: range, fast: bool) -> Part:
    return play_fast(lineup, tapes) if fast else play_by_rules(lineup, tapes)


# By a batch engine


def play_fast(lineup: Lineup, tapes: range) -> Part:
    import numpy as np  # noqa: PLC0415

    engine = engine_of(lineup)
    assert engine is not None
    played = [
        engine.play(lineup.seed, tapes.start, len(tapes), bots, limit=lineup.limit)
        for bots in lineup.rotations
    ]
    ranks = np.stack([games.ranks for games in played], axis=1)
    rows = Rows(
        first=tapes.start,
        scores=np.stack([games.scores for games in played], axis=1),
        winners=ranks == ranks.max(axis=2, keepdims=True),
        moves=np.stack([games.decisions for games in played], axis=1),
        turns=np.stack([games.turns for games in played], axis=1),
        over=np.stack([games.over for games in played], axis=1) == 1,
    )
    return Part(add_up(lineup, rows), tuple(Times() for _ in lineup.rivals))


def check_engine(lineup: Lineup, tapes: int) -> Part:
    """The first tapes by both engines; what the rules make of them counts for nothing but time."""
    some = range(min(tapes, CHECKED))
    slow, fast = play_by_rules(lineup, some), play_fast(lineup, some)
    assert slow.sums == fast.sums, f"the engines differ: {lineup}"
    return slow


# By the rules


def play_by_rules(lineup: Lineup, tapes: range) -> Part:
    times = {rival: Times() for rival in lineup.rivals}
    tallies = [[_play(lineup, bots, tape, times) for bots in lineup.rotations] for tape in tapes]
    return Part(add_up(lineup, _rows(tapes, tallies)), tuple(times.values()))


class _Told(NamedTuple):
    """What the sums have to know of a game."""

    scores: tuple[int, ...]
    winners: tuple[bool, ...]
    moves: int
    turns: int
    over: bool


def _play(lineup: Lineup, names: Sequence[str], tape: int, times: dict[str, Times]) -> _Told:
    game = lineup.game
    bots = [(name, timed(find_bot(game, name), times[name])) for name in names]
    played = play_match(game, dict(lineup.options), bots, lineup.seed, tape, limit=lineup.limit)
    result = game.result(played.state)
    return _Told(
        scores=result.scores,
        winners=tuple(seat in (result.winners or (0,)) for seat in range(len(names))),
        moves=sum(line.actor != TABLE for line in played.lines),
        turns=game.turns(played.state),
        over=not played.to_act,
    )


def _rows(tapes: range, told: list[list[_Told]]) -> Rows:
    import numpy as np  # noqa: PLC0415

    def each(name: str) -> "NDArray[Any]":
        return np.array([[getattr(game, name) for game in tape] for tape in told])

    return Rows(tapes.start, **{name: each(name) for name in _Told._fields})
