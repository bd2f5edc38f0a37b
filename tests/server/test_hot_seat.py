"""Several people on one device, through a real server."""

import asyncio
from pathlib import Path

from bis.record.fair import verify
from bis.record.replay import check
from tests.server.servers import Person, serving


def test_a_whole_game_on_one_device(tmp_path: Path) -> None:
    async def play() -> bytes:
        table, cookie = server.new_table("encore")
        async with Person(server, table, cookie) as phone:
            await phone.wish("sit", name="Ada")
            await phone.wish("sit", name="Ben", another=True)
            await phone.start(name="Ada")
            assert phone.news["table"]["yours"] == [0, 1]
            await phone.play_on()
        return server.record(table)

    with serving(tmp_path) as server:
        transcript = check(asyncio.run(play()))
    assert transcript.header.names == ("Ada", "Ben")
    assert verify(transcript) > 0
