"""Hostile messages: the same by the same seed, and of every kind there is."""

from collections import Counter

import msgspec
import pytest

from bis.server.app import ENDPOINTS
from bis.server.endpoints import describe
from bis.server.speech import MOST_BYTES, read
from bis.table.wishes import Wish
from lab.hostile.attackers import by_seed
from lab.hostile.grammar import KINDS, Grammar
from lab.hostile.requests import Asking, pages


def grammar(seed: int = 1) -> Grammar:
    return Grammar(by_seed(seed))


def test_every_kind_of_wish_is_attacked() -> None:
    known = {kind.__struct_config__.tag for kind in Wish.__args__}
    assert {kind.tag for kind in KINDS} == known


def test_the_same_seed_says_the_same() -> None:
    one, other = grammar(), grammar()
    said = [one.message() for _ in range(500)]
    assert said == [other.message() for _ in range(500)]
    assert said != [grammar(2).message() for _ in range(500)]


def test_a_valid_wish_can_be_read_whatever_its_kind() -> None:
    """So that it comes as far as the table, where it is judged."""
    words = grammar()
    read_kinds = Counter(type(read(words.valid().decode())) for _ in range(1000))
    assert len(read_kinds) == len(KINDS)


@pytest.mark.parametrize("way", ["wrong_type", "missing_or_extra", "odd_json", "deep"])
def test_most_of_what_is_wrong_cannot_be_read(way: str) -> None:
    words = grammar()
    texts = [getattr(words, way)() for _ in range(200)]
    assert sum(map(is_readable, texts)) < 150
    assert not all(map(is_readable, texts))


def is_readable(text: bytes) -> bool:
    try:
        read(text.decode())
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return True


def test_enough_messages_come_as_far_as_the_table() -> None:
    """And some are longer than may be."""
    words = grammar()
    texts = [words.message() for _ in range(2000)]
    assert sum(map(is_readable, texts)) > 1000
    assert any(len(text) > MOST_BYTES for text in texts)


def test_what_was_said_before_is_said_again() -> None:
    words = grammar()
    texts = Counter(words.message() for _ in range(2000))
    assert max(texts.values()) > 1


def test_requests_go_to_every_page_by_the_same_seed() -> None:
    known = pages(describe(ENDPOINTS))
    asking = Asking(by_seed(3), known, grammar())
    again = Asking(by_seed(3), known, grammar())
    asked = [asking.request(["a-table"], {}) for _ in range(1000)]
    assert asked == [again.request(["a-table"], {}) for _ in range(1000)]
    for page in known:
        start = page.path.split("{")[0]
        assert any(f" {start}".encode() in request for _, request in asked), page
