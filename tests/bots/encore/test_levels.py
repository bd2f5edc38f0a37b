"""Levels of Encore! at tables: careful by what is still at stake."""

from dataclasses import replace

import pytest

from bis.bots import find_bot
from bis.bots.encore.frugal import frugal
from bis.bots.encore.learned import levels
from bis.bots.encore.learned.best import first_look
from bis.bots.encore.learned.seated import DECIDED, at_stake
from bis.bots.encore.learned.together import Together
from bis.core.chance import Stream
from bis.core.game import AnyGame
from bis.games.encore import ENCORE
from bis.games.encore.state import FREE_TURNS
from bis.games.one_more_encore import ONE_MORE_ENCORE
from tests.bots.encore.matches import decisions


def test_whoever_is_far_behind_goes_by_smaller_differences() -> None:
    """`uniform` is as good as lost after some turns: else it would not matter what it does."""
    seen = []
    for state, seat in decisions(ENCORE, ["greedy", "uniform"], 3810, 2, {"sheet": "classic"}):
        if len(ENCORE.legal(state, seat)) > 1:
            seen.append((state.turn, seat, at_stake(ENCORE.view(state, seat), Together)))
    assert min(stake for turn, _, stake in seen if turn == 1) > 0.9
    turn, _, stake = max(row for row in seen if row[1] == 1)
    assert turn > 10
    assert 4 * DECIDED * (1 - DECIDED) <= stake < 0.5


@pytest.mark.parametrize("seats", [1, 2])
def test_levels_have_the_order_of_the_net(seats: int) -> None:
    """What is looser is not worse informed: the best move is the same."""
    for state, seat in decisions(ENCORE, ["greedy"] * seats, 3811, 1, {"sheet": "classic"}):
        legal = list(ENCORE.legal(state, seat))
        if state.turn == 6 and len(legal) > 3:
            view = ENCORE.view(state, seat)
            told, worths = first_look(view, legal), levels.worths(view, legal)
            assert told is not None
            assert worths.index(max(worths)) == int(told.argmax())
            scale = (max(worths) - min(worths)) / float(told.max() - told.min())
            expected = 1 / levels.POINTS if seats == 1 else 1 / at_stake(view, Together)
            assert scale == pytest.approx(expected)
            return
    raise AssertionError("no such decision")


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "quick", "best"])
def test_whoever_can_end_the_game_as_its_winner_does(level: str) -> None:
    """Far ahead, with one color full: they passed, to win by more, and seemed to be broken."""
    state = ENCORE.start(ENCORE.settle({}, 2), 2, 0)
    colors = state.sheets[0].printed.by_color
    checked = sum(squares & ~(squares & -squares) for squares in colors.values()) | colors["b"]
    own = replace(state.sheets[0], checked=checked, colors="b", first_colors="b")
    state = replace(state, sheets=(own, state.sheets[1]), turn=12)
    state, _ = ENCORE.deal(state, ENCORE.parse_chance("roll y x g | 1 2 3"))
    view, legal, bot = ENCORE.view(state, 0), ENCORE.legal(state, 0), find_bot(ENCORE, level)
    assert {str(move) for move in legal} >= {"pass", "y1 A7"}
    assert "pass" not in {str(bot(view, legal, Stream(5, n).at(0))) for n in range(20)}


FREE = {ENCORE: "roll g x y | 3 ? 1", ONE_MORE_ENCORE: "roll g x y | 3 ? 1 | row"}


@pytest.mark.parametrize("game", FREE, ids=lambda game: game.id)
@pytest.mark.parametrize("level", ["easy", "medium", "hard", "novice", "casual"])
def test_levels_pay_no_marks_for_what_is_there_without(game: AnyGame, level: str) -> None:
    """Where all choose from all the dice, and where the active player has taken two."""
    state, _ = game.deal(game.start(game.settle({}, 2), 2, 0), game.parse_chance(FREE[game]))
    view, legal, bot = game.view(state, 0), game.legal(state, 0), find_bot(game, level)
    for number in range(40):
        move = bot(view, legal, Stream(5, number).at(0))
        same = [
            each for each in legal if getattr(each, "squares", 0) == getattr(move, "squares", 0)
        ]
        assert getattr(move, "cost", 0) == min(getattr(each, "cost", 0) for each in same)


def test_a_die_may_be_worth_a_mark_to_whoever_takes_it_from_the_others() -> None:
    state, _ = ENCORE.deal(
        ENCORE.start(ENCORE.settle({}, 2), 2, 0), ENCORE.parse_chance(FREE[ENCORE])
    )
    view, legal = ENCORE.view(state, 0), ENCORE.legal(state, 0)
    fewer = len(frugal(view, legal))
    assert fewer < len(legal)
    later = replace(view, turn=FREE_TURNS + 1)
    assert len(frugal(later, legal)) == len(legal), "the active player's"
    assert len(frugal(replace(later, active=1), legal)) == fewer, "everybody else's"
    assert len(frugal(replace(later, sheets=view.sheets[:1]), legal)) == fewer, "alone"
