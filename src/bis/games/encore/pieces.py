"""What lies on the table: squares, the printed sheet, the dice."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import resources

from bis.core.errors import NotationError, OptionError
from bis.core.reasons import NO_ROLL, NO_SQUARE, SQUARE_OUT_OF_ORDER, SQUARE_TWICE, Reason
from bis.games.encore.chosen import in_full

SHEET_SIZE = Reason(
    "encore.sheet_size", "a sheet is seven rows of fifteen letters joined by '/'", "ENC-02"
)
SHEET_LETTER = Reason("encore.sheet_letter", "{letter!r} is no color of a sheet", "ENC-02")
SHEET_BLOCKS = Reason(
    "encore.sheet_blocks",
    "the blocks of {color!r} have sizes [{sizes}], not one of each from 1 to 6",
    "ENC-02",
)
COLUMN_STARS = Reason("encore.column_stars", "column {column} has {stars} stars, not one", "ENC-02")
COLOR_STARS = Reason("encore.color_stars", "color {color!r} has {stars} stars, not three", "ENC-02")
NO_SHEET = Reason(
    "encore.no_sheet",
    "option sheet: {value!r} is none of {sheets}, no new one that was chosen, nor a full sheet",
)
DICE_KINDS = Reason("encore.dice_kinds", "a roll has {kinds} kinds of dice, not {count}")
NO_FACE = Reason("encore.no_face", "{face!r} is no face of this die: {faces}")

COLUMNS = "ABCDEFGHIJKLMNO"
ROWS = "1234567"
COLORS = "gybpo"
COLOR_JOKER = "x"
NUMBER_JOKER = "?"
COLOR_FACES = COLORS + COLOR_JOKER
NUMBER_FACES = "12345" + NUMBER_JOKER
MOST_SQUARES = 5
MOST_SHEETS = 64
"""So many are kept once they are read: anybody may write new ones."""

Squares = int
"""A set of squares, one bit each: bit 7 * column + row."""

HEIGHT = len(ROWS)
ALL: Squares = (1 << len(COLUMNS) * HEIGHT) - 1
COLUMN: tuple[Squares, ...] = tuple(0b1111111 << HEIGHT * i for i in range(len(COLUMNS)))
ROW: tuple[Squares, ...] = tuple(
    sum(1 << HEIGHT * i + row for i in range(len(COLUMNS))) for row in range(HEIGHT)
)
COLUMN_H = COLUMN[COLUMNS.index("H")]
_BELOW_TOP = ALL & ~ROW[0]
_ABOVE_BOTTOM = ALL & ~ROW[-1]


def beside(squares: Squares) -> Squares:
    """The squares side by side with one of these, not diagonally (ENC-13, ENC-14)."""
    vertical = (squares << 1 & _BELOW_TOP) | (squares >> 1 & _ABOVE_BOTTOM)
    return vertical | (squares << HEIGHT & ALL) | squares >> HEIGHT


def each(squares: Squares) -> Iterator[Squares]:
    """The squares one by one, by column, then row."""
    while squares:
        lowest = squares & -squares
        yield lowest
        squares ^= lowest


def clump(squares: Squares, seed: Squares) -> Squares:
    """All of these squares that hang together with ``seed``."""
    grown = seed & squares
    while (more := grown | (beside(grown) & squares)) != grown:
        grown = more
    return grown


def lone(squares: Squares) -> Squares:
    """Those of these squares that no other of them is beside."""
    return squares & ~beside(squares)


@lru_cache(maxsize=8192)
def write_squares(squares: Squares, rows: str = ROWS) -> str:
    """Their names by column, then row: `G4 H4 H5`."""
    places = (square.bit_length() - 1 for square in each(squares))
    return " ".join(COLUMNS[place // HEIGHT] + rows[place % HEIGHT] for place in places)


def read_squares(names: Iterable[str], rows: str = ROWS) -> Squares:
    """The squares of these names, which must stand in order, each once."""
    squares = 0
    for name in names:
        if len(name) != 2 or name[0] not in COLUMNS or name[1] not in rows:
            raise NotationError(NO_SQUARE, name=name)
        square = 1 << COLUMNS.index(name[0]) * HEIGHT + rows.index(name[1])
        if square <= squares:
            flaw = SQUARE_TWICE if square & squares else SQUARE_OUT_OF_ORDER
            raise NotationError(flaw, name=name)
        squares |= square
    return squares


@dataclass(frozen=True, slots=True)
class Printed:
    """A printed sheet: the color of every square, and where the stars are (ENC-02)."""

    text: str
    """Seven rows of fifteen letters joined by slashes; a small letter has a star."""
    by_color: dict[str, Squares] = field(init=False, compare=False, repr=False)
    stars: Squares = field(init=False, compare=False, repr=False)
    blocks: tuple[Squares, ...] = field(init=False, compare=False, repr=False)
    _block_of: dict[Squares, Squares] = field(init=False, compare=False, repr=False)
    groups: tuple[tuple[str, int, Squares], ...] = field(init=False, compare=False, repr=False)
    """Every (color, count, squares) that hangs together, up to five squares, in that order."""

    def __post_init__(self) -> None:
        by_color, stars = _read_letters(self.text)
        blocks = tuple(block for color in COLORS for block in _blocks(by_color[color]))
        object.__setattr__(self, "by_color", by_color)
        object.__setattr__(self, "stars", stars)
        object.__setattr__(self, "blocks", blocks)
        block_of = {square: block for block in blocks for square in each(block)}
        object.__setattr__(self, "_block_of", block_of)
        object.__setattr__(self, "groups", tuple(self._groups()))

    def __str__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[Callable[[str], "Printed"], tuple[str]]:
        """Copied and pickled as its text: all the rest follows from it."""
        return Printed.parse, (self.text,)

    @staticmethod
    def parse(text: str) -> "Printed":
        """A sheet written in full; an OptionError if it breaks ENC-02."""
        return _parse_printed(text)

    def color_of(self, square: Squares) -> str:
        return next(color for color, squares in self.by_color.items() if squares & square)

    def block_of(self, square: Squares) -> Squares:
        return self._block_of[square]

    def _groups(self) -> Iterator[tuple[str, int, Squares]]:
        for color in COLORS:
            blocks = [block for block in self.blocks if block & self.by_color[color]]
            for count in range(1, MOST_SQUARES + 1):
                found = [group for block in blocks for group in _connected(block, count)]
                for group in sorted(found, key=lambda group: tuple(each(group))):
                    yield color, count, group


def _read_letters(text: str) -> tuple[dict[str, Squares], Squares]:
    """The squares of each color, and those with a star."""
    by_color = dict.fromkeys(COLORS, 0)
    stars = 0
    for row, letters in enumerate(text.split("/")):
        for column, letter in enumerate(letters):
            square = 1 << column * HEIGHT + row
            by_color[letter.lower()] |= square
            stars |= square if letter.islower() else 0
    return by_color, stars


def _blocks(squares: Squares) -> Iterator[Squares]:
    while squares:
        block = clump(squares, squares & -squares)
        yield block
        squares &= ~block


def _connected(block: Squares, count: int) -> set[Squares]:
    """Every connected set of ``count`` squares inside a block."""
    if count == 1:
        return set(each(block))
    smaller = _connected(block, count - 1)
    return {group | square for group in smaller for square in each(beside(group) & block & ~group)}


@lru_cache(maxsize=MOST_SHEETS)
def _parse_printed(text: str) -> Printed:
    rows = text.split("/")
    if len(rows) != len(ROWS) or any(len(row) != len(COLUMNS) for row in rows):
        raise OptionError(SHEET_SIZE)
    strange = sorted(set(text) - set("/" + COLORS + COLORS.upper()))
    if strange:
        raise OptionError(SHEET_LETTER, letter=strange[0])
    by_color, stars = _read_letters(text)  # before groups: those of a block of 105 take long
    _check_colors(by_color)
    _check_stars(by_color, stars)
    return Printed(text)


def _check_colors(by_color: dict[str, Squares]) -> None:
    for color, squares in by_color.items():
        sizes = sorted(block.bit_count() for block in _blocks(squares))
        if sizes != [1, 2, 3, 4, 5, 6]:
            raise OptionError(SHEET_BLOCKS, color=color, sizes=", ".join(map(str, sizes)))


def _check_stars(by_color: dict[str, Squares], starred: Squares) -> None:
    for letter, column in zip(COLUMNS, COLUMN, strict=True):
        if (stars := (starred & column).bit_count()) != 1:
            raise OptionError(COLUMN_STARS, column=letter, stars=stars)
    for color, squares in by_color.items():
        if (stars := (starred & squares).bit_count()) != 3:
            raise OptionError(COLOR_STARS, color=color, stars=stars)


def read_sheet(package: str, name: str) -> Printed:
    """The printed sheet of this name in a game's folder `sheets`."""
    path = resources.files(package) / "sheets" / f"{name}.txt"
    return Printed.parse(path.read_text("utf-8").rstrip("\n").replace("\n", "/"))


