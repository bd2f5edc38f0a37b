"""The description of the API is true: what it lists is answered, and nothing else."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bis.core.languages import LANGUAGES
from bis.games import GAMES
from bis.server.app import ENDPOINTS
from bis.server.endpoints import PARAMETER, PARAMETERS, describe
from tests.server.fuzz import fuzz
from tests.server.inside import ask, house

DESCRIBED: dict[str, Any] = describe(ENDPOINTS)["paths"]
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW")


def parameters(path: str, method: str = "get") -> dict[str, Any]:
    return {told["name"]: told["schema"] for told in DESCRIBED[path][method]["parameters"]}


def test_games_and_languages_are_listed() -> None:
    assert parameters("/api/rules/{game}")["game"]["enum"] == list(GAMES)
    assert parameters("/api/rules/{game}")["language"]["enum"] == list(LANGUAGES)
    schemas = describe(ENDPOINTS)["components"]["schemas"]
    assert schemas["NewTable"]["properties"]["game"]["enum"] == list(GAMES)


def test_every_parameter_has_bounds() -> None:
    for schema in PARAMETERS.values():
        assert {"enum", "pattern", "maximum", "maxLength"} & set(schema), schema


def test_metrics_are_not_for_everybody() -> None:
    assert "/metrics" not in DESCRIBED


@pytest.mark.parametrize("path", DESCRIBED)
def test_every_operation_lists_how_it_is_refused(path: str) -> None:
    for told in DESCRIBED[path].values():
        assert {"405", "429", "503"} <= set(told["responses"])
        assert "Retry-After" in told["responses"]["429"]["headers"]
        if PARAMETER.search(path):
            assert "404" in told["responses"]


def test_what_cannot_be_asked_is_told_how_it_can(tmp_path: Path) -> None:
    """`POST /api/tables` was there, and `DELETE` was told that only `GET` is."""

    async def use() -> None:
        async with house(tmp_path) as port:
            for path, told in DESCRIBED.items():
                allowed = {method.upper() for method in told}
                for method in set(METHODS) - allowed:
                    wanted = PARAMETER.sub("1", path)
                    answer = await ask(port, wanted, method=method)
                    assert answer.status == 405, (method, path)
                    assert answer.told["code"] == "server.no_method"
                    named = set(answer.headers["allow"].split(", "))
                    assert named == allowed | ({"HEAD"} if "GET" in allowed else set())

    asyncio.run(use())


@pytest.mark.parametrize(
    "path",
    [
        "/api/nothing",
        pytest.param("/api/tables/1/positions/" + "9" * 5000, id="a very late line"),
        "/api/tables/1/positions/-1",
        "/api/tables/1/positions/%D9%A3",
        "/api/sheets/%0A",
        "/api/sheets/%00",
        "/api/codes/%FF",
        "/nothing",
        "/%0A",
    ],
)
def test_whatever_is_not_there_is_refused_with_a_sentence(path: str, tmp_path: Path) -> None:
    async def use() -> None:
        async with house(tmp_path) as port:
            for method in ("GET", "POST") if path == "/api/nothing" else ("GET",):
                answer = await ask(port, path, method=method)
                assert answer.status == 404
                assert answer.told["reason"]
                assert answer.headers["content-type"] == "application/json"

    asyncio.run(use())


def test_nothing_that_is_asked_breaks_the_promise(tmp_path: Path) -> None:
    """A short run of `make fuzz`, the same every time."""
    how = ("--max-examples", "3", "--phases", "examples,coverage,fuzzing", "--no-color")
    done = fuzz(tmp_path, *how, "--generation-deterministic")
    assert done.returncode == 0, done.stdout + done.stderr
    operations = sum(len(told) for told in DESCRIBED.values())
    assert f"Tested: {operations}\n" in done.stdout, "every operation was asked"
