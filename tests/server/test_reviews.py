"""Reviews of finished games."""

import asyncio
import os
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import cast

import msgspec
import pytest

from bis.coach.shape import Decision
from bis.server.coach import GAVE_UP, CoachError, Coaches, Job
from bis.server.pages.coach import ReviewState, review_state
from bis.server.store import ConflictError
from tests.server import works
from tests.server.practice import over, stored
from tests.server.servers import Person, Server, serving
from tests.server.stores import NewStore


def test_mistakes_are_told_before_a_review_is_done() -> None:
    """And once only, where it had to begin anew."""
    words = {"line": 3, "seat": 0, "move": "hit", "best": "stay", "verdict": "mistake"}
    costs = dict.fromkeys(("cost_points", "cost_win", "noise_points", "noise_win"), 0.5)
    decision = msgspec.convert({**words, **costs, "words": {}}, Decision)
    job = Job(cast("asyncio.Task[bytes]", None))
    assert (job.began, job.seconds) == (None, 0.0)
    began = set()
    for news in (0.0, decision, 0.2, 0.0, decision, 0.2):
        job.tell(news)
        began.add(job.began)
    assert began == {job.began}, "how long one waits is told from the first beginning"
    assert (job.state, job.progress, job.found) == ("running", 0.2, [decision])
    told = msgspec.json.decode(msgspec.json.encode(review_state(job, [0], [])), type=ReviewState)
    assert (told.found, told.review) == ([decision], None)
    assert 0 <= told.seconds <= job.seconds + 0.1


def test_many_who_ask_at_once_start_one_review(tmp_path: Path) -> None:
    """And how far it is, is told meanwhile."""
    gate = tmp_path / "gate"
    os.mkfifo(gate)

    async def run() -> None:
        store = await stored(tmp_path)
        await store.create("t", "CODE", [])
        coaches = Coaches(store, look_back=partial(works.wait, str(gate)))
        assert await coaches.find_review("t") is None
        job = coaches.begin_review(over())
        assert (job.state, job.progress) == ("queued", 0.0)
        asked = await asyncio.gather(*(coaches.find_review("t") for _ in range(10)))
        assert asked == [job] * 10
        while job.progress < 0.25:
            assert await coaches.wait("t", job) is job
        assert job.state == "running"
        await store.create("u", "OTHER", [])
        other = over()
        other.id = "u"
        later = coaches.begin_review(other, "another line")
        assert [coaches.ahead(one) for one in (job, later)] == [0, 1]
        await asyncio.to_thread(gate.write_bytes, b'"reviewed"')
        assert await job.task == b'"reviewed"'
        assert coaches.ahead(later) == 0
        assert await coaches.find_review("t") == b'"reviewed"'
        coaches.close()
        await store.close()

    asyncio.run(run())


def test_a_review_is_kept_until_the_coach_changes(tmp_path: Path) -> None:
    folder = tmp_path / "times"
    folder.mkdir()

    async def ask(version: str) -> bytes:
        store = await stored(tmp_path)
        with suppress(ConflictError):
            await store.create("t", "CODE", [])
        coaches = Coaches(store, look_back=partial(works.count, str(folder)), version=version)
        found = await coaches.find_review("t")
        assert not isinstance(found, Job)
        if found is None:
            found = await coaches.begin_review(over()).task
        coaches.close()
        await store.close()
        return found

    times = [asyncio.run(ask(version))[:1] for version in ("1", "1", "2", "2")]
    assert times == [b"0", b"0", b"1", b"1"]


def test_a_review_that_failed_can_be_asked_for_again(tmp_path: Path) -> None:
    async def run() -> None:
        store = await stored(tmp_path)
        coaches = Coaches(store, look_back=works.die)
        job = coaches.begin_review(over())
        with pytest.raises(CoachError, match=GAVE_UP):
            await job.task
        with pytest.raises(CoachError, match=GAVE_UP):
            await coaches.wait("t", job)
        assert await coaches.find_review("t") is None
        coaches.close()
        await store.close()

    asyncio.run(run())


def test_what_is_swept_takes_its_review_along(new_store: NewStore) -> None:
    async def run() -> None:
        store = new_store()
        await store.create("t", "CODE", [])
        await store.keep_review("t", "1", b"old")
        await store.keep_review("t", "1", b"new")
        assert await store.review("t", "1") == b"new"
        assert await store.review("t", "2") is None
        assert await store.mark(float("inf"), 5.0, ()) == 1
        assert await store.forget("t", float("inf"), None)
        assert await store.review("t", "1") is None
        await store.keep_review("t", "1", b"late")
        assert await store.review("t", "1") is None, "there is no such table any more"
        await store.close()

    asyncio.run(run())


def test_closing_ends_the_process_and_whoever_waits_for_it(tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    os.mkfifo(gate)

    async def run() -> None:
        store = await stored(tmp_path)
        coaches = Coaches(store, look_back=partial(works.wait, str(gate)))
        job = coaches.begin_review(over())
        while job.progress < 0.25:
            await coaches.wait("t", job)
        (pid,) = coaches.reviews.pids
        coaches.close()
        with pytest.raises(asyncio.CancelledError):
            await job.task
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
        await store.close()

    asyncio.run(run())


def test_a_review_is_worked_out_once_and_outlives_the_server(tmp_path: Path) -> None:
    async def finish(server: Server) -> tuple[str, str]:
        table, cookie = server.new_table("criss_cross")
        async with Person(server, table, cookie) as ada:
            await ada.start()
            await ada.play_on()
        return table, cookie

    with serving(tmp_path) as server:
        table, cookie = asyncio.run(finish(server))
        path = f"/api/tables/{table}/review"
        state = read(server, path)
        while state.state != "done":
            state = read(server, path)
        assert state.yours == []
        assert state.review is not None
        assert len(state.review.curve) == len(state.review.decisions) * 2
        server.kill()
    with serving(tmp_path) as server:
        again = read(server, path, cookie)
        assert again.state == "done"
        assert again.review == state.review
        assert again.yours == [0]


def read(server: Server, path: str, cookie: str = "") -> ReviewState:
    status, body, _ = server.ask(path, cookie=cookie)
    assert status == 200, body
    return msgspec.json.decode(body, type=ReviewState)
