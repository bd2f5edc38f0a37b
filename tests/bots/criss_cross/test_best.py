"""The learned player: exact where it says so, blind to what is hidden, out for the win."""

from dataclasses import replace
from functools import cache
from itertools import product

import numpy as np
import pytest

from bis.bots import find_bot
from bis.bots.criss_cross.learned.best import read_grid
from bis.bots.criss_cross.learned.grids import Paper, unique
from bis.bots.criss_cross.learned.search import exact
from bis.core.chance import BOT_STREAM, Stream
from bis.games import GAMES
from bis.games.criss_cross.pieces import Roll
from bis.games.criss_cross.rules import legal_placements
from bis.games.criss_cross.scoring import parts
from bis.games.criss_cross.state import Sheet, State

GAME = GAMES["criss_cross"]
WHIMS = Stream(1, 0, BOT_STREAM)
ROLLS = [a + b for a, b in product("abcdef", repeat=2)]
LATE = "aabbc/ddeef/abcde/fa.../bc..."
"""Six free squares: three rolls to go."""


@pytest.mark.parametrize(("advanced", "optimum"), [(False, 7.56836), (True, -2.38915)])
def test_the_game_of_three_by_three_is_solved(advanced: bool, optimum: float) -> None:
    """Four rolls; the values of the best play are known from elsewhere."""
    start = np.zeros((1, 9), dtype=np.uint8)
    start[0, 0] = 1
    assert exact(Paper(3, advanced), start, 4)[0] == pytest.approx(optimum, abs=5e-6)


def solved(sheet: Sheet, advanced: bool, rolls: int) -> float:
    """The same by the rules, plainly: every roll, every legal placement."""

    @cache
    def worth(written: str, left: int) -> float:
        now = Sheet(written)
        if left == 0 or not now.has_room():
            return float(sum(part.points for part in parts(now, advanced)))
        total = 0.0
        for roll in ROLLS:
            moves = legal_placements(now, Roll(roll))
            total += max(worth(now.write(m.symbols, m.squares).written, left - 1) for m in moves)
        return total / len(ROLLS)

    return worth(sheet.written, rolls)


@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("text", ["aabbc/ddeef/abcde/fabcd/b..b.", "aabbc/ddeef/abcde/fab../bcd.."])
def test_the_last_two_rolls_are_worth_what_the_rules_say(text: str, advanced: bool) -> None:
    sheet = Sheet.parse(text)
    told = exact(Paper(5, advanced), read_grid(sheet)[None], 2)[0]
    assert told == pytest.approx(solved(sheet, advanced, 2))


@pytest.mark.parametrize("advanced", [False, True])
def test_with_three_rolls_left_no_move_is_better(advanced: bool) -> None:
    """The roll on the table and two more, against the rules played through."""
    sheet = Sheet.parse(LATE)
    state = State((sheet,), advanced, Roll("ad"), (None,))
    legal = GAME.legal(state, 0)
    chosen = find_bot(GAME, "best")(GAME.view(state, 0), legal, WHIMS.at(1))
    worth = {move: solved(sheet.write(move.symbols, move.squares), advanced, 2) for move in legal}
    assert worth[chosen] == pytest.approx(max(worth.values()))
    assert len({round(value, 6) for value in worth.values()}) > 1


def test_names_of_symbols_do_not_matter() -> None:
    grids = np.array([[1, 2, 0, 1], [3, 5, 0, 3], [1, 1, 0, 2]], dtype=np.uint8)
    distinct, which = unique(grids)
    assert len(distinct) == 2
    assert which[0] == which[1] != which[2]


def test_what_others_have_chosen_in_secret_changes_nothing() -> None:
    sheets = (
        Sheet.parse(LATE),
        Sheet.parse(LATE.replace("a", "x").replace("b", "a").replace("x", "b")),
    )
    state = State(sheets, False, Roll("ab"), (None, None))
    answers = set()
    for choice in (None, *GAME.legal(state, 1)[:3]):
        now = state if choice is None else replace(state, choices=(None, choice))
        view = GAME.view(now, 0)
        answers.add(str(find_bot(GAME, "best")(view, GAME.legal(now, 0), WHIMS.at(1))))
    assert len(answers) == 1


def test_among_equal_points_the_better_line_wins() -> None:
    """The last roll: 12 points either way, like the other seat, which can write no more."""
    mine, other = "dadad/daafa/efebd/beba./effa.", "adaa./ecacb/bccec/dacaa/.befd"
    state = State((Sheet.parse(mine), Sheet.parse(other)), False, Roll("ab"), (None, None))
    view, legal = GAME.view(state, 0), GAME.legal(state, 0)
    assert str(find_bot(GAME, "points")(view, legal, WHIMS.at(1))) == "a E4 b E5"
    assert str(find_bot(GAME, "best")(view, legal, WHIMS.at(1))) == "b E4 a E5"
