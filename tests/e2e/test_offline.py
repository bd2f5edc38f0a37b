"""Without a server: whole games go on in the browser, and nothing that was told is lost."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from bis.games import GAMES
from bis.record.fair import verify
from bis.record.replay import check
from tests.e2e.conftest import PATIENCE, Come
from tests.e2e.guests import Guest
from tests.e2e.playing import play_on, take_turn, wait_for_turn
from tests.e2e.ways import WAYS
from tests.server.servers import Server, serving

GAME = "criss_cross"
"""The one with the fewest taps."""
KEPT = """async () => {
    const kept = await caches.open("bis-engine");
    while ((await kept.keys()).length < 8) await new Promise((go) => setTimeout(go, 100));
}"""
WITHOUT_NETS = """async () => {
    const kept = await caches.open("bis-engine");
    for (const one of await kept.keys()) if (one.url.endsWith("/nets.bin")) await kept.delete(one);
}"""
FETCH_RECORD = """async (id) => {
    const link = document.querySelector("a[download]");
    const made = new Promise((hear) => {
        URL.createObjectURL = (blob) => (hear(blob.text()), "#");
    });
    link.click();
    return made;
}"""
SHARE = """([address, record]) => {
    const form = document.createElement("form");
    Object.assign(form, { method: "post", action: address, enctype: "multipart/form-data" });
    const field = Object.assign(document.createElement("input"), { type: "file", name: "record" });
    const files = new DataTransfer();
    files.items.add(new File([record], "ours.game", { type: "text/plain" }));
    field.files = files.files;
    form.append(field);
    document.body.append(form);
    form.submit();
}"""
"""As a system sends what is shared with an app: a form, to the address that the manifest names."""
NO_NETWORK = ["ERR_CONNECTION_REFUSED", "Failed to fetch", "ERR_FAILED"]


def install_errors(guest: Guest) -> list[object]:
    """What the browser itself has against installing this page."""
    asked = guest.context.new_cdp_session(guest.page)
    errors: list[object] = asked.send("Page.getInstallabilityErrors")["installabilityErrors"]
    return errors + list(asked.send("Page.getAppManifest")["errors"])


def new_tab(guest: Guest) -> None:
    """The tab is killed, without a word, and another one opened at the same address."""
    address = guest.page.url
    guest.page.close(run_before_unload=False)
    guest.page = guest.context.new_page()
    guest.watch.over(guest.page)
    guest.page.goto(address)


def follow(guest: Guest, link: str) -> None:
    """To another page of ours: what plays here goes on meanwhile."""
    guest.press(guest.page.get_by_role("link", name=link).first)


def wait_for_start(guest: Guest) -> None:
    """Python itself is loaded first, which takes a few seconds, and many where others test."""
    WAYS[GAME].can_move(guest).first.wait_for(timeout=4 * PATIENCE)


def test_whole_games_without_a_server(come: Come, tmp_path: Path) -> None:
    """From one visit on: begun, killed in mid-turn, ended, replayed and verified; then one of each
    other kind.
    """
    with serving(tmp_path) as server:
        ada = come(at=server, service_workers="allow")
        ada.watch.expected += NO_NETWORK
        ada.visit()
        ada.page.evaluate(KEPT)
        assert install_errors(ada) == []
        server.kill()
        ada.page.reload()
        expect(ada.text("No network: the games go on here")).to_be_visible()
        expect(ada.button("Criss Cross: Friends")).to_have_count(0)
        ada.press(ada.page.get_by_role("button", name="Criss Cross: Bots", exact=True))
        expect(ada.text("exactly as on a server")).to_be_visible()
        expect(ada.page.get_by_role("radio", name="best")).to_have_count(0)
        ada.page.get_by_role("radio", name="hard").check(force=True)
        ada.press(ada.page.get_by_role("button", name="Play", exact=True))
        wait_for_start(ada)
        expect(ada.text("hard").first).to_be_attached()
        assert take_turn(ada, GAME)
        assert take_turn(ada, GAME)
        assert wait_for_turn(ada, GAME)
        new_tab(ada)
        wait_for_start(ada)
        assert play_on(ada, GAME) > 5
        record = check_end(ada)
        follow(ada, "Replay")
        expect(ada.button("Link to this step").first).to_be_visible()
        receive(ada, record)
        follow(ada, "To the four games")
        expect(ada.page.get_by_role("link", name=" now")).to_be_visible()
        follow(ada, "Learn in 3 minutes")
        expect(ada.page.locator("[data-spot]").first).to_be_attached()
        follow(ada, "Rules")
        expect(ada.text("End of the game").first).to_be_attached()
        for game in [game for game in GAMES if game != GAME]:
            play_whole(ada, game)


def play_whole(guest: Guest, game: str) -> None:
    """Alone, from the first page to its scores, once Python runs."""
    follow(guest, "To the four games")
    guest.press(guest.page.get_by_role("button", name=f"{GAMES[game].title}: Alone", exact=True))
    assert play_on(guest, game) > 3
    check_end(guest)


def check_end(guest: Guest) -> str:
    """The record, whose dice are fair and whose scores are those on the page."""
    expect(guest.end).to_be_visible()
    record: str = guest.page.evaluate(FETCH_RECORD)
    transcript = check(record.encode())
    assert verify(transcript) > 0
    names, result = transcript.header.names, transcript.game.result(transcript.state)
    assert guest.shown_scores() == dict(zip(names, result.scores, strict=True))
    return record


def receive(guest: Guest, record: str) -> None:
    """Another app shares a record: it is replayed and verified; a wrong one is told."""
    guest.page.goto("about:blank")
    guest.page.evaluate(SHARE, [f"{guest.server.url}/share", record])
    guest.press(guest.page.locator("summary").first)
    guest.press(guest.text("How this is checked"))
    expect(guest.text("It fits: the seed draws").first).to_be_visible()
    expect(guest.text("it is the game that this device watched").first).to_be_visible()
    guest.press("Another record")
    lines = record.splitlines()
    move = next(line for line in lines if line.startswith("0 "))
    guest.page.get_by_label("or its text").fill(record.replace(move, "0 z", 1))
    guest.press("Read it")
    expect(guest.text(f"line {lines.index(move) + 1} cannot be right")).to_be_visible()


def set_room(guest: Guest, room: int | None) -> None:
    """How many bytes the browser has for these pages; None: as many as there are."""
    quota = {} if room is None else {"quotaSize": room}
    asked = guest.context.new_cdp_session(guest.page)
    asked.send("Storage.overrideQuotaForOrigin", {"origin": guest.server.url, **quota})


def begin_offline(guest: Guest, room: int | None = None) -> None:
    """From one visit on without a network, and with so much room, to a game with bots: a device's
    own, as what others go by was not kept.
    """
    guest.watch.expected += [*NO_NETWORK, "ERR_INTERNET_DISCONNECTED", "Quota", "without nets"]
    guest.visit()
    guest.page.evaluate(KEPT)
    guest.page.evaluate(WITHOUT_NETS)
    set_room(guest, room)
    guest.context.set_offline(True)
    guest.page.reload()
    guest.press(guest.page.get_by_role("button", name="Criss Cross: Bots", exact=True))
    expect(guest.text("simpler than a server")).to_be_visible()
    expect(guest.page.get_by_role("radio", name="skilled")).to_have_count(1)


def test_a_game_begun_without_a_network_goes_on_with_friends(come: Come) -> None:
    """Once there is room on the device; then it moves to the server as it is, once, and everybody
    reads where it comes from.
    """
    ada = come(service_workers="allow")
    begin_offline(ada, room=1)
    ada.press(ada.page.get_by_role("button", name="Play", exact=True))
    expect(ada.page.get_by_role("alert").filter(has_text="no room left")).to_be_visible(
        timeout=4 * PATIENCE
    )
    set_room(ada, None)
    ada.press(ada.page.get_by_role("button", name="Play", exact=True))
    wait_for_start(ada)
    assert take_turn(ada, GAME)
    assert wait_for_turn(ada, GAME)
    expect(ada.button("Go on with friends")).to_have_count(0)
    ada.context.set_offline(False)
    ada.press("Go on with friends")
    ada.page.wait_for_url(lambda address: "/t/" in address and "~" not in address)
    ada.wait_for_game()
    assert any("comes from a device" in line for _, lines in ada.log() for line in lines)
    assert take_turn(ada, GAME), "by dice that are sealed here"
    bob = come()
    bob.visit(f"/t/{ada.table}")
    expect(bob.text("comes from a device").first).to_be_attached()
    expect(bob.button("Ask for it").first).to_be_attached()
    ada.visit()
    expect(ada.page.locator("main a[href^='/t/']")).to_have_count(1)


@pytest.mark.parametrize("room", [300_000, 4_000_000], ids=["pages", "engine"])
def test_a_device_without_room_says_so(come: Come, room: int) -> None:
    """Whether the pages do not fit, or what plays without a server."""
    ada = come(service_workers="allow")
    ada.watch.expected += ["Quota", "quota", "storage"]
    set_room(ada, room)
    ada.visit()
    expect(ada.text("There is no room left on this device")).to_be_visible()


def test_a_page_says_what_browsers_do_not_give_by_plain_http(come: Come, server: Server) -> None:
    ada = come(service_workers="allow")
    ada.watch.expected += ["elsewhere.test"]
    ada.page.goto(server.url.replace("127.0.0.1", "elsewhere.test"))
    expect(ada.text("By plain http from another device")).to_be_visible()


def test_a_certificate_that_a_device_does_not_trust_is_told(come: Come, tmp_path: Path) -> None:
    with serving(tmp_path, "--tls") as server:
        ada = come(at=server, service_workers="allow", ignore_https_errors=True)
        ada.watch.expected += ["SSL certificate"]
        ada.visit()
        expect(ada.text("This device does not trust this server’s certificate")).to_be_visible()
