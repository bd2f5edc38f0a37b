"""Who takes whose place in the machine code: by name, where it is declared, and no one else."""

from types import ModuleType

import numpy as np
import pytest

from bis.bots.encore import compiled
from bis.core import batch
from bis.core.errors import BisError
from bis.games import GAMES
from bis.games.encore import batch as encore
from bis.sim.batch import KITS, find_kit, loop
from bis.sim.batch.compile import CpuLinker, interpreted, machine_code
from bis.sim.batch.rooms import Rooms, functions, original
from tests.sim.batch.variants import doubled, more_dice, tripled

AT_START = -22
"""Eight marks, and fifteen stars to check."""
KIT = find_kit(GAMES["encore"], GAMES["encore"].settle({}, 1), 1)


def rooms(rules: ModuleType) -> Rooms:
    return Rooms((rules, compiled))


def set_up(rooms: Rooms) -> list[int]:
    words = [0] * KIT.words
    words[batch.SEATS] = 1
    interpreted(rooms).link(batch.begin)(words, KIT.lookups, 1, 0)
    return words


@pytest.mark.parametrize(
    ("rules", "points"), [(encore, AT_START), (doubled, 2 * AT_START), (tripled, 3 * AT_START)]
)
def test_the_same_chooser_with_other_replacements_is_other_machine_code(
    rules: ModuleType, points: int
) -> None:
    """One after the other in one process: none may get what was compiled for another."""
    linked = rooms(rules)
    states, lookups = np.array([set_up(linked)]), np.array(KIT.lookups)
    scores, ranks, told = (np.zeros((1, n), dtype=np.int64) for n in (1, 1, loop.TOLD))
    machine_code(linked).driver(loop.tell_many)(states, lookups, 1, scores, ranks, told)
    assert scores.tolist() == [[points]]
    assert ranks.tolist() == [[batch.TIES * points + 8]]


def folder(rules: ModuleType) -> str:
    """Where its machine code would be kept."""
    return CpuLinker(rooms(rules)).folder(loop.tell_many, "a version").name


def test_a_constant_is_part_of_where_machine_code_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """It may come from a file in which no linked function is written."""
    before = folder(doubled)
    assert folder(doubled) == before
    monkeypatch.setattr(doubled, "TIMES", 4)
    assert folder(doubled) != before


def test_what_is_not_declared_is_not_replaced() -> None:
    with pytest.raises(BisError) as refused:
        interpreted(rooms(more_dice))
    told = "has a function dice of its own, but bis.games.encore.batch does not declare it"
    assert str(refused.value) == f"tests.sim.batch.variants.more_dice {told} replaceable"


@pytest.mark.parametrize("game", KITS)
def test_every_name_that_may_be_replaced_is_there(game: str) -> None:
    kit = find_kit(GAMES[game], GAMES[game].settle({}, 2), 2)
    for room in kit.rooms.modules:
        for written in (room, original(room)):
            names = getattr(written, "REPLACEABLE", ())
            assert written is None or set(names) <= set(functions(written))


@pytest.mark.parametrize("game", KITS)
def test_a_game_has_every_function_that_a_driver_calls(game: str) -> None:
    kit = find_kit(GAMES[game], GAMES[game].settle({}, 2), 2)
    left = {name for name in batch.REPLACEABLE if getattr(batch, name) not in kit.rooms.replaced}
    assert left == set()
