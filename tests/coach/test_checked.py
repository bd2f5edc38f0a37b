"""What was learned accuses, and games that are interpreted confirm it or not."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bis.bots import find_bot
from bis.coach import COACHES, evaluator_of, purse, sampling
from bis.coach.checked import CheckedEvaluator, together
from bis.coach.playouts import Playouts
from bis.coach.sampling import PlayoutEvaluator
from bis.coach.verdicts import ACCUSATIONS, verdict_of
from bis.coach.walk import Step, walk
from bis.coach.worth import Finding, Position
from bis.core.chance import Stream
from bis.games.encore.moves import PASS
from tests.coach.evaluators import Whims, played

GAMES = ["encore", "one_more_encore"]


def checked(position: Position, learned: Whims) -> CheckedEvaluator:
    sampling = COACHES[position.game.id].sampling
    assert sampling is not None
    few = replace(sampling, effort=sampling.effort.interpreted)
    playouts = Playouts(position.header, sampling.policy, fast=False)
    return CheckedEvaluator(learned, PlayoutEvaluator(playouts, few))


def choice(game: str) -> tuple[Step, Any]:
    """Late in a game: where whoever plays on would cross off four squares or more, and which."""
    steps = list(walk(played(game, 2)))
    for step in steps[2 * len(steps) // 3 :]:
        if not step.is_chance:
            own = tuned(step)
            if own in legal(step) and getattr(own, "squares", 0).bit_count() >= 4:
                return step, own
    raise AssertionError("no such choice")


def legal(step: Step) -> Sequence[Any]:
    return step.known.game.legal(step.known.state, step.line.actor)


def tuned(step: Step) -> Any:
    view = step.known.game.view(step.known.state, step.line.actor)
    return find_bot(step.known.game, "tuned")(view, legal(step), Stream(1, 0).at(0))


def accused(step: Step, other: Any, move: Any, noise: float = 0.0) -> Finding:
    """What is left of it if somebody says that the other move would be better by far."""
    learned = Whims(noise, 0.5)
    return checked(step.known, learned).weigh(step.known, step.line.actor, [other, move], move)


@pytest.mark.parametrize("game", GAMES)
def test_a_mistake_is_confirmed_and_it_is_known_where_the_points_come_from(game: str) -> None:
    step, own = choice(game)
    finding = accused(step, own, PASS)
    assert verdict_of(finding, PASS) in ACCUSATIONS
    assert sum(gain.points for gain in finding.gains) > 0


def test_what_a_mistake_cost_is_told_by_both_as_far_as_each_is_sure() -> None:
    assert together((0.3, 0.1), (0.1, 0.1)) == pytest.approx((0.2, 0.1 / 2**0.5))
    assert together((0.3, 0.2), (0.1, 0.1))[0] == pytest.approx(0.14)
    assert together((0.3, 0.1), (0.1, 0.0)) == (0.1, 0.0)
    step, own = choice("encore")
    found = [accused(step, own, PASS, noise) for noise in (0.0, 0.05, 0.2)]
    costs = [each.cost.main for each in found]
    assert costs[0] == 0.5
    assert costs == sorted(costs, reverse=True)
    assert costs[2] < costs[1] < 0.5
    assert all(verdict_of(each, PASS) in ACCUSATIONS for each in found)


@pytest.mark.parametrize("game", GAMES)
def test_who_is_accused_wrongly_is_let_go(game: str) -> None:
    """What games find to be better by far gains nothing on itself: a curve jumped to 100 %."""
    step, own = choice(game)
    found = accused(step, PASS, own)
    assert (found.best, found.cost.main, verdict_of(found, own)) == (own, 0.0, "best")


@pytest.mark.parametrize("game", GAMES)
def test_what_may_have_cost_much_is_looked_at_though_nobody_is_sure(game: str) -> None:
    """Else a whole game of One More Encore! had no mistake, though much was lost by moves."""
    step, own = choice(game)
    unsure = Whims(0.4, 0.5).weigh(step.known, step.line.actor, [own, PASS], PASS)
    assert verdict_of(unsure, PASS) == "silent"
    assert verdict_of(accused(step, own, PASS, 0.4), PASS) in ACCUSATIONS


@pytest.mark.parametrize("cost", [0.0, 0.06])
def test_no_game_is_played_on_for_what_nobody_suspects(cost: float) -> None:
    step, own = choice("encore")
    told = step.known, step.line.actor, legal(step), own
    assert checked(step.known, Whims(cost=cost)).weigh(*told) == Whims(cost=cost).weigh(*told)


def test_a_long_look_is_bounded_and_says_that_it_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games from the first turns are long: not all of them are played, and each is heard of."""
    monkeypatch.setattr(sampling, "has_numba", lambda: False)
    monkeypatch.setattr(purse, "LOOK", 2_000)
    step = next(s for s in walk(played("one_more_encore", 2)) if len(legal(s)) > 1)
    own, told = tuned(step), COACHES["one_more_encore"].sampling
    assert told is not None
    heard: list[None] = []
    found = evaluator_of(step.known.header, lambda: heard.append(None))
    assert isinstance(found, CheckedEvaluator)
    monkeypatch.setattr(found, "_learned", Whims(cost=0.5))
    finding = found.weigh(step.known, step.line.actor, [own, PASS], PASS)
    assert 2 * 4 < len(heard) < told.effort.plainly
    assert finding.noise.main > 0
