"""A sentence before it has a language: which one it is, and what it is about."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

Templates = Mapping[str, Mapping[str, str]]
"""For each language the templates by their keys; `many` follows a key that may count one thing."""
SEATS = {"seat", "other"}
"""Values that are seats."""
DECIMAL = re.compile(r"[+-]?\d+\.\d+")


@dataclass(frozen=True, slots=True)
class Phrase:
    key: str
    values: tuple[tuple[str, str], ...] = ()

    def say(self, templates: Mapping[str, str], names: Sequence[str] = ()) -> str:
        """In the words of one language; words of the game are templates themselves: `color.g`.

        A seat is called by its name, where names are known; what stands before decimals is a
        template, too: `point`.
        """
        values = {name: _spoken(text, templates) for name, text in self.values}
        for who in SEATS & values.keys():
            values[who] = _seat(int(values[who]), templates, names)
        return templates[self.key].format(**values)


def _spoken(text: str, templates: Mapping[str, str]) -> str:
    if DECIMAL.fullmatch(text):
        return text.replace(".", templates["point"])
    return templates.get(text, text)


def _seat(seat: int, templates: Mapping[str, str], names: Sequence[str]) -> str:
    return names[seat] if names else templates["seat"].format(seat=seat)


@dataclass(frozen=True, slots=True)
class Glance:
    """What to look at before one chooses: words that keep the move, and where on the board."""

    phrases: tuple[Phrase, ...] = ()
    at: tuple[str, ...] = ()
    """Names of squares."""


@dataclass(frozen=True, slots=True)
class Contrast:
    """Two moves side by side: what is said about each, and what speaks for the better one."""

    best: tuple[Phrase, ...] = ()
    played: tuple[Phrase, ...] = ()
    why: tuple[Phrase, ...] = ()
    taken: tuple[str, ...] = ()
    """Parts of the score (`Gain.part`) that only the one played takes at once."""
    denied: Mapping[int, Phrase] = field(default_factory=dict)
    """By seat: what the better one keeps it from."""
    nearer: tuple[Phrase, ...] = ()
    """How near the better one brings the end of the game, and the one played does not."""
    parts: Mapping[str, Phrase] = field(default_factory=dict)
    """By part of the score (`Gain.part`): what is said where that part ends highest."""


def phrase(key: str, **values: object) -> Phrase:
    """Counts choose between `key.one` and `key.many` where ``count`` is given."""
    if "count" in values:
        key = f"{key}.{'one' if values['count'] == 1 else 'many'}"
    return Phrase(key, tuple((name, str(value)) for name, value in values.items()))
