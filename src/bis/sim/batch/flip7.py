"""Flip 7's cards, moves and lines as the numbers of its batch functions."""

from collections.abc import Iterator, Mapping

from bis.bots.flip7 import RISKS, THRESHOLDS
from bis.games.flip7 import FLIP7, batch
from bis.games.flip7.moves import DRAWS, HIT, SHUFFLE, STAY, Chance, Move, Target
from bis.games.flip7.pieces import CARDS, KIND, MODIFIERS, NUMBERS, Counts, full_deck
from bis.games.flip7.scoring import PLUS
from bis.games.flip7.state import State
from bis.games.flip7.view import View
from bis.sim.batch.setting import Setting

POLICIES = {
    "uniform": batch.UNIFORM,
    "greedy": batch.GREEDY,
    "ev": batch.EV,
    **{f"stop{enough}": enough for enough in THRESHOLDS},
    **{f"risk{percent}": batch.RISK + percent for percent in RISKS},
}
EDITIONS = {"fr": batch.FRENCH, "en": batch.ENGLISH}


def setting(options: Mapping[str, str], seats: int) -> Setting:
    return Setting(
        game=FLIP7,
        options=dict(options),
        seats=seats,
        module=batch,
        words=batch.words(seats),
        tables=tables(options["edition"], full_deck(int(options["decks"]))),
        actions=batch.TARGET + seats,
        observation=tuple(observation(seats)),
        policies=POLICIES,
        move=write_move,
        number=read_move,
        chance=write_chance,
        chance_number=read_chance,
    )


# Moves and cards


def write_move(_state: State | View, number: int) -> Move:
    if number == batch.HIT:
        return HIT
    return STAY if number == batch.STAY else Target(number - batch.TARGET)


def read_move(_state: State | View, move: Move) -> int:
    if move.kind == "target":
        return batch.TARGET + move.seat
    return batch.HIT if move.kind == "hit" else batch.STAY


def write_chance(number: int) -> Chance:
    return SHUFFLE if number == batch.SHUFFLE else DRAWS[number]


def read_chance(chance: Chance) -> int:
    return batch.SHUFFLE if chance.kind == "shuffle" else KIND[chance.card]


# What is printed


def tables(edition: str, cards: Counts) -> list[int]:
    """Edition and cards, as batch.py lays them out."""
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
        1 << number | 1 << batch.COUNT_AT | number << batch.SUM_AT for number in range(len(NUMBERS))
    ]
    modifiers = [
        points << batch.PLUS_AT | 1 << batch.DOUBLES_AT + 2 + 2 * i
        for i, points in enumerate(PLUS.values())
    ]
    return [*numbers, *modifiers, 1 << batch.DOUBLES_AT]


# What a seat sees


def observation(seats: int) -> Iterator[str]:
    yield from ("seat", "round", "dealer", "turn", "due", "to act", "undealt")
    yield from ("freezes spent", "flip threes spent")
    yield from (f"deck {card}" for card in CARDS)
    yield from (f"discards {card}" for card in CARDS)
    for flip in range(batch.MOST_FLIPS):
        words = ("seat", "left", "waiting 0", "waiting 1", "waiting 2")
        yield from (f"flip three {flip} {word}" for word in words)
    for seat in range(seats):
        names = ("total", "status", "chance", "points", *NUMBERS, *MODIFIERS, "busted by")
        yield from (f"seat {seat} {name}" for name in names)
