"""What the coach knows of one game: its words, who values its positions, and with what effort."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field, replace
from typing import Any

from bis.bots.levels import Sift, Worths, keep_all
from bis.coach.gains import Part, outweighs, speaks
from bis.coach.phrases import Contrast, Glance, Phrase, Templates
from bis.coach.worth import Evaluator, Gain, Position
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
    hope: float = 1.0
    """A cost that would be no mistake even if it were so many errors higher is let go."""
    plainly: int = 0
    """As ``most``, where games are interpreted: none where that takes too long."""

    @property
    def interpreted(self) -> "Effort":
        return replace(self, first=self.plainly // 4, most=self.plainly)


Explain = Callable[[Position, int, Any, Any], tuple[Gain, ...]]
"""(position, seat, the best move, the one played) -> where the difference comes from."""
Parts = Callable[[Sequence[int], Sequence[int], int], Mapping[str, int]]
"""(a batch state at its end, the look-ups, a seat) -> its final score by parts (`Gain.part`)."""


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
    parts: Parts | None = None
    """What a final score is made of."""


@dataclass(frozen=True, slots=True)
class Coach:
    """The value that a game's module exports."""

    about: Callable[[Any, Any], list[Phrase]]
    """(view, move) -> what is to be said about it."""
    templates: Templates
    evaluator: Callable[[Header], Evaluator]
    """By what was learned: at once, with nothing to compile."""
    sampling: Sampling | None = None
    _: KW_ONLY
    look: Callable[[Any, Any], Glance] = lambda _view, _best: Glance()
    """(view, the best move) -> what a learner should look at before."""
    only: tuple[Phrase, ...] = ()
    """What a learner is told instead where there is but one move."""
    contrast: Callable[[Any, Any, Any], Contrast] = lambda _view, _best, _played: Contrast()
    """(view, the best move, the one played) -> what is said more where they stand side by side."""
    named: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """By the key of a reason: the parts of the score that it names; of others all."""
    in_brief: Callable[[Any, Any], list[Phrase]] | None = None
    """(view, move) -> the same as ``about``, less what a reason beside it counts in another way."""
    at_hand: Callable[[Any], str] = lambda _view: ""
    """(view) -> what moves are about that do not say it: the card to be given."""
    explain: Explain | None = None
    """Asked where the evaluator does not say it, and games are not played on."""
    sift: Sift = keep_all
    """(view, legal) -> the moves that may be advised: none that only pays more for the same."""
    surely: Callable[[Any, Any], Any] = lambda _view, _move: None
    """(view, move) -> another that brings no less, whatever comes; None where nobody can say."""
    same: Callable[[Any], object] = str
    """Moves for which it is the same do the same: the best of them is advised."""
    idle: Callable[[Any], bool] = lambda _move: False
    """Whether a move does nothing: of those that are as good one that does something is named."""
    odds: Callable[[Any, float], list[Phrase]] = lambda _view, _win: []
    """(view, the chance to win) -> where scores say otherwise: that, and what is nearly done."""
    plainly: bool = False
    """Whether one of moves that are as good is named for which something can be said."""

    def open_to(self, view: Any, legal: Sequence[Any]) -> list[Any]:
        """The moves that are looked at: none that another one surely beats."""
        return [move for move in legal if self.surely(view, move) is None]

    def beside(self, view: Any, best: Any, played: Any) -> Contrast:
        """All that is to be said about both moves; of one that was the best, what it does."""
        if best == played:
            return Contrast(played=tuple(self.about(view, played)))
        more = self.contrast(view, best, played)
        about = self.in_brief or self.about
        good, bad = about(view, best), about(view, played)
        return replace(more, best=(*good, *more.best), played=(*bad, *more.played))

    def weighty(self, both: Contrast, gains: Sequence[Gain]) -> tuple[Phrase, ...]:
        """What speaks for the best move and is seen in the end.

        Where nobody looked: all of it, unless the other one takes something at once.
        """
        if not gains:
            return () if both.taken else both.why
        found = tuple(one for one in both.why if speaks(one, gains, self.named))
        return found or self._seen(both, gains)

    def _seen(self, both: Contrast, gains: Sequence[Gain]) -> tuple[Phrase, ...]:
        """What the better move does for the part that ends highest."""
        (top, *_) = outweighs(gains) or [Part("", 0.0)]
        return (both.parts[top.name],) if top.points > 0 and top.name in both.parts else ()

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
