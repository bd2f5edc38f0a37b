"""The end of a game at a table of two, counted by hand."""

import pytest

from bis.core.chance import Stream
from bis.games.encore.moves import PASS, Move, Placement
from bis.games.encore.pieces import Roll, printed_sheet, read_squares
from bis.games.encore.state import Sheet, State
from lab.oracle.encore_tables import BOTS, GAME, Decision, Worth, after, gone, is_known, may_end

CLASSIC = printed_sheet("classic")
GREEN, BLUE, PINK, ORANGE = (CLASSIC.by_color[color] for color in "gbpo")
LAST_BLUE, LAST_PINK = read_squares(["B6"]), read_squares(["D6"])
"""Both have a star."""
END, REPLY = Placement("b", "1", LAST_BLUE), Placement("p", "1", LAST_PINK)
WIN, TIE, LOSS, UNKNOWN = Worth(1, 1), Worth(0.5, 0.5), Worth(0, 0), Worth(0, 1)


def table(marks: tuple[int, int]) -> State:
    """Both lack one square to a second color, at dice that let both check it."""
    first = Sheet(CLASSIC, marks[0], GREEN | BLUE & ~LAST_BLUE, colors="g", first_colors="g")
    second = Sheet(CLASSIC, marks[1], ORANGE | PINK & ~LAST_PINK, colors="o", first_colors="o")
    state: State = GAME.deal(State((first, second), 0, turn=9), Roll("bpp", "111"))[0]
    return state


def told(state: State, seat: int) -> dict[Move, Worth]:
    return dict(zip(GAME.legal(state, seat), after(state, seat, seat), strict=True))


@pytest.mark.rules("ENC-22", "ENC-23", "ENC-24")
@pytest.mark.parametrize(
    ("marks", "worth"), [((3, 3), TIE), ((3, 2), LOSS), ((3, 4), WIN), ((0, 8), WIN)]
)
def test_the_last_reply_wins_ties_or_loses(marks: tuple[int, int], worth: Worth) -> None:
    """Ten points for two colors, nine stars open: whoever has more marks wins."""
    state, _ = GAME.play(table(marks), 0, END)
    assert may_end(state)
    worths = told(state, 1)
    assert worths[REPLY] == worth
    assert worths[PASS] == (WIN if marks == (0, 8) else LOSS)


@pytest.mark.parametrize(
    ("marks", "ending", "others"),
    [((3, 3), TIE, LOSS), ((3, 2), WIN, LOSS), ((8, 0), WIN, UNKNOWN)],
)
def test_who_may_end_the_game_counts_the_others_best_reply(
    marks: tuple[int, int], ending: Worth, others: Worth
) -> None:
    """Whatever else the first does, the second ends the game if it wins by that."""
    state = table(marks)
    worths = told(state, 0)
    assert worths.pop(END) == ending
    assert set(worths.values()) == {others}
    decision = Decision(0, state, 0, after(state, 0, 0), 0.0)
    assert is_known(decision.worths)
    assert decision.all_known == (others == LOSS)
    lost = decision.loss(GAME.legal(state, 0).index(PASS))
    assert lost == Worth(ending.low - others.high, ending.low - others.low)


def test_nothing_is_known_where_the_best_may_be_to_go_on() -> None:
    assert not is_known([UNKNOWN, TIE])
    assert not is_known([LOSS, LOSS])
    assert is_known([UNKNOWN, WIN])


def test_nobody_ends_the_game_who_lacks_six_squares() -> None:
    state = table((3, 3))
    assert may_end(state)
    pink = read_squares(["A5", "C3", "C4", "F5", "F6"])
    sheets = tuple(Sheet(CLASSIC, 3, sheet.checked & ~pink & ~BLUE) for sheet in state.sheets)
    assert not may_end(State(sheets, 0, turn=9, roll=state.roll, choices=(None, None)))


def test_what_games_lost_is_counted_by_decision() -> None:
    state = table((8, 0))
    found = [
        Decision(game, state, 0, [WIN, UNKNOWN], won) for game, won in [(1, 0), (1, 0), (4, 1)]
    ]
    assert gone(found).mean == pytest.approx(2 / 3)


def test_best_takes_a_victory_at_hand() -> None:
    """It could go on for points; it ends the game."""
    state = table((8, 0))
    view, legal = GAME.view(state, 0), GAME.legal(state, 0)
    assert BOTS["best"](view, legal, Stream(1, 0).at(0)) == END
