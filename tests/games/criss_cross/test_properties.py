"""What holds on every table, whatever is rolled and chosen."""

import statistics
from collections.abc import Iterator
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bis.core.chance import BOT_STREAM, Stream
from bis.core.errors import IllegalMoveError
from bis.core.game import Ended, Events
from bis.core.seats import TABLE
from bis.games.criss_cross import CRISS_CROSS
from bis.games.criss_cross.moves import Placement
from bis.games.criss_cross.pieces import Roll
from bis.games.criss_cross.state import Sheet, State

PLACES = [(column, row) for column in range(5) for row in range(5)]
TWO_SYMBOLS = ["".join(pair) for pair in product("abcdef", repeat=2)]


def symbol_at(sheet: Sheet, place: tuple[int, int]) -> str:
    column, row = place
    return str(sheet).split("/")[row][column]


def are_neighbors(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def has_free_pair(sheet: Sheet) -> bool:
    free = [place for place in PLACES if symbol_at(sheet, place) == "."]
    return any(are_neighbors(one, other) for one, other in combinations(free, 2))


# Positions and games


papers = st.text("abcdef" + "." * 8, min_size=24, max_size=24)
"""By chance a little more than half of the squares are free."""


@st.composite
def rolled_tables(draw: st.DrawFn) -> State:
    sheets = tuple(Sheet("a" + paper) for paper in draw(st.lists(papers, min_size=1, max_size=3)))
    roll = Roll(draw(st.sampled_from(TWO_SYMBOLS)))
    return State(sheets, draw(st.booleans()), roll, (None,) * len(sheets))


def random_game(
    seed: int, game: int, seats: int = 1, rules: str = "basic"
) -> Iterator[tuple[State, Events]]:
    """Every state of a game of uniform random moves, with what the table announced."""
    table, bots = Stream(seed, game), Stream(seed, game, BOT_STREAM)
    state = CRISS_CROSS.start({"rules": rules}, seats, 0)
    event = 0
    while acting := CRISS_CROSS.to_act(state):
        if acting == (TABLE,):
            state, events = CRISS_CROSS.deal(state, CRISS_CROSS.draw(state, table.at(event)))
        else:
            draws = bots.at(event)
            seat = acting[draws.below(len(acting))]
            moves = CRISS_CROSS.legal(state, seat)
            state, events = CRISS_CROSS.play(state, seat, moves[draws.below(len(moves))])
        event += 1
        yield state, events


random_games = st.builds(
    random_game,
    st.integers(0, 2**32 - 1),
    st.integers(0, 99),
    st.integers(1, 6),
    st.sampled_from(["basic", "advanced"]),
)


# Properties


def is_accepted(state: State, seat: int, move: Placement) -> bool:
    try:
        CRISS_CROSS.judge(state, seat, move)
    except IllegalMoveError:
        return False
    return True


@pytest.mark.rules("CC-03", "CC-04", "CC-05", "CC-06")
@settings(max_examples=5, deadline=None)
@given(rolled_tables())
def test_a_placement_is_legal_if_and_only_if_the_judge_accepts_it(state: State) -> None:
    said = [
        Placement(symbols, squares)
        for squares in combinations(range(25), 2)
        for symbols in TWO_SYMBOLS
    ]
    for seat in range(len(state.sheets)):
        accepted = [move for move in said if is_accepted(state, seat, move)]
        assert CRISS_CROSS.legal(state, seat) == accepted


@pytest.mark.rules("CC-03", "CC-04", "CC-05", "CC-06")
@settings(max_examples=60, deadline=None)
@given(rolled_tables())
def test_legal_placements_are_both_symbols_in_two_free_neighbors(state: State) -> None:
    assert state.roll is not None
    orders = {state.roll.symbols, state.roll.symbols[::-1]}
    for seat, sheet in enumerate(state.sheets):
        expected = {
            f"{order[0]} {'ABCDE'[p[0]]}{p[1] + 1} {order[1]} {'ABCDE'[q[0]]}{q[1] + 1}"
            for p, q in combinations(PLACES, 2)
            if are_neighbors(p, q) and symbol_at(sheet, p) == symbol_at(sheet, q) == "."
            for order in orders
        }
        moves = [str(move) for move in CRISS_CROSS.legal(state, seat)]
        assert len(moves) == len(expected)
        assert set(moves) == expected


@pytest.mark.rules("CC-06", "CC-08")
@settings(max_examples=200, deadline=None)
@given(rolled_tables())
def test_who_has_two_free_neighbors_is_to_act(state: State) -> None:
    assert CRISS_CROSS.to_act(state) == tuple(
        seat for seat, sheet in enumerate(state.sheets) if has_free_pair(sheet)
    )


@pytest.mark.rules("CC-03", "CC-08")
@settings(max_examples=40, deadline=None)
@given(random_games)
def test_random_games_end_after_at_most_twelve_rounds(game: Iterator[tuple[State, Events]]) -> None:
    *before, (last, told) = game
    assert told[-1] == Ended()
    assert sum(events[0].kind == "rolled" for _, events in before) <= 12
    assert all(Ended() not in events for _, events in before)
    assert not any(has_free_pair(sheet) for sheet in last.sheets)
    assert len({str(sheet)[0] for sheet in last.sheets}) == len(last.sheets)


@settings(max_examples=25, deadline=None)
@given(random_games)
def test_saving_changes_nothing(game: Iterator[tuple[State, Events]]) -> None:
    for state, _ in game:
        loaded = CRISS_CROSS.load(CRISS_CROSS.save(state))
        assert loaded == state
        assert hash(loaded) == hash(state)


@settings(max_examples=15, deadline=None)
@given(random_games)
def test_every_legal_move_is_written_as_it_is_read(game: Iterator[tuple[State, Events]]) -> None:
    for state, _ in game:
        for seat in CRISS_CROSS.to_act(state):
            if seat != TABLE:
                moves = CRISS_CROSS.legal(state, seat)
                assert [CRISS_CROSS.parse_move(str(move)) for move in moves] == moves


# The score, counted a second time


def runs(line: str) -> Iterator[int]:
    """The lengths of all runs: stretches of one symbol that go on at neither end."""
    for first, last in combinations(range(5), 2):
        symbol = line[first]
        alike = symbol != "." and all(line[i] == symbol for i in range(first, last + 1))
        goes_on = (first > 0 and line[first - 1] == symbol) or (
            last < 4 and line[last + 1] == symbol
        )
        if alike and not goes_on:
            yield last - first + 1


def counted(sheet: Sheet, advanced: bool) -> int:
    worth = {2: 2, 3: 3, 4: 8, 5: 10}
    lines = [
        "".join(symbol_at(sheet, place) for place in PLACES if place[axis] == number)
        for axis in (0, 1)
        for number in range(5)
    ]
    points = [sum(worth[length] for length in runs(line)) for line in lines]
    if not advanced:
        return sum(points)
    grey = "".join(symbol_at(sheet, (i, 4 - i)) for i in range(5))
    return sum(points) - 5 * points.count(0) + 2 * sum(worth[length] for length in runs(grey))


few_symbols = st.text("ab.", min_size=25, max_size=25)


@pytest.mark.rules("CC-09", "CC-11", "CC-12")
@settings(max_examples=150, deadline=None)
@given(st.lists(few_symbols.map(Sheet), min_size=1, max_size=3), st.booleans())
def test_scores_equal_a_second_count(sheets: list[Sheet], advanced: bool) -> None:
    result = CRISS_CROSS.result(State(tuple(sheets), advanced))
    assert result.scores == tuple(counted(sheet, advanced) for sheet in sheets)


# Known figures


@pytest.mark.rules("CC-03", "CC-04", "CC-09", "CC-11", "CC-12")
@pytest.mark.parametrize(("rules", "mean"), [("basic", 10.35), ("advanced", -15.90)])
def test_random_solo_games_score_what_other_engines_found(rules: str, mean: float) -> None:
    scores: list[int] = []
    for game in range(600):
        *_, (state, _) = random_game(7, game, rules=rules)
        scores += CRISS_CROSS.result(state).scores
    error = statistics.stdev(scores) / len(scores) ** 0.5
    assert abs(statistics.mean(scores) - mean) < 4 * error
