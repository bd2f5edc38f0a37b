"""One More Encore! as the tests of every room see it; what it shares with Encore! is there."""

from bis.games.one_more_encore import ONE_MORE_ENCORE
from bis.games.one_more_encore.moves import Special
from bis.games.one_more_encore.pieces import ROW_BONUS, SPECIAL_FACES
from bis.games.one_more_encore.state import State
from tests.games.one_more_encore.positions import bombing, opening, paper, say, table
from tests.seatings import Refusals, Sample, Seating

SEATINGS = tuple(Seating(ONE_MORE_ENCORE, seats) for seats in range(1, 7))

UNROLLED = opening(2)
BOMB_DUE = bombing(paper("Q"), paper(), due=("Q", ""))


def rolled(face: str, circled: int = 1) -> State:
    """Only CP, a star of its own color, is checked; the special die shows ``face``."""
    return table(paper("CP", circled=circled), paper(), turn=4, roll=f"p p x | 1 1 3 | {face}")


REFUSALS: Refusals = {
    # What cannot be read
    "one_more_encore.one_special_die": (
        lambda: say(UNROLLED, "table roll p p x | 1 1 3 | bomb row"),
        {"count": "2"},
    ),
    "one_more_encore.no_special_face": (lambda: Special.parse("star AP"), {"face": "star"}),
    "one_more_encore.no_bonus": (lambda: say(BOMB_DUE, "0 bonus Q"), {"text": "bonus Q"}),
    # Bonus bombs
    "one_more_encore.no_bomb_due": (lambda: say(UNROLLED, "0 bonus Q AP"), {}),
    "one_more_encore.bomb_first": (lambda: say(BOMB_DUE, "0 heart"), {"seat": "0", "row": "Q"}),
    # Whether the special die may be taken
    "one_more_encore.other_face": (lambda: say(rolled("bomb"), "0 heart"), {"face": "bomb"}),
    "one_more_encore.die_taken": (lambda: say(rolled("bomb"), "0 bomb AP", "1 bomb AP"), {}),
    "one_more_encore.no_symbol": (lambda: say(rolled("bomb", circled=0), "0 bomb AP"), {}),
    # What it checks
    "one_more_encore.heart_squares": (lambda: say(rolled("heart"), "0 heart AP"), {}),
    "one_more_encore.square_count": (
        lambda: say(rolled("row"), "0 row AR BR CR DR"),
        {"most": "3", "count": "4"},
    ),
    "one_more_encore.checked_already": (lambda: say(rolled("bomb"), "0 bomb CP"), {}),
    "one_more_encore.no_window": (lambda: say(rolled("bomb"), "0 bomb AP AR"), {}),
    "one_more_encore.no_star": (lambda: say(rolled("stars"), "0 stars DP"), {}),
    "one_more_encore.star_not_beside": (lambda: say(rolled("stars"), "0 stars FP"), {}),
    "one_more_encore.not_one_row": (lambda: say(rolled("row"), "0 row DP DQ"), {}),
    "one_more_encore.not_beside": (lambda: say(rolled("row"), "0 row AR"), {}),
    "one_more_encore.not_the_block": (lambda: say(rolled("block"), "0 block AP"), {}),
    "one_more_encore.block_not_beside": (lambda: say(rolled("block"), "0 block HP IP"), {}),
}

SAMPLE = Sample(
    rules=25,
    seatings=SEATINGS,
    simultaneous=True,
    refusals=REFUSALS,
    frozen="ae8e9aef30f88592",
    named=(*SPECIAL_FACES, *ROW_BONUS, "rows", "hearts", "dice", "rolls"),
)
