"""Values as text and back."""

from dataclasses import dataclass

import pytest

from bis.core import saving
from bis.core.errors import NotationError


@dataclass(frozen=True)
class Card:
    name: str

    def __str__(self) -> str:
        return f"card {self.name}"

    @staticmethod
    def parse(text: str) -> "Card":
        if not text.startswith("card "):
            raise NotationError(f"{text!r} is no card")
        return Card(text.removeprefix("card "))


@dataclass(frozen=True)
class Coin:
    heads: bool

    def __str__(self) -> str:
        return "heads" if self.heads else "tails"

    @staticmethod
    def parse(text: str) -> "Coin":
        if text not in ("heads", "tails"):
            raise NotationError(f"{text!r} is no coin")
        return Coin(text == "heads")


@dataclass(frozen=True)
class Hand:
    cards: tuple[Card, ...]
    toss: Card | Coin | None = None
    counts: tuple[int, str] = (0, "")


@pytest.mark.parametrize(
    "hand",
    [
        Hand(()),
        Hand((Card("a"), Card("ü")), Coin(heads=True), (3, "x")),
        Hand((Card("a"),), Card("b")),
    ],
)
def test_what_is_saved_is_loaded(hand: Hand) -> None:
    assert saving.load(Hand, saving.save(hand)) == hand


def test_what_has_a_text_form_keeps_it() -> None:
    assert saving.save(Hand((Card("a"),), Coin(heads=False))) == '[["card a"],"tails",[0,""]]'


def test_text_that_is_no_member_of_a_union_is_refused() -> None:
    with pytest.raises(NotationError, match="'edge' is no"):
        saving.load(Hand, '[[],"edge",[0,""]]')


def test_what_has_no_text_form_cannot_be_saved() -> None:
    with pytest.raises(TypeError, match="has no text form"):
        saving.save((1, {2}))
