"""What holds on every table, whatever is drawn and chosen."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bis.core.errors import IllegalMoveError
from bis.core.game import Ended
from bis.core.seats import TABLE
from bis.games.flip7 import FLIP7
from bis.games.flip7.moves import HIT, STAY, Move, Target
from bis.games.flip7.state import State, all_cards
from tests.games.flip7.positions import random_game

seeds = st.integers(0, 2**32 - 1)
editions = st.sampled_from(["fr", "en"])
few_seats = st.integers(1, 6)


def is_accepted(state: State, seat: int, move: Move) -> bool:
    try:
        FLIP7.judge(state, seat, move)
    except IllegalMoveError:
        return False
    return True


@pytest.mark.rules("F7-27")
@settings(max_examples=30, deadline=None)
@given(seeds, st.one_of(few_seats, st.sampled_from([18, 36])), editions)
def test_no_card_is_ever_lost(seed: int, seats: int, edition: str) -> None:
    (first, _), *after = random_game(seed, seats, edition)
    full = all_cards(first)
    assert sum(full) == (94 if seats <= 18 else 188)
    for state, _ in after[:2000]:
        assert all_cards(state) == full
        assert min(state.deck) >= 0
        assert min(state.discards) >= 0


@pytest.mark.rules("F7-08", "F7-11", "F7-28")
@settings(max_examples=30, deadline=None)
@given(seeds, few_seats, editions)
def test_random_games_end_with_one_leader_of_200_points(
    seed: int, seats: int, edition: str
) -> None:
    *before, (last, told) = random_game(seed, seats, edition)
    result = FLIP7.result(last)
    best = max(result.scores)
    assert told[-1] == Ended()
    assert not any(Ended() in events for _, events in before)
    assert best >= 200
    assert result.scores.count(best) == 1
    assert result.winners == (result.scores.index(best),)


@settings(max_examples=15, deadline=None)
@given(seeds, few_seats, editions)
def test_a_move_is_legal_if_and_only_if_the_judge_accepts_it(
    seed: int, seats: int, edition: str
) -> None:
    said: list[Move] = [HIT, STAY, *map(Target, range(-1, seats + 1))]
    for state, _ in random_game(seed, seats, edition):
        for seat in range(-1, seats + 1):
            accepted = [move for move in said if is_accepted(state, seat, move)]
            assert list(FLIP7.legal(state, seat)) == accepted
            assert bool(accepted) == (seat in FLIP7.to_act(state) and seat != TABLE)


@settings(max_examples=15, deadline=None)
@given(seeds, few_seats, editions)
def test_saving_changes_nothing(seed: int, seats: int, edition: str) -> None:
    for state, _ in random_game(seed, seats, edition):
        loaded = FLIP7.load(FLIP7.save(state))
        assert loaded == state
        assert hash(loaded) == hash(state)


@pytest.mark.rules("F7-07", "F7-19", "F7-24")
@settings(max_examples=20, deadline=None)
@given(seeds, few_seats, editions)
def test_lines_hold_different_numbers_and_at_most_six_before_the_round_ends(
    seed: int, seats: int, edition: str
) -> None:
    for state, _ in random_game(seed, seats, edition):
        for line in state.lines:
            assert (len(set(line.numbers)) < len(line.numbers)) == (line.status == "busted")
            assert len(set(line.numbers)) < 7


@pytest.mark.rules("F7-04", "F7-24")
@settings(max_examples=20, deadline=None)
@given(seeds, st.integers(2, 6), editions)
def test_the_deal_passes_on_after_every_round(seed: int, seats: int, edition: str) -> None:
    states = [state for state, _ in random_game(seed, seats, edition)]
    for before, after in pairwise(states[:-1]):
        rounds = len(after.rounds) - len(before.rounds)
        assert after.dealer == (before.dealer + rounds) % seats
