"""What is asked too often, by whomever, is refused with a sentence; codes are for lobbies."""

import asyncio
import threading
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
import websockets

from bis.server import answers
from bis.server.apart import Apart
from bis.server.asker import Proxies
from bis.server.house import Doors
from bis.server.limits import PLACES, RATES, Places, TooMuchError
from bis.server.pages import games, tables
from bis.server.tables import Settings
from bis.table import scene, trying
from bis.table.table import Table
from bis.table.told import WIRE
from tests.server.inside import ask, house
from tests.server.servers import Person

FEW = 0.02
"""Times what a class may ask for."""
PROXIED = Doors(Proxies.named(["127.0.0.1"]))


def inside(data: Path, use: Callable[[int], Coroutine[Any, Any, None]], **how: Any) -> None:
    async def run() -> None:
        async with house(data, **how) as port:
            await use(port)

    asyncio.run(run())


async def new_table(port: int, game: str = "flip7") -> tuple[dict[str, str], str]:
    made = await ask(port, "/api/tables", {"game": game})
    assert made.status == 201
    return made.told, made.headers["set-cookie"].split(";")[0]


@pytest.mark.parametrize(
    ("path", "what"),
    [
        ("/api/games", "requests"),
        ("/api/rules/flip7", "requests"),
        ("/api/tables", "my_tables"),
        ("/api/codes/{code}", "codes"),
        ("/api/codes/XXXXXX", "wrong_codes"),
        ("/api/sheets/pink", "pictures"),
        ("/api/games/encore/options/sheet/pink", "pictures"),
        ("/api/tables/{id}/record", "records"),
        ("/api/tables/{id}/positions/0", "positions"),
        ("/api/tables/{id}/legal/hit?seat=0", "legal"),
        ("/api/tables/{id}/moves/hit?seat=0", "tries"),
        ("/api/tables/{id}/positions/0/moves/hit?seat=0", "tries"),
        ("/api/tables/{id}/qr.svg", "qr"),
        ("/api/tables/{id}/hint?seat=0", "requests"),
        ("/api/tables/{id}/review", "requests"),
    ],
)
def test_what_is_asked_too_often_is_refused(path: str, what: str, tmp_path: Path) -> None:
    async def use(port: int) -> None:
        made, _ = await new_table(port)
        burst = int(FEW * min(r.burst for r in RATES[what] if r.per == "address"))  # type: ignore[index]
        for _ in range(burst):
            assert (await ask(port, path.format(**made))).status != 429
        for _ in range(5):  # some time goes by meanwhile
            refused = await ask(port, path.format(**made))
            if refused.status == 429:
                break
        assert refused.status == 429
        assert refused.told["code"] == "server.slow_down"
        assert refused.told["reason"]
        assert int(refused.headers["retry-after"]) >= 1

    inside(tmp_path, use, settings=Settings(per_address=FEW))


def test_behind_a_proxy_everybody_has_limits_of_their_own(tmp_path: Path) -> None:
    async def use(port: int) -> None:
        burst = int(FEW * RATES["new_tables"][0].burst)
        for address in ("198.51.100.1", "198.51.100.2", "2001:db8::1"):
            answers = [
                (await ask(port, "/api/tables", {"game": "flip7"}, x_forwarded_for=address)).status
                for _ in range(burst + 2)
            ]
            assert answers[:burst] == [201] * burst
            assert 429 in answers
        neighbor = await ask(port, "/api/tables", {"game": "flip7"}, x_forwarded_for="2001:db8::2")
        assert neighbor.status == 429, "another address of the same household"

    inside(tmp_path, use, settings=Settings(per_address=FEW), doors=PROXIED)


def test_whoever_is_no_proxy_cannot_be_somebody_else(tmp_path: Path) -> None:
    async def use(port: int) -> None:
        statuses = [
            (
                await ask(port, "/api/tables", {"game": "flip7"}, x_forwarded_for=f"198.51.100.{i}")
            ).status
            for i in range(12)
        ]
        assert 429 in statuses

    inside(tmp_path, use, settings=Settings(per_address=FEW))


# Codes


def test_a_code_works_in_the_lobby_only(tmp_path: Path) -> None:
    """Once the game has begun a code that was guessed leads nowhere; link and QR still do."""

    async def use(port: int) -> None:
        made, cookie = await new_table(port, "criss_cross")
        for code in (made["code"], made["code"].lower()):
            assert (await ask(port, f"/api/codes/{code}")).told == {"id": made["id"]}
        async with person(port, made["id"], cookie) as ada:
            await ada.start()
            gone = await ask(port, f"/api/codes/{made['code']}")
            assert (gone.status, gone.told["code"]) == (404, "server.no_code")
            assert (await ask(port, f"/api/tables/{made['id']}/qr.svg")).status == 200
            assert (await ask(port, f"/api/tables/{made['id']}/record")).status == 200

    inside(tmp_path, use)


def test_right_codes_are_not_counted_as_guesses_and_wrong_ones_shut_the_door(
    tmp_path: Path,
) -> None:
    async def use(port: int) -> None:
        made, _ = await new_table(port)
        right = f"/api/codes/{made['code']}"
        for _ in range(3):
            assert (await ask(port, right)).status == 200
        assert (await ask(port, "/api/codes/XXXXXX")).status == 404
        assert (await ask(port, right)).status == 429, "whoever guesses does not get to know"

    inside(tmp_path, use, settings=Settings(per_address=FEW))


