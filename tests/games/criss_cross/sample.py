"""Criss Cross as the tests of every room see it."""

from bis.games.criss_cross import CRISS_CROSS
from bis.games.criss_cross.state import Sheet
from tests.games.criss_cross.pictures import opening, say, table
from tests.seatings import Refusals, Sample, Seating

SEATINGS = tuple(
    Seating(CRISS_CROSS, seats, {"rules": rules})
    for rules in ("basic", "advanced")
    for seats in range(1, 7)
)

STARTING = opening(3, "0 start a")
STARTED = opening(2, "0 start a", "1 start b")
ROLLED = say(STARTED, "table roll d a")[0]
STUCK = table(
    """
    ab... babab
    ..... ababa
    ..... babab
    ..... ababa
    ..... baba.
    """,
    "roll d a",
)

REFUSALS: Refusals = {
    # What cannot be read
    "criss_cross.no_sheet": (lambda: Sheet.parse("a...."), {"text": "a...."}),
    "criss_cross.no_symbol": (
        lambda: say(STARTING, "1 start g"),
        {"text": "g", "symbols": "a b c d e f"},
    ),
    "criss_cross.no_start": (lambda: say(STARTING, "1 starts b"), {"text": "starts b"}),
    "criss_cross.no_pairs": (lambda: say(ROLLED, "0 a A2 d"), {"text": "a A2 d"}),
    # Start symbols
    "criss_cross.start_missing": (lambda: say(STARTING, "table roll a b"), {"seat": "1"}),
    "criss_cross.start_due": (lambda: say(STARTING, "2 start b"), {"seat": "1"}),
    "criss_cross.start_first": (lambda: say(STARTING, "1 b A2 c A3"), {}),
    "criss_cross.symbol_taken": (
        lambda: say(STARTING, "1 start a"),
        {"seat": "0", "symbol": "a"},
    ),
    "criss_cross.started_already": (lambda: say(ROLLED, "0 start c"), {}),
    # Rolls and rounds
    "criss_cross.two_dice": (lambda: say(STARTED, "table roll a b c"), {}),
    "criss_cross.rolled_once": (lambda: say(ROLLED, "table roll a b"), {}),
    "criss_cross.not_rolled": (lambda: say(STARTED, "0 a B1 b C1"), {}),
    "criss_cross.chosen_already": (
        lambda: say(ROLLED, "0 a B1 d C1", "0 a B1 d C1"),
        {"seat": "0"},
    ),
    "criss_cross.no_room": (lambda: say(STUCK, "1 a D5 d E5"), {"seat": "1"}),
    # Placements
    "criss_cross.no_pass": (lambda: say(ROLLED, "0 pass"), {}),
    "criss_cross.one_alone": (lambda: say(ROLLED, "0 a B1"), {}),
    "criss_cross.other_symbols": (
        lambda: say(ROLLED, "0 a B1 b C1"),
        {"first": "d", "second": "a"},
    ),
    "criss_cross.not_free": (lambda: say(ROLLED, "0 a A1 d B1"), {"square": "A1"}),
    "criss_cross.not_side_by_side": (lambda: say(ROLLED, "0 a B1 d C2"), {}),
}

SAMPLE = Sample(
    rules=14,
    seatings=SEATINGS,
    simultaneous=True,
    refusals=REFUSALS,
    frozen="d430da52f171c934",
    named=("row", "column", "diagonal"),
)
