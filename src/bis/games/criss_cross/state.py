"""All there is to know in the middle of a game."""

from dataclasses import dataclass
from functools import lru_cache

from bis.core.errors import NotationError
from bis.core.reasons import Reason
from bis.core.seats import TABLE
from bis.games.criss_cross.moves import Placement
from bis.games.criss_cross.pieces import FREE, SIDE, SYMBOLS, TOP_LEFT, Roll, Square

NO_SHEET = Reason(
    "criss_cross.no_sheet", "{text!r} is no sheet: five rows of five boxes joined by '/'"
)

ROOM = FREE * 2
"""Two free squares side by side, somewhere in a line."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """One seat's paper (CC-01): `c..../...../...../...../.....`, its rows from the top."""

    written: str = FREE * SIDE * SIDE
    """The symbol in each square, by column, then row."""

    def __str__(self) -> str:
        return "/".join(self.rows())

    @staticmethod
    def parse(text: str) -> "Sheet":
        rows = text.split("/")
        if [len(row) for row in rows] != [SIDE] * SIDE or set(text) - set(SYMBOLS + FREE + "/"):
            raise NotationError(NO_SHEET, text=text)
        return Sheet("".join(map("".join, zip(*rows, strict=True))))

    def rows(self) -> list[str]:
        return [self.written[row::SIDE] for row in range(SIDE)]

    def columns(self) -> list[str]:
        return [self.written[top : top + SIDE] for top in range(0, SIDE * SIDE, SIDE)]

    def diagonal(self) -> str:
        """The grey squares, from bottom left to top right (CC-11)."""
        return self.written[SIDE - 1 : -1 : SIDE - 1]

    def write(self, symbols: str, squares: tuple[Square, ...]) -> "Sheet":
        written = list(self.written)
        for symbol, square in zip(symbols, squares, strict=True):
            written[square] = symbol
        return Sheet("".join(written))

    @property
    def start_symbol(self) -> str:
        return self.written[TOP_LEFT]

    def has_room(self) -> bool:
        """Whether two free squares are side by side (CC-06)."""
        return _has_room(self)


@lru_cache(maxsize=8192)  # asked for every sheet again whenever somebody has chosen
def _has_room(sheet: Sheet) -> bool:
    return any(ROOM in line for line in (*sheet.columns(), *sheet.rows()))


@dataclass(frozen=True, slots=True)
class State:
    """One table: everybody's sheet, what was rolled, who has chosen what."""

    sheets: tuple[Sheet, ...]
    advanced: bool = False
    """Whether the diagonal and lines without points count (CC-11, CC-12)."""
    roll: Roll | None = None
    choices: tuple[Placement | None, ...] = ()
    """This round's choice of each seat; secret until all have chosen (CC-07)."""

    @property
    def starting(self) -> int | None:
        """The seat that chooses its start symbol next, as long as one is missing (CC-02)."""
        if self.sheets[-1].start_symbol != FREE:
            return None
        return [sheet.start_symbol for sheet in self.sheets].index(FREE)

    @property
    def round(self) -> int:
        """The round being played, or the last one played; 0 before the first roll (CC-03)."""
        written = max(len(sheet.written) - sheet.written.count(FREE) for sheet in self.sheets)
        return written // 2 + (self.roll is not None)

    @property
    def over(self) -> bool:
        return not to_act(self)


def to_act(state: State) -> tuple[int, ...]:
    """Start symbols one by one, then a roll and all who have room, until nobody has (CC-08)."""
    if (seat := state.starting) is not None:
        return (seat,)
    if state.roll is None:
        return (TABLE,) if any(sheet.has_room() for sheet in state.sheets) else ()
    return tuple(
        seat
        for seat, (sheet, choice) in enumerate(zip(state.sheets, state.choices, strict=True))
        if choice is None and sheet.has_room()
    )


def turns(state: State) -> int:
    """Rounds played to their end."""
    return state.round - (state.roll is not None)
