"""The folder of `bis site` in a folder of a web space that knows nothing of Bis."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import expect

from bis.commands.site import write_site
from tests.e2e.conftest import CLIENT, PATIENCE, Come
from tests.e2e.playing import take_turn
from tests.e2e.test_offline import (
    GAME,
    KEPT,
    NO_NETWORK,
    follow,
    install_errors,
    new_tab,
    wait_for_start,
)

UNDER = "/games/bis"
ENGINE = f"bis:{UNDER}/-engine"
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
    """As web spaces do: files, and for whatever is none 404.html of its folder."""

    def send_error(self, code: int, *told: Any) -> None:
        if code != 404 or not self.path.startswith(f"{UNDER}/"):
            return super().send_error(code, *told)
        page = Path(self.directory, UNDER[1:], "404.html").read_bytes()
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
        self.url = f"http://127.0.0.1:{self.http.server_port}{UNDER}"


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
    """Without a network, too. A newer build waits while a game runs; others at the same host keep
    what is theirs; nothing is handed over where no server can be.
    """
    site = tmp_path / "space" / UNDER[1:]
    write_site(CLIENT / "dist", site, UNDER)
    with web_space(tmp_path / "space") as space:
        ada = come(at=space, service_workers="allow")
        ada.watch.expected += ["404", *NO_NETWORK, "ERR_INTERNET_DISCONNECTED"]
        ada.visit()
        ada.page.evaluate("caches.open('bis-of-somebody-else')")
        ada.page.evaluate(KEPT.replace("bis-engine", ENGINE))
        assert install_errors(ada) == []
        alone = ada.page.get_by_role("button", name="Criss Cross: Alone", exact=True)
        alone.wait_for(timeout=4 * PATIENCE)  # the games are those that Python tells
        ada.page.reload()  # what was begun on the first visit fetches for itself
        ada.context.set_offline(True)
        ada.press(alone)
        wait_for_start(ada)
        assert take_turn(ada, GAME)
        assert f"{UNDER}/t/~" in ada.page.url
        new_tab(ada)
        wait_for_start(ada)
        assert take_turn(ada, GAME), "from its own address, as it was kept"
        ada.context.set_offline(False)
        names = set(ada.page.evaluate("caches.keys()")) - {ENGINE, "bis-of-somebody-else"}
        (old,) = names
        worker = site / "offline.js"
        build = old.removeprefix(f"bis:{UNDER}/-")
        worker.write_text(worker.read_text().replace(build, "newer"))
        newer = old.replace(build, "newer")
        state, kept = ada.page.evaluate(UPDATE)
        assert (state, set(kept)) == ("installed", {old, ENGINE, newer, "bis-of-somebody-else"})
        assert take_turn(ada, GAME), "the older one is still there"
        expect(ada.button("Go on with friends")).to_have_count(0)
        follow(ada, "To the four games")
        assert set(ada.page.evaluate(TAKEN, old)) == {ENGINE, newer, "bis-of-somebody-else"}
        mine = ada.page.locator("main a[href*='/t/']")
        expect(mine).to_have_count(1)
        follow(ada, "Rules")
        ada.page.wait_for_url(lambda address: f"{UNDER}/rules/" in address)
        follow(ada, "To the four games")
        ada.press("Forget me")
        expect(ada.text("on this device without a server are deleted")).to_be_visible()
        ada.press("Yes, forget me")
        expect(ada.button("Forget me")).to_have_count(0)
        expect(mine).to_have_count(0)
