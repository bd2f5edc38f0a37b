"""The client's types, written from what travels: `make types`."""

import re
from collections.abc import Iterator
from typing import Any

from msgspec import inspect as types

from bis.server.app import ENDPOINTS
from bis.server.shapes import Refusal
from bis.table.shown import View
from bis.table.told import WIRE, Told
from bis.table.wishes import Wish

HEADER = """\
// What travels between server and client. Generated from src/bis/table and the server's pages by
// `make types`; do not edit.
"""
UNIONS: dict[str, Any] = {"Wish": Wish, "Told": Told, "View": View}
"""What may be one of several, and its name."""
Shape = types.StructType | types.DataclassType
"""What has fields by name."""


def typescript() -> str:
    """Everything that travels as TypeScript declarations, the parts before the whole."""
    answers = (kind for e in ENDPOINTS for kind in (e.body, e.answer) if _is_type(kind))
    shapes: dict[str, Shape] = {}
    for kind in (*UNIONS.values(), *answers, Refusal):
        for shape in _shapes(types.type_info(kind)):
            known = shapes.setdefault(shape.cls.__name__, shape)
            assert known.cls is shape.cls, f"two shapes are called {shape.cls.__name__}"
    parts = [HEADER, f"export const WIRE = {WIRE};\n", *map(_interface, shapes.values())]
    for name, union in UNIONS.items():
        parts.append(f"export type {name} = {_type(types.type_info(union))};\n")
    return "\n".join(parts)


def _is_type(kind: Any) -> bool:
    return kind is not None and not isinstance(kind, str)


def _shapes(kind: Any) -> Iterator[Shape]:
    """All that a type is made of, each after its own parts."""
    match kind:
        case types.StructType() | types.DataclassType():
            for field in kind.fields:
                yield from _shapes(field.type)
            yield kind
        case types.ListType() | types.VarTupleType():
            yield from _shapes(kind.item_type)
        case types.DictType():
            yield from _shapes(kind.value_type)
        case types.UnionType():
            for member in kind.types:
                yield from _shapes(member)
        case types.Metadata():  # what the description says of it beside its type
            yield from _shapes(kind.type)


def _interface(shape: Shape) -> str:
    lines = [*_comment(shape.cls.__doc__), f"export interface {shape.cls.__name__} {{"]
    if isinstance(shape, types.StructType) and shape.tag_field is not None:
        lines.append(f'  {shape.tag_field}: "{shape.tag}";')
    may_lack = _may_lack(shape)
    for field in shape.fields:
        optional = "?" if may_lack and not field.required else ""
        lines.append(f"  {field.encode_name}{optional}: {_type(field.type)};")
    return "\n".join([*lines, "}"]) + "\n"


def _may_lack(shape: Shape) -> bool:
    """Whether what has a default may be left out: in wishes, and where the server does so."""
    if not isinstance(shape, types.StructType):
        return False
    return shape.forbid_unknown_fields or shape.cls.__struct_config__.omit_defaults


def _comment(text: str | None) -> Iterator[str]:
    if text and not re.match(r"\w+\(", text):  # else it lists the fields, and nobody wrote it
        yield f"/** {' '.join(text.split())} */"


def _type(kind: Any) -> str:  # one line for each kind of type
    match kind:
        case types.StrType():
            return "string"
        case types.IntType() | types.FloatType():
            return "number"
        case types.BoolType():
            return "boolean"
        case types.NoneType():
            return "null"
        case types.Metadata():
            return _type(kind.type)
        case types.LiteralType():
            return " | ".join(f'"{value}"' for value in kind.values)
        case types.ListType() | types.VarTupleType():
            inner = _type(kind.item_type)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case types.DictType():
            return f"Record<string, {_type(kind.value_type)}>"
        case types.UnionType():
            return " | ".join(_type(member) for member in kind.types)
        case types.StructType() | types.DataclassType():
            return str(kind.cls.__name__)
        case types.Metadata():
            return _type(kind.type)
    raise AssertionError(f"{kind} has no TypeScript form")


if __name__ == "__main__":
    print(typescript(), end="")
