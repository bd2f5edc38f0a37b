"""Lessons over HTTP: asked for as often as one likes, and nothing is kept."""

import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest

from bis.core.languages import LANGUAGES
from bis.games import GAMES
from bis.lessons import FIRST_GAMES
from tests.server.servers import Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("data")) as started:
        yield started


def ask(server: Server, path: str) -> tuple[int, Any]:
    status, body, _ = server.ask(path)
    return status, json.loads(body)


def test_the_lessons_of_every_first_game_are_listed(server: Server) -> None:
    for game, first in FIRST_GAMES.items():
        _, listed = ask(server, f"/api/lessons/{game}")
        assert [one["id"] for one in listed] == [lesson.id for lesson in first.lessons]
        assert {language for one in listed for language in one["title"]} == {*LANGUAGES}
    _, games = ask(server, "/api/games")
    assert {game["id"] for game in games if game["lessons"]} == set(FIRST_GAMES) <= set(GAMES)


def test_a_lesson_is_told_up_to_the_next_move_that_is_asked_for(server: Server) -> None:
    path = "/api/lessons/flip7/hit?said="
    _, asked = ask(server, path)
    assert [scene["asks"] for scene in asked["scenes"]] == [False, True]
    _, again = ask(server, path + "hit")
    assert [scene["asks"] for scene in again["scenes"]] == [False, True, True]
    assert again["scenes"][2]["position"]["view"]["lines"][0]["numbers"] == [8]
    _, over = ask(server, path + quote("hit,hit"))
    assert (over["over"], over["wrong"]) == (True, None)
    _, wrong = ask(server, path + quote("hit,stay"))
    assert wrong["wrong"]["words"]["en"].startswith("8 points would be safe")
    assert wrong["scenes"] == again["scenes"]


@pytest.mark.parametrize("said", ["nonsense", ",", "hit,,", "target 99", "hit," * 400])
def test_whatever_is_said_gets_an_answer(server: Server, said: str) -> None:
    status, _ = ask(server, f"/api/lessons/flip7/hit?said={quote(said)}")
    assert status == 200


def test_nobody_says_more_than_a_lesson_can_hold(server: Server) -> None:
    status, refused = ask(server, f"/api/lessons/flip7/hit?said={'hit,' * 501}")
    assert (status, refused["code"]) == (400, "server.bad_request")


@pytest.mark.parametrize("path", ["chess", "encore/nothing", "chess/place"])
def test_there_is_nothing_where_no_lesson_is(server: Server, path: str) -> None:
    status, refused = ask(server, f"/api/lessons/{path}")
    assert status == 404
    assert refused["code"] in {"lessons.none", "lessons.unknown"}
