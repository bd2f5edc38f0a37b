"""What a review says, whoever values positions."""

import json
from dataclasses import asdict, replace

import pytest

from bis.coach import COACHES
from bis.coach.decisions import as_decided
from bis.coach.naming import LOOKED_AT
from bis.coach.review import review
from bis.coach.shape import Decision
from bis.coach.verdicts import Verdict, verdict_of
from bis.coach.walk import walk
from bis.coach.worth import Finding, Outlook, Worth, outcome, spread
from bis.core.errors import BisError
from bis.core.languages import LANGUAGES
from bis.games import GAMES
from bis.record.replay import replay
from tests.coach.evaluators import Whims, advised, assert_adds_up, cut, looked_back, played
from tests.samples import seats_of

# Bookkeeping


@pytest.mark.parametrize(("game", "seats"), [s for game in GAMES for s in seats_of(game, 1, 3)])
def test_start_luck_own_and_others_add_up_to_the_outcome(game: str, seats: int) -> None:
    transcript = played(game, seats)
    found = looked_back(transcript, Whims())
    final = outcome(transcript.game.result(transcript.state))
    for account in found.seats:
        assert_adds_up(account)
        assert account.final_points == final[account.seat].points
        assert account.final_win == pytest.approx(final[account.seat].win, abs=1e-6)
        costs = [each.cost_points for each in found.decisions if each.seat == account.seat]
        if account.final_win is not None:  # no own moves below zero where none cost anything
            assert account.own_points == pytest.approx(-sum(costs), abs=1e-4)


def test_alone_nobody_wins() -> None:
    found = looked_back(played("criss_cross", 1), Whims())
    assert {at.win for at in found.curve} == {None}
    assert all(decision.cost_win is None for decision in found.decisions)


def test_a_game_that_is_not_over_ends_with_what_is_expected() -> None:
    found = looked_back(cut(played("encore", 2), 20), Whims())
    assert not found.finished
    assert len(found.curve) == 21


def test_decisions_are_told_as_they_are_found() -> None:
    told: list[Decision] = []
    transcript = played("flip7", 2)
    found = review(COACHES["flip7"], transcript, Whims(), found=told.append)
    assert tuple(told) == found.decisions


def test_progress_goes_from_little_to_all() -> None:
    told: list[float] = []
    looked_back(played("flip7", 2), Whims(), told.append)
    assert told == sorted(told)
    assert told[-1] == 1.0


def test_luck_has_noise_where_samples_differ() -> None:
    found = looked_back(played("flip7", 2), Whims())
    assert all(account.luck_noise_points > 0 for account in found.seats)
    assert spread([Worth(1.0, None)]) == Worth(0.0, None)


# Decisions


def test_every_move_is_a_decision_and_chance_is_none() -> None:
    transcript = played("encore", 2)
    found = looked_back(transcript, Whims())
    moves = [i for i, line in enumerate(transcript.lines) if line.actor >= 0]
    assert [decision.line for decision in found.decisions] == moves


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_says_in_which_turn_or_round_it_was(game: str) -> None:
    transcript = played(game, 2)
    turns = [decision.turn for decision in looked_back(transcript, Whims()).decisions]
    assert turns == sorted(turns)
    assert (turns[0], turns[-1]) == (1, transcript.game.turns(transcript.state))


def test_a_seat_is_judged_alone_if_asked() -> None:
    found = looked_back(played("encore", 3), Whims(), seats=[1])
    assert {decision.seat for decision in found.decisions} == {1}
    assert len(found.seats) == 3


def test_choices_made_at_the_same_time_are_judged_without_the_others() -> None:
    """On the first turns of Encore! all choose at the same time (ENC-07)."""
    evaluator = Whims()
    looked_back(cut(played("encore", 4), 5), evaluator)
    assert {len(position.lines) for position, _ in evaluator.seen} == {1}
    for position, _ in evaluator.seen:
        assert position.state.choices == (None,) * 4


def test_the_three_worst_are_the_ones_that_cost_most() -> None:
    found = looked_back(played("encore", 2, "uniform"), Whims(cost=0.5))
    assert len(found.worst) == 3
    assert all(found.decisions[place].verdict == "blunder" for place in found.worst)


@pytest.mark.parametrize(
    ("cost", "noise", "verdict"),
    [
        (0.0, 0.0, "fine"),
        (0.03, 0.001, "mistake"),
        (0.2, 0.01, "blunder"),
        (0.11, 0.03, "blunder"),
        (0.2, 0.095, "silent"),
        (0.01, 0.02, "silent"),
        (-0.1, 0.01, "fine"),
    ],
)
def test_only_what_is_beyond_the_noise_is_accused(
    cost: float, noise: float, verdict: Verdict
) -> None:
    assert verdict_of(Finding("a", Worth(0, cost), Worth(0, noise)), "b", 2.0) == verdict


