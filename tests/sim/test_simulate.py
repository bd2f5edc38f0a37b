"""Series of games: repeatable, and summed up right."""

import hashlib
from math import inf, sqrt

import pytest

from bis.bots import find_bot
from bis.core.game import Part, Result
from bis.games import GAMES
from bis.sim.simulate import Estimate, simulate, summarize
from tests.tables import Table

# The first game of seed 1 at a table of three, frozen: a change here means that games differ from
# those of earlier versions (docs/chance.md). Written by `uniform`, which draws indices only.
FROZEN = {
    "encore": "c66ae0004298cde2",
    "one_more_encore": "ae8e9aef30f88592",
    "flip7": "4e257e88c0db7b70",
    "criss_cross": "d430da52f171c934",
}


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_games_on_every_machine(game: str) -> None:
    text = str(Table(GAMES[game], 3).play("uniform", seed=1, number=0))
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == FROZEN[game]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_does_not_depend_on_how_many_are_played(game: str) -> None:
    bots = [("uniform", find_bot(GAMES[game], "uniform"))] * 2
    options = GAMES[game].settle({}, 2)
    series = list(simulate(GAMES[game], options, bots, seed=9, games=3))
    assert str(series[2]) == str(Table(GAMES[game], 2).play("uniform", seed=9, number=2))
    assert len({str(transcript) for transcript in series}) == 3


def test_a_bots_whims_do_not_move_the_dice() -> None:
    """Whoever plays, turn k rolls the same."""
    rolls = [
        [str(line) for line in Table(GAMES["encore"], 3).play(bot, 5, 0).lines if line.actor == -1]
        for bot in ("uniform", "greedy")
    ]
    assert all(a == b for a, b in zip(*rolls, strict=False))


@pytest.mark.parametrize(
    ("values", "mean", "half"),
    [([3.0], 3.0, None), ([1.0, 3.0], 2.0, 1.959964), ([2.0] * 9, 2.0, 0.0)],
)
def test_an_interval_is_the_normal_one(
    values: list[float], mean: float, half: float | None
) -> None:
    estimate = Estimate.of(values)
    assert estimate.mean == mean
    assert estimate.half == (None if half is None else pytest.approx(half))


def test_a_ratio_weighs_long_games_more() -> None:
    estimate = Estimate.ratio([10.0, 90.0], [1.0, 3.0])
    assert estimate.mean == 25.0
    # residuals 10 - 25 and 90 - 75, over the mean length 2: -7.5 and 7.5
    assert estimate.half == pytest.approx(1.959964 * sqrt(112.5 / 2))


class Stub:
    """A finished game, as far as a summary looks at it."""

    lines = ()
    state = None

    def __init__(self, result: Result) -> None:
        self.game = self
        self.result = lambda _state: result


def scored(*scores: int, winners: tuple[int, ...] = (), rating: int | None = None) -> Stub:
    return Stub(Result(tuple((Part("all", score),) for score in scores), winners, rating))


def test_a_shared_victory_counts_in_parts() -> None:
    games = [scored(5, 5, 1, winners=(0, 1)), scored(7, 2, 2, winners=(0,))]
    summary = summarize(["a", "b", "c"], games)  # type: ignore[arg-type]
    assert [share.mean for share in summary.wins] == [75.0, 25.0, 0.0]
    assert [score.mean for score in summary.scores] == [6.0, 3.5, 1.5]
    assert summary.ratings is None


def test_solo_games_are_counted_by_band() -> None:
    games = [scored(30, rating=band) for band in (1, 3, 3)]
    assert summarize(["a"], games).ratings == (1, 0, 2)  # type: ignore[arg-type]


def test_no_interval_is_infinite() -> None:
    summary = summarize(["a"], [scored(1, rating=1)])  # type: ignore[list-item]
    assert summary.scores[0].half not in (inf, 0.0)
