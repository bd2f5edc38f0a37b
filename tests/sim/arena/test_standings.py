"""Figures: the tape is the unit, shared victories count in parts, intervals are sound."""

from collections import Counter
from math import sqrt
from statistics import stdev

import numpy as np
import pytest

from bis.sim.arena.standings import (
    difference,
    margin,
    mean_shares,
    pairs,
    points,
    ratings,
    standings,
    win_shares,
)
from bis.sim.arena.sums import NAMED, Rows, Sums, add_up, nothing
from bis.sim.lineup import Lineup
from bis.sim.simulate import Z95, Estimate

DUEL = Lineup("encore", (), ("a", "b"))


def rows(scores: list[list[list[int]]], first: int = 0) -> Rows:
    """Tapes of rotations of seats; the most points win."""
    points = np.array(scores)
    games = points.shape[:2]
    return Rows(
        first=first,
        scores=points,
        winners=points == points.max(axis=2, keepdims=True),
        moves=np.full(games, 10),
        turns=np.full(games, 5),
        over=np.full(games, True),
    )


def duel(*tapes: tuple[tuple[int, int], tuple[int, int]]) -> Sums:
    """For each tape the points of a and b in both rotations; in the second they change seats."""
    return add_up(DUEL, rows([[[a, b], [d, c]] for (a, b), (c, d) in tapes]))


def interval(estimate: Estimate) -> tuple[float, float]:
    assert estimate.low is not None
    assert estimate.high is not None
    return estimate.low, estimate.high


# Sums


def test_seats_are_added_up_for_the_bot_that_sits_there() -> None:
    sums = duel(((10, 1), (20, 2)), ((30, 3), (40, 4)))
    assert sums.points == (100, 10)
    assert sums.products == ((30**2 + 70**2, 30 * 3 + 70 * 7), (30 * 3 + 70 * 7, 3**2 + 7**2))
    assert sums.scores == (Counter([10, 20, 30, 40]), Counter([1, 2, 3, 4]))
    assert sums.victories == Counter({(4, 0): 2}), "two victories of two parts each"
    assert (sums.tapes, sums.moves, sums.turns) == (2, 40, 20)


def test_a_shared_victory_counts_in_parts() -> None:
    lineup = Lineup("encore", (), ("a", "b", "b"))
    sums = add_up(lineup, rows([[[5, 5, 1], [5, 5, 5], [1, 7, 1]]]))
    # rotations: a b b, b a b, b b a; a victory is six parts
    assert sums.victories == Counter({(3 + 2 + 0, 3 + 4 + 6): 1})
    assert mean_shares(lineup, sums) == pytest.approx([5 / 18, 13 / 18 / 2])


def test_adding_in_any_order_gives_the_same() -> None:
    rng = np.random.default_rng(1)
    scores = rng.integers(-20, 40, size=(12, 2, 2)).tolist()
    whole = add_up(DUEL, rows(scores))
    pieces = [add_up(DUEL, rows(scores[i:j], i)) for i, j in ((7, 12), (0, 3), (3, 7))]
    assert sum(pieces, nothing(DUEL)) == whole


def test_the_first_stopped_games_are_named_and_all_are_counted() -> None:
    def stopped(first: int) -> Sums:
        some = rows([[[1, 2], [1, 2]]] * 60, first)
        some.over[:] = False
        return add_up(DUEL, some)

    sums = stopped(60) + stopped(0)
    assert sums.stopped == 240
    assert len(sums.stopped_games) == NAMED
    assert sums.stopped_games[-1] == (49, 1)


# Points


def test_the_interval_of_points_is_over_tapes_not_over_games() -> None:
    """Both games of a tape tell the same: twice the games, but no more knowledge."""
    tapes = [12, 15, 11, 30, 22]
    estimate = points(DUEL, duel(*[((n, 0), (n, 0)) for n in tapes]), 0)
    half = Z95 * stdev(tapes) / sqrt(len(tapes))
    assert estimate.mean == 18
    assert interval(estimate) == pytest.approx((18 - half, 18 + half))


def test_one_tape_has_no_interval() -> None:
    assert points(DUEL, duel(((3, 1), (5, 1))), 0) == Estimate(4.0, None, None)


def test_common_tapes_cancel_the_luck_of_the_dice() -> None:
    sums = duel(*[((luck + 2, luck), (luck + 2, luck)) for luck in (5, 40, 17, 3)])
    assert difference(DUEL, sums, 0, 1) == Estimate(2.0, 2.0, 2.0)
    low, high = interval(points(DUEL, sums, 0))
    assert high - low > 10


def test_margins_of_a_table_add_up_to_nothing() -> None:
    lineup = Lineup("encore", (), ("a", "b", "b"))
    sums = add_up(
        lineup, rows([[[9, 3, 6], [1, 8, 2], [4, 4, 7]], [[0, 3, 1], [2, 2, 5], [6, 1, 1]]])
    )
    a, b = (margin(lineup, sums, i) for i in range(2))
    # a: 9 - 4.5, 8 - 1.5, 7 - 4, 0 - 2, 2 - 3.5, 1 - 3.5
    assert a.mean == pytest.approx((4.5 + 6.5 + 3 - 2 - 1.5 - 2.5) / 6)
    assert a.mean + 2 * b.mean == pytest.approx(0)


