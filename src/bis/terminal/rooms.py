"""How each game looks in a terminal: one line per game."""

from bis.core.registry import Registry
from bis.terminal.room import Room

ROOMS: Registry[Room] = Registry(
    Room,
    {
        "encore": "bis.terminal.encore:ROOM",
        "one_more_encore": "bis.terminal.one_more_encore:ROOM",
        "flip7": "bis.terminal.flip7:ROOM",
        "criss_cross": "bis.terminal.criss_cross:ROOM",
    },
)
