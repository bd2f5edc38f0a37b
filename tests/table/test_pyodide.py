"""The table runs in a browser, without a server: whole games in Pyodide, as in CPython."""

import inspect
import json
import subprocess
from typing import Any

import pytest

from bis.bots import PLAYERS
from bis.games import GAMES
from bis.record.fair import verify
from bis.record.replay import check
from tests.games import contract, test_contract
from tests.offline import netted, whole_game
from tests.pyodides import command
from tests.table import frozen_games, whole_games

Played = dict[str, dict[str, Any]]


@pytest.fixture(scope="module")
def in_pyodide() -> Played:
    """By game: the record, and a hash of all that was told; the record of a game offline; which
    tests of the contract passed; moves by nets that JavaScript works out.
    """
    modules = (whole_games, whole_game, netted, frozen_games, contract)
    ran = subprocess.run(
        command(*(module.main for module in modules)),
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    played: Played = {game: {} for game in GAMES}
    for line in ran.stdout.splitlines():
        told = json.loads(line)
        played[told["game"]].update(told)
    return played


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_in_pyodide_is_the_one_of_cpython(game: str, in_pyodide: Played) -> None:
    """The same seed, shares and whims: the same record, and every seat is told the same bytes."""
    table, told = whole_games.play(game)
    assert table.phase == "over"
    assert verify(check(table.record().encode())) > 0
    assert in_pyodide[game]["record"] == table.record()
    assert in_pyodide[game]["told"] == told


@pytest.mark.parametrize("game", GAMES)
def test_a_device_without_a_server_plays_a_whole_game(game: str, in_pyodide: Played) -> None:
    """Log, alarms and bots of the server, in WebAssembly: the dice are those that were sealed."""
    assert verify(check(in_pyodide[game]["offline"].encode())) > 0
    assert in_pyodide[game]["bot"] == ("medium" if PLAYERS[game].netted else "casual")


def test_levels_by_nets_move_in_pyodide_as_at_a_server(in_pyodide: Played) -> None:
    wanted = netted.chosen(netted.at_a_server(), netted.GAMES_IN_PYODIDE)
    assert in_pyodide[netted.GAME.id]["chosen"] == wanted


def test_frozen_games_are_the_same_in_pyodide(in_pyodide: Played) -> None:
    """Every state of every record that earlier versions left, and the contract at some of them."""
    found = frozen_games.digests()
    assert found.keys() == set(GAMES)
    assert {game: in_pyodide[game]["frozen"] for game in GAMES} == found


@pytest.mark.parametrize("game", GAMES)
def test_a_sample_of_the_contract_holds_in_pyodide(game: str, in_pyodide: Played) -> None:
    """Every test of it that makes up no texts; `make test-pyodide` runs them all."""
    tests = inspect.getmembers(test_contract, inspect.isfunction)
    wanted = {name for name, test in tests if name.startswith("test") and _is_plain(test)}
    assert len(wanted) > 15
    assert set(in_pyodide[game]["contract"]) == wanted


def _is_plain(test: object) -> bool:
    return not hasattr(test, "hypothesis")
