"""Why something is refused: an id and its parts, and the English sentence they make.

A reason is declared once, beside what refuses for it. The parts are written as at the table
(squares, faces, numbers, seats), so that another language makes its own sentence of them.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from string import Formatter

REASONS: "dict[str, Reason]" = {}
"""Every reason declared so far, by its id."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One way to be refused: `Reason("encore.no_die", "no die shows {face!r}", "ENC-10")`."""

    id: str
    """The room and what is wrong: `encore.not_connected`."""
    template: str
    """The English sentence, with a blank for each part."""
    rule: str | None = None
    """The rule that forbids it; none where it depends on the position, or where no rule does."""

    def __post_init__(self) -> None:
        assert self.id not in REASONS, f"the reason {self.id} is declared twice"
        REASONS[self.id] = self

    @property
    def blanks(self) -> frozenset[str]:
        """The names of its parts."""
        return _blanks(self.template)

    def sentence(self, parts: Mapping[str, str]) -> str:
        assert parts.keys() == self.blanks, f"{self.id} has the parts {sorted(self.blanks)}"
        return self.template.format_map(parts)


class Sentence(str):
    """English words that remember what they are made of, for a language to say in its own.

    `Sentence("{path} cannot be read: {why}", path=path, why=why)`; parts may be sentences, too.
    """

    __slots__ = ("parts", "template")
    template: str
    parts: Mapping[str, object]

    def __new__(cls, template: str, /, **parts: object) -> "Sentence":
        """Without parts it is said as it stands, braces and all; a sentence stays what it is."""
        if isinstance(template, Sentence):
            return template
        said = super().__new__(cls, template.format_map(parts) if parts else template)
        said.template, said.parts = template, parts
        return said


@cache
def _blanks(template: str) -> frozenset[str]:
    return frozenset(name for _, name, _, _ in Formatter().parse(template) if name is not None)


# What more than two games refuse for

NO_SEAT = Reason("game.no_seat", "there is no seat {seat}")
GAME_OVER = Reason("game.over", "the game is over")

NO_SQUARE = Reason("notation.no_square", "{name!r} is no square")
SQUARE_TWICE = Reason("notation.square_twice", "square {name} stands twice")
SQUARE_OUT_OF_ORDER = Reason("notation.square_out_of_order", "square {name} is out of order")
NO_ROLL = Reason("notation.no_roll", "{text!r} is no roll")
NOT_THE_WORD = Reason("notation.not_the_word", "{text!r} is not {word!r}")

WRONG_SEATS = Reason("option.seats", "{title} is for {few} to {many} seats, not {seats}")
NO_OPTION = Reason("option.unknown", "{game} has no option {option!r}; it has {options}")
NO_VALUE = Reason("option.no_value", "option {option}: {value!r} is none of {values}")
