"""Encore! as the tests of every room see it."""

from functools import partial

from bis.games.encore import ENCORE
from tests.games.encore.positions import SHEETS, opening, paper, say, table, written
from tests.seatings import Refusals, Sample, Seating

SEATINGS = (
    *(Seating(ENCORE, seats) for seats in range(1, 7)),
    *(Seating(ENCORE, 2, {"sheet": sheet}) for sheet in SHEETS if sheet != "classic"),
)

CLASSIC = written(SHEETS["classic"])
UNROLLED = opening(2)
ROLLED = table(paper("H1", marks=1), paper(), roll="g y x | 1 3 ?")
TAKEN = table(paper(), paper(), turn=4, roll="b g g | 1 2 2")

with_sheet = partial(opening, 2)

REFUSALS: Refusals = {
    # Sheets
    "encore.sheet_size": (lambda: with_sheet(sheet=CLASSIC[1:]), {}),
    "encore.sheet_letter": (lambda: with_sheet(sheet="R" + CLASSIC[1:]), {"letter": "R"}),
    "encore.sheet_blocks": (
        lambda: with_sheet(sheet=CLASSIC.replace("/OG", "/GG")),
        {"color": "g", "sizes": "1, 2, 3, 4, 6, 6"},
    ),
    "encore.column_stars": (
        lambda: with_sheet(sheet="g" + CLASSIC[1:]),
        {"column": "A", "stars": "2"},
    ),
    "encore.color_stars": (
        lambda: with_sheet(sheet="g" + CLASSIC[1:].replace("/bG", "/BG")),
        {"color": "g", "stars": "4"},
    ),
    "encore.no_sheet": (
        lambda: with_sheet(sheet="red"),
        {"value": "red", "sheets": "classic, pink, blue, green, orange, purple, yellow"},
    ),
    # What cannot be read
    "encore.dice_kinds": (lambda: say(UNROLLED, "table roll g g g"), {"kinds": "2", "count": "1"}),
    "encore.no_face": (
        lambda: say(UNROLLED, "table roll g g z | 1 1 1"),
        {"face": "z", "faces": "g y b p o x"},
    ),
    "encore.pass_alone": (lambda: say(ROLLED, "0 pass H1"), {"text": "pass H1"}),
    "encore.no_two_dice": (lambda: say(ROLLED, "0 g7 H1"), {"text": "g7 H1", "dice": "g7"}),
    # Rolls and turns
    "encore.dice_count": (lambda: say(UNROLLED, "table roll g g | 1 1"), {"count": "3"}),
    "encore.not_all_played": (lambda: say(ROLLED, "table roll g y x | 1 3 ?"), {}),
    "encore.not_rolled": (lambda: say(UNROLLED, "0 pass"), {}),
    "encore.chosen_already": (lambda: say(ROLLED, "0 pass", "0 pass"), {"seat": "0"}),
    "encore.active_first": (lambda: say(TAKEN, "1 pass"), {"seat": "0"}),
    # Placements
    "encore.no_die": (lambda: say(ROLLED, "0 p1 H3"), {"face": "p"}),
    "encore.die_taken": (lambda: say(TAKEN, "0 b1 H4", "1 g1 H1"), {"face": "1"}),
    "encore.jokers_cost": (lambda: say(ROLLED, "0 x? G1"), {"cost": "2", "left": "1"}),
    "encore.no_squares": (lambda: say(ROLLED, "0 g1"), {}),
    "encore.joker_too_many": (lambda: say(ROLLED, "0 y? D1 E1 E2 F1 F2 G1"), {"most": "5"}),
    "encore.wrong_count": (lambda: say(ROLLED, "0 y3 F1 G1"), {"number": "3", "count": "2"}),
    "encore.checked_already": (lambda: say(ROLLED, "0 g1 H1"), {}),
    "encore.wrong_square": (lambda: say(ROLLED, "0 y1 H2"), {}),
    "encore.not_connected": (lambda: say(ROLLED, "0 y3 E1 F2 G1"), {}),
    "encore.not_beside": (lambda: say(ROLLED, "0 g1 A1"), {}),
}

SAMPLE = Sample(
    rules=27,
    seatings=SEATINGS,
    simultaneous=True,
    refusals=REFUSALS,
    frozen="c66ae0004298cde2",
    named=(
        *("green", "yellow", "blue", "pink", "orange"),
        *("colors", "columns", "marks", "stars"),
    ),
)
