"""Workers: each line has its turn, and one that hangs or dies stops nobody."""

import asyncio
import os
import signal
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bis.games import GAMES
from bis.server.minds import first_legal
from bis.server.thinking import Bots
from bis.server.workers import AUTOGROUP, CrowdedError, NoAnswerError, Room, Rules, Work
from tests.server import works

SHORT = 2.0
"""Seconds after which a worker is thought to hang; what is asked of it takes no time."""
LONG = 60.0


def opening(game: str) -> str:
    rules = GAMES[game]
    return rules.save(rules.start(rules.settle({}, 2), 2, 0))


# Bots


def test_a_bot_answers_with_a_legal_move() -> None:
    async def use() -> None:
        bots = Bots(1)
        assert await bots.choose("criss_cross", "greedy", opening("criss_cross"), 0, "t")
        assert await bots.choose("flip7", "stop25", opening("flip7"), 1, "t") == "hit"
        bots.close()

    asyncio.run(use())


def test_processes_that_have_begun_do_the_first_jobs() -> None:
    async def use() -> None:
        bots = Bots(2)
        await bots.own.begin()
        pids = bots.room.pids
        assert len(pids) == 2
        assert await bots.choose("flip7", "stop25", opening("flip7"), 1, "t") == "hit"
        assert bots.room.pids == pids
        bots.close()

    asyncio.run(use())


def test_a_bot_that_is_killed_is_replaced() -> None:
    async def use() -> None:
        bots = Bots(1)
        for _ in range(2):
            assert await bots.choose("flip7", "stop25", opening("flip7"), 1, "t") == "hit"
            (pid,) = bots.room.pids
            os.kill(pid, signal.SIGKILL)
        assert not bots.is_busy
        bots.close()

    asyncio.run(use())


@pytest.mark.parametrize("work", [works.die, works.fail, works.refuse, works.spin])
def test_where_no_bot_has_an_answer_the_first_legal_move_is_made(work: Work) -> None:
    """A position that kills, fails or outlasts its workers: the table goes on."""

    async def use() -> None:
        bots = Bots(1, work, patience=SHORT / 2)
        state = opening("criss_cross")
        move = await bots.choose("criss_cross", "greedy", state, 0, "t")
        assert move == first_legal("criss_cross", state, 0) == "start a"
        bots.close()

    asyncio.run(use())


def test_where_a_bot_crashes_its_lighter_form_plays() -> None:
    async def use() -> None:
        bots = Bots(1, works.only_quick)
        assert await bots.choose("encore", "best", opening("encore"), 0, "t") == "pass"
        bots.close()

    asyncio.run(use())


# What becomes of a job


def test_a_worker_answers_and_tells_how_far_it_is(tmp_path: Path) -> None:
    async def use() -> None:
        room = Room(partial(works.count, str(tmp_path)), 1, Rules(LONG))
        told: list[float] = []
        assert await room.do("t", tell=told.append) == b"0 ()"
        first = room.pids
        assert await room.do("t", "again") == b"1 ('again',)"
        assert room.pids == first, "one process for all jobs"
        assert told == [0.0, 0.5]
        room.close()

    asyncio.run(use())


def using(work: Work, patience: float, *jobs: tuple[Any, ...]) -> list[Any]:
    """What becomes of these jobs, one after the other."""

    async def use() -> list[Any]:
        room = Room(work, 1, Rules(patience))
        found = [
            (await asyncio.gather(room.do("t", *job), return_exceptions=True))[0] for job in jobs
        ]
        room.close()
        assert room.pids == []
        return found

    return asyncio.run(use())


def test_a_worker_that_is_stopped_is_replaced(tmp_path: Path) -> None:
    work = partial(works.stop_once, str(tmp_path / "mark"))
    assert using(work, SHORT, (), ()) == [b"went on", b"went on"]


def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    work = partial(works.die_once, str(tmp_path / "mark"))
    assert using(work, LONG, (), ()) == [b"lived", b"lived"]


def test_what_outlasts_two_workers_is_given_up() -> None:
    (given_up,) = using(works.spin, SHORT / 2, ())
    assert isinstance(given_up, NoAnswerError)


# Lines


class Bar:
    """A room with one worker, who waits, and what is written down there."""

    def __init__(self, folder: Path, rules: Rules) -> None:
        self.gate, self.notes = folder / "gate", folder / "notes"
        os.mkfifo(self.gate)
        self.room = Room(partial(works.note, str(self.notes), str(self.gate)), 1, rules)
        self.first = self.ask("a", "wait")

    def ask(self, line: str, name: str) -> "asyncio.Task[bytes]":
        return asyncio.create_task(self.room.do(line, name))

    async def open(self) -> None:
        await asyncio.to_thread(self.gate.write_bytes, b"")

    def served(self) -> list[str]:
        return self.notes.read_text().split()


def test_lines_take_turns(tmp_path: Path) -> None:
    """Whoever asks for much waits for themselves."""

    async def use() -> None:
        bar = Bar(tmp_path, Rules(LONG))
        await asyncio.sleep(0)
        asked = [bar.ask(name[0], name) for name in ("a1", "a2", "a3", "b1", "c1", "b2")]
        await asyncio.sleep(0)
        await bar.open()
        await asyncio.gather(bar.first, *asked)
        assert bar.served() == ["wait", "a1", "b1", "c1", "a2", "b2", "a3"]
        bar.room.close()

    asyncio.run(use())


def test_a_line_has_an_end(tmp_path: Path) -> None:
    async def use() -> None:
        bar = Bar(tmp_path, Rules(LONG, most=2))
        await asyncio.sleep(0)
        asked = [bar.ask("a", f"a{number}") for number in range(3)]
        other = bar.ask("b", "b")
        await asyncio.sleep(0)
        await bar.open()
        found = await asyncio.gather(*asked, other, return_exceptions=True)
        assert [type(each) for each in found] == [bytes, bytes, CrowdedError, bytes]
        bar.room.close()

    asyncio.run(use())


def test_who_goes_leaves_the_line_and_a_job_that_has_begun_is_done(tmp_path: Path) -> None:
    async def use() -> None:
        bar = Bar(tmp_path, Rules(LONG))
        await asyncio.sleep(0)
        gone, stays = bar.ask("a", "gone"), bar.ask("a", "stays")
        await asyncio.sleep(0)
        gone.cancel()
        bar.first.cancel()
        await asyncio.sleep(0)
        (pid,) = bar.room.pids
        await bar.open()
        assert await stays == b"stays"
        assert bar.served() == ["wait", "stays"]
        assert bar.room.pids == [pid]
        bar.room.close()

    asyncio.run(use())


@pytest.mark.skipif(not os.access(AUTOGROUP, os.W_OK), reason="sessions share no processor here")
def test_who_steps_back_lets_other_sessions_go_first_too() -> None:
    async def use() -> None:
        room, ours = Room(works.stand, 1, Rules(LONG, nice=3)), AUTOGROUP.read_text()
        nice, session = await room.do("a")
        room.close()
        assert nice == os.getpriority(os.PRIO_PROCESS, 0) + 3
        assert session.endswith("nice 3\n")
        assert session != ours == AUTOGROUP.read_text(), "the server's session stays as it is"

    asyncio.run(use())
