"""Reading records strictly: what is not written to the letter is refused with its line number."""

import re
import unicodedata
from collections.abc import Callable, Iterator
from itertools import pairwise

from bis.core.errors import BisError, NotationError, OptionError
from bis.core.game import AnyGame
from bis.core.reasons import Sentence
from bis.games import find_game
from bis.record.record import VERSION, Header

NUMBER = re.compile(r"0|[1-9][0-9]{0,5}")


class RecordError(BisError):
    """A record is refused: the first defect found, and its line counted from `bis 1`."""

    def __init__(self, line: int, why: str | BisError) -> None:
        """``why``: a sentence, or what was refused on this line."""
        self.line = line
        super().__init__(str(why))
        told = why if isinstance(why, BisError) else Sentence(why)
        self.told = Sentence("line {line}: {why}", line=line, why=told)
        if isinstance(why, BisError):
            self.id, self.parts, self.rule = why.id, why.parts, why.rule

    def _text(self) -> str:
        return f"line {self.line}: {self.reason}"


def split_records(data: bytes) -> list[bytes]:
    """One piece per record: a line that starts with `bis ` starts the next one."""
    if not data:
        return []
    starts = [0, *(match.end() - 4 for match in re.finditer(rb"\nbis ", data)), len(data)]
    return [data[a:b] for a, b in pairwise(starts)]


class Lines:
    """The lines of one record, read one after the other."""

    def __init__(self, data: bytes) -> None:
        self._left = _lines(data)
        self._read: list[str | None] = []
        self.number = 1

    @property
    def text(self) -> str | None:
        """The line at hand, not read before it is asked for; None after the last."""
        if not self._read:
            self._read.append(next(self._left, None))
        return self._read[0]

    def take(self) -> None:
        """Go on to the next line."""
        self._read.clear()
        self.number += 1

    def refuse(self, why: str | BisError) -> RecordError:
        return RecordError(self.number, why)

    def refuse_instead_of(self, expected: Sentence) -> RecordError:
        return self.refuse(
            Sentence("expected {expected}, but {found}", expected=expected, found=self.found())
        )

    def found(self) -> Sentence:
        if self.text is None:
            return Sentence("the record ends")
        if not self.text:
            return Sentence("a blank line stands there")
        return Sentence("{text!r} stands there", text=self.text)


def _lines(data: bytes) -> Iterator[str]:
    for number, raw in enumerate(data.split(b"\n")[:-1], start=1):
        yield _line(number, raw)
    rest = data[data.rfind(b"\n") + 1 :]
    if rest:
        raise RecordError(data.count(b"\n") + 1, "the line does not end in LF")


def _line(number: int, raw: bytes) -> str:
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError:
        raise RecordError(number, "the line is not UTF-8 text") from None
    if flaw := _flaw(text):
        raise RecordError(number, flaw)
    return text


def _flaw(text: str) -> str | None:
    """What no line may contain."""
    for flaw, found in FLAWS.items():
        if found(text):
            return flaw
    return None


def _has_control_character(text: str) -> bool:
    return not text.isprintable() and any(map(_is_control_character, text))


def _is_control_character(letter: str) -> bool:
    return unicodedata.category(letter) == "Cc"


FLAWS: dict[str, Callable[[str], bool]] = {
    "a byte order mark stands in the line": lambda text: "\ufeff" in text,
    "a tab stands in the line": lambda text: "\t" in text,
    "a carriage return stands in the line": lambda text: "\r" in text,
    "two spaces stand side by side": lambda text: "  " in text,
    "a space stands at the end": lambda text: text.endswith(" "),
    "a control character stands in the line": _has_control_character,
}


def read_seat(text: str) -> int:
    if not NUMBER.fullmatch(text):
        raise NotationError("{text!r} is no seat", text=text)
    return int(text)


def is_name(text: str) -> bool:
    """Whether a seat may be called this."""
    return bool(text) and text == text.strip() and _flaw(text) is None and _is_unicode(text)


def _is_unicode(text: str) -> bool:
    """Whether it can be written as UTF-8: bytes that are none come in as lone surrogates."""
    return not any(unicodedata.category(letter) == "Cs" for letter in text)