# Victories


def won(*halves: int) -> Sums:
    """Tapes of a duel in which a won so many of the two games."""
    games = {0: ((0, 1), (0, 1)), 1: ((1, 0), (0, 1)), 2: ((1, 0), (1, 0))}
    return duel(*[games[half] for half in halves])


@pytest.mark.parametrize(
    ("victories", "low", "high"),
    # Jeffreys' interval from a table of the beta distribution, in percent
    [(0, 0.0, 21.7), (1, 1.1, 38.1), (5, 22.4, 77.6), (10, 78.3, 100.0)],
)
def test_tapes_won_or_lost_as_a_whole_have_jeffreys_interval(
    victories: int, low: float, high: float
) -> None:
    """Twenty games, but ten observations."""
    share = win_shares(DUEL, won(*[2] * victories, *[0] * (10 - victories)))[0]
    assert share.mean == pytest.approx(10 * victories)
    assert interval(share) == pytest.approx((low, high), abs=2.0)


def test_tapes_that_are_split_tell_more() -> None:
    whole = interval(win_shares(DUEL, won(*[0, 2] * 20))[0])
    split = interval(win_shares(DUEL, won(*[1] * 40))[0])
    assert split[1] - split[0] < (whole[1] - whole[0]) / 4
    assert split[0] < 50 < split[1]


def test_intervals_cover_the_truth_nineteen_times_of_twenty() -> None:
    """Tapes decide most games by themselves: intervals over games would be too narrow."""
    rng = np.random.default_rng(7)
    chances = {0: 0.5, 1: 0.1, 2: 0.4}
    truth = 100 * (0.1 / 2 + 0.4)
    hits = 0
    for _ in range(150):
        halves = rng.choice(list(chances), size=40, p=list(chances.values())).tolist()
        low, high = interval(win_shares(DUEL, won(*halves))[0])
        hits += low <= truth <= high
    assert 0.90 <= hits / 150 <= 0.99


# Ratings


def test_ten_times_the_victories_are_400() -> None:
    a, b = ratings(DUEL, won(*[2] * 1000, *[0] * 100))
    assert a.mean - b.mean == pytest.approx(400, abs=1)
    assert interval(a)[0] < a.mean < interval(a)[1]


def test_a_hopeless_bot_does_not_make_the_others_uncertain() -> None:
    lineup = Lineup("encore", (), ("a", "b", "c"))
    seats = {0: [[1, 0, 0], [0, 1, 0], [0, 0, 1]], 1: [[0, 1, 0], [0, 0, 1], [1, 0, 0]]}
    sums = add_up(lineup, rows([seats[tape % 2] for tape in range(400)]))
    a, b, c = ratings(lineup, sums)
    assert (a.mean, b.mean) == pytest.approx((400 * np.log10(1.5),) * 2, abs=1)
    assert interval(a)[1] - interval(a)[0] < 80
    assert interval(c)[1] - interval(c)[0] > 200


def test_a_bot_that_never_won_has_a_rating_and_a_wide_interval() -> None:
    a, b = ratings(DUEL, won(*[2] * 50))
    assert a.mean - b.mean == pytest.approx(400 * np.log10(101))
    low, high = interval(b)
    assert high < 0
    assert high - low > 200


def test_seats_of_equal_strength_are_rated_alike_whoever_has_more() -> None:
    lineup = Lineup("encore", (), ("a", "b", "b", "b"))
    scores = [[[int(seat == winner) for seat in range(4)]] * 4 for winner in range(4)]
    a, b = ratings(lineup, add_up(lineup, rows(scores)))
    assert (a.mean, b.mean) == pytest.approx((0, 0))


def test_standings_say_what_applies() -> None:
    a, b = standings(DUEL, won(0, 1, 2, 2))
    assert (a.bot, a.seats, a.bands) == ("a", 1, None)
    assert a.wins is not None
    assert b.wins is not None
    assert (a.wins.mean, b.wins.mean) == (62.5, 37.5)
    assert [(pair.bot, pair.other) for pair in pairs(DUEL, won(0, 1))] == [("a", "b")]
    alone = Lineup("encore", (), ("a",))
    (solo,) = standings(alone, add_up(alone, rows([[[41]], [[36]], [[36]]])))
    assert (solo.margin, solo.wins, solo.rating) == (None, None, None)
    assert solo.bands == (1, 0, 2)
    twins = Lineup("encore", (), ("a", "a"))
    (both,) = standings(twins, add_up(twins, rows([[[3, 1]], [[1, 2]]])))
    assert both.rating is None
    assert both.wins is not None
    assert both.wins.mean == 50