SHEETS = ("classic", "pink", "blue", "green", "orange", "purple", "yellow")


@lru_cache(maxsize=MOST_SHEETS)
def printed_sheet(value: str) -> Printed:
    """The sheet an option names, or writes in full."""
    if value in SHEETS:
        return read_sheet("bis.games.encore", value)
    if "/" in (text := in_full(value)):
        return Printed.parse(text)
    raise OptionError(NO_SHEET, value=value, sheets=", ".join(SHEETS))


@dataclass(frozen=True, slots=True)
class Roll:
    """The dice as they fell (ENC-03)."""

    colors: str
    numbers: str

    def __str__(self) -> str:
        return f"roll {' '.join(self.colors)} | {' '.join(self.numbers)}"

    @staticmethod
    def parse(text: str) -> "Roll":
        colors, numbers = read_dice(text, (COLOR_FACES, NUMBER_FACES))
        return Roll("".join(colors), "".join(numbers))


def read_dice(text: str, kinds: tuple[str | tuple[str, ...], ...]) -> list[list[str]]:
    """The faces of each kind of dice in `roll … | …`."""
    if not text.startswith("roll "):
        raise NotationError(NO_ROLL, text=text)
    parts = [part.split(" ") for part in text.removeprefix("roll ").split(" | ")]
    if len(parts) != len(kinds):
        raise NotationError(DICE_KINDS, kinds=len(kinds), count=len(parts))
    for faces, kind in zip(parts, kinds, strict=True):
        for face in faces:
            if not face or face not in tuple(kind):
                raise NotationError(NO_FACE, face=face, faces=" ".join(kind))
    return parts
