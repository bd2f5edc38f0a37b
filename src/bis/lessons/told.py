"""What a client is told of lessons."""

import msgspec

from bis.table.told import Event, Objection, Position, TableInfo


class LessonInfo(msgspec.Struct, frozen=True):
    id: str
    title: dict[str, str]
    """By language."""
    options: dict[str, str]
    """How the game is played in it, by the options' keys."""


class LessonScene(msgspec.Struct, frozen=True):
    """One step: what the teacher says, and the table meanwhile."""

    words: dict[str, str]
    """By language."""
    point: list[str]
    """What is meant, a ring each: the names of the spots in it."""
    asks: bool
    """Whether a move is to be said; else one reads and goes on."""
    wants: list[str]
    """The moves that will do, with `*` for anything."""
    enough: bool
    """Whether one may leave it at that, and play."""
    position: Position
    events: list[Event]
    """What happened since the step before."""


class LessonWrong(msgspec.Struct, frozen=True):
    """Why a move is not what was asked for: the teacher's words, or the judge's."""

    words: dict[str, str] | None
    why: Objection | None


class LessonTold(msgspec.Struct, frozen=True):
    """A lesson from its beginning to the next move that is asked for, or to its end."""

    table: TableInfo
    scenes: list[LessonScene]
    wrong: LessonWrong | None
    """What is said of the last move, which was not made;"""
    over: bool
    """or there is nothing more to be asked."""
