"""Positions in a few words: `A but A7` is column A without its last square."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from functools import cache
from typing import Any

from bis.core.chance import BOT_STREAM, Stream
from bis.core.game import AnyGame, Ended, Events
from bis.core.seats import TABLE
from bis.games.encore import ENCORE
from bis.games.encore.state import Sheet, State
from tests.games.saying import refusal_of, say_line, say_lines

COLUMNS = "ABCDEFGHIJKLMNO"
SHEETS = {
    "classic": """
        GGGYYYYgBBBoYYY
        OGyGyYOOPbBOOGG
        bGPGGGgPPPYYOGG
        BPPGOoBBGGYYOpB
        POOOOPBBOOOPPPP
        PbBpPPPYyOpBBBo
        YYBBBBPYYYGGgOO
    """,
    "pink": """
        GgOOoPPPyBBBBBP
        POOYGgBYYYgOOoP
        bBBpGGbYPPPOGOO
        BBPPPGGoOpYGGGG
        BPPBBBOBBOYYYYb
        OYGGBOOGBOOypPY
        YYyGYYYGGGOPPPY
    """,
    "blue": """
        PPGGYYyGGPPPPOO
        oPPbBgYGGpGyPOO
        BoOBGGGPOGGGGgY
        BBOOOGPPOOOObBY
        GBBPPPBbBBoBYYg
        GGyYPBBYYYBBOYB
        YYYYpOOOpYYBOPP
    """,
    "green": """
        oGBBPPPGGGyYYPP
        GGGGPYGpGGPYYPY
        BBOgYYgBPPPPOOY
        BOOOOGGBBBBOpOO
        BpoPBOOObyOOPyo
        PPPPBBBYYYObGGG
        YYYYgbYYOOGGBBB
    """,
    "orange": """
        oOyOPPpGOpGGGGG
        BOOOgPGGyPPgBYY
        YBBGGPGYYYPPBYo
        YyBYYYYbBYYPOOO
        PYGbBgYOBBBBOBB
        GGGPBBBOGGoYYbB
        GPPPOOOPPOOOpPP
    """,
    "purple": """
        YYoOOgBBBYYPPGG
        OBBBPPPpPYyBPpO
        OOBByPoOObBBPBb
        OgYYYYOGOBBoBBP
        GGGpYOGGyOOOOOP
        bGPGGOGYGPPYYYP
        PPPGBBYYGGGGgYY
    """,
    "yellow": """
        PGGyYYYOPPGGGBy
        PGPPPYYOPPGGBBB
        BpPBBgGGGGpBobP
        OOOOBBBbGyYBPPP
        YBBOOPPPBBBpPOO
        YYbGGOoYYOBYYYO
        gYYGgOOYoOOOYGG
    """,
}
"""The printed sheets, copied from the paper."""


def written(picture: str) -> str:
    """A sheet as an option: its rows joined by slashes."""
    return "/".join(picture.split())


Place = tuple[int, int]


def letters_of(sheet: str) -> dict[Place, str]:
    rows = sheet.split("/")
    return {(column, row): rows[row][column] for row in range(7) for column in range(15)}


def block_sizes(letters: dict[Place, str], color: str) -> list[int]:
    """The sizes of a color's blocks, counted square by square."""
    left = {place for place, letter in letters.items() if letter.lower() == color}
    sizes = []
    while left:
        block = [left.pop()]
        for column, row in block:
            around = {(column, row - 1), (column, row + 1), (column - 1, row), (column + 1, row)}
            block += left & around
            left -= around
        sizes.append(len(block))
    return sorted(sizes)


# Words for squares


def vocabulary(picture: str, rows: str) -> dict[str, int]:
    """What words mean on a sheet: squares, columns, rows, colors, `stars` and `all`."""
    words: dict[str, int] = {}
    for row, letters in zip(rows, picture.split(), strict=True):
        for column, letter in zip(COLUMNS, letters, strict=True):
            square = 1 << 7 * COLUMNS.index(column) + rows.index(row)
            star = ["stars"] if letter.islower() else []
            for word in (column + row, column, row, letter.lower(), "all", *star):
                words[word] = words.get(word, 0) | square
    return words


def area(words: Mapping[str, int], text: str) -> int:
    """The squares of these words, less those named after `but`."""
    inside, _, outside = text.partition("but")
    squares = 0
    for word in inside.split():
        squares |= words[word]
    for word in outside.split():
        squares &= ~words[word]
    return squares


