"""What a stranger may say to a table's socket, derived from what a client may ask for.

Every kind of wish and every field is found by looking at `bis.table.wishes`, so that a new wish is
attacked as soon as there is one. Fields that have a meaning get values that nearly have it, too.
"""

import json
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from bis.bots import BOTS
from bis.core.chance import Stream
from bis.games import GAMES, find_game
from bis.table.wishes import Wish

T = TypeVar("T")
ODD_WORDS = (
    "",
    " ",
    "null",
    "\x00",
    "a\nb",
    "\u202etaolf",
    "\u200b\u200b",
    "Ａｄａ",
    "e\u0301" * 20,
    "👩‍👩‍👧‍👦" * 8,
    "ß" * 41,
    "../../etc/passwd",
    "'; DROP TABLE entries; --",
    "<script>alert(1)</script>",
    "{seat}",
    "%s%n",
    "٣",
)
ODD_NUMBERS = (-1, -(2**31), 2**31, 2**63, 2**64, -(2**63) - 1, 10**40, 0, 1, 99, 1e308, 0.5, -0.0)
OTHER_TYPES: tuple[Any, ...] = (None, True, 7, "x", [], {}, [[]], {"a": {}}, 1.5)
LONG = (100, 1_000, 4_000, 4_090, 5_000, 16_000)
MOST_WIRE = 16_000
TOO_LONG = (17_000, 70_000)
"""Longer than the server takes from the wire at all."""
DEPTH = 4_000


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of wish: its tag, and what its fields are."""

    tag: str
    fields: tuple[tuple[str, inspect.Type], ...]


def kinds() -> tuple[Kind, ...]:
    found = inspect.type_info(Wish)
    assert isinstance(found, inspect.UnionType)
    return tuple(map(_kind, found.types))


def _kind(found: inspect.Type) -> Kind:
    assert isinstance(found, inspect.StructType)
    fields = ((one.encode_name, one.type) for one in found.fields if one.name != "id")
    return Kind(str(found.tag), tuple(fields))


KINDS = kinds()


@dataclass
class Lore:
    """What an attacker has picked up."""

    moves: list[str] = field(default_factory=list)
    """Legal ones, of the last position that was told."""
    seat: int | None = None
    past: list[bytes] = field(default_factory=list)
    """Messages of before, also of others."""
    lines: int = 0


def opening_moves() -> list[str]:
    """Some moves of every game, for tables at which another one is played."""
    moves = []
    for game_id in GAMES:
        game = find_game(game_id)
        seats = game.seats[0]
        state = game.start(game.settle({}, seats), seats, 0)
        for event in range(4):
            if game.to_act(state) == (-1,):
                state, _ = game.deal(state, game.draw(state, Stream(7, 0).at(event)))
        for seat in game.to_act(state):
            moves += [str(move) for move in game.legal(state, seat)[:40]]
    return moves


OTHER_MOVES = opening_moves()


class Grammar:
    """Messages by a seed; each is one of many ways to be wrong, or nearly right."""

    def __init__(self, chance: random.Random, lore: Lore | None = None) -> None:
        self._chance = chance
        self.lore = lore or Lore()
        self._number = 0
        self._prefix = f"{chance.getrandbits(32):x}"
        self._ways: tuple[tuple[Callable[[], bytes], int], ...] = (
            (self.valid, 50),
            (self.nearly, 16),
            (self.wrong_type, 10),
            (self.missing_or_extra, 8),
            (self.replayed, 6),
            (self.odd_json, 4),
            (self.huge, 2),
            (self.deep, 1),
        )

    def message(self) -> bytes:
        """The text of one message."""
        ways, weights = zip(*self._ways, strict=True)
        text: bytes = self._chance.choices(ways, weights)[0]()
        text = text.decode(errors="replace").encode()  # what is no text ends a socket (odd frames)
        self._remember(text)
        return text

    def _remember(self, text: bytes) -> None:
        past = self.lore.past
        if len(past) < 200:
            past.append(text)
        else:
            past[self._chance.randrange(200)] = text

    # Ways to be right

    def valid(self) -> bytes:
        """A wish that can be read; whether it may be asked for is the table's to say."""
        return _write(self._wish(self._kind()))

    def talk(self) -> bytes:
        """What most people say most of the time: a move, often a legal one."""
        say = next(kind for kind in KINDS if kind.tag == "say")
        return _write(self._wish(say))

    def _kind(self) -> Kind:
        return self._chance.choice(KINDS)

    def _wish(self, kind: Kind) -> dict[str, Any]:
        self._number += 1
        wish: dict[str, Any] = {"type": kind.tag, "id": f"{self._prefix}-{self._number}"}
        for name, what in kind.fields:
            wish[name] = self._value(name, what)
        return wish

    def _value(self, name: str, what: inspect.Type) -> Any:
        """By the field's name if something is known about it, else by its type."""
        known: dict[str, Callable[[], Any]] = {
            "move": self._move,
            "name": self._name,
            "bot": self._bot,
            "key": self._key,
            "value": self._option_value,
            "seat": self._seat,
            "share": self._digits,
            "seconds": lambda: self._pick((None, 5, 30, 600, 4, 604_801)),
            "at": lambda: self._pick((None, self.lore.lines, self.lore.lines - 1, 0, -1, 10**6)),
        }
        value = known[name]() if name in known else None
        return self._by_type(what) if value is None else value

    def _by_type(self, what: inspect.Type) -> Any:
        match what:
            case inspect.UnionType():
                return self._by_type(self._chance.choice(what.types))
            case inspect.BoolType():
                return self._chance.random() < 0.5
            case inspect.IntType():
                return self._chance.randrange(-2, 8)
            case inspect.FloatType():
                return self._chance.random()
            case inspect.NoneType():
                return None
            case inspect.StrType():
                return self._pick((self._digits(64), self._digits(), self._odd_word()))
            case _:
                return []

    def _pick(self, values: Sequence[T]) -> T:
        return self._chance.choice(values)

    def _move(self) -> str:
        if self.lore.moves and self._chance.random() < 0.6:
            return self._pick(self.lore.moves)
        return str(self._pick(OTHER_MOVES))

    def _name(self) -> str:
        return self._pick(("Eve", "Mallory", f"M{self._number}", self._odd_word()))

    def _bot(self) -> str:
        return str(self._pick((*self._pick(list(BOTS.values())), "tal")))

    def _key(self) -> str:
        return str(self._pick([option.key for game in GAMES.values() for option in game.options]))

    def _option_value(self) -> str:
        options = [option for game in GAMES.values() for option in game.options]
        return str(self._pick((*self._pick(options).values, "1", "999999", self._odd_word())))

    def _seat(self) -> int | None:
        return self._pick((self.lore.seat, None, 0, 1, 2, 3, 17, -1))

    def _digits(self, count: int = 32) -> str:
        return f"{self._chance.getrandbits(4 * count):0{count}x}"

    def _odd_word(self) -> str:
        return str(self._pick(ODD_WORDS))

    # Ways to be wrong

    def nearly(self) -> bytes:
        """One field out of its range, or an odd id."""
        kind = self._kind()
        wish = self._wish(kind)
        name = self._pick(["id", *(name for name, _ in kind.fields)])
        if isinstance(wish[name], str):
            wish[name] = self._pick((self._odd_word(), wish[name] + " ", wish[name].upper()))
        else:
            wish[name] = self._pick(ODD_NUMBERS)
        return _write(wish)

    def wrong_type(self) -> bytes:
        wish = self._wish(self._kind())
        wish[self._pick(list(wish))] = self._pick(OTHER_TYPES)
        return _write(wish)

    def missing_or_extra(self) -> bytes:
        wish = self._wish(self._kind())
        if self._chance.random() < 0.5:
            del wish[self._pick(list(wish))]
        else:
            wish[self._pick(("player", "__proto__", "seed", "at", self._odd_word()))] = self._number
        return _write(wish)

    def replayed(self) -> bytes:
        """Something that was said before, by this attacker or another one."""
        return self._pick(self.lore.past) if self.lore.past else self.valid()

    def odd_json(self) -> bytes:
        text = self.valid()
        cut = self._chance.randrange(len(text))
        flip = bytearray(text)
        flip[cut] ^= 1 << self._chance.randrange(8)
        return self._pick(
            (
                text[:cut],
                bytes(flip),
                text[:-1] + b',"id":"again"}',
                b"[" + text + b"]",
                text + text,
                b"\xff\xfe" + text,
                b"\xc0\x80",
                b"",
                b"NaN",
                b'{"type":"fly","id":"1"}',
                b'{"type":"say","id":"1","move":"\\ud800"}',
            )
        )

    def huge(self) -> bytes:
        wish = self._wish(self._kind())
        wish[self._pick(list(wish))] = self._pick("x\u202e👋") * self._pick(LONG)
        return _write(wish)[:MOST_WIRE]

    def deep(self) -> bytes:
        """More than a reader that calls itself can bear, where it looks at all."""
        nested = self._pick((b"[" * DEPTH, b'{"a":' * (DEPTH // 5)))
        before = self._pick((b"", b'{"type":"say","id":"1","move":', b'{"a":', b'{"a":[1,{"b":'))
        return before + nested

    def too_long(self) -> bytes:
        """More than the server takes from the wire."""
        return b"x" * int(self._pick(TOO_LONG))


def _write(wish: dict[str, Any]) -> bytes:
    """JSON, also of what msgspec refuses to write: numbers too large, halves of letters."""
    try:
        return msgspec.json.encode(wish)
    except (OverflowError, UnicodeEncodeError, ValueError):
        return json.dumps(wish).encode()
