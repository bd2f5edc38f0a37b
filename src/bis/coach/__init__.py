"""The coach: what moves are worth, what they cost, and what was luck.

Who values the positions of a table is an evaluator: games that are played on where they tell more
and can be compiled, what was learned elsewhere, and what that calls a mistake is then played on. To
compile takes longer than anybody likes to wait for a hint: what was learned answers first, and
games are compiled behind its back.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from bis.coach.checked import CheckedEvaluator
from bis.coach.coach import Coach, Explain
from bis.coach.hint import consider, hint
from bis.coach.review import Found, review
from bis.coach.shape import Decision, Hint, Review
from bis.coach.verdicts import ACCUSATIONS
from bis.coach.walk import beginning
from bis.coach.worth import Alive, Evaluator, Progress, unheard
from bis.core.registry import Registry
from bis.record.record import Header, Transcript

if TYPE_CHECKING:
    from bis.coach.sampling import PlayoutEvaluator

COACHES: Registry[Coach] = Registry(
    Coach,
    {
        "encore": "bis.coach.encore:COACH",
        "one_more_encore": "bis.coach.one_more_encore:COACH",
        "flip7": "bis.coach.flip7:COACH",
        "criss_cross": "bis.coach.criss_cross:COACH",
    },
)
LONGEST_WAIT = 20.0
"""Seconds: nobody waits longer to be asked whether a move is meant."""
AT_ONCE = "a first look, by what was learned; a closer one follows"
WITHOUT = "by what was learned; with bis[fast] games are played on for a closer look"


def advise(transcript: Transcript, seat: int | None = None, *, at_once: bool = False) -> Hint:
    """The best moves of the seat to act; ``at_once``: rather a preliminary hint than a wait."""
    header = transcript.header
    coach, games = COACHES[header.game.id], games_of(header)
    if games is None:
        found = hint(coach, transcript, coach.evaluator(header), seat)
        return replace(found, note=_without_games(header, found.note))
    if not at_once or games.is_ready:
        return hint(coach, transcript, games, seat)
    found = hint(coach, transcript, coach.evaluator(header), seat)
    games.get_ready_meanwhile()
    return replace(found, note=AT_ONCE, preliminary=True)


def weigh(transcript: Transcript, seat: int, said: str) -> Decision:
    """What a move would cost, before it is made.

    Until games can be played on, what was learned lets a move through at once; but nobody is asked
    on its word alone, because a review will go by games.
    """
    header = transcript.header
    coach, games = COACHES[header.game.id], games_of(header)
    if games is not None and games.is_ready:
        return consider(coach, transcript, games, seat, said)
    explain = _explainer(header, at_once=True)
    if games is None:
        return consider(coach, transcript, evaluator_of(header), seat, said, explain=explain)
    found = consider(coach, transcript, coach.evaluator(header), seat, said, explain=explain)
    games.get_ready_meanwhile()
    if found.verdict not in ACCUSATIONS:
        return found
    if not games.is_ready_within(LONGEST_WAIT):
        return replace(found, verdict="silent")
    return consider(coach, transcript, games, seat, said)


def get_ready(transcript: Transcript) -> None:
    """Load what the first hint of such a game needs."""
    header = transcript.header
    COACHES[header.game.id].evaluator(header).outlook(beginning(transcript))
    games = games_of(header)
    if games is not None and games.is_ready:  # to load what was compiled takes a second
        games.get_ready_meanwhile()


def look_back(
    transcript: Transcript,
    progress: Progress = lambda _done: None,
    seats: Sequence[int] | None = None,
    *,
    found: Found = lambda _decision: None,
) -> Review:
    """What the decisions of these seats cost, of all unless told; each is ``found`` in its turn."""
    header = transcript.header
    coach = COACHES[header.game.id]
    far = _HowFar(progress)
    evaluator, explain = evaluator_of(header, far.alive), _explainer(header, far.alive)
    made = review(coach, transcript, evaluator, far.tell, seats, found=found, explain=explain)
    return replace(made, note=_without_games(header, made.note))


class _HowFar:
    """How far a review is; within a decision it says so again, that nobody thinks it hangs."""

    def __init__(self, progress: Progress) -> None:
        self._progress = progress
        self._done = 0.0

    def tell(self, done: float) -> None:
        self._done = done
        self._progress(done)

    def alive(self) -> None:
        self._progress(self._done)


def evaluator_of(header: Header, alive: Alive = unheard) -> Evaluator:
    """The best evaluator there is for a table; it may have to be compiled first."""
    learned, games = COACHES[header.game.id].evaluator, _telling(header, alive)
    if games is None:
        return learned(header)
    return games if games.playouts.fast else CheckedEvaluator(learned(header), games)


def games_of(header: Header) -> "PlayoutEvaluator | None":
    """Games played on, where they tell more than what was learned, and Numba is there."""
    games = _telling(header)
    return games if games is not None and games.playouts.fast else None


def _telling(header: Header, alive: Alive = unheard) -> "PlayoutEvaluator | None":
    """Games played on, compiled or not, where they tell more than what was learned."""
    sampling = COACHES[header.game.id].sampling
    return _play_on(header, alive) if sampling is not None and sampling.tells_more(header) else None


def _explainer(header: Header, alive: Alive = unheard, *, at_once: bool = False) -> Explain | None:
    """Who tells where points come from: the game's own way, or games played on."""
    coach = COACHES[header.game.id]
    if coach.explain is not None or coach.sampling is None or coach.sampling.parts is None:
        return coach.explain
    games = _play_on(header, alive)
    if games is None or (at_once and not games.is_ready):
        return None
    return games.explain


def _play_on(header: Header, alive: Alive) -> "PlayoutEvaluator | None":
    from bis.coach.sampling import play_on  # noqa: PLC0415  # what only shows hints needs no NumPy

    sampling = COACHES[header.game.id].sampling
    return None if sampling is None else play_on(header, sampling, alive)


def _without_games(header: Header, note: str | None) -> str | None:
    """The note of a table that games would tell more about."""
    sampling = COACHES[header.game.id].sampling
    without = sampling is not None and sampling.tells_more(header) and games_of(header) is None
    return note or (WITHOUT if without else None)
