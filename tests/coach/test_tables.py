"""Tables valued by what was learned: fair to good moves, hard on wasted ones, whole at the end."""

from dataclasses import replace
from typing import Any

import pytest

from bis.bots import find_bot
from bis.bots.flip7.learned.best import Round
from bis.coach import COACHES
from bis.coach.flip7.finals import final_points, way
from bis.coach.naming import ALIKE
from bis.coach.walk import Step, beginning, walk
from bis.coach.worth import Evaluator, Position, outcome
from bis.core.chance import Stream
from bis.games import GAMES
from bis.games.encore.moves import PASS
from bis.games.flip7.state import Line
from bis.record.record import Transcript
from tests.coach.evaluators import advised, assert_adds_up, cut, looked_back, played

TABLES = [game for game, coach in COACHES.items() if coach.sampling]


def learned(position: Position) -> Evaluator:
    return COACHES[position.game.id].evaluator(position.header)


def decisions(game: str, bot: str = "greedy") -> list[Step]:
    """Those with a choice, of a game of three."""
    steps = [step for step in walk(played(game, 3, bot)) if not step.is_chance]
    return [step for step in steps if len(legal_of(step)) > 1]


def legal_of(step: Step) -> list[Any]:
    return list(step.known.game.legal(step.known.state, step.line.actor))


def cost(step: Step, move: Any) -> float:
    found = learned(step.known).weigh(step.known, step.line.actor, legal_of(step), move)
    assert found.cost.win is not None
    assert (found.noise.main > 0) == (found.cost.win > 0)
    return found.cost.win


@pytest.mark.parametrize("game", TABLES)
def test_what_best_plays_costs_next_to_nothing(game: str) -> None:
    """On average: in One More Encore! the coach goes by one of the two nets of `best`."""
    best, costs = find_bot(GAMES[game], "best"), []
    for step in decisions(game)[::9][:6]:
        view = GAMES[game].view(step.known.state, step.line.actor)
        costs.append(cost(step, best(view, legal_of(step), Stream(1, 0).at(0))))
    assert sum(costs) / len(costs) < 0.01


@pytest.mark.parametrize("game", ["encore", "one_more_encore"])
def test_wasted_rolls_are_told(game: str) -> None:
    """Early on a pass costs two percent of winning and more, on average."""
    costs = [cost(step, PASS) for step in decisions(game)[:8] if PASS in legal_of(step)]
    assert sum(costs) / len(costs) > 0.02


def test_a_stay_with_nothing_in_front_is_told() -> None:
    step = decisions("flip7")[0]
    stay = GAMES["flip7"].parse_move("stay")
    assert cost(step, stay) > 0.02


@pytest.mark.parametrize("game", TABLES)
def test_somebody_wins_whatever_is_still_to_be_chosen(game: str) -> None:
    """Before rolls, with choices that wait or are written already, with bonus bombs, at the end."""
    transcript = played(game, 3)
    steps = list(walk(transcript))
    bombs = [step.after for step in steps if any(getattr(step.after.state, "bombs", ()))]
    some = [step.after for step in steps[::4]]
    here = [beginning(transcript), *some, *bombs[:3], steps[-1].after]
    for position in here:
        shares = learned(position).outlook(position).share
        assert sum(worth.main for worth in shares) == pytest.approx(1)
        assert all(-40 < worth.points < 260 for worth in shares)
    result = transcript.game.result(transcript.state)
    assert learned(here[-1]).outlook(here[-1]).share == outcome(result)


def last_choice(game: str) -> tuple[Transcript, Step]:
    """A game that the active player has ended, and the choice that was still to be made."""
    for seed in range(3, 60):
        transcript = played(game, 2, seed=seed)
        step = [step for step in walk(transcript) if not step.is_chance][-1]
        if PASS not in legal_of(step):
            continue  # a bonus bomb
        before, passed = (cut(transcript, len(step.known.lines)) for _ in range(2))
        passed.say(step.line.actor, PASS)
        if not passed.to_act and len(legal_of(step)) > 3:
            return before, step
    raise AssertionError("no such game")


@pytest.mark.parametrize("game", ["encore", "one_more_encore"])
def test_in_a_last_turn_points_are_what_they_will_be(game: str) -> None:
    """A hint said 17 where the move brought 16, and the curve 47 where the game ended at 24."""
    before, step = last_choice(game)
    seat, evaluator = step.line.actor, learned(step.known)
    finals = []
    for found in evaluator.advise(step.known, seat, legal_of(step), 4):
        after = cut(before, len(before.lines))
        after.say(seat, found.move)
        result = after.game.result(after.state)
        assert (found.worth.points, found.worth.win) == (
            result.scores[seat],
            seat in result.winners,
        )
        finals.append(result.scores)
    told = evaluator.outlook(step.known).share
    assert tuple(worth.points for worth in told) in finals


@pytest.mark.parametrize("game", TABLES)
def test_a_review_by_what_was_learned_adds_up(game: str) -> None:
    found = looked_back(part := cut(played(game, 2), 24), learned(beginning(part)), seats=[0])
    for account in found.seats:
        assert_adds_up(account)


@pytest.mark.parametrize("game", TABLES)
def test_a_hint_has_the_best_first_and_doubts_about_the_others(game: str) -> None:
    step = decisions(game)[8]
    transcript = cut(played(game, 3), len(step.known.lines))
    found = advised(transcript, learned(step.known), step.line.actor)
    first, *others = [advice.win or 0.0 for advice in found.moves]
    assert others == sorted(others, reverse=True)
    best = max(first, others[0])
    assert best - first <= ALIKE.main, "one as good may stand before it, for what can be said"
    assert all((advice.noise_win == 0) == (advice.win == best) for advice in found.moves)


@pytest.mark.parametrize("lines", [6, 40])
def test_a_choice_that_waits_is_not_looked_at(lines: int) -> None:
    """What another seat has chosen at the same time changes no hint (ENC-07)."""
    transcript = cut(played("encore", 3), lines)
    while len(transcript.to_act) < 2:
        line = played("encore", 3).lines[len(transcript.lines)]
        transcript.say(line.actor, line.said)
    first, *_, last = transcript.to_act
    evaluator = learned(beginning(transcript))
    before = advised(transcript, evaluator, last)
    transcript.play(first, transcript.game.legal(transcript.state, first)[0])
    assert advised(transcript, evaluator, last) == before


# Final scores of Flip 7


def flip7_position(totals: tuple[int, ...], lines: tuple[Line, ...]) -> Any:
    game = GAMES["flip7"]
    state = game.start(game.settle({}, len(lines)), len(lines), 0)
    return game.view(replace(state, rounds=(totals,), lines=lines), 0)


def test_who_reaches_200_ends_the_game_with_what_everybody_has() -> None:
    lines = (Line((12,), status="stayed"), Line((9,), status="stayed"))
    view = flip7_position((195, 100), lines)
    now = Round(view)
    ways = [way(view.edition, 2, True), way(view.edition, 2, False)]
    finals = [final_points(now, seat, ways, now.fates) @ now.fates[seat] for seat in (0, 1)]
    assert finals == pytest.approx([207, 109])


def test_the_farther_from_200_the_more_is_to_come() -> None:
    gains = []
    for total in (0, 100, 190):
        view = flip7_position((total,), (Line((12,), status="stayed"),))
        now = Round(view)
        finals = final_points(now, 0, [way(view.edition, 1, True)], now.fates)
        gains.append(float(finals @ now.fates[0]) - total)
    assert gains[0] > 200
    assert gains[0] > gains[1] > gains[2] == pytest.approx(12)
