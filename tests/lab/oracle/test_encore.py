"""The oracle of Encore!: the rules themselves, move by move and roll by roll, say the same."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

import pytest

from bis.bots import find_bot
from bis.core.chance import TABLE_STREAM, Source, Stream
from bis.games.encore.moves import PASS, Move
from bis.games.encore.pieces import ALL, Roll, Squares, read_squares
from bis.games.encore.rules import TURNS_ALONE
from bis.games.encore.state import State
from bis.games.encore.view import View
from bis.sim.match import play_match
from lab.bound.dice import ALL_WAYS, ROLLS, WAYS
from lab.oracle import encore, encore_tables
from lab.oracle.__main__ import main
from lab.oracle.encore import ENDGAME, losses, rolls_left, worths
from tests.lab.bound.exact import GAME, optimum, points, position

WHIMS = Stream(1, 0).at(0)
FIVE = read_squares(["A3", "C2", "K6", "M7", "O6"])
"""One square of each color, so that two of them end the game."""
EIGHT = read_squares(["A3", "A4", "B6", "C2", "K6", "M7", "N4", "O6"])


@cache
def tried(state: State) -> float:
    """The best play's mean: every move after each of the 441 rolls, played by the rules."""
    if state.over:
        return float(points(state))
    total = 0.0
    for roll, ways in zip(ROLLS, WAYS.tolist(), strict=True):
        dealt, _ = GAME.deal(state, roll)
        moves = GAME.legal(dealt, 0)
        total += ways * max(tried(settled(GAME.play(dealt, 0, move)[0])) for move in moves)
    return total / ALL_WAYS


def settled(state: State) -> State:
    """Without the roll, so that equal sheets are looked at once."""
    return replace(state, roll=None, choices=())


def late(game: int, rolls: int) -> State:
    """A game of `greedy` with so many rolls left, before the roll."""
    bot = ("greedy", find_bot(GAME, "greedy"))
    limit = TURNS_ALONE - rolls
    state: State = play_match(GAME, {"sheet": "classic"}, [bot], 77, game, limit=limit).state
    return state


def solved(state: State) -> float:
    sheet = state.sheets[0]
    return float(ENDGAME.worths([sheet.checked], rolls_left(state))[0, sheet.marks])


@pytest.mark.rules("ENC-14", "ENC-18", "ENC-23")
@pytest.mark.parametrize(("open_squares", "marks"), [(FIVE, 0), (FIVE, 1), (EIGHT, 1)])
def test_two_rolls_are_what_trying_everything_says(open_squares: Squares, marks: int) -> None:
    state = position(ALL & ~open_squares, marks, 2)
    assert solved(state) == pytest.approx(tried(state), abs=1e-9)


@pytest.mark.rules("ENC-26")
@pytest.mark.parametrize("marks", [0, 2, 3, 8])
@pytest.mark.parametrize("rolls", [1, 3, 4])
def test_more_rolls_are_what_the_rules_say(rolls: int, marks: int) -> None:
    state = position(ALL & ~EIGHT, marks, rolls)
    assert solved(state) == pytest.approx(optimum(state), abs=1e-9)


@pytest.mark.parametrize("game", range(2))
def test_the_end_of_a_real_game_is_what_the_rules_say(game: int) -> None:
    state = late(game, 2)
    assert solved(state) == pytest.approx(optimum(state), abs=1e-9)


def test_sheets_solved_together_are_worth_what_each_is_alone() -> None:
    sheets = [late(game, 2).sheets[0].checked for game in range(3)] + [ALL, ALL & ~FIVE]
    together = ENDGAME.worths(sheets, 2)
    for squares, told in zip(sheets, together, strict=True):
        assert ENDGAME.worths([squares], 2)[0].tolist() == pytest.approx(told.tolist(), abs=1e-9)


def test_a_loss_is_what_the_best_move_would_have_brought_more() -> None:
    """Whoever passes could have had a star and a column."""
    state, _ = GAME.deal(position(ALL & ~FIVE, 1, 3), Roll("bg", "1?"))
    brought = {
        move: optimum(settled(GAME.play(state, 0, move)[0])) for move in GAME.legal(state, 0)
    }
    assert worths(state).tolist() == pytest.approx(list(brought.values()), abs=1e-9)
    lost = losses(state, {"pass": passes, "best": find_bot(GAME, "best")}, WHIMS)
    assert lost["pass"] == pytest.approx(max(brought.values()) - brought[PASS], abs=1e-9)
    assert lost["pass"] > 1
    assert lost["best"] == pytest.approx(0, abs=1e-9)


def passes(view: View, legal: Sequence[Move], source: Source) -> Move:
    return PASS


@pytest.mark.parametrize("game", range(3))
def test_best_loses_nothing_with_the_last_roll(game: int) -> None:
    before = late(game, 1)
    roll = GAME.draw(before, Stream(77, game, TABLE_STREAM).at(TURNS_ALONE))
    state, _ = GAME.deal(before, roll)
    assert losses(state, {"best": find_bot(GAME, "best")}, WHIMS) == {"best": 0.0}


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("encore --rolls 1 --games 3", "quick: 0.0000 ± 0.0000 points lost"),
        ("encore --seats 2 --games 1", "every move's worth is known, "),
        ("--rules basic --rolls 1 --positions 2", "basic, 1 rolls left, 2 positions: 0.0000"),
    ],
)
def test_the_command_tells_what_was_lost(
    words: str, told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """On games of `greedy`, which takes no time."""
    for bots in (encore.BOTS, encore_tables.BOTS):
        monkeypatch.setitem(bots, "best", find_bot(GAME, "greedy"))
    main(words.split())
    assert told in capsys.readouterr().out
