"""Lines of a record, said at a table."""

from collections.abc import Iterable
from typing import Any, TypeVar

from bis.core.errors import IllegalMoveError
from bis.core.game import AnyGame, Events

StateT = TypeVar("StateT")


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


def say_lines(game: AnyGame, state: StateT, lines: Iterable[str]) -> StateT:
    for line in lines:
        state, _ = say_line(game, state, line)
    return state


def refusal_of(game: AnyGame, state: object, line: str) -> tuple[str, str]:
    """The rule a line breaks, and the reason."""
    try:
        say_line(game, state, line)
    except IllegalMoveError as error:
        return error.rule, error.reason
    raise AssertionError(f"{line!r} is not refused")
