"""Flip 7's cards, moves and lines as the numbers of its batch functions."""

from collections.abc import Iterator, Mapping
from itertools import product

from bis.bots.flip7 import RISKS, THRESHOLDS, compiled
from bis.bots.flip7.compiled import choose
from bis.games.flip7 import FLIP7, batch
from bis.games.flip7.batch import words
from bis.games.flip7.moves import DRAWS, HIT, SHUFFLE, STAY, Chance, Move, Target
from bis.games.flip7.pieces import CARDS, KIND, MODIFIERS, NUMBERS, Counts, full_deck
from bis.games.flip7.scoring import PLUS
from bis.games.flip7.state import State
from bis.games.flip7.view import View
from bis.sim.batch.kit import Case, Kit, Kits
from bis.sim.batch.rooms import Rooms

POLICIES = {
    "uniform": choose.UNIFORM,
    "greedy": choose.GREEDY,
    "ev": choose.EV,
    **{f"stop{enough}": enough for enough in THRESHOLDS},
    **{f"risk{percent}": choose.RISK + percent for percent in RISKS},
}
ROOMS = Rooms((batch, compiled))
EDITIONS = {"fr": words.FRENCH, "en": words.ENGLISH}


def kit(options: Mapping[str, str], seats: int) -> Kit:
    return Kit(
        game=FLIP7,
        options=dict(options),
        seats=seats,
        rooms=ROOMS,
        words=words.words(seats),
        lookups=lookups(options["edition"], full_deck(int(options["decks"]))),
        actions=words.TARGET + seats,
        observation=tuple(observation(seats)),
        policies=POLICIES,
        move=write_move,
        number=read_move,
        chance=write_chance,
        chance_number=read_chance,
    )


# Moves and cards


def write_move(_state: State | View, number: int) -> Move:
    if number == words.HIT:
        return HIT
    return STAY if number == words.STAY else Target(number - words.TARGET)


def read_move(_state: State | View, move: Move) -> int:
    if move.kind == "target":
        return words.TARGET + move.seat
    return words.HIT if move.kind == "hit" else words.STAY


def write_chance(number: int) -> Chance:
    return SHUFFLE if number == words.SHUFFLE else DRAWS[number]


def read_chance(chance: Chance) -> int:
    return words.SHUFFLE if chance.kind == "shuffle" else KIND[chance.card]


# What is printed


def lookups(edition: str, cards: Counts) -> list[int]:
    """Edition and cards, as the batch functions look them up."""
    return [EDITIONS[edition], *counted(cards), *adds()]


def counted(cards: Counts) -> list[int]:
    """Six words of running sums: over the groups, and within each of them."""
    groups = [cards[i : i + 5] for i in range(0, len(cards), 5)]
    return [_sums([sum(group) for group in groups]), *map(_sums, groups)]


def _sums(counts: "Counts | list[int]") -> int:
    return sum(sum(counts[: lane + 1]) << 9 * lane for lane in range(5))


def adds() -> list[int]:
    """What each number and modifier adds to a line."""
    numbers = [
        1 << number | 1 << words.COUNT_AT | number << words.SUM_AT for number in range(len(NUMBERS))
    ]
    modifiers = [
        points << words.PLUS_AT | 1 << words.DOUBLES_AT + 2 + 2 * i
        for i, points in enumerate(PLUS.values())
    ]
    return [*numbers, *modifiers, 1 << words.DOUBLES_AT]


# What a seat sees


def observation(seats: int) -> Iterator[str]:
    yield from ("seat", "round", "dealer", "turn", "due", "to act", "undealt")
    yield from ("freezes spent", "flip threes spent")
    yield from (f"deck {card}" for card in CARDS)
    yield from (f"discards {card}" for card in CARDS)
    for flip in range(words.MOST_FLIPS):
        told = ("seat", "left", "waiting 0", "waiting 1", "waiting 2")
        yield from (f"flip three {flip} {word}" for word in told)
    for seat in range(seats):
        names = ("total", "status", "chance", "points", *NUMBERS, *MODIFIERS, "busted by")
        yield from (f"seat {seat} {name}" for name in names)


# Where it is proven and measured


def cases() -> Iterator[Case]:
    """All seat counts with one deck and with two, in both editions; then each policy alone."""
    mixed = [("stop25", "uniform", "ev"), ("greedy", "risk30", "ev", "stop33", "uniform")]
    for edition, decks in product(EDITIONS, ("1", "2")):
        options = {"edition": edition, "decks": decks}
        for seats in range(1, 19 if decks == "1" else 37):
            yield Case(FLIP7, seats, options, mixed[seats % 2])
        for seats, name in product((1, 2, 4), ("uniform", "greedy", "stop25", "ev", "risk22")):
            yield Case(FLIP7, seats, options, (name,))


KITS = Kits(
    make=kit,
    cases=cases,
    trials=(("uniform", 4), ("greedy", 4), ("stop25", 4)),
    gpu_trials=(("stop25", 4), ("uniform", 4)),
)
