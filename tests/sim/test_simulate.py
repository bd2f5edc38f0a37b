"""Series of games: repeatable, and summed up right."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import sqrt
from typing import Any

import pytest

from bis.bots import BOTS
from bis.core.game import AnyGame, Part, Result
from bis.games import GAMES
from bis.record.record import Line
from bis.sim.batch import KITS
from bis.sim.engines import WORTH, find_engine
from bis.sim.lineup import line_up
from bis.sim.series import Games, one_game, play_fast, transcripts
from bis.sim.simulate import Estimate, Tally, summarize
from tests.samples import SAMPLES, seats_of
from tests.seatings import Seating


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_games_on_every_machine(game: str) -> None:
    """A change here means that games differ from those of earlier versions (docs/chance.md)."""
    text = str(Seating(GAMES[game], 3).play("uniform", seed=1, number=0))
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == SAMPLES[game].frozen


@pytest.mark.parametrize("game", GAMES)
def test_a_game_does_not_depend_on_how_many_are_played(game: str) -> None:
    series = list(transcripts(line_up(game, {}, ["uniform"] * 2, seed=9), 3))
    assert str(series[2]) == str(Seating(GAMES[game], 2).play("uniform", seed=9, number=2))
    assert len({str(transcript) for transcript in series}) == 3


def test_a_bots_whims_do_not_move_the_dice() -> None:
    """Whoever plays, turn k rolls the same."""
    rolls = [
        [
            str(line)
            for line in Seating(GAMES["encore"], 3).play(bot, 5, 0).lines
            if line.actor == -1
        ]
        for bot in ("uniform", "greedy")
    ]
    assert all(a == b for a, b in zip(*rolls, strict=False))


def tally(*pairs: tuple[float, float]) -> Tally:
    sums = Tally()
    for value, unit in pairs:
        sums.add(value, unit)
    return sums


def test_one_game_tells_nothing_about_the_spread() -> None:
    assert tally((3, 1)).mean() == Estimate(3.0, None, None)


def test_an_interval_is_the_normal_one() -> None:
    """1 and 3: standard deviation √2, standard error 1."""
    estimate = tally((1, 1), (3, 1)).mean()
    assert estimate.mean == 2.0
    assert (estimate.low, estimate.high) == pytest.approx((2 - 1.959964, 2 + 1.959964))
    assert tally((2, 1), (2, 1)).mean() == Estimate(2.0, 2.0, 2.0)


def test_a_ratio_weighs_long_games_more() -> None:
    """Residuals 10 - 25 and 90 - 75, over the mean length 2: -7.5 and 7.5."""
    estimate = tally((10, 1), (90, 3)).mean()
    assert estimate.mean == 25.0
    assert estimate.high == pytest.approx(25 + 1.959964 * sqrt(112.5 / 2))


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    # textbook values of Wilson's score interval, in percent
    [(0, 10, 0.0, 27.75), (1, 10, 1.79, 40.42), (5, 10, 23.66, 76.34), (10, 10, 72.25, 100.0)],
)
def test_a_share_has_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    share = tally(*[(float(game < wins), 1.0) for game in range(games)]).share()
    assert share.mean == pytest.approx(10 * wins)
    assert (share.low, share.high) == pytest.approx((low, high), abs=0.01)


@pytest.mark.parametrize(
    ("estimate", "text"),
    [
        (Estimate(2.5, None, None), "2.50"),
        (Estimate(2.5, 2.25, 2.75), "2.50 ± 0.25"),
        (Estimate(10.0, 1.79, 40.42), "10.00 +30.42 -8.21"),
    ],
)
def test_an_estimate_is_written_with_its_interval(estimate: Estimate, text: str) -> None:
    assert str(estimate) == text


@dataclass
class Finished:
    """A finished game, as far as a summary looks at it."""

    state: Result
    lines: tuple[Line, ...] = ()


def scored(*scores: int, winners: tuple[int, ...] = (), rating: int | None = None) -> Any:
    return Finished(Result(tuple((Part("all", score),) for score in scores), winners, rating))


def scorer(game: str = "encore") -> AnyGame:
    """A game whose states are results."""
    return replace(GAMES[game], result=lambda result: result)


def each(game: AnyGame, played: list[Any]) -> Iterator[Games]:
    return (one_game(game, number, finished) for number, finished in enumerate(played))


def test_a_shared_victory_counts_in_parts() -> None:
    games = [scored(5, 5, 1, winners=(0, 1)), scored(7, 2, 2, winners=(0,))]
    summary = summarize(scorer(), ["a", "b", "c"], each(scorer(), games))
    assert summary.wins is not None
    assert [share.mean for share in summary.wins] == [75.0, 25.0, 0.0]
    assert [score.mean for score in summary.scores] == [6.0, 3.5, 1.5]
    assert (summary.ratings, summary.rounds) == (None, None)


def test_solo_games_are_counted_by_band_and_have_no_victories() -> None:
    games = [scored(30, rating=band) for band in (1, 3, 3)]
    summary = summarize(scorer(), ["a"], each(scorer(), games))
    assert summary.ratings == (1, 0, 2)
    assert summary.wins is None


def test_rounds_are_counted_where_a_score_sheet_has_a_line_for_each() -> None:
    lines = (Part("round 1", 10), Part("round 2", 30))
    played: Any = Finished(Result((lines,), (0,)))
    summary = summarize(scorer("flip7"), ["a"], each(scorer("flip7"), [played]))
    assert summary.rounds == Estimate(2.0, None, None)
    assert summary.round_points == Estimate(20.0, None, None)


# Batch engines


@pytest.mark.parametrize(("game", "seats"), [s for game in KITS for s in seats_of(game, 1, 3)])
def test_a_series_comes_to_the_same_with_a_batch_engine(game: str, seats: int) -> None:
    lineup = line_up(game, {}, ["uniform", "greedy", "uniform"][:seats], seed=4)
    engine = find_engine(lineup)
    assert engine is not None
    slow = summarize(lineup.game, lineup.bots, each(lineup.game, list(transcripts(lineup, 10))))
    fast = summarize(lineup.game, lineup.bots, play_fast(lineup, 10, engine, cores=2))
    assert fast == slow


@pytest.mark.parametrize("game", KITS)
def test_records_are_the_same_with_a_batch_engine(game: str) -> None:
    lineup = line_up(game, {}, ["uniform", "greedy"], seed=4)
    engine = find_engine(lineup)
    assert engine is not None
    fast = [str(transcript) for transcript in transcripts(lineup, 3, engine)]
    assert fast == [str(transcript) for transcript in transcripts(lineup, 3)]


def test_few_games_are_not_worth_a_compiler() -> None:
    lineup = line_up("encore", {}, ["uniform"], seed=0)
    assert find_engine(lineup, WORTH - 1) is None
    assert find_engine(lineup, WORTH) is not None


def test_bots_that_only_python_knows_are_played_by_the_rules(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(BOTS["encore"], "pensive", BOTS["encore"]["greedy"])
    assert find_engine(line_up("encore", {}, ["greedy", "pensive"], seed=0)) is None


@pytest.mark.parametrize("cut", [1, 3, 7])
def test_sums_do_not_depend_on_how_games_are_grouped(cut: int) -> None:
    """Thirds do not add up exactly; so they must be added in the same order."""
    thirds = [1 / 3, 0.0, 1 / 3, 1.0, 0.5, 1 / 3, 1 / 3]
    grouped = Tally()
    for start in range(0, len(thirds), cut):
        grouped.add_all(thirds[start : start + cut])
    assert grouped.share() == tally(*[(third, 1.0) for third in thirds]).share()
    assert grouped.mean() == tally(*[(third, 1.0) for third in thirds]).mean()
