"""The curve of a review: how it falls, where it stands still, and what is told from it."""

from collections.abc import Sequence
from dataclasses import replace
from math import floor
from typing import Any

import pytest

from bis.coach.worth import Estimate, Finding, Outlook, Position, Worth, outcome
from tests.coach.evaluators import Whims, assert_adds_up, cut, looked_back, played


def test_the_curve_has_the_beginning_and_every_line() -> None:
    transcript = played("flip7", 2)
    found = looked_back(transcript, Whims())
    assert len(found.curve) == 1 + len(transcript.lines)
    assert [at.line for at in found.curve[:2]] == [-1, 0]
    final = outcome(transcript.game.result(transcript.state))
    assert found.curve[-1].points == tuple(worth.points for worth in final)
    assert found.curve[-1].win == tuple(worth.win for worth in final)


class Sure(Whims):
    """Knows what the best move wins: more than anybody was thought to."""

    def weigh(self, position: Position, seat: int, legal: Sequence[Any], played: Any) -> Finding:
        return replace(super().weigh(position, seat, legal, played), win=0.9)


def test_the_curve_falls_where_a_mistake_is_told_and_by_as_much() -> None:
    found = looked_back(played("flip7", 2), Sure(cost=0.25))
    wins = {place.line: place.win for place in found.curve}
    last = found.curve[-1].line
    mistakes = [found.decisions[place] for place in found.worst]
    assert mistakes
    for decision in mistakes:
        before, after = wins[decision.line - 1], wins[decision.line]
        assert before is not None
        assert after is not None
        if decision.line < last:
            fell = before[decision.seat] - after[decision.seat]
            assert fell == pytest.approx(min(0.25, before[decision.seat]))
            assert sum(after) == pytest.approx(1.0)
    for account in found.seats:
        assert_adds_up(account)


def test_mistakes_made_at_the_same_time_cost_one_after_the_other() -> None:
    """Nobody's line jumps back up, to where the second was thought to be, and falls from there."""
    found = looked_back(cut(played("encore", 2, "uniform"), 9), Sure(cost=0.25))
    wins = {place.line: place.win for place in found.curve}
    one, other = found.decisions[:2]
    assert (one.turn, one.verdict) == (other.turn, other.verdict) == (1, "blunder")
    for line, chance in [(one.line - 1, 0.9), (one.line, 0.65), (other.line, 0.9)]:
        now = wins[line]
        assert now is not None
        assert now[one.seat] == pytest.approx(chance)


def test_a_place_on_the_curve_says_in_which_turn_it_was() -> None:
    transcript = played("criss_cross", 2)
    turns = [place.turn for place in looked_back(transcript, Whims()).curve]
    first, roll, own = 2, 1, 2  # both begin with a symbol; then a round is a roll and two moves
    assert turns[: 1 + first + roll + own] == [0, 1, 1, 1, 1, 1]
    assert turns == sorted(turns)
    assert turns[-1] == transcript.game.turns(transcript.state)


class Close(Sure):
    """What it calls costly is too close to tell."""

    def weigh(self, position: Position, seat: int, legal: Sequence[Any], played: Any) -> Finding:
        return replace(super().weigh(position, seat, legal, played), noise=Worth(0.0, 0.3))


def test_the_curve_stands_still_where_a_move_is_too_close_to_tell() -> None:
    """Yet it counts as a move and not as luck."""
    found = looked_back(played("flip7", 2), Close(cost=0.25))
    wins = {place.line: place.win or () for place in found.curve[:-1]}
    close = [one for one in found.decisions if one.verdict == "silent"]
    assert close
    for one in close:
        if one.line in wins:
            assert wins[one.line][one.seat] == pytest.approx(wins[one.line - 1][one.seat])
    lost = [-0.25 * sum(one.seat == seat for one in close) for seat in range(2)]
    assert [account.own_win for account in found.seats] == pytest.approx(lost)
    for account in found.seats:
        assert_adds_up(account)


class Settled(Whims):
    """What everybody plays wins a little more often than what is told to be better."""

    def outlook(self, _: Position) -> Outlook:
        return Outlook(((Worth(30, 0.995), Worth(20, 0.005)),))

    def weigh(self, position: Position, seat: int, legal: Sequence[Any], _: Any) -> Finding:
        found = super().weigh(position, seat, legal, legal[0])
        return replace(found, win=0.005 if seat else 0.995)

    def advise(
        self, position: Position, seat: int, legal: Sequence[Any], count: int
    ) -> list[Estimate]:
        win, first = 0.003 if seat else 0.985, position.game.legal(position.state, seat)[0]
        best, other = Worth(30, win), Worth(29, win + 0.012)
        none = Worth(0, 0)
        return [Estimate(one, best if one == first else other, none) for one in legal[:count]]


def test_nobody_wins_more_than_always() -> None:
    found = looked_back(cut(played("encore", 2, "uniform"), 12), Settled())
    wins = [win for place in found.curve for win in place.win or ()]
    assert {0.0, 1.0} <= {*wins}
    assert all(0 <= win <= 1 for win in wins)


class Nearly(Whims):
    """Accuses of what is read as 8% from one chance, and as 9% from another."""

    def weigh(self, position: Position, seat: int, legal: Sequence[Any], played: Any) -> Finding:
        found = super().weigh(position, seat, legal, played)
        return replace(found, cost=Worth(2.0, 0.084), win=0.544 if seat else 0.548)


def test_a_mistake_is_called_by_what_is_read_of_the_curve() -> None:
    """Moves made at the same time: the second falls from elsewhere than where it was judged."""
    found = looked_back(cut(played("encore", 3, "uniform"), 20), Nearly())
    wins = {place.line: place.win or () for place in found.curve}
    read = {"mistake": 8, "blunder": 9}
    seen = set()
    for one in found.decisions:
        if one.verdict not in read or one.line == found.curve[-1].line:
            continue
        fell = [floor(100 * wins[line][one.seat] + 0.5) for line in (one.line - 1, one.line)]
        assert fell[0] - fell[1] == read[one.verdict]
        seen.add((one.verdict, one.seat > 0))
    assert len(seen) > 2, "some are called otherwise than where they were judged"


class Torn(Whims):
    """Says of what it judges something else than the curve does, and accuses the second seat."""

    def weigh(self, position: Position, seat: int, legal: Sequence[Any], played: Any) -> Finding:
        found = super().weigh(position, seat, legal, played)
        cost = Worth(2.0, 0.2) if seat else Worth(0.0, 0.0)
        return replace(found, best=legal[seat], cost=cost, win=0.77)


def test_a_mistake_is_told_from_where_the_curve_falls_also_after_another_move() -> None:
    found = looked_back(cut(played("encore", 2, "uniform"), 9), Torn())
    wins = {place.line: place.win or () for place in found.curve[:-1]}
    accused = [one for one in found.decisions if one.verdict == "blunder" and one.line in wins]
    assert accused
    for one in accused:
        assert one.win == pytest.approx(0.77)
        assert wins[one.line - 1][one.seat] == pytest.approx(0.77)
        assert wins[one.line][one.seat] == pytest.approx(0.57)
