"""Legal moves, judge and rule text agree on sets of squares, tried one by one."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bis.core.errors import IllegalMoveError
from bis.games.one_more_encore import ONE_MORE_ENCORE
from bis.games.one_more_encore.moves import Bonus, Move, Special
from bis.games.one_more_encore.state import Sheet, State
from tests.games.encore.positions import random_game
from tests.games.one_more_encore.positions import SHEET, paper, table, words

Place = tuple[int, int]
ALL_PLACES = [(column, row) for column in range(15) for row in range(7)]
LETTERS = {(column, row): SHEET.split()[row][column] for column, row in ALL_PLACES}
STARS = {place for place in ALL_PLACES if LETTERS[place].islower()}


def places(squares: int) -> set[Place]:
    return {(i // 7, i % 7) for i in range(105) if squares >> i & 1}


def word(squares: Iterable[Place]) -> int:
    return sum(1 << 7 * column + row for column, row in squares)


def neighbors(place: Place) -> set[Place]:
    column, row = place
    return {(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)}


def block_of(place: Place) -> frozenset[Place]:
    block = [place]
    for member in block:
        same = {p for p in neighbors(member) if p in LETTERS}
        color = LETTERS[place].lower()
        block += [p for p in same if LETTERS[p].lower() == color and p not in block]
    return frozenset(block)


BLOCKS = sorted({block_of(place) for place in ALL_PLACES}, key=sorted)


# The rules, word by word


def is_bomb(checked: set[Place], squares: set[Place]) -> bool:
    """OME-09."""
    columns, rows = {column for column, _ in squares}, {row for _, row in squares}
    return (
        1 <= len(squares) <= 4
        and not squares & checked
        and max(columns) - min(columns) <= 1
        and max(rows) - min(rows) <= 1
    )


def one_after_the_other(checked: set[Place], squares: set[Place], entry: set[Place]) -> bool:
    """OME-14: some order in which each has contact, or lies in the entry."""
    return any(
        all(
            place in entry or neighbors(place) & (checked | set(order[:i]))
            for i, place in enumerate(order)
        )
        for order in permutations(squares)
    )


def is_stars(checked: set[Place], squares: set[Place]) -> bool:
    """OME-11."""
    column_h = {(7, row) for row in range(7)}
    return (
        1 <= len(squares) <= 2
        and squares <= STARS - checked
        and one_after_the_other(checked, squares, column_h)
    )


def is_row(checked: set[Place], squares: set[Place]) -> bool:
    """OME-12."""
    return (
        1 <= len(squares) <= 3
        and not squares & checked
        and len({row for _, row in squares}) == 1
        and one_after_the_other(checked, squares, set())
    )


def is_block(checked: set[Place], squares: set[Place]) -> bool:
    """OME-13."""
    return bool(squares) and any(
        squares == block - checked
        and (block & checked or any(neighbors(place) & checked for place in block))
        for block in BLOCKS
    )


RULES = {"bomb": is_bomb, "stars": is_stars, "row": is_row, "block": is_block}


# Candidates


def parts(squares: Iterable[Place], most: int) -> list[set[Place]]:
    squares = sorted(squares)
    return [set(part) for size in range(1, most + 1) for part in combinations(squares, size)]


def candidates(face: str, corner: Place) -> list[set[Place]]:
    column, row = corner
    region = [(column + i, row + j) for i in range(4) for j in range(3)]
    match face:
        case "bomb":
            return parts(region, 4) + parts(region[:6], 5)
        case "stars":
            return parts(STARS, 3) + parts(region, 1)
        case "row":
            whole = [place for place in ALL_PLACES if place[1] == row]
            return parts(whole, 3) + parts(region, 3) + parts(whole[:6], 4)
        case _:
            pairs = [set(one | other) for one, other in combinations(BLOCKS[:12], 2)]
            return [part for block in BLOCKS for part in parts(block, 6)] + pairs


def is_accepted(state: State, move: Move) -> bool:
    try:
        ONE_MORE_ENCORE.judge(state, 0, move)
    except IllegalMoveError:
        return False
    return True


def agree(sheet: Sheet, face: str, corner: Place) -> None:
    """Try the candidates, and whatever else is said to be legal."""
    sheet = replace(sheet, circled=9, used=8)
    state = table(sheet, paper(), roll=f"g g g | 1 1 1 | {face}")
    checked = places(sheet.checked)
    legal = {move.squares for move in ONE_MORE_ENCORE.legal(state, 0) if isinstance(move, Special)}
    assert all(RULES[face](checked, places(squares)) for squares in legal)
    for squares in candidates(face, corner):
        expected = RULES[face](checked, squares)
        move = Special(face, word(squares))
        assert (move.squares in legal) == expected, move
        assert is_accepted(state, move) == expected, move


corners = st.tuples(st.integers(0, 11), st.integers(0, 4))


@st.composite
def papers_of_random_games(draw: st.DrawFn) -> Sheet:
    """Somebody's paper some time in a game of random moves."""
    game = random_game(ONE_MORE_ENCORE, {}, 2, draw(st.integers(0, 2**32 - 1)))
    stop = draw(st.integers(0, 90))
    state, _ = next(played for i, played in enumerate(game) if i == stop or played[0].over)
    sheet: Sheet = state.sheets[draw(st.integers(0, 1))]
    return sheet


@pytest.mark.rules("OME-09", "OME-11", "OME-12", "OME-13", "OME-14")
@pytest.mark.parametrize("face", RULES)
@settings(max_examples=25, deadline=None)
@given(sheet=papers_of_random_games(), corner=corners)
def test_in_random_games_the_special_die_checks_what_the_rules_allow(
    face: str, sheet: Sheet, corner: Place
) -> None:
    agree(sheet, face, corner)


@pytest.mark.rules("OME-09", "OME-11", "OME-12", "OME-13", "OME-14")
@pytest.mark.parametrize("face", RULES)
@settings(max_examples=25, deadline=None)
@given(checked=st.sets(st.sampled_from(ALL_PLACES)), corner=corners)
def test_on_any_sheet_the_special_die_checks_what_the_rules_allow(
    face: str, checked: set[Place], corner: Place
) -> None:
    agree(replace(paper(), checked=word(checked)), face, corner)


@pytest.mark.rules("OME-09", "OME-16")
@settings(max_examples=10, deadline=None)
@given(checked=st.sets(st.sampled_from(ALL_PLACES), max_size=60), corner=corners)
def test_a_bonus_bomb_checks_what_any_bomb_may(checked: set[Place], corner: Place) -> None:
    sheet = replace(paper(), checked=word(checked) | words()["Q"])
    state = replace(table(sheet, paper(), roll="g g g | 1 1 1 | heart"), bombs=(0b10, 0))
    now = places(sheet.checked)
    offered = {move.squares for move in ONE_MORE_ENCORE.legal(state, 0) if isinstance(move, Bonus)}
    assert 0 in offered
    assert all(is_bomb(now, places(squares)) for squares in offered - {0})
    for squares in candidates("bomb", corner):
        expected = is_bomb(now, squares)
        move = Bonus("Q", word(squares))
        assert (move.squares in offered) == expected
        assert is_accepted(state, move) == expected
