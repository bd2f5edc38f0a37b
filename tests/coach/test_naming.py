"""Of moves that are as good the one is named of which something can be said; else nothing is."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bis.coach import COACHES
from bis.coach.hint import consider, hint
from bis.coach.review import decide
from bis.coach.shape import Decision
from bis.coach.walk import Step
from bis.coach.worth import Estimate, Finding, Gain, Position, Worth
from bis.record.record import Line, Transcript
from tests.coach.evaluators import Whims
from tests.coach.test_hint import rolled

ROLL = {"encore": "roll y y y | 1 2 3", "one_more_encore": "roll y y y | 1 2 3 | heart"}
SHORT, MIDDLE, LONG = "y1", "y2", "y3"
"""Nothing speaks for a square beside more of them."""


class Told(Whims):
    """Says what it is told of the moves, in this order, and of what the one played costs."""

    def __init__(self, wins: dict[str, float], noise: float, finding: Finding) -> None:
        super().__init__()
        self.wins, self.noise, self.finding = wins, noise, finding

    def advise(self, position: Position, *_: Any) -> list[Estimate]:
        return [
            Estimate(read(position, move), Worth(0.0, win), Worth(1.0, i and self.noise))
            for i, (move, win) in enumerate(self.wins.items())
        ]

    def weigh(self, position: Position, _: int, legal: Sequence[Any], played: Any) -> Finding:
        best = next(move for move in legal if move != played)
        asked = read(position, next(iter(self.wins))) if len(legal) > 2 else best
        return replace(self.finding, best=asked)


def read(position: Position, start: str) -> Any:
    """The first legal move of these dice."""
    legal = position.game.legal(position.state, 0)
    return next(move for move in legal if str(move).startswith(start))


def named(game: str, win: float, noise: float) -> tuple[str, str]:
    transcript = rolled(game, ROLL[game])
    evaluator = Told({SHORT: 0.54, LONG: win}, noise, Finding(None, Worth(0, 0), Worth(0, 0)))
    found = hint(COACHES[game], transcript, evaluator, 0)
    return found.moves[0].move[:2], found.moves[1].move[:2]


@pytest.mark.parametrize("game", ROLL)
def test_of_moves_as_good_the_one_is_named_first_for_which_something_can_be_said(game: str) -> None:
    assert named(game, 0.53, 0.02) == (LONG, SHORT)


@pytest.mark.parametrize(("win", "noise"), [(0.52, 0.05), (0.53, 0.005)])
@pytest.mark.parametrize("game", ROLL)
def test_what_is_better_is_named_first_all_the_same(game: str, win: float, noise: float) -> None:
    assert named(game, win, noise) == (SHORT, LONG)


def cost(win: float, *gains: Gain) -> Finding:
    return Finding(None, Worth(1.0, win), Worth(0.1, 0.001), gains)


def asked(transcript: Transcript, finding: Finding) -> Decision:
    """Three squares are meant where one is said to be better, and nothing speaks for that one."""
    evaluator = Told({SHORT: 0.54}, 0.0, finding)
    move = str(read(at_its_end(transcript), LONG))
    return consider(COACHES[transcript.game.id], transcript, evaluator, 0, move)


def at_its_end(transcript: Transcript) -> Position:
    return Position(transcript.header, tuple(transcript.lines), transcript.state)


@pytest.mark.parametrize(
    ("finding", "verdict"),
    [
        (cost(0.045), "silent"),
        (cost(0.045, Gain("stars", 0.1, 0.5)), "silent"),
        (cost(0.045, Gain("stars", 1.2, 0.1)), "mistake"),
        (cost(0.06), "mistake"),
        (cost(0.09), "blunder"),
    ],
)
@pytest.mark.parametrize("game", ROLL)
def test_nobody_is_asked_about_a_small_mistake_that_is_hard_to_see(
    game: str, finding: Finding, verdict: str
) -> None:
    assert asked(rolled(game, ROLL[game]), finding).verdict == verdict


@pytest.mark.parametrize("game", ROLL)
def test_sure_tells_where_points_come_from_as_a_review_does(game: str) -> None:
    found = asked(rolled(game, ROLL[game]), cost(0.06, Gain("stars", 1.2, 0.1)))
    assert found.words["en"].end == (
        "On average the better move brings 1.2 points more by the end: 1.2 more in stars.",
    )


@pytest.mark.parametrize("game", ROLL)
def test_a_review_names_a_move_as_good_of_which_something_can_be_said(game: str) -> None:
    transcript = rolled(game, ROLL[game])
    position = at_its_end(transcript)
    step = Step(1, Line(0, read(position, MIDDLE)), position, position, position)
    evaluator = Told({SHORT: 0.54, LONG: 0.53}, 0.02, cost(0.06))
    assert decide(COACHES[game], step, evaluator).decision.best.startswith(LONG)
