"""The client's types, written from the server's messages: `make types`."""

import inspect
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import inspect as types

from bis.server import messages

HEADER = """\
// What travels between server and client. Generated from src/bis/server/messages.py by
// `make types`; do not edit.
"""
UNIONS = {
    "ClientMessage": messages.ClientMessage,
    "ServerMessage": messages.ServerMessage,
    "View": messages.View,
}


def typescript() -> str:
    """All messages as TypeScript declarations."""
    structs = [
        struct
        for _, struct in inspect.getmembers(messages, inspect.isclass)
        if issubclass(struct, msgspec.Struct) and struct is not messages.Wish
    ]
    order = sorted(structs, key=lambda struct: inspect.getsourcelines(struct)[1])
    version = f"export const WIRE = {messages.WIRE};\n"
    parts = [HEADER, version, *map(_interface, order)]
    for name, union in UNIONS.items():
        members = " | ".join(member.__name__ for member in union.__args__)
        parts.append(f"export type {name} = {members};\n")
    return "\n".join(parts)


def _interface(struct: type[msgspec.Struct]) -> str:
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    lines = [*_comment(struct.__doc__, ""), f"export interface {struct.__name__} {{"]
    if info.tag_field is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    omitted = struct.__struct_config__.omit_defaults
    for field in info.fields:
        optional = "?" if not field.required and (omitted or info.tag in _wishes()) else ""
        lines.append(f"  {field.encode_name}{optional}: {_type(field.type)};")
    return "\n".join([*lines, "}"]) + "\n"


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
        case types.ListType():
            inner = _type(kind.item_type)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case types.DictType():
            return f"Record<string, {_type(kind.value_type)}>"
        case types.UnionType():
            return " | ".join(_type(member) for member in kind.types)
        case types.StructType():
            return kind.cls.__name__
    raise AssertionError(f"{kind} has no TypeScript form")


if __name__ == "__main__":
    print(typescript(), end="")
