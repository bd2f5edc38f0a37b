"""At tables on a sheet that no net for tables has learned, by the net for any sheet."""

from dataclasses import replace

import numpy as np
import pytest

from bis.bots import find_bot
from bis.bots.encore.learned import seated, unseen
from bis.bots.encore.learned.unseen import Unseen
from bis.games.encore import ENCORE
from bis.games.encore.moves import PASS
from bis.games.encore.state import State
from bis.sim.match import play_match
from tests.games.encore.test_new_sheets import SEVENTH


def at_turn(turn: int, seats: int = 2) -> State:
    """A game of `greedy`, after a roll."""
    greedy = find_bot(ENCORE, "greedy")
    bots = [("greedy", greedy)] * seats
    state: State = play_match(ENCORE, {"sheet": SEVENTH}, bots, 3801, 0, limit=turn).state
    roll = ENCORE.parse_chance("roll g b x | 1 2 3")
    dealt, _ = ENCORE.deal(state, roll)
    return dealt


def situation(state: State, seat: int = 0) -> Unseen:
    return Unseen.of(ENCORE.view(state, seat))


def with_claims(state: State) -> State:
    """All that the second seat could claim is claimed by it, with no square checked."""
    full = state.sheets[1]
    return replace(state, sheets=(state.sheets[0], replace(full, columns=(1 << 15) - 1)))


def test_what_others_claimed_is_worth_less() -> None:
    state = at_turn(12)
    open_, taken = situation(state), situation(with_claims(state))
    mine = open_.sheets.pick(np.array([0]))
    assert taken.points(mine, 20.0)[0] < open_.points(mine, 20.0)[0] - 2


def test_with_more_turns_to_come_more_is_expected() -> None:
    here = situation(at_turn(8))
    told = [here.points(here.sheets, turns)[0] for turns in (2.0, 10.0, 25.0)]
    assert told == sorted(told)


def test_the_nearer_the_others_are_to_the_end_the_fewer_turns_are_left() -> None:
    early, late = situation(at_turn(2)), situation(at_turn(24))
    assert early.turns_left(0) > late.turns_left(0) + 5


def test_one_does_not_hurry_oneself_in_a_look_ahead() -> None:
    """Squares of one's own are no turns that the others lose."""
    here = situation(at_turn(12))
    rows = [here.sheets.pick(np.array([seat])) for seat in (0, 1)]
    further = here.next(rows)
    assert further.turns_left(1) == here.turns_left(1) - 1
    grown = replace(rows[0], checked=np.ones_like(rows[0].checked))
    assert here.next([grown, rows[1]]).turns_left(1) == further.turns_left(1)


def test_a_game_that_ends_now_goes_to_whoever_leads() -> None:
    here = situation(at_turn(12))
    over = replace(here.sheets.pick(np.array([0])), colors=np.ones((1, 5), dtype=bool))
    level = over.banked + here.scores[1] - here.desk.scores(over)
    ahead, behind = (replace(over, banked=level + points) for points in (12, -6))
    assert here.evaluate(0, ahead)[1][0] > 0.99
    assert here.evaluate(0, behind)[1][0] < 0.01


@pytest.mark.parametrize("seats", [2, 4])
def test_best_looks_a_roll_further_and_quick_does_not(seats: int) -> None:
    state = at_turn(9, seats)
    seat = ENCORE.to_act(state)[0]
    view, legal = ENCORE.view(state, seat), ENCORE.legal(state, seat)
    for name, looks in (("quick", 1), ("best", unseen.LOOKS)):
        told = seated.worths(view, legal, Unseen, looks)
        chosen = find_bot(ENCORE, name)(view, legal, None)  # type: ignore[arg-type]
        assert chosen == legal[int(told.argmax())]
    assert legal[int(told.argmax())] != PASS


def test_on_unseen_sheets_it_beats_a_beginner() -> None:
    """With the chances of the others for its own it would lose them all."""
    bots = [("quick", find_bot(ENCORE, "quick")), ("greedy", find_bot(ENCORE, "greedy"))]
    wins = 0
    for number in range(4):
        turned = bots if number % 2 else bots[::-1]
        result = ENCORE.result(play_match(ENCORE, {"sheet": SEVENTH}, turned, 3802, number).state)
        wins += (1 - number % 2) in result.winners
    assert wins >= 3