@pytest.mark.parametrize(
    ("cost", "win", "verdict"),
    [
        (Worth(0, 0.084), None, "mistake"),  # both are read as −8%
        (Worth(0, 0.076), None, "mistake"),
        (Worth(0, 0.086), None, "blunder"),
        (Worth(0, 0.086), 0.544, "mistake"),  # from 54% to 46%
        (Worth(0, 0.084), 0.548, "blunder"),  # from 55% to 46%
        (Worth(0, 0.081), 0.546, "mistake"),
        (Worth(0, 0.2), 0.083, "mistake"),  # from 8% to nothing
        (Worth(2.04, None), None, "mistake"),
        (Worth(2.06, None), None, "blunder"),
    ],
)
def test_what_reads_alike_is_called_alike(cost: Worth, win: float | None, verdict: Verdict) -> None:
    finding = Finding("a", cost, Worth(0, None if cost.win is None else 0.0), win=win)
    assert verdict_of(finding, "b") == verdict


def test_the_best_move_is_never_accused() -> None:
    assert verdict_of(Finding("a", Worth(9, 1.0), Worth(0, 0.0)), "a") == "best"


def test_a_move_that_was_the_best_says_what_spoke_for_it_beside_the_only_other_one() -> None:
    """Hit or stay: whoever wonders about a lucky hit is told why it was right."""
    found = looked_back(played("flip7", 2), Whims(cost=0.0))
    hits = [one.words["en"] for one in found.decisions if one.move == one.best == "hit"]
    assert all(words.played for words in hits)
    assert any("instead of" in reason for words in hits for reason in words.why)


def test_a_noisy_evaluator_is_silent() -> None:
    found = looked_back(played("encore", 2, "uniform"), Whims(noise=1.0))
    assert not found.worst
    assert {decision.verdict for decision in found.decisions} <= {"silent", "best", "only"}


# Hints


def test_a_hint_has_up_to_five_moves_of_the_seat_to_act() -> None:
    transcript = cut(played("encore", 2), 1)
    found = advised(transcript, Whims(), 1)
    assert found.seat == 1
    assert 1 < len(found.moves) <= LOOKED_AT
    legal = transcript.game.legal(transcript.state, 1)
    assert {advice.move for advice in found.moves} <= {str(move) for move in legal}


def test_a_hint_does_not_see_what_another_seat_has_chosen_already() -> None:
    transcript = cut(played("encore", 2), 1)
    before = advised(transcript, Whims(), 1)
    transcript.play(0, transcript.game.legal(transcript.state, 0)[0])
    assert advised(transcript, Whims(), 1) == before


@pytest.mark.parametrize(
    ("lines", "seat", "reason"),
    [
        (0, None, "the table is to roll or deal"),
        (1, 7, "seat 7 is not to act; 1 or 0 is"),
        (None, None, "the game is over"),
    ],
)
def test_there_is_no_hint_where_nothing_is_to_choose(
    lines: int | None, seat: int | None, reason: str
) -> None:
    whole = played("encore", 2)
    transcript = cut(whole, len(whole.lines) if lines is None else lines)
    with pytest.raises(BisError, match=reason):
        advised(transcript, Whims(), seat)


# As JSON


@pytest.mark.parametrize("game", GAMES)
def test_a_review_is_plain_json_in_every_language(game: str) -> None:
    transcript = played(game, 2, "uniform")
    plain = json.loads(json.dumps(asdict(looked_back(transcript, Whims()))))
    assert [len(plain["seats"]), len(plain["curve"])] == [2, 1 + len(transcript.lines)]
    assert plain["unit"] == "win"
    for decision in plain["decisions"]:
        assert str(transcript.lines[decision["line"]].said) == decision["move"]
        words = decision["words"]
        counts = [{kind: len(said) for kind, said in words[one].items()} for one in LANGUAGES]
        assert counts == [counts[0]] * len(LANGUAGES)


def test_a_hint_is_plain_json() -> None:
    plain = json.loads(json.dumps(asdict(advised(cut(played("flip7", 1), 2), Whims()))))
    assert plain["unit"] == "points"
    assert plain["moves"][0]["win"] is None


def test_a_record_is_walked_as_it_was_written() -> None:
    transcript = played("one_more_encore", 2)
    steps = list(walk(replay(str(transcript).encode())))
    assert [step.line for step in steps] == transcript.lines
    assert steps[-1].after.state == transcript.state


def test_samples_of_an_outlook_are_averaged() -> None:
    outlook = Outlook(((Worth(1, 0.0),), (Worth(3, 1.0),)))
    assert outlook.share == (Worth(2, 0.5),)


def test_the_same_record_has_the_same_review() -> None:
    transcript = played("flip7", 3)
    one = looked_back(transcript, Whims())
    assert looked_back(transcript, Whims()) == one


def test_a_decision_says_why_whoever_leads_may_yet_win_less_often() -> None:
    """Ada leads by a star, and hers is the lower chance."""
    step = next(step for step in walk(played("encore", 2)) if not step.is_chance)
    found = as_decided(
        COACHES["encore"], step, Finding(step.line.said, Worth(0, 0), Worth(0, 0), win=0.3), "best"
    )
    assert found.decision.words["en"].odds == ()
    state = step.known.state
    stars = state.sheets[0].printed.stars
    ahead = replace(state.sheets[step.line.actor], checked=stars & -stars)
    sheets = tuple(
        ahead if seat == step.line.actor else one for seat, one in enumerate(state.sheets)
    )
    here = replace(step, known=replace(step.known, state=replace(state, sheets=sheets)))
    finding = Finding(step.line.said, Worth(0, 0), Worth(0, 0), win=0.3)
    told = as_decided(COACHES["encore"], here, finding, "best").decision
    assert told.words["en"].odds == ("most points are still to come",)
