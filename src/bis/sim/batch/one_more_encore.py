"""One More Encore!'s sheet, moves and rolls as the numbers of its batch functions."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations, product
from typing import Any

from bis.bots.one_more_encore import compiled
from bis.bots.one_more_encore.compiled import worths
from bis.bots.one_more_encore.reference import weights
from bis.games.encore.moves import PASS
from bis.games.encore.pieces import COLORS, COLUMN, COLUMNS, HEIGHT, ROW, Printed, Squares, each
from bis.games.one_more_encore import ONE_MORE_ENCORE, batch
from bis.games.one_more_encore.batch import words
from bis.games.one_more_encore.moves import Bonus, Move, Placement, Special
from bis.games.one_more_encore.pieces import GOLDEN, MARKS, ROWS, Roll, printed_sheet
from bis.games.one_more_encore.scoring import COLUMN_FIRST
from bis.sim.batch import encore
from bis.sim.batch.kit import Case, Kit, Kits
from bis.sim.batch.rooms import Rooms

ROOMS = Rooms((batch, compiled))
KINDS = ("heart", "bomb", "stars", "row", "block")
POLICIES = encore.POLICIES
BOMB_OFFSETS = ((), (1,), (1, 7), (1, 7, 8), (1, 8), (6,), (6, 7), (7,), (7, 8), (8,))
"""Of the other squares of a bomb from its first, for each of its ten ways."""


def kit(options: Mapping[str, str], seats: int) -> Kit:
    printed = printed_sheet()
    first = 1 + 4 * len(printed.groups)
    return Kit(
        game=ONE_MORE_ENCORE,
        options=dict(options),
        seats=seats,
        rooms=ROOMS,
        words=words.sheet_at(seats) + worths.NOTES,
        lookups=[*lookups(), *encore.weight_sets(weights.tuned(), weights.denial())],
        actions=first + words.SPECIAL_MOVES,
        observation=tuple(observation(seats)),
        policies=POLICIES,
        move=write_move,
        number=read_move,
        chance=lambda number: write_roll(seats, number),
        chance_number=read_roll,
        choosers=encore.CHOOSERS,
    )


# Moves and rolls


def write_move(state: Any, number: int) -> Move:
    printed = printed_sheet()
    special = number - 1 - 4 * len(printed.groups)
    if any(state.bombs):
        row = _row_due(state)
        return Bonus(row) if number == 0 else Bonus(row, _special_sets()[special][1])
    if number == 0:
        return PASS
    if special < 0:
        move = encore.write_move(printed, number)
        assert move.kind == "placement"
        return Placement(move.color, move.number, move.squares)
    if special >= words.FIRST_BLOCKS:
        lacking = (
            _blocks(printed)[special - words.FIRST_BLOCKS] & ~state.sheets[_seat(state)].checked
        )
        return Special("block", lacking)
    return Special(*_special_sets()[special])


def read_move(state: Any, move: Move) -> int:
    printed = printed_sheet()
    first = 1 + 4 * len(printed.groups)
    if move.kind == "bonus":
        return first + _special_numbers()["bomb", move.squares] if move.squares else 0
    if move.kind != "special":
        return encore.read_move(state, move)
    if move.face != "block":
        return first + _special_numbers()[move.face, move.squares]
    block = printed.block_of(next(each(move.squares)))
    return first + words.FIRST_BLOCKS + _blocks(printed).index(block)


def _seat(state: Any) -> int:
    """Who is to act, of a state or of this seat's view."""
    seat = getattr(state, "seat", None)
    return int(ONE_MORE_ENCORE.to_act(state)[0] if seat is None else seat)


def _row_due(state: Any) -> str:
    seats = [*range(state.active, len(state.bombs)), *range(state.active)]
    rows = next(state.bombs[seat] for seat in seats if state.bombs[seat])
    return ROWS[(rows & -rows).bit_length() - 1]


@cache
def _blocks(printed: Printed) -> list[Squares]:
    return [block for color in COLORS for block in encore.blocks_of(printed, color)]


