"""Encore!'s sheets, moves and rolls as the numbers of its batch functions."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product

from bis.bots.encore import compiled
from bis.bots.encore.compiled import choose, worths
from bis.bots.encore.reference import weights
from bis.games.encore import ENCORE, batch
from bis.games.encore.batch import words
from bis.games.encore.moves import PASS, Move, Placement
from bis.games.encore.pieces import (
    COLOR_FACES,
    COLOR_JOKER,
    COLORS,
    COLUMN,
    COLUMN_H,
    COLUMNS,
    MOST_SQUARES,
    NUMBER_FACES,
    NUMBER_JOKER,
    SHEETS,
    Printed,
    Roll,
    Squares,
    beside,
    clump,
    each,
    printed_sheet,
    write_squares,
)
from bis.games.encore.rules import MARKS
from bis.games.encore.scoring import COLUMN_FIRST, COLUMN_LATER
from bis.games.encore.state import State, dice_count
from bis.sim.batch.kit import Case, Kit, Kits
from bis.sim.batch.rooms import Rooms

ROOMS = Rooms((batch, compiled))
POLICIES = {
    "uniform": choose.UNIFORM,
    "greedy": choose.GREEDY,
    "tuned": choose.TUNED,
    "denial": choose.DENIAL,
}
CHOOSERS = {"tuned": "tuned", "denial": "weighted"}


def kit(options: Mapping[str, str], seats: int) -> Kit:
    printed = printed_sheet(options["sheet"])
    return Kit(
        game=ENCORE,
        options=dict(options),
        seats=seats,
        rooms=ROOMS,
        words=words.sheet_at(seats) + worths.NOTES,
        lookups=[*lookups(printed), *weight_sets(weights.tuned(), weights.denial())],
        actions=1 + 4 * len(printed.groups),
        observation=tuple(observation(seats)),
        policies=POLICIES,
        move=lambda _state, number: write_move(printed, number),
        number=read_move,
        chance=lambda number: write_roll(seats, number),
        chance_number=read_roll,
        choosers=CHOOSERS,
    )


# Moves and rolls


def write_move(printed: Printed, number: int) -> Move:
    if number == 0:
        return PASS
    group, jokers = divmod(number - 1, 4)
    color, count, squares = printed.groups[group]
    face = COLOR_JOKER if jokers & 2 else color
    return Placement(face, NUMBER_JOKER if jokers & 1 else str(count), squares)


def read_move(state: State, move: Move) -> int:
    if move.kind == "pass":
        return 0
    group = group_numbers(state.sheets[0].printed)[move.squares]
    return 1 + 4 * group + 2 * (move.color == COLOR_JOKER) + (move.number == NUMBER_JOKER)


@cache
def group_numbers(printed: Printed) -> dict[Squares, int]:
    return {squares: number for number, (_, _, squares) in enumerate(printed.groups)}


def write_roll(seats: int, number: int) -> Roll:
    count = dice_count(seats)
    faces = [number >> 3 * die & 7 for die in range(2 * count)]
    colors = "".join(COLOR_FACES[face] for face in faces[:count])
    return Roll(colors, "".join(NUMBER_FACES[face] for face in faces[count:]))


def read_roll(roll: Roll) -> int:
    faces = [COLOR_FACES.index(face) for face in roll.colors]
    faces += [NUMBER_FACES.index(face) for face in roll.numbers]
    return sum(face << 3 * die for die, face in enumerate(faces))


# What is printed


def blocks_of(printed: Printed, color: str) -> list[Squares]:
    """A color's blocks of 1 to 6 squares."""
    blocks = [block for block in printed.blocks if block & printed.by_color[color]]
    return sorted(blocks, key=int.bit_count)


def places_of(printed: Printed, color: str) -> list[Squares]:
    """A color's squares in the order of their bits."""
    return [square for block in blocks_of(printed, color) for square in each(block)]


@cache
def lookups(
    printed: Printed, marks: int = MARKS, upper: tuple[int, ...] = COLUMN_FIRST
) -> tuple[int, ...]:
    """Everything printed, as the batch functions look it up."""
    groups = printed.groups
    cells = product(COLORS, range(1, MOST_SQUARES + 1))
    first = [next(i for i, group in enumerate(groups) if group[:2] == cell) for cell in cells]
    parts = (
        (words.COUNTS, [_packed(printed, *place) for place in _block_places(printed)]),
        (words.SINGLES, [_singles(block, checked) for _, block, checked in _block_places(printed)]),
        (words.GROUPS_FREE, list(_groups_free(printed))),
        (words.FIRST_GROUP, first),
        (words.START, _split(printed, COLUMN_H, 21)),
        (words.UPPER, upper),
        (words.LOWER, COLUMN_LATER),
        (
            words.PLACE,
            [square.bit_length() - 1 for color in COLORS for square in places_of(printed, color)],
        ),
        (words.MARKS_AT_START, [marks]),
        (words.GROUP_COUNT, [len(groups)]),
        (words.GROUPS, [word for group in groups for word in _group(printed, *group)]),
    )
    found: list[int] = []
    for offset, part in parts:
        assert offset == len(found)
        found += part
    return tuple(found)


