"""A lesson played as far as somebody has come. Nothing is kept: what was said comes each time."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from bis.core.errors import BisError, IllegalMoveError, NotationError
from bis.core.game import AnyGame
from bis.core.game import Event as GameEvent
from bis.core.seats import TABLE
from bis.lessons.lesson import Lesson, Step
from bis.lessons.told import LessonScene, LessonTold, LessonWrong
from bis.record.notation import Lines, read_header
from bis.record.record import Transcript
from bis.table.scene import Scene, tell_event
from bis.table.told import Objection, Position, Seat, TableInfo

KEPT = 64
"""So many lessons are remembered as they begin."""


class Desk:
    """The table at which a lesson is given."""

    def __init__(self, lesson: Lesson) -> None:
        self.seat = lesson.seat
        begun, events = _begun(lesson.record)
        self.transcript = begun.copy()
        self._new: list[GameEvent] = list(events)

    @property
    def game(self) -> AnyGame:
        return self.transcript.game

    @property
    def state(self) -> Any:
        return self.transcript.state

    def happen(self, lines: str) -> None:
        """What the table and the others do, as the record says it."""
        self._new += play_lines(self.transcript, lines)

    def try_to_say(self, step: Step, text: str) -> LessonWrong | None:
        """The move is made if it is what was asked for; else what is said of it."""
        tried = self.transcript.copy()
        try:
            events = tried.play(self.seat, tried.game.parse_move(text))
        except (IllegalMoveError, NotationError) as error:
            return _wrong(step, text, error)
        if not step.wants(text):
            return _wrong(step, text, None)
        self.transcript = tried
        self._new += events
        return None

    def scene(self, step: Step) -> LessonScene:
        """The step as it is shown; what is told as news is not told again."""
        events, self._new = self._new, []
        return LessonScene(
            words=step.words,
            point=step.point,
            asks=step.do is not None,
            wants=[step.do, *step.also] if step.do else [],
            enough=step.enough,
            position=self._position(asks=step.do is not None),
            events=[tell_event(event) for event in events],
        )

    def _position(self, *, asks: bool) -> Position:
        """With all legal moves, however many, where one is asked for; else with none."""
        shown = Scene(self.game, self.state, line=len(self.transcript.lines)).position(self.seat)
        legal = [str(move) for move in self.game.legal(self.state, self.seat)] if asks else []
        return replace(shown, legal=legal, on_demand=[])

    def table(self) -> TableInfo:
        header, you = self.transcript.header, self.seat
        return TableInfo(
            id="",
            game=header.game.id,
            code="",
            invite="",
            phase="playing" if self.transcript.to_act else "over",
            options=header.options,
            first=header.first,
            watching=False,
            timer=None,
            seats=[_sitter(name, is_you=seat == you) for seat, name in enumerate(header.names)],
            you=you,
            yours=[you],
            host=False,
            host_seat=None,
            acting=False,
            locked=True,
            requests=[],
            seal=None,
            seed=None,
            end_agreed=[],
            ended=None,
            rematch=None,
            deleting=[],
            hints=False,
        )


def tell(lesson: Lesson, said: Sequence[str]) -> LessonTold:
    """The lesson after the moves said so far, up to the next one that is asked for."""
    desk, scenes, left = Desk(lesson), [], list(said)
    for step in lesson.steps:
        desk.happen(step.happens)
        scenes.append(desk.scene(step))
        if step.do is None:
            continue
        if not left:
            return LessonTold(desk.table(), scenes, None, over=False)
        if wrong := desk.try_to_say(step, left.pop(0)):
            return LessonTold(desk.table(), scenes, wrong, over=False)
    return LessonTold(desk.table(), scenes, None, over=True)


def play_lines(game: Transcript, lines: str) -> list[GameEvent]:
    """Lines of a record, `table roll …` or `SEAT move`, and what follows from them."""
    events: list[GameEvent] = []
    for line in lines.splitlines():
        actor, _, text = line.partition(" ")
        if actor == "table":
            events += game.say(TABLE, game.game.parse_chance(text))
        else:
            events += game.say(int(actor), game.game.parse_move(text))
    return events


@lru_cache(KEPT)
def _begun(record: str) -> tuple[Transcript, tuple[GameEvent, ...]]:
    lines = Lines(record.encode())
    game = Transcript(read_header(lines))
    body = record.partition("\n\n")[2]
    return game, tuple(play_lines(game, body))


def _wrong(step: Step, text: str, error: BisError | None) -> LessonWrong:
    word = step.word_for(text, error.id if error else None)
    why = Objection(error.reason, error.rule, error.id, error.parts) if error else None
    return LessonWrong(word.words if word else None, why)


def _sitter(name: str, *, is_you: bool) -> Seat:
    return Seat(
        name=name,
        kind="person" if is_you else "bot",
        bot=None if is_you else name,
        connected=True,
        waiting=False,
        kept=False,
        left=None,
        stand_in=None,
    )