# Sockets


def person(port: int, table: str, cookie: str) -> Person:
    class Here:
        url = f"http://127.0.0.1:{port}"

    return Person(Here(), table, cookie)  # type: ignore[arg-type]


def address_of(port: int, table: str) -> str:
    return f"ws://127.0.0.1:{port}/api/tables/{table}/live?wire={WIRE}"


def test_one_player_cannot_open_sockets_without_end(tmp_path: Path) -> None:
    async def use(port: int) -> None:
        made, cookie = await new_table(port)
        headers = {"cookie": cookie}
        opened = []
        for _ in range(PLACES["player"]):
            opened.append(
                await websockets.connect(address_of(port, made["id"]), additional_headers=headers)
            )
            await opened[-1].recv()
        one_more = await websockets.connect(
            address_of(port, made["id"]), additional_headers=headers
        )
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await one_more.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013
        assert "too many" in closed.value.rcvd.reason
        async with person(port, made["id"], ""):
            pass  # somebody else comes in
        for socket in opened:
            await socket.close()

    inside(tmp_path, use)


def test_places_are_free_again_when_a_socket_closes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: list[Places] = []
    make = Places.__init__

    def remember(self: Places, *args: Any, **named: Any) -> None:
        make(self, *args, **named)
        kept.append(self)

    monkeypatch.setattr(Places, "__init__", remember)

    async def use(port: int) -> None:
        made, cookie = await new_table(port)
        for _ in range(3):
            async with person(port, made["id"], cookie):
                pass
        async with person(port, made["id"], cookie) as ada:
            await ada.wish("sit", name="Ada")
        while any(len(places) for places in kept):
            await asyncio.sleep(0)

    inside(tmp_path, use)


def test_opening_sockets_has_a_rate(tmp_path: Path) -> None:
    async def use(port: int) -> None:
        made, cookie = await new_table(port)
        refused = None
        for _ in range(int(RATES["sockets"][1].burst) + 20):
            try:
                socket = await websockets.connect(
                    address_of(port, made["id"]), additional_headers={"cookie": cookie}
                )
                await socket.close()
            except websockets.InvalidStatus as error:
                refused = error.response
                break
        assert refused is not None
        assert refused.status_code == 429
        assert int(refused.headers["retry-after"]) >= 1
        assert b"slower, please" in refused.body

    inside(tmp_path, use)


def test_coming_again_brings_no_new_burst(tmp_path: Path) -> None:
    """Wishes are counted for the player, beyond the socket (which had a burst of its own)."""

    async def use(port: int) -> None:
        made, cookie = await new_table(port)
        (burst,) = (rate.burst for rate in RATES["wishes"] if rate.per == "player")
        done = 0
        for _ in range(4):
            async with person(port, made["id"], cookie) as ada:
                for _ in range(int(burst)):
                    answer = await ada.wish("sit", name="Ada")
                    done += answer["type"] == "done"
        assert done < 3 * burst, "some came back by and by, but not a burst for each socket"

    inside(tmp_path, use)


# Off the event loop


@pytest.mark.parametrize(
    ("path", "room", "work"),
    [
        ("/api/sheets/pink", games, "_picture"),
        ("/api/games/encore/options/sheet/pink", games, "_picture"),
        ("/api/tables/{id}/positions/0", scene, "past"),
        ("/api/tables/{id}/legal/hit?seat=0", scene, "fetched"),
        ("/api/tables/{id}/moves/hit?seat=0", trying, "tried"),
        ("/api/tables/{id}/qr.svg", tables, "_qr_code"),
        ("/api/tables/{id}/record", Table, "record"),
    ],
)
def test_what_takes_long_is_not_done_by_the_event_loop(
    path: str, room: Any, work: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[str] = []
    do = getattr(room, work)

    def watched(*args: Any) -> Any:
        threads.append(threading.current_thread().name)
        return do(*args)

    monkeypatch.setattr(room, work, watched)

    async def use(port: int) -> None:
        made, cookie = await new_table(port)
        async with person(port, made["id"], cookie) as ada:
            await ada.start()
            answer = await ask(port, path.format(**made), cookie=cookie)
        assert answer.status == 200, answer.body

    inside(tmp_path, use)
    assert threads
    assert all(name.startswith("apart") for name in threads)


def test_others_are_answered_while_something_takes_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = threading.Event()

    def stuck(*_: str) -> Any:
        gate.wait()
        return answers.answer([])

    monkeypatch.setattr(games, "_picture", stuck)

    async def use(port: int) -> None:
        waiting = [asyncio.create_task(ask(port, "/api/sheets/pink")) for _ in range(3)]
        assert (await ask(port, "/api/games")).status == 200
        made, cookie = await new_table(port)
        async with person(port, made["id"], cookie) as ada:
            assert (await ada.wish("sit", name="Ada"))["type"] == "done"
        assert not any(task.done() for task in waiting)
        gate.set()
        assert {answer.status for answer in await asyncio.gather(*waiting)} == {200}

    inside(tmp_path, use)


def test_too_much_that_takes_long_is_refused() -> None:
    async def use() -> None:
        gate = threading.Event()
        apart = Apart(threads=1, most=2)
        first = [asyncio.create_task(apart.do(gate.wait)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(TooMuchError):
            await apart.do(gate.wait)
        gate.set()
        assert await asyncio.gather(*first) == [True, True]
        assert await apart.do(gate.wait)
        apart.close()

    asyncio.run(use())
