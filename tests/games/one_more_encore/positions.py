"""Positions in a few words, as in Encore!: `Q but AQ` is row Q without its first square."""

from dataclasses import replace
from functools import cache

from bis.games.encore.moves import PASS
from bis.games.one_more_encore import ONE_MORE_ENCORE
from bis.games.one_more_encore.state import Sheet, State
from tests.games.encore.positions import COLUMNS, area, flags, heard_of, vocabulary
from tests.games.saying import refusal_of, say_lines

ROWS = "PQRSTUV"
SHEET = """
    PPoYYpPGGYyoOOB
    BYYYOOPPBbYYPOO
    BYBBBOOoBGGYPPO
    ObBgBYYBOOGGgPP
    OOPPGBBBYOOPYYy
    GGPOGGgYYPPPBbG
    yGGOpGGYpPBBBGG
"""
"""The printed sheet, copied from the paper."""
ROLL = "p p x | 1 1 3 | bomb"
"""On an empty sheet each of these dice can check something."""


@cache
def words() -> dict[str, int]:
    return vocabulary(SHEET, ROWS)


# Papers and tables


def paper(
    checked: str = "",
    *,
    marks: int = 6,
    later: str = "",
    circled: int = 1,
    used: int = 0,
    hearts: int = 0,
    written: str = "",
) -> Sheet:
    """What is full was claimed on earlier turns; `written` are heart points, such as `A3 B1`."""
    squares = area(words(), checked)
    full = [word for word in (*COLUMNS, *ROWS, *"gybpo") if not words()[word] & ~squares]
    first = [word for word in full if word not in later]
    points = {word[0]: int(word[1:]) for word in written.split()}
    return Sheet(
        opening(1).sheets[0].printed,
        marks,
        squares,
        flags("".join(word for word in full if word in COLUMNS)),
        flags("".join(word for word in first if word in COLUMNS)),
        "".join(word for word in full if word.islower()),
        "".join(word for word in first if word.islower()),
        circled,
        used,
        hearts,
        flags("".join(word for word in full if word in ROWS), ROWS),
        tuple(points.get(column, 0) for column in COLUMNS),
    )


def table(*papers: Sheet, turn: int = 1, active: int = 0, roll: str = "") -> State:
    """The table before this turn's roll, or after it; full rows were completed before."""
    taken = 0
    for sheet in papers:
        taken |= sheet.rows
    state = State(papers, active, turn, taken_rows=taken, bombs=(0,) * len(papers))
    return say(state, f"table roll {roll}") if roll else state


def bombing(*papers: Sheet, due: tuple[str, ...], active: int = 0) -> State:
    """The table when all have chosen, and bombs of these rows are due to each seat."""
    state = table(*papers, active=active, roll=ANY_ONE.removeprefix("table roll "))
    choices = (PASS,) * len(papers)
    bombs = tuple(flags(rows, ROWS) for rows in due)
    return replace(state, taken_rows=0, choices=choices, bombs=bombs)


def opening(seats: int, *lines: str, first: int = 0) -> State:
    """A game from its first line on."""
    options = ONE_MORE_ENCORE.settle({}, seats)
    return say(ONE_MORE_ENCORE.start(options, seats, first), *lines)


# Lines of a record

ANY_ONE = "table roll x x x | 1 1 1 | heart"
"""Any one square beside a checked one, for a mark."""
SOLO_ONE = "table roll x x | 1 1 | heart"


def say(state: State, *lines: str) -> State:
    return say_lines(ONE_MORE_ENCORE, state, lines)


def heard(state: State, *lines: str) -> list[str]:
    """What the table announces at all of these lines, in words."""
    return heard_of(ONE_MORE_ENCORE, state, lines)


def refusal(state: State, line: str) -> tuple[str, str]:
    """The rule a line breaks, and the reason."""
    return refusal_of(ONE_MORE_ENCORE, state, line)


def offers(state: State, seat: int) -> list[str]:
    return [str(move) for move in ONE_MORE_ENCORE.legal(state, seat)]


def offers_of(state: State, seat: int, word: str) -> list[str]:
    """The squares of a seat's legal moves that begin with this word."""
    return [
        rest for first, _, rest in (o.partition(" ") for o in offers(state, seat)) if first == word
    ]


def dice(state: State, seat: int) -> set[str]:
    """The dice a seat can do something with, and `pass`."""
    return {offer.split()[0] for offer in offers(state, seat)}


def squares_of(state: State, seat: int) -> str:
    """The checked squares of a seat, by column, then row."""
    checked = state.sheets[seat].checked
    return " ".join(name for name in sorted(words()) if len(name) == 2 and words()[name] & checked)


def parts(state: State, seat: int = 0) -> dict[str, int]:
    return dict(ONE_MORE_ENCORE.result(state).parts[seat])
