"""The client's types, written from the server's messages: `make types`."""

import inspect
from collections.abc import Iterator
from dataclasses import is_dataclass
from types import ModuleType
from typing import Any

import msgspec
from msgspec import inspect as types

from bis.coach import shape
from bis.server import messages

HEADER = """\
// What travels between server and client. Generated from src/bis/server/messages.py and
// src/bis/coach/shape.py by `make types`; do not edit.
"""
UNIONS = {
    "ClientMessage": messages.ClientMessage,
    "ServerMessage": messages.ServerMessage,
    "View": messages.View,
}


def typescript() -> str:
    """All messages as TypeScript declarations."""
    declared = [*_declared(messages), *_declared(shape)]
    parts = [HEADER, *(_interface(kind) for kind in declared if kind is not messages.Wish)]
    for name, union in UNIONS.items():
        members = " | ".join(member.__name__ for member in union.__args__)
        parts.append(f"export type {name} = {members};\n")
    return "\n".join(parts)


def _declared(module: ModuleType) -> list[type]:
    """The structs and dataclasses of a module, as they stand there."""
    kinds = [
        kind
        for _, kind in inspect.getmembers(module, inspect.isclass)
        if kind.__module__ == module.__name__ and (_is_struct(kind) or is_dataclass(kind))
    ]
    return sorted(kinds, key=lambda kind: inspect.getsourcelines(kind)[1])


def _is_struct(kind: type) -> bool:
    return issubclass(kind, msgspec.Struct)


def _interface(kind: type) -> str:
    info = types.type_info(kind)
    assert isinstance(info, types.StructType | types.DataclassType)
    lines = [*_comment(kind.__doc__, ""), f"export interface {kind.__name__} {{"]
    lines.extend(_tag(info))
    for field in info.fields:
        optional = "?" if not field.required and _may_lack(info) else ""
        lines.append(f"  {field.encode_name}{optional}: {_type(field.type)};")
    return "\n".join([*lines, "}"]) + "\n"


def _tag(info: types.StructType | types.DataclassType) -> Iterator[str]:
    if isinstance(info, types.StructType) and info.tag_field is not None:
        yield f'  {info.tag_field}: "{info.tag}";'


def _may_lack(info: types.StructType | types.DataclassType) -> bool:
    """Whether what has a default may be left out: in wishes, and where the server does so."""
    if isinstance(info, types.DataclassType):
        return False
    return info.cls.__struct_config__.omit_defaults or info.tag in _wishes()


def _wishes() -> set[object]:
    """The tags of what a client sends: there, what has a default may be left out."""
    infos = (types.type_info(member) for member in messages.ClientMessage.__args__)
    return {info.tag for info in infos if isinstance(info, types.StructType)}


def _comment(text: str | None, indent: str) -> Iterator[str]:
    if text and not text.startswith("Struct("):
        yield f"{indent}/** {' '.join(text.split())} */"


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
            return kind.cls.__name__
    raise AssertionError(f"{kind} has no TypeScript form")


if __name__ == "__main__":
    print(typescript(), end="")
