"""A move and what dice or deck say to it."""

from collections.abc import Iterator
from typing import Any

from bis.core.seats import TABLE
from bis.record.record import Transcript
from bis.record.seal import Seal
from bis.table.entries import Said, Unsaid, What
from bis.table.reasons import ENDED, GONE_ON, NOT_BEGUN, NOTHING_TO_UNSAY, RESEALING, RefusedError
from bis.table.table import Table
from bis.table.wishes import Say, Unsay


def choose(table: Table, seat: int, wish: Say) -> Iterator[What]:
    """A person's move, at the position it was chosen for."""
    _check_place(table, wish.at)
    return say(table, seat, wish.move)


def unsay(table: Table, seat: int, wish: Unsay) -> Iterator[What]:
    """A choice is taken back, as long as nobody has seen it."""
    _check_place(table, wish.at)
    if table.phase != "playing" or not table.has_chosen(seat):
        raise RefusedError(NOTHING_TO_UNSAY)
    yield Unsaid(seat)


def _check_place(table: Table, at: int | None) -> None:
    if at is not None and table.transcript and at != len(table.transcript.lines):
        raise RefusedError(GONE_ON)


def open_game(table: Table) -> Transcript:
    """The game in which a move would be made; a RefusedError where none can be."""
    if table.transcript is None:
        raise RefusedError(NOT_BEGUN)
    if table.ended is not None:
        raise RefusedError(ENDED)
    if table.step is not None:
        raise RefusedError(RESEALING)
    return table.transcript


def say(table: Table, seat: int, text: str) -> Iterator[What]:
    """A seat's move, and every roll or card that follows it."""
    transcript = open_game(table)
    move = table.game.parse_move(text)
    state = transcript.foresee(transcript.state, seat, move)
    yield Said(seat, str(move))
    yield from roll_on(table, state, table.seal)


def roll_on(table: Table, state: Any, seal: Seal) -> Iterator[What]:
    """Rolls and cards from this state on, until a seat is to act."""
    event = table.chances
    while table.game.to_act(state) == (TABLE,):
        event += 1
        chance = table.game.draw(state, seal.at(event))
        if table.transcript is None:  # it begins with the first of these
            state, _ = table.game.deal(state, chance)
        else:
            state = table.transcript.foresee(state, TABLE, chance)
        yield Said(TABLE, str(chance))
