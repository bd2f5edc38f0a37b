"""A game's batch functions as they are written, each by its name."""

from types import SimpleNamespace
from typing import Any

from bis.core import batch
from bis.sim.batch.compile import interpreted
from bis.sim.batch.rooms import Rooms, family


def linked(rooms: Rooms) -> Any:
    """With whatever takes their place; `choose` is the one that the rooms name."""
    link = interpreted(rooms).link
    found = {name: link(value) for room in rooms.modules for name, value in family(room).items()}
    return SimpleNamespace(**{**found, "choose": link(batch.choose)})
