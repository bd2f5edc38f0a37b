"""A move that is not made: why it cannot be, or what it would lead to."""

from typing import Any

from bis.core.errors import BisError
from bis.core.game import AnyGame
from bis.record.record import Transcript
from bis.table.playing import open_game
from bis.table.scene import tell_event
from bis.table.shown import SHOWN
from bis.table.table import Table
from bis.table.told import Objection, Part, Tried


def tried(table: Table, seat: int, text: str) -> Tried:
    """What the judge says to a seat's move, and what the game says of it. Nothing happens."""
    try:
        state = open_game(table).state
    except BisError as error:
        return _refused(error)
    return _tried(table.game, state, seat, text)


def tried_then(transcript: Transcript, line: int, seat: int, text: str) -> Tried:
    """The same of a move that could have been made after so many lines of a record."""
    again = Transcript(transcript.header)
    for said in transcript.lines[:line]:
        again.say(said.actor, said.said)
    return _tried(again.game, again.state, seat, text)


def _tried(game: AnyGame, state: Any, seat: int, text: str) -> Tried:
    try:
        move = game.parse_move(text)
        game.judge(state, seat, move)
    except BisError as error:
        return _refused(error)
    outcome = SHOWN[game.id].outcome
    if outcome is None:
        return Tried()
    parts, events = outcome(state, seat, move)
    return Tried(parts=[Part(*part) for part in parts], events=[tell_event(e) for e in events])


def _refused(error: BisError) -> Tried:
    return Tried(Objection(error.reason, error.rule, error.id, error.parts))
