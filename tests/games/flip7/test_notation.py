"""What is said at the table, written and read."""

import pytest

from bis.core.errors import NotationError
from bis.games.flip7 import FLIP7

CARDS = "0 1 2 3 4 5 6 7 8 9 10 11 12 +2 +4 +6 +8 +10 x2 freeze flip3 chance"


@pytest.mark.parametrize("text", ["hit", "stay", "target 0", "target 9", "target 10", "target 35"])
def test_a_move_is_written_as_it_is_read(text: str) -> None:
    assert str(FLIP7.parse_move(text)) == text


@pytest.mark.parametrize("text", ["shuffle", *(f"draw {card}" for card in CARDS.split())])
def test_chance_is_written_as_it_is_read(text: str) -> None:
    assert str(FLIP7.parse_chance(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hit ",
        " hit",
        "Hit",
        "hit 1",
        "stays",
        "stay stay",
        "target",
        "target ",
        "target 01",
        "target 00",
        "target -1",
        "target +1",
        "target 1 ",
        "target  1",
        "target 1\n",
        "target ١",
        "target 1 2",
        "target 100",
        "target " + "9" * 5000,
        "target freeze",
        "freeze 1",
        "draw 7",
    ],
)
def test_what_is_no_move_cannot_be_read(text: str) -> None:
    with pytest.raises(NotationError):
        FLIP7.parse_move(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "draw",
        "draw ",
        "draw 13",
        "draw 07",
        "draw -1",
        "draw 2+",
        "draw +12",
        "draw x4",
        "draw 7 ",
        "draw  7",
        "draw Freeze",
        "draw second chance",
        "draws 7",
        "shuffle ",
        "Shuffle",
        "shuffle 7",
        "hit",
    ],
)
def test_what_no_deck_shows_cannot_be_read(text: str) -> None:
    with pytest.raises(NotationError):
        FLIP7.parse_chance(text)
