"""Goofspiel as the tests of every room see it."""

from bis.games.goofspiel import GOOFSPIEL
from bis.games.goofspiel.moves import Bid
from bis.games.goofspiel.pieces import Prize
from tests.games.goofspiel.positions import after

from tests.seatings import Refusals, Sample, Seating

REFUSALS: Refusals = {
    "goofspiel.no_card": (lambda: Bid.parse("bid 14"), {"text": "14"}),
    "goofspiel.not_a_prize": (lambda: Prize.parse("draw 3"), {"text": "draw 3"}),
    "goofspiel.no_bid": (lambda: Bid.parse("pass"), {"text": "pass"}),
    "goofspiel.still_bid_for": (lambda: after("prize 5", "prize 6"), {"prize": "5"}),
    "goofspiel.no_such_prize": (
        lambda: after("prize 5", "0 bid 1", "1 bid 2", "prize 5"),
        {"prize": "5"},
    ),
    "goofspiel.no_prize": (lambda: after("0 bid 1"), {}),
    "goofspiel.bid_already": (lambda: after("prize 5", "0 bid 1", "0 bid 2"), {"seat": "0"}),
    "goofspiel.card_gone": (
        lambda: after("prize 5", "0 bid 1", "1 bid 2", "prize 6", "0 bid 1"),
        {"seat": "0", "card": "1"},
    ),
}

SAMPLE = Sample(
    rules=5,
    seatings=tuple(Seating(GOOFSPIEL, seats, {"suit": "7"}) for seats in range(2, 7)),
    simultaneous=True,
    refusals=REFUSALS,
    frozen="a42c3f696a881c32",
    named=("prizes",),
)
