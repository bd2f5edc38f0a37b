"""A move that is not made: why it cannot be, or what it would lead to."""

from bis.core.errors import BisError
from bis.table.playing import open_game
from bis.table.scene import tell_event
from bis.table.shown import SHOWN
from bis.table.table import Table
from bis.table.told import Objection, Part, Tried


def tried(table: Table, seat: int, text: str) -> Tried:
    """What the judge says to a seat's move, and what the game says of it. Nothing happens."""
    game = table.game
    try:
        state = open_game(table).state
        move = game.parse_move(text)
        game.judge(state, seat, move)
    except BisError as error:
        return Tried(Objection(error.reason, error.rule, error.id, error.parts))
    outcome = SHOWN[game.id].outcome
    if outcome is None:
        return Tried()
    parts, events = outcome(state, seat, move)
    return Tried(parts=[Part(*part) for part in parts], events=[tell_event(e) for e in events])
