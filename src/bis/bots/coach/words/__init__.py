"""Words about a move, computed from the position: one room per game, one template per sentence."""

from collections.abc import Callable, Mapping
from typing import Any

from bis.bots.coach.words import criss_cross, encore, flip7, one_more_encore
from bis.bots.coach.words.phrases import Phrase, Templates
from bis.core.game import AnyGame

LANGUAGES = ("en", "fr")

ABOUT: dict[str, Callable[[Any, Any], list[Phrase]]] = {
    "encore": encore.about,
    "one_more_encore": one_more_encore.about,
    "flip7": flip7.about,
    "criss_cross": criss_cross.about,
}
"""(view, move) -> what is to be said about it."""
TEMPLATES: Mapping[str, Templates] = {
    "encore": encore.TEMPLATES,
    "one_more_encore": one_more_encore.TEMPLATES,
    "flip7": flip7.TEMPLATES,
    "criss_cross": criss_cross.TEMPLATES,
}


def about(game: AnyGame, view: Any, move: Any) -> tuple[Phrase, ...]:
    """What is to be said about a move of the seat whose view it is."""
    return tuple(ABOUT[game.id](view, move))


def apart(
    game: AnyGame, view: Any, best: Any, played: Any
) -> tuple[tuple[Phrase, ...], tuple[Phrase, ...]]:
    """What is to be said about one move and not about the other, and the reverse."""
    good, bad = about(game, view, best), about(game, view, played)
    return (
        tuple(phrase for phrase in good if phrase not in bad),
        tuple(phrase for phrase in bad if phrase not in good),
    )


def say(game: AnyGame, phrase: Phrase, language: str = "en") -> str:
    return phrase.say(TEMPLATES[game.id][language])
