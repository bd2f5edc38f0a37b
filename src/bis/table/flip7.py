"""Flip 7 as clients see it."""

from typing import Literal

import msgspec

from bis.bots.flip7.greedy import next_cards
from bis.games.flip7.pieces import CARDS
from bis.games.flip7.scoring import score
from bis.games.flip7.view import View
from bis.table.showing import GameView, Showing


class Flip7Line(msgspec.Struct, frozen=True):
    numbers: list[int]
    modifiers: list[str]
    chance: bool
    status: Literal["in", "stayed", "frozen", "busted"]
    worth: int
    total: int


class Flip7FlipThree(msgspec.Struct, frozen=True):
    seat: int
    left: int
    pending: list[str]


class Flip7View(GameView, frozen=True, tag="flip7"):
    round: int
    dealer: int
    lines: list[Flip7Line]
    flips: list[Flip7FlipThree]
    at_hand: str | None
    """The action to be aimed now."""
    deck: int
    discards: int
    left: dict[str, int]
    """How many of each card may come next, of the deck or, once it is empty, of the discards, which
    are shuffled in first (F7-25): anybody could have counted."""


def tell(view: View) -> Flip7View:
    return Flip7View(
        round=len(view.rounds) + (view.due != "nothing"),
        dealer=view.dealer,
        lines=[
            Flip7Line(
                numbers=list(line.numbers),
                modifiers=list(line.modifiers),
                chance=line.chance,
                status=line.status,
                worth=score(line),
                total=total,
            )
            for line, total in zip(view.lines, view.totals, strict=True)
        ],
        flips=[Flip7FlipThree(f.seat, f.left, list(f.pending)) for f in view.flips],
        at_hand=view.at_hand,
        deck=sum(view.deck),
        discards=sum(view.discards),
        left={card: count for card, count in zip(CARDS, next_cards(view), strict=True) if count},
    )


SHOWN = Showing(Flip7View, tell, known=lambda _: None)
