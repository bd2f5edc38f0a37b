"""What a seat may know."""

from bis.core.batch import SEATS, TURN
from bis.games.encore.batch.turns import dice
from bis.games.encore.batch.words import (
    ACTIVE,
    CHOICE,
    CLAIMED,
    COLUMNS,
    ENDED,
    FIRST_CLAIMED,
    FIRST_COLUMNS,
    MARKS,
    PLACE,
    ROLL,
    SQUARES,
    sheet_at,
)
from bis.games.encore.state import FREE_TURNS

OBSERVED = 11
OBSERVED_SHEET = 128


def observe(s: list[int], t: list[int], seat: int, out: list[int]) -> None:
    """All but choices not yet revealed (ENC-10)."""
    out[0] = seat
    out[1] = s[ACTIVE]
    out[2] = s[TURN]
    out[3] = s[ENDED]
    out[4] = 1 if s[ROLL] >= 0 else 0
    for die in range(6):
        rolled = s[ROLL] >= 0 and die < dice(s)
        out[5 + die] = (s[ROLL] >> (3 * die)) & 7 if rolled else -1
    for other in range(s[SEATS]):
        observe_sheet(s, t, seat, other, out)


def observe_sheet(s: list[int], t: list[int], seat: int, other: int, out: list[int]) -> None:
    """Squares, marks, columns, colors; who has chosen, and what if that is known."""
    at = sheet_at(other)
    to = OBSERVED + OBSERVED_SHEET * other
    for color in range(5):
        squares = s[at + SQUARES + color]
        for bit in range(21):
            out[to + t[PLACE + 21 * color + bit]] = (squares >> bit) & 1
        claimed = (s[at + CLAIMED] >> color) & 1
        out[to + 121 + color] = claimed + ((s[at + FIRST_CLAIMED] >> color) & 1)
    out[to + 105] = s[at + MARKS]
    for column in range(15):
        claimed = (s[at + COLUMNS] >> (3 * column)) & 1
        out[to + 106 + column] = claimed + ((s[at + FIRST_COLUMNS] >> (3 * column)) & 1)
    choice = s[at + CHOICE] if s[ROLL] >= 0 else -1
    first = s[TURN] > FREE_TURNS and other == s[ACTIVE]
    out[to + 126] = 1 if choice >= 0 else 0
    out[to + 127] = choice if other == seat or first or s[ENDED] else -1
