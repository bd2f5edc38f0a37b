"""A browser that is lent again is as good as new."""

from playwright.sync_api import Page

from tests.e2e.conftest import USUAL
from tests.e2e.devices import Devices
from tests.server.servers import Server

LEAVE = """async () => {
    localStorage.setItem("bis.language", "fr");
    document.cookie = "who=ada; max-age=600";
    await (await caches.open("ours")).put("/ours", new Response("ours"));
    await new Promise((done) => (indexedDB.open("ours").onsuccess = done));
}"""
FIND = """async () => [
    ...Object.keys(localStorage),
    document.cookie,
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => name),
    navigator.onLine,
    (await navigator.permissions.query({ name: "geolocation" })).state,
]"""


def test_who_is_lent_a_device_finds_nothing_of_who_had_it_before(
    devices: Devices, server: Server
) -> None:
    def borrow() -> Page:
        page = devices.lend(USUAL).new_page()
        page.goto(f"{server.url}/healthz")
        return page

    page = borrow()
    nothing = page.evaluate(FIND)
    assert nothing == ["", True, "prompt"]
    page.evaluate(LEAVE)
    page.context.grant_permissions(["geolocation"])
    page.context.set_offline(True)
    found = ["bis.language", "who=ada", "ours", "ours", False, "granted"]
    assert page.evaluate(FIND) == found
    devices.take_back(page.context, server.url)
    again = borrow()
    assert again.context is page.context
    assert page.is_closed()
    assert again.evaluate(FIND) == nothing
    devices.take_back(again.context, server.url)