@cache
def classic_words(sheet: str = "classic") -> dict[str, int]:
    return vocabulary(SHEETS[sheet], "1234567")


def flags(letters: str, among: str = COLUMNS) -> int:
    return sum(1 << among.index(letter) for letter in letters)


# Papers and tables


def paper(checked: str = "", *, marks: int = 8, later: str = "") -> Sheet:
    """What is full was claimed on earlier turns: at the higher value, unless `later` names it."""
    words = classic_words()
    squares = area(words, checked)
    full = [word for word in (*COLUMNS, *"gybpo") if not words[word] & ~squares]
    first = [word for word in full if word not in later]
    return Sheet(
        ENCORE.start({"sheet": "classic"}, 1, 0).sheets[0].printed,
        marks,
        squares,
        flags("".join(filter(str.isupper, full))),
        flags("".join(filter(str.isupper, first))),
        "".join(filter(str.islower, full)),
        "".join(filter(str.islower, first)),
    )


def table(*papers: Sheet, turn: int = 1, active: int = 0, roll: str = "") -> State:
    """The table before this turn's roll, or after it."""
    state = State(papers, active, turn)
    return say(state, f"table roll {roll}") if roll else state


def opening(seats: int, *lines: str, first: int = 0, sheet: str = "classic") -> State:
    """A game from its first line on."""
    return say(ENCORE.start(ENCORE.settle({"sheet": sheet}, seats), seats, first), *lines)


# Lines of a record


def say(state: State, *lines: str) -> State:
    return say_lines(ENCORE, state, lines)


def heard(state: State, *lines: str) -> list[str]:
    """What the table announces at all of these lines, in words."""
    return heard_of(ENCORE, state, lines)


def heard_of(game: AnyGame, state: Any, lines: Iterable[str]) -> list[str]:
    words: list[str] = []
    for line in lines:
        state, events = say_line(game, state, line)
        words += told(events)
    return words


def told(events: Events) -> list[str]:
    """Each event with its fields: `column_claimed 0 A 5`."""
    return [" ".join([event.kind, *_field_texts(event)]) for event in events]


def _field_texts(event: Any) -> list[str]:
    return [str(getattr(event, field.name)) for field in fields(event)]


def refusal(state: State, line: str) -> tuple[str, str]:
    """The rule a line breaks, and the reason."""
    return refusal_of(ENCORE, state, line)


def offers(state: State, seat: int) -> list[str]:
    return [str(move) for move in ENCORE.legal(state, seat)]


def dice(state: State, seat: int) -> set[str]:
    """The pairs of dice a seat can do something with, and `pass`."""
    return {offer.split()[0] for offer in offers(state, seat)}


def squares_of(state: State, seat: int) -> str:
    """The checked squares of a seat, by column, then row."""
    words = classic_words()
    return " ".join(
        name
        for name in sorted(words)
        if len(name) == 2 and words[name] & state.sheets[seat].checked
    )


def parts(state: State, seat: int = 0) -> dict[str, int]:
    return dict(ENCORE.result(state).parts[seat])


# Chance, and whole games


class Always:
    """Dice that always fall on the same side, and count how often they fell."""

    def __init__(self, side: int) -> None:
        self.side = side
        self.sides: list[int] = []

    def below(self, n: int, /) -> int:
        self.sides.append(n)
        return self.side


def random_game(
    game: AnyGame, options: Mapping[str, str], seats: int, seed: int
) -> Iterator[tuple[Any, Events]]:
    """Every state of a game of random moves, said in random order, with what was announced."""
    chance, whims = Stream(seed, 0), Stream(seed, 0, BOT_STREAM)
    state = game.start(game.settle(options, seats), seats, seed % seats)
    event = 0
    yield state, ()
    while acting := game.to_act(state):
        event += 1
        if acting == (TABLE,):
            state, events = game.deal(state, game.draw(state, chance.at(event)))
        else:
            draws = whims.at(event)
            seat = acting[draws.below(len(acting))]
            moves = game.legal(state, seat)
            state, events = game.play(state, seat, moves[draws.below(len(moves))])
        yield state, events


def changes(game: Iterator[tuple[Any, Events]]) -> Iterator[tuple[Any, Any, Events]]:
    """What was, what is and what was announced, of a game whose end is announced last and once."""
    before, told = next(game)
    for after, events in game:
        assert Ended() not in told
        yield before, after, events
        before, told = after, events
    assert told[-1] == Ended()
