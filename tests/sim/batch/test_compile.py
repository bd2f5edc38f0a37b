"""Linking a game's functions into the driver."""

from pathlib import Path

from bis.games import GAMES
from bis.sim.batch import compile as compiling
from bis.sim.batch import loop
from bis.sim.batch.engine import Engine


def test_no_two_games_have_a_driver_of_the_same_name() -> None:
    """Machine code from disk is found by name, so one game would play by the other's rules."""
    names = set()
    for game in ("encore", "criss_cross"):
        driver = Engine(GAMES[game], {}, 2).machine_code.driver(loop.play_many)
        names.add(driver.py_func.__qualname__)  # type: ignore[attr-defined]
    assert len(names) == 2


def test_a_driver_is_found_on_disk_whichever_was_asked_for_before() -> None:
    """Else each process that has another order would compile it anew, for ten seconds."""
    rooms = Engine(GAMES["flip7"], {}, 2).kit.rooms
    alone, later = compiling.CpuLinker(rooms), compiling.CpuLinker(rooms)
    later.driver(loop.play_many)
    kept = [linker.driver(loop.mask_many).stats.cache_path for linker in (alone, later)]  # type: ignore[attr-defined]
    assert kept[0] == kept[1]


def test_machine_code_is_found_wherever_the_sources_lie() -> None:
    """A copy of them, or the same version in another place, does not compile it again."""
    linker = compiling.CpuLinker(Engine(GAMES["flip7"], {}, 2).kit.rooms)
    kept = linker.driver(loop.mask_many).stats.cache_path  # type: ignore[attr-defined]
    assert Path(kept) == linker.folder(loop.mask_many, compiling.need_numba().__version__)


def test_one_game_with_all_its_policies_and_with_one_have_other_names() -> None:
    kit = Engine(GAMES["encore"], {}, 2).kit
    names = set()
    for one in (kit, kit.only("tuned")):
        linker = compiling.machine_code(one.rooms)
        driver = linker.driver(loop.play_many)
        names.add(driver.py_func.__qualname__)  # type: ignore[attr-defined]
    assert len(names) == 2
