"""Goofspiel's cards and bids as the numbers of its batch functions."""

from collections.abc import Iterator, Mapping
from itertools import product

from bis.bots.goofspiel import compiled
from bis.bots.goofspiel.compiled.choose import GREEDY, UNIFORM
from bis.games.goofspiel import GOOFSPIEL, batch
from bis.games.goofspiel.moves import Bid
from bis.games.goofspiel.pieces import SUITS, Prize
from bis.games.goofspiel.state import State
from bis.games.goofspiel.view import View

from bis.sim.batch.kit import Case, Kit, Kits
from bis.sim.batch.rooms import Rooms

POLICIES = {"uniform": UNIFORM, "greedy": GREEDY}
ROOMS = Rooms((batch, compiled))


def kit(options: Mapping[str, str], seats: int) -> Kit:
    return Kit(
        game=GOOFSPIEL,
        options=dict(options),
        seats=seats,
        rooms=ROOMS,
        words=batch.words(seats),
        lookups=[int(options["suit"])],
        actions=int(options["suit"]),
        observation=tuple(observation(seats)),
        policies=POLICIES,
        move=write_bid,
        number=read_bid,
        chance=lambda number: Prize(number + 1),
        chance_number=lambda prize: prize.card - 1,
    )


def write_bid(_state: State | View, number: int) -> Bid:
    return Bid(number + 1)


def read_bid(_state: State | View, bid: Bid) -> int:
    return bid.card - 1


def observation(seats: int) -> Iterator[str]:
    yield from ("seat", "turn", "prize", "prizes")
    for seat in range(seats):
        yield from (f"seat {seat} {name}" for name in ("hand", "won", "chosen", "choice"))


def cases() -> Iterator[Case]:
    bots = [("uniform",), ("greedy",), ("greedy", "uniform")]
    for suit, seats, names in product(SUITS, range(2, 7), bots):
        yield Case(GOOFSPIEL, seats, {"suit": suit}, names)


KITS = Kits(
    make=kit,
    cases=cases,
    trials=(("uniform", 4), ("greedy", 4)),
    gpu_trials=(("uniform", 4),),
)
