"""What a seat can say: a bid."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from bis.games.goofspiel.pieces import read_card

from bis.core.errors import NotationError
from bis.core.reasons import Reason

NO_BID = Reason("goofspiel.no_bid", "{text!r} is no bid")


@dataclass(frozen=True, slots=True)
class Bid:
    """One of one's own cards for the prize (GS-03): `bid 7`."""

    kind: ClassVar[Literal["bid"]] = "bid"

    card: int

    def __str__(self) -> str:
        return f"bid {self.card}"

    @staticmethod
    def parse(text: str) -> "Bid":
        word, _, card = text.partition(" ")
        if word != "bid":
            raise NotationError(NO_BID, text=text)
        return Bid(read_card(card))
