"""Tables as pictures: rows of sheets from the top, `.` a free square, sheets side by side."""

from bis.core.game import Events
from bis.games.criss_cross import CRISS_CROSS
from bis.games.criss_cross.pieces import Roll
from bis.games.criss_cross.state import Sheet, State
from tests.games.saying import say_line


def sheets(picture: str) -> tuple[Sheet, ...]:
    rows = [line.split() for line in picture.strip().splitlines()]
    return tuple(Sheet.parse("/".join(column)) for column in zip(*rows, strict=True))


def sheet(picture: str) -> Sheet:
    return sheets(picture)[0]


def table(picture: str, roll: str | None = None, rules: str = "basic") -> State:
    """The table of these sheets, in the middle of a round if a roll is given."""
    papers = sheets(picture)
    state = State(papers, advanced=rules == "advanced")
    return CRISS_CROSS.deal(state, Roll.parse(roll))[0] if roll else state


def say(state: State, *lines: str) -> tuple[State, Events]:
    """Apply lines of a record; the events are those of the last line."""
    events: Events = ()
    for line in lines:
        state, events = say_line(CRISS_CROSS, state, line)
    return state, events


def opening(seats: int, *lines: str, rules: str = "basic") -> State:
    """A game from its first line on."""
    settled = CRISS_CROSS.settle({"rules": rules}, seats)
    return say(CRISS_CROSS.start(settled, seats, 0), *lines)[0]


def legal_texts(state: State, seat: int) -> list[str]:
    return [str(move) for move in CRISS_CROSS.legal(state, seat)]