def weight_sets(*players: Sequence[weights.Weights]) -> list[int]:
    """Those of `tuned`, then those of `denial`, phase by phase."""
    return [weight for phases in players for phase in phases for weight in phase]


def _block_places(printed: Printed) -> Iterator[tuple[str, Squares, Squares]]:
    """Every color, block and set of its squares that may be checked."""
    for color in COLORS:
        for block in blocks_of(printed, color):
            squares = list(each(block))
            for subset in range(1 << len(squares)):
                yield color, block, sum(sq for i, sq in enumerate(squares) if subset >> i & 1)


def _packed(printed: Printed, color: str, block: Squares, checked: Squares) -> int:
    return sum(
        1 << 10 * (count - 1)
        for group_color, count, squares in printed.groups
        if group_color == color and squares & block and not squares & checked
    )


def _singles(block: Squares, checked: Squares) -> int:
    free = block & ~checked
    squares = enumerate(each(block))
    return sum(1 << i for i, square in squares if clump(free, square) == square)


def _groups_free(printed: Printed) -> Iterator[int]:
    cells: dict[tuple[str, int], list[Squares]] = defaultdict(list)
    for color, count, squares in printed.groups:
        cells[color, count].append(squares)
    for size in range(1, MOST_SQUARES + 1):
        for color, block, checked in _block_places(printed):
            cell = cells[color, size]
            yield sum(1 << i for i, sq in enumerate(cell) if sq & block and not sq & checked)


def _split(printed: Printed, squares: Squares, shift: int = 0) -> list[int]:
    """These squares color by color."""
    return [
        sum(1 << i + shift for i, sq in enumerate(places_of(printed, color)) if sq & squares)
        for color in COLORS
    ]


def _group(printed: Printed, color: str, count: int, squares: Squares) -> list[int]:
    reached = [*_split(printed, beside(squares)), 0]
    return [
        _split(printed, squares)[COLORS.index(color)],
        COLORS.index(color),
        count,
        (squares & printed.stars).bit_count(),
        sum((squares & column).bit_count() << 3 * i for i, column in enumerate(COLUMN)),
        *(reached[i] | reached[i + 1] << 21 for i in (0, 2, 4)),
        *_block(printed, color, squares),
    ]


def _block(printed: Printed, color: str, squares: Squares) -> tuple[int, int, int]:
    """Where the block of these squares stands in a color's word, and among the SINGLES."""
    blocks = blocks_of(printed, color)
    place = next(i for i, block in enumerate(blocks) if block & squares)
    before = sum(1 << block.bit_count() for block in blocks[:place])
    at = words.SINGLES + words.PLACES * COLORS.index(color) + before
    shift = sum(block.bit_count() for block in blocks[:place])
    return shift, (2 << place) - 1, at


# What a seat sees


def observation(seats: int) -> Iterator[str]:
    yield from ("seat", "active", "turn", "over", "rolled")
    yield from (f"die {die}" for die in range(6))
    for seat in range(seats):
        names = [write_squares(1 << place) for place in range(len(COLUMNS) * 7)]
        names += ["marks", *(f"column {column}" for column in COLUMNS)]
        names += [*(f"color {color}" for color in COLORS), "chosen", "choice"]
        yield from (f"seat {seat} {name}" for name in names)


# Where it is proven and measured

OWN_SHEET = "/".join(row[::-1] for row in printed_sheet("classic").text.split("/"))
"""A sheet that is not printed: the classic one in a mirror."""
REFERENCE = ("denial", "tuned")
PROVEN = (("uniform",), ("greedy",), ("greedy", "uniform"), ("tuned",), REFERENCE)


def cases() -> Iterator[Case]:
    for seats, names in product(range(1, 7), PROVEN):
        yield Case(ENCORE, seats, {}, names)
    sheets = [*SHEETS[1:], OWN_SHEET]
    for sheet, seats, names in product(sheets, (1, 3), (("greedy", "uniform"), REFERENCE)):
        yield Case(ENCORE, seats, {"sheet": sheet}, names)


KITS = Kits(
    make=kit,
    cases=cases,
    trials=(("uniform", 4), ("greedy", 4)),
    gpu_trials=(("uniform", 1), ("greedy", 1), ("uniform", 4), ("greedy", 4)),
)
