"""Criss Cross: the net, exact at the end, luck without bias."""

from dataclasses import replace

import numpy as np
import pytest

from bis.coach.criss_cross.evaluator import GridEvaluator, win_chances
from bis.coach.walk import walk
from bis.coach.worth import Position
from bis.core.chance import Stream
from bis.games import GAMES
from bis.games.criss_cross.pieces import SYMBOLS, Roll
from bis.record.record import Header, Line, Transcript
from tests.coach.evaluators import assert_adds_up, decided, looked_back, played

GAME = GAMES["criss_cross"]
EVALUATOR = GridEvaluator()


def own_game(seats: int, *, blunder: int = -1) -> Transcript:
    """The evaluator's best moves; but for one decision by its number, which is its worst."""
    names = tuple(f"net {seat}" for seat in range(seats))
    transcript = Transcript(Header(GAME, GAME.settle({}, seats), names, 0))
    decisions = 0
    while actors := transcript.to_act:
        if actors[0] < 0:
            draws = Stream(8, 1).at(len(transcript.lines))
            transcript.deal(GAME.draw(transcript.state, draws))
            continue
        state = replace(transcript.state, choices=transcript.state.choices and (None,) * seats)
        position = Position(transcript.header, tuple(transcript.lines), state)
        legal = GAME.legal(state, actors[0])
        errs = decisions == blunder
        advice = EVALUATOR.advise(position, actors[0], legal, len(legal) if errs else 3)
        transcript.play(actors[0], advice[-1 if errs else 0].move)
        decisions += 1
    return transcript


def test_its_own_game_is_never_accused() -> None:
    found = looked_back(own_game(1), EVALUATOR)
    assert {decision.verdict for decision in found.decisions} <= {"best", "only", "fine"}


def test_a_planted_blunder_is_among_the_worst() -> None:
    transcript = own_game(1, blunder=9)
    found = looked_back(transcript, EVALUATOR)
    moves = [i for i, line in enumerate(transcript.lines) if line.actor >= 0]
    assert moves[9] in [found.decisions[place].line for place in found.worst]


def test_everything_adds_up_and_nothing_is_noisy() -> None:
    found = looked_back(played("criss_cross", 2), EVALUATOR)
    for account in found.seats:
        assert_adds_up(account)
        assert account.luck_noise_win == 0


@pytest.mark.parametrize("line", [1, 7, 23])
def test_rolls_are_worth_on_average_what_was_expected_before(line: int) -> None:
    """So luck is luck: its mean is nothing."""
    transcript = played("criss_cross", 1)
    step = next(step for step in list(walk(transcript))[line:] if step.is_chance)
    before = EVALUATOR.outlook(step.before).share[0].points
    worths = []
    for first in SYMBOLS:
        for second in SYMBOLS:
            roll = Roll(first + second)
            state, _ = GAME.deal(step.before.state, roll)
            lines = (*step.before.lines, Line(-1, roll))
            after = Position(transcript.header, lines, state)
            worths.append(EVALUATOR.outlook(after).share[0].points)
    assert np.mean(worths) == pytest.approx(before)


def test_the_last_move_is_judged_by_who_wins() -> None:
    transcript = played("criss_cross", 2)
    *_, last = (step for step in walk(transcript) if not step.is_chance)
    legal = GAME.legal(last.known.state, last.line.actor)
    advice = EVALUATOR.advise(last.known, last.line.actor, legal, 1)[0]
    assert advice.worth.win in (0.0, 0.5, 1.0)


def test_choices_of_others_that_wait_do_not_change_what_a_move_is_worth() -> None:
    """Two records that differ in what another seat wrote at the same time (CC-07)."""
    transcript = played("criss_cross", 2)
    first, second = [step for step in walk(transcript) if not step.is_chance][4:6]
    other = Transcript(transcript.header)
    for line in transcript.lines[: first.index]:
        other.say(line.actor, line.said)
    legal = GAME.legal(other.state, first.line.actor)
    other.play(first.line.actor, next(move for move in legal if move != first.line.said))
    other.play(second.line.actor, second.line.said)
    again = list(walk(other))[second.index]
    assert again.before != second.before
    assert decided(again, EVALUATOR) == decided(second, EVALUATOR)


def test_equal_grids_have_equal_chances_and_better_ones_greater() -> None:
    assert win_chances([30, 30], [3, 3]) == pytest.approx([0.5, 0.5])
    better, worse = win_chances([33, 30], [3, 3])
    assert better > 0.7
    assert better + worse == pytest.approx(1)