# The header


def read_header(lines: Lines) -> Header:
    """Everything up to the blank line."""
    if lines.text != VERSION:
        raise lines.refuse_instead_of(Sentence(repr(VERSION)))
    lines.take()
    game = _read_game(lines)
    options = _read_options(lines, game)
    names = _read_seats(lines, game)
    first = _read_first(lines, names)
    notes = tuple(_read_notes(lines))
    if lines.text != "":
        raise lines.refuse_instead_of(Sentence("a note or the blank line after the header"))
    lines.take()
    settled = _settle(game, options, len(names))
    return Header(game, settled, names, first, notes)


def _after(lines: Lines, word: str) -> str | None:
    """What follows ``word`` on this line, if the line starts with it."""
    if lines.text is None or not lines.text.startswith(word + " "):
        return None
    return lines.text.removeprefix(word + " ")


def _read_game(lines: Lines) -> AnyGame:
    name = _after(lines, "game")
    if name is None:
        raise lines.refuse_instead_of(Sentence("'game' and its id"))
    try:
        game = find_game(name)
    except BisError as error:
        raise lines.refuse(error) from None
    lines.take()
    return game


def _read_options(lines: Lines, game: AnyGame) -> dict[str, tuple[int, str]]:
    """Key, line and value of every option written, sorted by key, each once."""
    options: dict[str, tuple[int, str]] = {}
    while (text := _after(lines, "option")) is not None:
        key, _, value = text.partition(" ")
        if not value:
            raise lines.refuse(Sentence("option {key!r} has no value", key=key))
        if key not in {option.key for option in game.options}:
            raise lines.refuse(Sentence("{game} has no option {key!r}", game=game.id, key=key))
        if options and key <= max(options):
            if key in options:
                raise lines.refuse(Sentence("option {key} is written twice", key=key))
            raise lines.refuse(Sentence("option {key} is not sorted by key", key=key))
        options[key] = lines.number, value
        lines.take()
    return options


def _read_seats(lines: Lines, game: AnyGame) -> tuple[str, ...]:
    names: list[str] = []
    while (text := _after(lines, "seat")) is not None:
        seat, _, name = text.partition(" ")
        if seat != str(len(names)):
            raise lines.refuse(
                Sentence("expected seat {next}, not {seat!r}", next=len(names), seat=seat)
            )
        if not is_name(name):
            raise lines.refuse(
                Sentence("seat {seat} has no name, or one with a space at an end", seat=seat)
            )
        names.append(name)
        lines.take()
    if not names:
        raise lines.refuse_instead_of(Sentence("an option or 'seat 0' and a name"))
    try:
        game.check_seats(len(names))
    except OptionError as error:
        raise lines.refuse(error) from None
    return tuple(names)


def _read_first(lines: Lines, names: tuple[str, ...]) -> int:
    text = _after(lines, "first")
    if text is None:
        raise lines.refuse_instead_of(Sentence("another seat or 'first' and a seat"))
    if text not in map(str, range(len(names))):
        raise lines.refuse(Sentence("'first' names no seat: {text!r}", text=text))
    lines.take()
    return int(text)


def _read_notes(lines: Lines) -> Iterator[tuple[str, str]]:
    while (text := _after(lines, "note")) is not None:
        key, _, value = text.partition(" ")
        if not value:
            raise lines.refuse(Sentence("note {key!r} has no value", key=key))
        yield key, value
        lines.take()


def _settle(game: AnyGame, options: dict[str, tuple[int, str]], seats: int) -> dict[str, str]:
    """All options; one that does not fit or is no value in full is refused on its own line."""
    known = {option.key: option for option in game.options}
    for key, (number, value) in options.items():
        try:
            known[key].check(value, seats)
        except OptionError as error:
            raise RecordError(number, error) from None
        if known[key].full(value) != value:
            short = Sentence("a record writes {value!r} in full", value=value)
            raise RecordError(number, short)
    return game.settle({key: value for key, (_, value) in options.items()}, seats)
