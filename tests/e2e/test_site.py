"""The folder of `bis site` at a web space that knows nothing of Bis."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import expect

from bis.commands.site import write_site
from tests.e2e.conftest import CLIENT, Come
from tests.e2e.playing import take_turn
from tests.e2e.test_offline import GAME, KEPT, follow, wait_for_start

UPDATE = """async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration.update();
    const old = registration.active;
    while (!registration.waiting && registration.active === old)
        await new Promise((go) => setTimeout(go, 50));
    return [registration.waiting?.state, (await caches.keys()).sort()];
}"""
TAKEN = """async (build) => {
    for (let i = 0; i < 600 && (await caches.keys()).includes(build); i++)
        await new Promise((go) => setTimeout(go, 50));
    return (await caches.keys()).sort();
}"""


class Handler(SimpleHTTPRequestHandler):
    """As web spaces do: files, and 404.html for whatever is none."""

    def send_error(self, code: int, *told: Any) -> None:
        if code != 404:
            return super().send_error(code, *told)
        page = Path(self.directory, "404.html").read_bytes()
        self.send_response(404)
        self.send_header("content-type", "text/html")
        self.send_header("content-length", str(len(page)))
        self.end_headers()
        self.wfile.write(page)
        return None

    def log_message(self, *_: Any) -> None: ...


class Space:
    """A web space, at an address."""

    def __init__(self, folder: Path) -> None:
        self.http = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(folder)))
        self.url = f"http://127.0.0.1:{self.http.server_port}"


@contextmanager
def web_space(folder: Path) -> Iterator[Space]:
    space = Space(folder)
    thread = Thread(target=space.http.serve_forever)
    thread.start()
    try:
        yield space
    finally:
        space.http.shutdown()
        thread.join()
        space.http.server_close()


def test_a_folder_plays_updates_itself_between_games_and_forgets(
    come: Come, tmp_path: Path
) -> None:
    """A newer build waits while a game runs; nothing is handed over where no server can be."""
    write_site(CLIENT / "dist", tmp_path / "site")
    with web_space(tmp_path / "site") as space:
        ada = come(at=space, service_workers="allow")
        ada.watch.expected += ["404"]
        ada.visit()
        ada.page.evaluate(KEPT)
        ada.press(ada.page.get_by_role("button", name="Criss Cross: Alone", exact=True))
        wait_for_start(ada)
        (old,) = [name for name in ada.page.evaluate("caches.keys()") if name != "bis-engine"]
        worker = tmp_path / "site" / "offline.js"
        worker.write_text(worker.read_text().replace(old.removeprefix("bis-"), "newer"))
        state, kept = ada.page.evaluate(UPDATE)
        assert (state, kept) == ("installed", sorted([old, "bis-engine", "bis-newer"]))
        assert take_turn(ada, GAME), "the older one is still there"
        expect(ada.button("Go on with friends")).to_have_count(0)
        follow(ada, "To the four games")
        assert ada.page.evaluate(TAKEN, old) == ["bis-engine", "bis-newer"]
        mine = ada.page.locator("main a[href*='/t/']")
        expect(mine).to_have_count(1)
        ada.press("Forget me")
        expect(ada.text("on this device without a server are deleted")).to_be_visible()
        ada.press("Yes, forget me")
        expect(ada.button("Forget me")).to_have_count(0)
        expect(mine).to_have_count(0)
