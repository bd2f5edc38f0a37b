"""The batch engines play the games that the rules play, move for move."""

import pytest

from bis.record.replay import check
from bis.sim.batch.engine import Engine
from bis.sim.batch.kit import Case
from bis.sim.batch.prove import cases, differences

CASES = list(cases())


@pytest.mark.parametrize("case", CASES, ids=str)
def test_game_k_of_a_seed_is_the_same_in_both_engines(case: Case) -> None:
    assert list(differences(case, 3, range(2))) == []


@pytest.mark.parametrize("case", CASES[::6], ids=str)
def test_interpreted_functions_play_the_same_games(case: Case) -> None:
    assert list(differences(case, 4, range(1), device="python")) == []


@pytest.mark.parametrize("case", CASES[::6], ids=str)
def test_what_the_engine_writes_down_is_a_valid_record(case: Case) -> None:
    engine = Engine(case.game, case.options, case.seats)
    for number in range(3):
        check(str(engine.record(9, number, case.policies)).encode())
