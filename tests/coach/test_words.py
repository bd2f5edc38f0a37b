"""Words about moves, in every language."""

from string import Formatter

import pytest

from bis.coach import COACHES
from bis.core.languages import LANGUAGES, ORIGINAL
from bis.core.seats import TABLE
from bis.games import GAMES
from tests.coach.evaluators import played


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_template_has_every_language_with_the_same_blanks(game: str, language: str) -> None:
    original, other = (COACHES[game].templates[one] for one in (ORIGINAL, language))
    assert {key: blanks(text) for key, text in other.items()} == {
        key: blanks(text) for key, text in original.items()
    }


def blanks(template: str) -> set[str | None]:
    return {name for _, name, _, _ in Formatter().parse(template)} - {None}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_every_legal_move_of_a_game(game: str, language: str) -> None:
    transcript = played(game, 3, "uniform")
    found = transcript.game
    state = found.start(transcript.header.options, 3, transcript.header.first)
    for line in transcript.lines[:60]:
        if line.actor == TABLE:
            state, _ = found.deal(state, line.said)
            continue
        view = found.view(state, line.actor)
        for move in found.legal(state, line.actor)[:40]:
            glance = COACHES[game].look(view, move)
            assert glance.phrases
            for phrase in (*COACHES[game].about(view, move), *glance.phrases):
                assert "{" not in COACHES[game].say(phrase, language)
        state, _ = found.play(state, line.actor, line.said)
