"""Names at a table: without signs that cannot be seen, and no two alike."""

import unicodedata
from collections.abc import Collection

from bis.record.notation import is_name

MOST_NAME = 40
MOST_MARKS = 3
"""More accents on one letter reach into the lines above."""
UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
"""Categories of control signs, zero widths, direction marks, and what is no letter at all."""
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks that look like nothing."""


def clean(name: str) -> str:
    """A name as everybody sees it: composed, single spaces, nothing invisible."""
    spaced = " ".join("".join(" " if sign.isspace() else sign for sign in name).split())
    seen = "".join(sign for sign in unicodedata.normalize("NFC", spaced) if _is_seen(sign))
    return " ".join(_few_marks(unicodedata.normalize("NFC", seen)).split())


def _is_seen(sign: str) -> bool:
    return unicodedata.category(sign) not in UNSEEN and sign not in BLANK and not _selects(sign)


def _selects(sign: str) -> bool:
    """Whether it only chooses how the sign before it looks."""
    return "VARIATION SELECTOR" in unicodedata.name(sign, "")


def _few_marks(name: str) -> str:
    kept, marks = "", 0
    for sign in name:
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        kept += sign if marks <= MOST_MARKS else ""
    return kept


def is_good(name: str) -> bool:
    """Whether a clean name can be told, written down, and read: a letter or digit is in it."""
    readable = any(unicodedata.category(sign)[0] in "LN" for sign in name)
    return readable and len(name) <= MOST_NAME and is_name(name)


def free_name(name: str, taken: Collection[str]) -> str:
    """The name, or `Ann 2` where an Ann, ANN or full-width one sits already."""
    keys = {_key(other) for other in taken}
    if _key(name) not in keys:
        return name
    numbered = (f"{name[: MOST_NAME - 4].rstrip()} {n}" for n in range(2, len(keys) + 3))
    return next(other for other in numbered if _key(other) not in keys)


# fmt: off
BOT_NAMES = (
    "Mira", "Otto", "Lena", "Hugo", "Nora", "Emil", "Rosa", "Theo", "Ida",
    "Felix", "Zoe", "Oskar", "Lou", "Jonas", "Elsa", "Max", "Anouk", "Leo",
    "Maya", "Paul", "Yara", "Anton", "Cleo", "Bruno", "Ines", "Karl", "Tilda",
    "Samuel", "Wanda", "Milo", "Greta", "Arthur", "Selma", "Victor", "Juna", "Konrad",
)
# fmt: on
"""What bots are called, in this order: enough for the largest table."""


def bot_name(taken: Collection[str]) -> str:
    """The first name that nobody here has."""
    keys = {_key(other) for other in taken}
    free = (name for name in BOT_NAMES if _key(name) not in keys)
    return next(free, None) or free_name(BOT_NAMES[0], taken)


def _key(name: str) -> str:
    """What is the same for names that look or sound the same."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return " ".join(unicodedata.normalize("NFKC", folded).split())
