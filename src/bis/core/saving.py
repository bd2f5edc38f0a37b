"""A state as text and back: what has a text form of its own keeps it, the rest becomes JSON."""

import json
import types
import typing
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, TypeVar

from bis.core.errors import NotationError

T = TypeVar("T")


def save(value: object) -> str:
    return json.dumps(_plain(value), separators=(",", ":"), ensure_ascii=False)


def load(kind: type[T], text: str) -> T:
    return typing.cast("T", _value(kind, json.loads(text)))


def _plain(value: Any) -> Any:
    if value is None or type(value) in (bool, int, str):
        return value
    if hasattr(value, "parse"):
        return str(value)
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if is_dataclass(value):
        return [_plain(getattr(value, field.name)) for field in fields(value) if field.init]
    raise TypeError(f"{value!r} has no text form")


@cache
def _field_kinds(kind: type) -> tuple[Any, ...]:
    hints = typing.get_type_hints(kind)
    return tuple(hints[field.name] for field in fields(kind) if field.init)


def _value(kind: Any, plain: Any) -> Any:
    if isinstance(kind, types.UnionType):
        return _choice(kind, plain)
    if typing.get_origin(kind) is tuple:
        return _tuple(typing.get_args(kind), plain)
    if hasattr(kind, "parse"):
        return kind.parse(plain)
    if is_dataclass(kind):
        kinds = _field_kinds(typing.cast("type", kind))
        return typing.cast("Any", kind)(*map(_value, kinds, plain))
    return plain


def _choice(union: types.UnionType, plain: Any) -> Any:
    """None, or the first member whose text form this is."""
    kinds = [kind for kind in typing.get_args(union) if kind is not types.NoneType]
    if plain is None:
        return None
    for kind in kinds:
        try:
            return _value(kind, plain)
        except NotationError:
            continue
    raise NotationError(f"{plain!r} is no {union}")


def _tuple(kinds: tuple[Any, ...], plain: list[Any]) -> tuple[Any, ...]:
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        return tuple(_value(kinds[0], item) for item in plain)
    return tuple(map(_value, kinds, plain))
