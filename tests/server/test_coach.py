"""Hints for those who play alone or with bots."""

import asyncio
import json
import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
import pytest

from bis.coach.shape import Decision, Hint
from bis.games import GAMES
from bis.record.record import Transcript
from bis.record.replay import replay
from bis.server.coach import GAVE_UP, HINTS, CoachError, Coaches, known_record
from bis.server.live import Live
from bis.server.pages.coach import no_answer
from bis.server.workers import CrowdedError
from bis.table.entries import BotSeated, Created, Sat, What
from bis.table.reasons import RefusedError
from bis.table.rights import check_hint
from bis.table.table import Table
from tests.samples import SAMPLES
from tests.server import works
from tests.server.practice import ADA, BOT, PRACTICE, begun, play, stored, table_of
from tests.server.servers import Person, Server, serving

OTHER_SEED = "22" * 32


# Who gets a hint


@pytest.mark.parametrize("others", [(), (BOT,), PRACTICE[1:]])
def test_a_hint_is_for_whoever_plays_alone_or_with_bots(others: tuple[What, ...]) -> None:
    check_hint(begun("criss_cross", ADA, *others), "ada", 0)


@pytest.mark.parametrize(
    ("others", "reason"),
    [
        ((Sat(1, "bob", "Bob"),), "alone or with bots"),
        ((Sat(1, "bob", "Bob"), BotSeated(1, "greedy")), "alone or with bots"),
        ((Sat(1, "ada", "Ben"),), "alone or with bots"),
        ((BOT, BotSeated(0, "greedy")), "a bot plays here"),
    ],
    ids=["two people", "one who may come back", "one device", "got up"],
)
def test_among_people_nobody_gets_a_hint(others: tuple[What, ...], reason: str) -> None:
    table = begun("criss_cross", ADA, *others)
    with pytest.raises(RefusedError, match=reason):
        check_hint(table, "ada", 0)


def test_a_hint_is_for_the_seat_to_act_while_the_game_goes_on() -> None:
    table = table_of(Created("criss_cross", "CODE"), ADA)
    with pytest.raises(RefusedError, match="while the game goes on"):
        check_hint(table, "ada", 0)
    table = begun("criss_cross", ADA, BOT)
    with pytest.raises(RefusedError, match="not yours"):
        check_hint(table, "ada", 1)
    with pytest.raises(RefusedError, match="no seat"):
        check_hint(table, "eve", 0)
    play(table, 0)
    with pytest.raises(RefusedError, match="not your turn"):
        check_hint(table, "ada", 0)
    assert table.transcript is not None
    while table.transcript.to_act:
        for seat in table.transcript.to_act:
            play(table, seat)
    with pytest.raises(RefusedError, match="while the game goes on"):
        check_hint(table, "ada", 0)


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_is_told_nothing_that_is_hidden(game: str) -> None:
    """Another seed, other choices of the bot that wait: the same words to the coach."""
    compared = 0
    one = begun(game, *PRACTICE)
    assert one.transcript is not None
    for _ in range(20):
        actors = one.transcript.to_act
        other = twin(one)
        assert known(other) == known(one)
        bots = [seat for seat in actors if seat]
        if 0 in actors and bots:
            play(one, bots[0], 0)
            play(other, bots[0], -1)
            assert known(other) == known(one)
            assert 0 in replay(known(one).encode()).to_act
            compared += 1
        for seat in one.transcript.to_act:
            play(one, seat)
    assert compared > 3 or not SAMPLES[game].simultaneous


def known(table: Table) -> str:
    assert table.transcript is not None
    return known_record(table.transcript)


def twin(table: Table) -> Table:
    """The same game so far, under another seed."""
    assert table.transcript is not None
    copy = begun(table.game.id, *PRACTICE, seed=OTHER_SEED)
    header = replace(table.transcript.header, notes=(("seed", OTHER_SEED),))
    copy.transcript = Transcript(header)
    for line in table.transcript.lines:
        copy.transcript.say(line.actor, line.said)
    return copy


# The process


@pytest.mark.parametrize(
    ("work", "words"),
    [(works.refuse, "nothing to say"), (works.fail, GAVE_UP), (works.die, GAVE_UP)],
)
def test_what_cannot_be_answered_is_said(
    work: Callable[..., bytes], words: str, tmp_path: Path
) -> None:
    async def run() -> None:
        store = await stored(tmp_path)
        coaches = Coaches(store, advise=work)
        for _ in range(2):
            with pytest.raises(CoachError, match=words):
                await coaches.hint(begun("criss_cross", ADA), 0)
        coaches.close()
        await store.close()

    asyncio.run(run())


