"""A record: who plays what, and everything said or rolled since."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from bis.core.game import AnyGame, Events, Result
from bis.core.seats import TABLE
from bis.record.choices import Choices

VERSION = "bis 1"


@dataclass(frozen=True, slots=True)
class Header:
    """What is settled before the first roll."""

    game: AnyGame
    options: dict[str, str]
    """All of them, defaults included."""
    names: tuple[str, ...]
    first: int
    notes: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        lines = [
            VERSION,
            f"game {self.game.id}",
            *(f"option {key} {value}" for key, value in sorted(self.options.items())),
            *(f"seat {seat} {name}" for seat, name in enumerate(self.names)),
            f"first {self.first}",
            *(f"note {key} {value}" for key, value in self.notes),
        ]
        return "\n".join(lines) + "\n\n"


@dataclass(frozen=True, slots=True)
class Line:
    """One happening: the table's chance, or a seat's move."""

    actor: int
    said: Any

    def __str__(self) -> str:
        return f"{'table' if self.actor == TABLE else self.actor} {self.said}"


class Step(NamedTuple):
    """What the rules make of something that is said."""

    before: Any
    line: Line
    after: Any
    events: Events


class Transcript:
    """A game that writes itself down while it is played."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.game = header.game
        self.state = self.game.start(header.options, len(header.names), header.first)
        self.lines: list[Line] = []
        self._actors: tuple[Any, tuple[int, ...]] = (None, ())
        self._choices: Choices[Line] = Choices()
        self._foreseen: dict[int, Step] = {}
        """By the id of the state before it."""
        self._before: Any = None
        """The state before the first of the choices that wait."""

    def copy(self) -> "Transcript":
        """The game so far, to be played on apart from this one."""
        twin = Transcript.__new__(Transcript)
        twin.__dict__ = self.__dict__ | {"lines": self.lines.copy()}
        return twin

    @property
    def to_act(self) -> tuple[int, ...]:
        if self._actors[0] is not self.state:
            self._actors = (self.state, self.game.to_act(self.state))
        return self._actors[1]

    def deal(self, chance: Any) -> Events:
        line = Line(TABLE, chance)
        events = self._step(line)
        self.lines.append(line)
        return events

    def play(self, seat: int, move: Any) -> Events:
        """Play a move; choices made at the same time are written in order once all are made."""
        before, state, line = self.to_act, self.state, Line(seat, move)
        events = self._step(line)
        if not self._choices.made:
            self._before = state
        revealed, self._choices = self._choices.add(before, seat, line)
        self.lines += revealed
        return events

    def take_back(self, seat: int) -> None:
        """Forget a choice that waits for others'; theirs stay."""
        left = [(chooser, line) for chooser, line in self._choices.made if chooser != seat]
        assert len(left) < len(self._choices.made)
        self.state, self._choices = self._before, Choices()
        for chooser, line in left:
            self.play(chooser, line.said)

    def say(self, actor: int, said: Any) -> Events:
        return self.deal(said) if actor == TABLE else self.play(actor, said)

    # The rules

    def foresee(self, state: Any, actor: int, said: Any) -> Any:
        """The state after something is said, now or after what was foreseen before it.

        Rules are pure: if it is then said, here or in a copy, they are not asked again.
        """
        if state is self.state:
            self._foreseen = {}
        step = self._foreseen[id(state)] = self._ask(state, Line(actor, said))
        return step.after

    def _step(self, line: Line) -> Events:
        step = self._foreseen.get(id(self.state))
        if step is None or step.before is not self.state or step.line != line:
            step = self._ask(self.state, line)
        self.state = step.after
        return step.events

    def _ask(self, state: Any, line: Line) -> Step:
        if line.actor == TABLE:
            return Step(state, line, *self.game.deal(state, line.said))
        return Step(state, line, *self.game.play(state, line.actor, line.said))

    def unrevealed(self) -> list[Line]:
        """Choices that wait for others', in the order of the record: for the store alone."""
        return list(self._choices.in_order())

    def __str__(self) -> str:
        """The record so far; what is not revealed yet is not in it."""
        body = "".join(f"{line}\n" for line in self.lines)
        end = "" if self.to_act else write_end(self.game.result(self.state))
        return f"{self.header}{body}{end}"


def write_end(result: Result) -> str:
    scores = " ".join(map(str, result.scores))
    if result.rating is not None:
        return f"scores {scores}\nrating {result.rating}\n"
    return f"scores {scores}\nwinners {' '.join(map(str, result.winners))}\n"
