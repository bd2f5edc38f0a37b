"""What a seat can say: its start symbol, then a placement for each roll."""

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import ClassVar, Literal

from bis.core.errors import NotationError
from bis.core.reasons import SQUARE_OUT_OF_ORDER, SQUARE_TWICE, Reason
from bis.games.criss_cross.pieces import PAIRS, Square, read_square, read_symbol, write_square

NO_START = Reason("criss_cross.no_start", "{text!r} is no start symbol")
NO_PAIRS = Reason("criss_cross.no_pairs", "{text!r} is no move: not a box for each symbol")


@dataclass(frozen=True, slots=True)
class Start:
    """The symbol in the top left square (CC-02): `start c`."""

    kind: ClassVar[Literal["start"]] = "start"

    symbol: str

    def __str__(self) -> str:
        return f"start {self.symbol}"

    @staticmethod
    def parse(text: str) -> "Start":
        word, _, symbol = text.partition(" ")
        if word != "start":
            raise NotationError(NO_START, text=text)
        return Start(read_symbol(symbol))


@dataclass(frozen=True, slots=True)
class Placement:
    """Symbols, and the squares they are written in: `a A2 d B2`.

    Two of each, if it is legal; none and one (`pass`, `a A2`) can be said, and are refused (CC-05).
    """

    kind: ClassVar[Literal["placement"]] = "placement"

    symbols: str
    squares: tuple[Square, ...]
    """One for each symbol, by column, then row."""

    def __str__(self) -> str:
        return _write(self.symbols, self.squares)

    @staticmethod
    def parse(text: str) -> "Placement":
        if text == "pass":
            return Placement("", ())
        words = text.split(" ")
        if len(words) % 2:
            raise NotationError(NO_PAIRS, text=text)
        symbols = "".join(read_symbol(word) for word in words[::2])
        return Placement(symbols, _read_squares(words[1::2]))


@lru_cache(maxsize=4096)  # all legal ones: 36 pairs of symbols at 40 pairs of squares
def _write(symbols: str, squares: tuple[Square, ...]) -> str:
    pairs = zip(symbols, squares, strict=True)
    return " ".join(f"{symbol} {write_square(square)}" for symbol, square in pairs) or "pass"


def _read_squares(names: list[str]) -> tuple[Square, ...]:
    """The squares of these names, which must stand in order, each once."""
    squares: list[Square] = []
    for name in names:
        square = read_square(name)
        if squares and square <= squares[-1]:
            flaw = SQUARE_TWICE if square in squares else SQUARE_OUT_OF_ORDER
            raise NotationError(flaw, name=name)
        squares.append(square)
    return tuple(squares)


Move = Start | Placement


@lru_cache(maxsize=4096)  # read when it is judged, and again from what is stored
def parse_move(text: str) -> Move:
    return Start.parse(text) if text.startswith("start") else Placement.parse(text)


@cache
def placements(symbols: str) -> tuple[tuple[Square, Square, tuple[Placement, ...]], ...]:
    """Every pair of squares side by side, with the ways to write two symbols there (CC-04)."""
    orders = sorted({symbols, symbols[::-1]})
    return tuple((*pair, tuple(Placement(order, pair) for order in orders)) for pair in PAIRS)
