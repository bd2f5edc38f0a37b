"""Criss Cross's lines, moves and rolls as the numbers of its batch functions."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product

from bis.bots.criss_cross import compiled
from bis.bots.criss_cross.compiled.choose import GREEDY, UNIFORM
from bis.bots.criss_cross.greedy import promise
from bis.games.criss_cross import CRISS_CROSS, batch
from bis.games.criss_cross.moves import Move, Placement, Start
from bis.games.criss_cross.pieces import FREE, PAIRS, SIDE, SYMBOLS, Roll, write_square
from bis.games.criss_cross.scoring import line_points
from bis.games.criss_cross.state import State
from bis.games.criss_cross.view import View
from bis.sim.batch.kit import Case, Kit, Kits
from bis.sim.batch.rooms import Rooms

POLICIES = {"uniform": UNIFORM, "greedy": GREEDY}
ROOMS = Rooms((batch, compiled))


def kit(options: Mapping[str, str], seats: int) -> Kit:
    return Kit(
        game=CRISS_CROSS,
        options=dict(options),
        seats=seats,
        rooms=ROOMS,
        words=batch.words(seats),
        lookups=lookups(options["rules"] == "advanced"),
        actions=batch.STARTS + 2 * len(PAIRS),
        observation=tuple(observation(seats)),
        policies=POLICIES,
        move=write_move,
        number=read_move,
        chance=write_roll,
        chance_number=read_roll,
    )


# Moves and rolls


def write_move(state: State | View, number: int) -> Move:
    if number < batch.STARTS:
        return Start(SYMBOLS[number])
    assert state.roll is not None
    pair, order = divmod(number - batch.STARTS, 2)
    symbols = "".join(sorted(state.roll.symbols, reverse=order == 1))
    return Placement(symbols, PAIRS[pair])


def read_move(_state: State | View, move: Move) -> int:
    if move.kind == "start":
        return SYMBOLS.index(move.symbol)
    turned = move.symbols[0] > move.symbols[1]
    return batch.STARTS + 2 * pair_numbers()[move.squares] + turned


@cache
def pair_numbers() -> dict[tuple[int, ...], int]:
    return {pair: number for number, pair in enumerate(PAIRS)}


def write_roll(number: int) -> Roll:
    return Roll(SYMBOLS[number & 7] + SYMBOLS[number >> 3])


def read_roll(roll: Roll) -> int:
    first, second = map(SYMBOLS.index, roll.symbols)
    return first | second << 3


# What is printed


def lookups(advanced: bool) -> list[int]:
    """The pairs of squares and the worth of lines, as the batch functions look them up."""
    touches_start = sum(1 << i for i, pair in enumerate(PAIRS) if 0 in pair)
    pairs = [word for pair in PAIRS for word in _pair(*pair)]
    words = [int(advanced), *pairs, touches_start, *line_values()]
    assert len(words) == batch.LOOKUP_WORDS
    return words


def _pair(first: int, second: int) -> list[int]:
    closes = sum(1 << i for i, pair in enumerate(PAIRS) if {first, second} & set(pair))
    column, row = divmod(first, SIDE)
    lies = second - first == SIDE
    where = (row, column) if lies else (column, row)
    return [closes, 1 << first | 1 << second, int(lies), *where]


@cache
def line_values() -> tuple[int, ...]:
    """Points and promise of every line, four lines in a word."""
    values = [_line_value(code) for code in range(1 << 3 * SIDE)]
    return tuple(
        sum(value << 8 * i for i, value in enumerate(values[at : at + 4]))
        for at in range(0, len(values), 4)
    )


def _line_value(code: int) -> int:
    symbols = [code >> 3 * i & 7 for i in range(SIDE)]
    if 7 in symbols:
        return 0  # no such line
    line = "".join((FREE + SYMBOLS)[symbol] for symbol in symbols)
    return line_points(line) | promise(line) << 4


# What a seat sees


def observation(seats: int) -> Iterator[str]:
    yield from ("seat", "round", "over", "die 0", "die 1")
    for seat in range(seats):
        names = [write_square(square) for square in range(SIDE * SIDE)]
        yield from (f"seat {seat} {name}" for name in [*names, "chosen", "choice"])


# Where it is proven and measured


def cases() -> Iterator[Case]:
    bots = [("uniform",), ("greedy",), ("greedy", "uniform")]
    for rules, seats, names in product(("basic", "advanced"), range(1, 7), bots):
        yield Case(CRISS_CROSS, seats, {"rules": rules}, names)


KITS = Kits(
    make=kit,
    cases=cases,
    trials=(("uniform", 4), ("greedy", 4)),
    gpu_trials=(("uniform", 1), ("uniform", 4), ("greedy", 4)),
)
