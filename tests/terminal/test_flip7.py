"""Flip 7 in a terminal: what the deck is said to hold."""

import pytest
from rich.console import Console

from bis.games.flip7 import FLIP7
from bis.terminal.flip7 import board
from tests.games.flip7.positions import position


@pytest.mark.rules("F7-25")
@pytest.mark.parametrize(
    ("deck", "words"),
    [
        ("", "the deck is empty: the 3 discards are shuffled in first"),
        ("7 8", "2 cards in the deck, 3 discarded"),
    ],
)
def test_an_empty_deck_is_said_to_be_shuffled_first(deck: str, words: str) -> None:
    console = Console(width=80)
    with console.capture() as told:
        view = FLIP7.view(position("5 | 6", deck=deck, discards="9 10 11"), 0)
        console.print(board(view, ("Ada", "Bob")))
    assert words in told.get()
