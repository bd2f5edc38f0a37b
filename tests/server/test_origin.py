"""Pages of this server may open tables; others, and bent names, may not."""

import asyncio
from pathlib import Path

import pytest

from bis.server.house import Doors, House
from bis.server.origin import is_own, this_machine
from tests.server.inside import URL, ask, house

OTHER = "https://games.example"
HOUSE = House(Path(), URL, doors=Doors(origins=(f"{OTHER}/",)))


@pytest.mark.parametrize(
    ("origin", "host", "own"),
    [
        (URL, "10.0.0.1:7777", True),
        (OTHER, "10.0.0.1:7777", True),
        ("http://192.168.1.5:7777", "192.168.1.5:7777", True),
        ("http://[fd00::5]:7777", "[fd00::5]:7777", True),
        ("http://localhost:7777", "localhost:7777", True),
        ("http://raspberry:7777", "raspberry:7777", True),
        ("http://raspberry.local:7777", "raspberry.local:7777", True),
        ("http://raspberry.lan", "raspberry.lan", True),
        (f"http://{this_machine()}:7777", f"{this_machine()}:7777", True),
        # loaded from elsewhere
        ("https://evil.example", "192.168.1.5:7777", False),
        ("http://192.168.1.6:7777", "192.168.1.5:7777", False),
        ("http://192.168.1.5:8000", "192.168.1.5:7777", False),
        ("http://bis.example", "bis.example", False),
        ("null", "192.168.1.5:7777", False),
        ("", "", False),
        ("http://", "", False),
        ("http://[", "[", False),
        # a name that was bent to this address
        ("http://evil.example:7777", "evil.example:7777", False),
        ("http://192.168.1.5.evil.example", "192.168.1.5.evil.example", False),
        ("http://local.evil.example", "local.evil.example", False),
    ],
)
def test_a_page_is_ours_by_its_address(origin: str, host: str, own: bool) -> None:
    assert is_own(origin, host, HOUSE) is own


def test_no_page_from_elsewhere_sets_up_a_table(tmp_path: Path) -> None:
    async def use() -> None:
        async with house(tmp_path) as port:
            here = f"127.0.0.1:{port}"
            for origin, status in [
                (f"http://{here}", 201),
                (URL, 201),
                ("https://evil.example", 403),
                (f"http://evil.example:{port}", 403),
            ]:
                answer = await ask(port, "/api/tables", {"game": "flip7"}, origin=origin)
                assert answer.status == status, origin
            bent = {"origin": f"http://evil.example:{port}", "host": f"evil.example:{port}"}
            answer = await ask(port, "/api/tables", {"game": "flip7"}, **bent)
            assert (answer.status, answer.told["code"]) == (403, "server.foreign_page")

    asyncio.run(use())
