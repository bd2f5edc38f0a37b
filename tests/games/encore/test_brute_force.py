"""Legal moves, judge and rule text agree on every set of squares, tried one by one."""

from itertools import chain, combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bis.core.errors import IllegalMoveError
from bis.games.encore import ENCORE
from bis.games.encore.moves import Placement
from bis.games.encore.state import State
from tests.games.encore.positions import COLUMNS, SHEETS, classic_words, paper, say, table

ROLLS = ["g y b | 1 2 3", "g y b | 4 5 ?", "p o x | 1 2 3", "p o x | 4 5 ?"]
"""Together every pair of faces."""
Place = tuple[int, int]


def places(squares: int) -> set[Place]:
    return {(i // 7, i % 7) for i in range(105) if squares >> i & 1}


def neighbors(place: Place) -> set[Place]:
    column, row = place
    return {(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)}


def is_one_clump(squares: set[Place]) -> bool:
    found = [min(squares)]
    for place in found:
        found += (neighbors(place) & squares) - set(found)
    return len(found) == len(squares)


def follows_the_rules(checked: set[Place], marks: int, move: Placement) -> bool:
    """ENC-11 to ENC-18, word by word."""
    squares = places(move.squares)
    rows = SHEETS["classic"].split()
    colors = {rows[row][column].lower() for column, row in squares}
    count_fits = move.number == "?" or len(squares) == int(move.number)
    return (
        1 <= len(squares) <= 5
        and count_fits
        and len(colors) == 1
        and (move.color == "x" or colors == {move.color})
        and not squares & checked
        and is_one_clump(squares)
        and any(place[0] == 7 or neighbors(place) & checked for place in squares)
        and (move.color == "x") + (move.number == "?") <= marks
    )


def is_accepted(state: State, seat: int, move: Placement) -> bool:
    try:
        ENCORE.judge(state, seat, move)
    except IllegalMoveError:
        return False
    return True


def subsets(squares: list[int]) -> list[int]:
    sizes = (combinations(squares, size) for size in range(len(squares) + 1))
    return [sum(subset) for subset in chain.from_iterable(sizes)]


def agree(state: State, seat: int, region: int) -> int:
    """Try every part of a region with all dice rolled; how many placements are legal there."""
    assert state.roll is not None
    checked, marks = places(state.sheets[seat].checked), state.sheets[seat].marks
    legal = {move for move in ENCORE.legal(state, seat) if move.kind == "placement"}
    found = 0
    for squares in subsets([1 << i for i in range(105) if region >> i & 1]):
        for color, number in product(set(state.roll.colors), set(state.roll.numbers)):
            move = Placement(color, number, squares)
            expected = follows_the_rules(checked, marks, move)
            assert is_accepted(state, seat, move) == expected, move
            assert (move in legal) == expected, move
            found += expected
    return found


@pytest.mark.rules("ENC-11", "ENC-12", "ENC-13", "ENC-14", "ENC-16", "ENC-17", "ENC-18")
@pytest.mark.parametrize("roll", ROLLS)
@pytest.mark.parametrize(
    ("left", "marks"),
    [
        pytest.param("G4 G5 H4 H5 G6 H6 G7 H7 I6 I7 J7", 8, id="around column H"),
        pytest.param("A1 B1 C1 A2 B2 A3 A4 N7 O7 O6", 1, id="two corners"),
    ],
)
def test_of_the_last_open_squares_every_set_is_legal_or_refused_by_the_rules(
    left: str, marks: int, roll: str
) -> None:
    checked = f"all but {left}"
    state = table(paper(checked, marks=marks), paper(), roll=roll)
    region = sum(classic_words()[name] for name in left.split())
    found = agree(state, 0, region)
    assert found == len(ENCORE.legal(state, 0)) - 1


@pytest.mark.rules("ENC-12", "ENC-13", "ENC-14", "ENC-18")
@pytest.mark.parametrize("roll", ROLLS)
@pytest.mark.parametrize(
    ("checked", "region", "marks"),
    [
        pytest.param("", "D1 E1 F1 G1 H1 E2 F2 G2 H2", 2, id="nothing checked"),
        pytest.param("H1 D2", "D1 E1 F1 G1 E2 F2 D2 D3 E3", 0, id="six squares, and no marks"),
        pytest.param("A7 N1", "B1 A7 A6 O1 O2 M1 N2 N3 O3", 2, id="edges"),
    ],
)
def test_in_a_region_every_set_is_legal_or_refused_by_the_rules(
    checked: str, region: str, marks: int, roll: str
) -> None:
    state = table(paper(checked, marks=marks), paper(), roll=roll)
    agree(state, 0, sum(classic_words()[name] for name in region.split()))


@pytest.mark.rules("ENC-08", "ENC-12", "ENC-13", "ENC-14")
@settings(max_examples=12, deadline=None)
@given(
    checked=st.sets(st.integers(0, 104), max_size=40),
    corner=st.tuples(st.integers(0, 12), st.integers(0, 4)),
    roll=st.sampled_from(ROLLS),
    marks=st.integers(0, 2),
)
def test_on_any_sheet_every_set_of_nine_squares_is_legal_or_refused_by_the_rules(
    checked: set[int], corner: Place, roll: str, marks: int
) -> None:
    names = [f"{COLUMNS[place // 7]}{place % 7 + 1}" for place in checked]
    state = table(paper(" ".join(names), marks=marks), paper(), roll=roll)
    column, row = corner
    region = sum(1 << 7 * (column + i) + row + j for i in range(3) for j in range(3))
    agree(state, 0, region)


@pytest.mark.rules("ENC-08")
@pytest.mark.parametrize("turn", [3, 4])
@pytest.mark.parametrize("taken", ["pass", "x1 H1", "b? H4 H5", "b1 H4", "x? H2"])
def test_every_pair_of_faces_is_legal_or_refused_by_what_the_active_player_took(
    taken: str, turn: int
) -> None:
    """On an empty sheet H4 H5 are two blue squares, each a one."""
    colors, numbers = list("bxb"), list("1??")
    state = say(table(paper(), paper(), turn=turn, roll="b x b | 1 ? ?"), f"0 {taken}")
    if taken != "pass" and turn == 4:
        colors.remove(taken[0])
        numbers.remove(taken[1])
    for color, number in product("gybpox", "12345?"):
        move = Placement(color, number, classic_words()["H4"])
        expected = color in colors and number in numbers
        assert is_accepted(state, 1, move) == expected
        assert (move in ENCORE.legal(state, 1)) == expected