@cache
def _special_sets() -> dict[int, tuple[str, Squares]]:
    """The face and squares of each move of the special die but blocks."""
    printed = printed_sheet()
    sets = {0: ("heart", 0)}
    for square in range(105):
        for way, offsets in enumerate(BOMB_OFFSETS):
            squares = 1 << square | sum(1 << square + offset for offset in offsets)
            sets[words.FIRST_BOMBS + 10 * square + way] = "bomb", squares
    stars = [printed.stars & column for column in COLUMN]
    for i in range(15):
        for j in range(i, 15):
            sets[words.FIRST_STARS + 15 * i + j] = "stars", stars[i] | stars[j]
    for row in range(7):
        for i, columns in enumerate(row_sets()):
            squares = sum(ROW[row] & COLUMN[column] for column in columns)
            sets[words.FIRST_ROWS + words.ROW_WAYS * row + i] = "row", squares
    return sets


@cache
def _special_numbers() -> dict[tuple[str, Squares], int]:
    """The reverse; of the ways of a bomb that run over an edge none is ever legal."""
    bomb = words.FIRST_BOMBS
    return {
        said: number
        for number, said in _special_sets().items()
        if said[0] != "bomb" or _fits(number - bomb)
    }


def _fits(bomb: int) -> bool:
    """Whether all squares of a bomb are on the sheet and in a 2×2 square."""
    square, way = divmod(bomb, 10)
    column, row = divmod(square, HEIGHT)
    steps = {1: (0, 1), 6: (1, -1), 7: (1, 0), 8: (1, 1)}
    places = [(column + steps[o][0], row + steps[o][1]) for o in BOMB_OFFSETS[way]]
    return all(x < len(COLUMNS) and 0 <= y < HEIGHT for x, y in places)


def row_sets() -> list[tuple[int, ...]]:
    """One to three columns, in order."""
    return sorted(columns for count in (1, 2, 3) for columns in combinations(range(15), count))


def write_roll(seats: int, number: int) -> Roll:
    roll = encore.write_roll(seats, number)
    kind = number >> 6 * len(roll.colors)
    return Roll(roll.colors, roll.numbers, KINDS[kind])


def read_roll(roll: Roll) -> int:
    return encore.read_roll(roll) | KINDS.index(roll.special) << 6 * len(roll.colors)


# What is printed


@cache
def lookups() -> list[int]:
    printed = printed_sheet()
    found = [*encore.lookups(printed, MARKS, COLUMN_FIRST)]
    sets = row_sets()
    numbers = {columns: i for i, columns in enumerate(sets)}
    singles = encore.group_numbers(printed)
    stars = [(printed.stars & column).bit_length() - 1 for column in COLUMN]
    blocks = _blocks(printed)
    found += [singles[1 << square] for square in range(105)]
    found += [blocks.index(printed.block_of(1 << square)) for square in range(105)]
    found += [square % HEIGHT for square in stars]
    found += [sum(1 << column for column in columns) for columns in sets]
    for i in range(15):
        found += [numbers[tuple(sorted({i, j}))] for j in range(15)]
    for _, _, squares in printed.groups:
        found += _cells(squares)
    return found


def _cells(squares: Squares) -> list[int]:
    """A group's squares row by row, and its golden dice."""
    places = [square.bit_length() - 1 for square in each(squares)]
    lines = [sum(1 << p // HEIGHT for p in places if p % HEIGHT == row) for row in range(HEIGHT)]
    thirds = [lines[0:3], lines[3:6], lines[6:]]
    words = [sum(line << 15 * i for i, line in enumerate(third)) for third in thirds]
    return [*words, (squares & GOLDEN).bit_count()]


# What a seat sees


def observation(seats: int) -> Iterator[str]:
    yield from encore.observation(seats)
    yield from ("special die", "taken rows")
    for seat in range(seats):
        names = ["circled", "used", "hearts", "rows", "bombs"]
        names += [f"hearts below {column}" for column in COLUMNS]
        yield from (f"seat {seat} {name}" for name in names)


# Where it is proven and measured


def cases() -> Iterator[Case]:
    for seats, names in product(range(1, 7), encore.PROVEN):
        yield Case(ONE_MORE_ENCORE, seats, {}, names)


KITS = Kits(
    make=kit,
    cases=cases,
    trials=(("uniform", 4), ("greedy", 4)),
    gpu_trials=(("uniform", 1), ("uniform", 4), ("greedy", 4)),
)
