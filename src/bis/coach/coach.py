"""What the coach knows of one game: its words, who values its positions, and with what effort."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from bis.bots.levels import Worths
from bis.coach.phrases import Glance, Phrase, Templates
from bis.coach.worth import Evaluator
from bis.core.languages import LANGUAGES, ORIGINAL
from bis.record.record import Header


@dataclass(frozen=True, slots=True)
class Effort:
    """How many games are played to value moves."""

    candidates: int
    """Moves looked at, the ones that a strong player likes best at first sight."""
    screen: int
    """Games for each in the first round of choosing; half of the moves stay, with twice as many."""
    first: int
    """Games to estimate with, at first."""
    most: int
    """Games to estimate with, where it may have been a mistake."""
    outlook: int
    """Games for one place of the curve."""
    advice: int
    """Games for each of the best moves of a hint."""


@dataclass(frozen=True, slots=True)
class Sampling:
    """How games are played on from a position."""

    policy: str
    """Who plays on: the best player there is among the batch functions of the game."""
    effort: Effort
    likes: Worths | None = None
    """What moves are worth at first sight; None where all can be looked at."""
    witness: Worths | None = None
    """Who knows more than the one who plays on: nobody is accused against its word."""
    tells_more: Callable[[Header], bool] = lambda _header: True
    """Whether games played on tell more about a table than what was learned."""


@dataclass(frozen=True, slots=True)
class Coach:
    """The value that a game's module exports."""

    about: Callable[[Any, Any], list[Phrase]]
    """(view, move) -> what is to be said about it."""
    templates: Templates
    evaluator: Callable[[Header], Evaluator]
    """By what was learned: at once, with nothing to compile."""
    sampling: Sampling | None = None
    look: Callable[[Any, Any], Glance] = lambda _view, _best: Glance()
    """(view, the best move) -> what a learner should look at before."""

    def apart(self, view: Any, best: Any, played: Any) -> tuple[list[Phrase], list[Phrase]]:
        """What is to be said about one move and not about the other, and the reverse."""
        good, bad = self.about(view, best), self.about(view, played)
        return [one for one in good if one not in bad], [one for one in bad if one not in good]

    def say(self, phrase: Phrase, language: str = ORIGINAL) -> str:
        return phrase.say(self.templates[language])

    def spoken(
        self, phrases: Sequence[Phrase], names: Sequence[str] = ()
    ) -> dict[str, tuple[str, ...]]:
        """The same in every language."""
        return {
            language: tuple(phrase.say(self.templates[language], names) for phrase in phrases)
            for language in LANGUAGES
        }