def test_a_coach_that_gives_up_says_so_by_an_id() -> None:
    answers = [no_answer(CoachError(why)) for why in (GAVE_UP, "nothing to say")]
    told = [json.loads(bytes(answer.body)) for answer in answers]
    assert [(one["code"], one["reason"]) for one in told] == [
        ("server.coach_gave_up", GAVE_UP),
        (None, "nothing to say"),
    ]


def test_the_coach_gets_ready_once_where_somebody_practices(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bis.server.coach.SOON", 0.0)

    async def run() -> None:
        store, done = await stored(tmp_path), tmp_path / "done"
        done.mkdir()
        coaches = Coaches(store, advise=partial(works.count, str(done)))
        ada = Live(begun("criss_cross", ADA, BOT), here=frozenset({"ada"}))
        people = Live(begun("criss_cross", ADA, Sat(1, "bob", "Bob")), here=ada.here)
        for live in (replace(ada, here=frozenset()), people, ada, ada):
            coaches.watch(live)
        async with asyncio.timeout(20.0):
            while not coaches.hints.pids:
                await asyncio.sleep(0.01)
        assert await coaches.hint(ada.table, 0), "after what was asked before"
        assert len(list(done.iterdir())) == 2, "once, and the hint"
        coaches.close()
        await store.close()

    asyncio.run(run())


def test_one_who_asks_for_many_hints_waits_behind_nobody_else(tmp_path: Path) -> None:
    """And cannot ask for any number of them."""
    gate = tmp_path / "gate"
    os.mkfifo(gate)

    async def run() -> None:
        store = await stored(tmp_path)
        coaches = Coaches(store, advise=partial(works.wait, str(gate)))
        table = begun("criss_cross", ADA)
        many = [
            asyncio.create_task(coaches.hint(table, seat, "1.2.3.4"))
            for seat in range((HINTS.most or 0) + 2)
        ]
        await asyncio.sleep(0)
        other = asyncio.create_task(coaches.hint(table, 99, "5.6.7.8"))
        with pytest.raises(CrowdedError):
            await many[-1]
        for served, answer in ((many[0], b"first"), (many[1], b"next"), (other, b"third")):
            await asyncio.to_thread(gate.write_bytes, answer)
            assert await served == answer
        coaches.close()
        await asyncio.gather(*many, return_exceptions=True)
        await store.close()

    asyncio.run(run())


# Over HTTP


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def server(data: Path) -> Iterator[Server]:
    with serving(data, "--bot-delay", "0") as started:
        yield started


def reason(answer: tuple[int, Any, str]) -> tuple[int, str]:
    return answer[0], json.loads(answer[1])["reason"]


def test_a_hint_is_a_legal_move_and_for_nobody_else(server: Server) -> None:
    async def run() -> None:
        table, cookie = server.new_table("criss_cross")
        path = f"/api/tables/{table}/hint?seat=0"
        async with Person(server, table, cookie) as ada:
            await ada.start("greedy")
            assert ada.news["table"]["hints"]
            await ada.play_on(2)
            while not ada.news["position"]["legal"]:
                await ada.hear("update")
            asked = [asyncio.to_thread(server.ask, path, None, cookie) for _ in range(3)]
            answers = await asyncio.gather(*asked)
            assert {status for status, _, _ in answers} == {200}
            assert len({body for _, body, _ in answers}) == 1
            hint = msgspec.json.decode(answers[0][1], type=Hint)
            assert {advice.move for advice in hint.moves} <= set(ada.news["position"]["legal"])
            assert reason(server.ask(path))[0] == 403
            best = quote(hint.moves[0].move)
            weighed = await asyncio.to_thread(
                server.ask, f"/api/tables/{table}/cost?seat=0&move={best}", None, cookie
            )
            found = msgspec.json.decode(weighed[1], type=Decision)
            assert (found.move, found.verdict) == (hint.moves[0].move, "best")
            nonsense = server.ask(
                f"/api/tables/{table}/cost?seat=0&move=a%20A1%20d%20E5", None, cookie
            )
            assert nonsense[0] == 400
            wrong = server.ask(f"/api/tables/{table}/hint?seat=1", None, cookie)
            assert reason(wrong)[0] == 403
            unfinished = server.ask(f"/api/tables/{table}/review", None, cookie)
            assert reason(unfinished) == (
                409,
                "the game is not over; there is nothing to review yet",
            )
            assert (await ada.wish("say", move=hint.moves[0].move))["type"] == "done"

    asyncio.run(run())
