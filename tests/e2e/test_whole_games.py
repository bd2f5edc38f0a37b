"""Whole games through the page, by mouse, by finger and by keys."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from bis.core.game import Result
from bis.games import GAMES, rules_text
from tests.e2e.conftest import Come
from tests.e2e.ghosts import play_away
from tests.e2e.guests import PHONE, Guest
from tests.e2e.hands import Finger, Hand, Keys, Letters, Mouse
from tests.e2e.playing import play_on, take_turn
from tests.e2e.ways import WAYS

HANDS: dict[str, tuple[Hand, dict[str, Any]]] = {
    "mouse": (Mouse(), {}),
    "finger": (Finger(), PHONE),
    "keys": (Keys(), {}),
}
ROLLS_ALONE = 30
BY_LETTERS = 9
"""So many rolls at the beginning, and so many at the end."""


def play_whole_game(come: Come, game: str, hand: str) -> tuple[Guest, Result, int]:
    """With bots, from the first page to the scores, which are those of the record."""
    how, settings = HANDS[hand]
    ada = come(how, **settings)
    ada.hear()
    ada.begin_by_hand(game, "Bots")
    made = play_on(ada, game)
    expect(ada.button("Again!")).to_be_visible()
    return ada, ada.check_record(), made


def test_every_game_can_be_played_by_hand() -> None:
    assert list(WAYS) == list(GAMES)


@pytest.mark.parametrize(
    ("game", "hand"),
    [(game, hand) for game, way in WAYS.items() for hand in way.hands],
)
def test_a_whole_game_with_bots(come: Come, game: str, hand: str) -> None:
    ada, result, made = play_whole_game(come, game, hand)
    assert made > 3
    names = list(ada.shown_scores())
    title = "You win!" if result.winners == (0,) else f"{names[0]} wins"
    if len(result.winners) == 1:
        expect(ada.page.get_by_role("heading", name=title)).to_be_visible()
    WAYS[game].over(ada)
    follow_log(ada)


def follow_log(ada: Guest) -> None:
    """By turns, from top to bottom; and whoever only hears it was told the same, in that order."""
    turns = ada.log()
    numbers = [int(title.split()[1]) for title, _ in turns if title]
    assert numbers == list(range(1, 1 + len(numbers)))
    lines = [line for _, turn in turns for line in turn]
    assert lines[-1] == "The game is over"
    heard, at = ada.heard(), 0
    for line in lines:
        assert line in heard[at:], f"{line!r} was not said after what happened before"
        at = heard.index(line, at)


@pytest.mark.parametrize("game", ["encore", "one_more_encore"])
def test_a_game_alone_by_letters_ends_with_a_rating(come: Come, game: str) -> None:
    """Thirty rolls at most, and then the level in the words of the rules (ENC-27, OME-25).

    Those in the middle are played while no page is open.
    """
    ada = come(Letters())
    ada.begin_by_hand(game, "Alone")
    for _ in range(BY_LETTERS):
        assert take_turn(ada, game)
    play_away(ada, ROLLS_ALONE - 2 * BY_LETTERS)
    assert play_on(ada, game)
    expect(ada.button("Again!")).to_be_visible()
    result = ada.check_record()
    assert result.rating is not None
    levels = re.findall(r"^ +\d+\. (.+)$", rules_text(GAMES[game], "en"), re.MULTILINE)
    expect(ada.status(levels[result.rating - 1])).to_be_visible()
    points = result.scores[0]
    assert re.match(
        rf"[-−]?{abs(points)} points?$",
        ada.page.get_by_role("heading", name=re.compile("points?$")).inner_text(),
    )
