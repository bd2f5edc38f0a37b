"""What is said at once while games are compiled, what is said without Numba, and what is last."""

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from bis.coach import AT_ONCE, COACHES, WITHOUT, advise, evaluator_of, get_ready, look_back, weigh
from bis.coach.playouts import Playouts
from bis.coach.sampling import PlayoutEvaluator
from bis.core.errors import BisError
from bis.games import GAMES
from bis.record.record import Transcript
from bis.sim.batch import compile as compiling
from tests.coach.evaluators import cut, played

TABLES = [game for game, found in COACHES.items() if found.sampling]


def test_every_game_has_a_coach() -> None:
    assert list(COACHES) == list(GAMES)


def begun(game: str, seats: int = 2) -> Transcript:
    """To the first choice that is one."""
    whole = played(game, seats)
    transcript = cut(whole, 0)
    while transcript.to_act[0] < 0 or len(_legal(transcript)) == 1:
        line = whole.lines[len(transcript.lines)]
        transcript.say(line.actor, line.said)
    return transcript


def _legal(transcript: Transcript) -> list[object]:
    return list(transcript.game.legal(transcript.state, transcript.to_act[0]))


# Without Numba


@pytest.fixture
def no_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> None:
        raise BisError("no")

    monkeypatch.setattr(compiling, "need_numba", refuse)


@pytest.mark.usefixtures("no_numba")
@pytest.mark.parametrize("game", TABLES)
def test_without_numba_what_was_learned_is_the_last_word(game: str) -> None:
    transcript = begun(game)
    assert not isinstance(evaluator_of(transcript.header), PlayoutEvaluator)
    found = advise(transcript, at_once=True)
    assert (found.note, found.preliminary) == (WITHOUT, False)
    assert found == advise(transcript)
    assert look_back(cut(played(game, 2), 4), seats=[]).note == WITHOUT


@pytest.mark.usefixtures("no_numba")
def test_without_numba_nothing_is_missed_where_games_are_not_needed() -> None:
    assert advise(begun("criss_cross")).note is None
    assert advise(begun("encore", 1)).note is None


# Not compiled yet

ByNeed = tuple[list[str], dict[str, threading.Thread]]
"""The games that are compiled, and those that somebody is at."""


@pytest.fixture
def by_need(monkeypatch: pytest.MonkeyPatch) -> ByNeed:
    """Nothing is compiled before somebody asks for it, and then at once."""
    pytest.importorskip("numba")
    compiled: list[str] = []
    monkeypatch.setattr(Playouts, "is_ready", property(lambda _self: bool(compiled)))
    monkeypatch.setattr(Playouts, "get_ready", lambda self: compiled.append(self.kit.game.id))
    getting: dict[str, threading.Thread] = {}
    monkeypatch.setattr("bis.coach.sampling._getting_ready", getting)
    return compiled, getting


def test_at_once_comes_a_preliminary_hint_and_then_a_closer_look(
    by_need: ByNeed,
) -> None:
    compiled, getting = by_need
    transcript = begun("flip7")
    first = advise(transcript, at_once=True)
    assert (first.note, first.preliminary) == (AT_ONCE, True)
    getting["flip7"].join()
    assert compiled == ["flip7"]
    second = advise(transcript, at_once=True)
    assert (second.note, second.preliminary) == (None, False)
    assert second == advise(transcript)
    assert second.moves != first.moves


def test_before_one_is_asked_games_are_played_as_for_a_review(by_need: ByNeed) -> None:
    compiled, getting = by_need
    transcript = begun("flip7")
    get_ready(transcript)
    assert not getting, "who may never ask is not compiled for"
    seat = transcript.to_act[0]
    assert weigh(transcript, seat, "hit").verdict == "best"
    assert list(getting) == ["flip7"], "what was learned lets it through, and games are compiled"
    found = weigh(transcript, seat, "stay")
    assert compiled == ["flip7"]
    assert (found.verdict, found.best) == ("blunder", "hit")
    assert found == weigh(transcript, seat, "stay")
    getting.clear()
    get_ready(transcript)
    getting["flip7"].join()


def test_nobody_is_asked_on_the_word_of_what_was_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where games cannot be played on in time, the move is let through."""
    pytest.importorskip("numba")
    monkeypatch.setattr(Playouts, "is_ready", property(lambda _self: False))
    monkeypatch.setattr("bis.coach.sampling._getting_ready", {"flip7": threading.Thread()})
    monkeypatch.setattr(PlayoutEvaluator, "is_ready_within", lambda *_: False)
    transcript = begun("flip7")
    assert weigh(transcript, transcript.to_act[0], "stay").verdict == "silent"


def test_whoever_can_wait_gets_the_closer_look_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba")
    monkeypatch.setattr(Playouts, "is_ready", property(lambda _self: False))
    assert not advise(begun("flip7")).preliminary


SCRIPT = """
import sys, threading
from bis.coach import advise
from bis.record.replay import replay
transcript = replay(sys.argv[1].encode())
for _ in range(2):
    print(advise(transcript, at_once=True).preliminary)
    for thread in threading.enumerate():
        if thread is not threading.main_thread():
            thread.join()
"""


def test_what_is_compiled_is_kept_for_the_next_process(tmp_path: Path) -> None:
    """The first is answered at once and gets ready meanwhile; the next is ready from the start."""
    pytest.importorskip("numba")
    words = [sys.executable, "-c", SCRIPT, str(begun("flip7"))]
    there = {**os.environ, "XDG_CACHE_HOME": str(tmp_path), "HOME": str(tmp_path)}
    told = [
        subprocess.run(words, env=there, capture_output=True, text=True, check=True).stdout.split()
        for _ in range(2)
    ]
    assert told == [["True", "False"], ["False", "False"]]
