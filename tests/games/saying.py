"""Lines of a record, said at a table."""

from typing import Any

from bis.core.errors import IllegalMoveError
from bis.core.game import AnyGame, Events


def say_line(game: AnyGame, state: Any, line: str) -> tuple[Any, Events]:
    """Apply `table …` or `SEAT …`; whatever is refused is quoted in the refusal."""
    who, _, said = line.partition(" ")
    try:
        if who == "table":
            return game.deal(state, game.parse_chance(said))
        return game.play(state, int(who), game.parse_move(said))
    except IllegalMoveError as refusal:
        assert repr(said) in str(refusal)  # noqa: PT017  # and it is raised again
        raise
