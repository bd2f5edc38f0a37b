"""What is lost when the page, the network or the server goes: nothing."""

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.e2e.conftest import Come
from tests.e2e.encore import can_check, pass_turn
from tests.e2e.guests import Guest
from tests.e2e.playing import open_squares, take_turn, wait_for_turn
from tests.e2e.test_together import begin_together
from tests.server.servers import Server

LOST = "Connection lost. Your seat and your moves are safe."
SPEAK_AN_OLD_WIRE = """window.WebSocket = class extends WebSocket {
    constructor(url) {
        super(sessionStorage.old ? String(url).replace(/wire=\\d+/, "wire=0") : url);
    }
}"""


class Mortal:
    """A server that can be killed and comes back at the same port."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.server = Server(data, "--bot-delay", "0")

    def die(self) -> None:
        self.server.kill()

    def come_back(self) -> None:
        port = self.server.url.rpartition(":")[2]
        again = Server(self.data, "--bot-delay", "0", "--port", port)
        assert again.url == self.server.url
        self.server.process = again.process


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Mortal]:
    mortal = Mortal(tmp_path)
    yield mortal
    mortal.server.stop()


def begin_alone(guest: Guest) -> None:
    guest.begin("encore", "Alone")
    expect(can_check(guest)).to_be_visible()


def passes(server: Server, table: str) -> int:
    """How often seat 0 has passed, by the record."""
    return server.record(table).decode().splitlines().count("0 pass")


def test_after_a_reload_the_choice_that_waits_for_others_still_stands(come: Come) -> None:
    ada, _ = begin_together(come, "criss_cross")
    ada.press(open_squares(ada).first)
    ada.press(open_squares(ada).first)
    chosen = ada.page.get_by_role("gridcell", name=re.compile(", chosen"))
    names = [cell.get_attribute("aria-label") for cell in chosen.all()]
    ada.press("Write")
    expect(ada.status("Waiting for Bob")).to_be_visible()
    ada.page.reload()
    expect(chosen).to_have_count(2)
    assert [cell.get_attribute("aria-label") for cell in chosen.all()] == names


def test_after_a_reload_in_mid_turn_the_half_made_move_is_still_there(come: Come) -> None:
    ada, _ = begin_together(come, "criss_cross")
    ada.page.evaluate("window.requestAnimationFrame = () => 0")  # it goes before the next frame
    ada.press(open_squares(ada).first)
    chosen = ada.page.get_by_role("gridcell", name=re.compile(", chosen"))
    half = chosen.get_attribute("aria-label")
    ada.page.reload()
    expect(chosen).to_have_attribute("aria-label", half or "")
    ada.press(open_squares(ada).first)
    ada.press("Write")
    expect(ada.status("Waiting for Bob")).to_be_visible()


def test_half_made_choices_outlive_the_server(come: Come, mortal: Mortal) -> None:
    """Kill -9 between Ada's choice and Bob's."""
    ada, bob = begin_together(partial(come, at=mortal.server), "criss_cross")
    for guest in (ada, bob):
        guest.watch.expected.append("WebSocket connection")
    assert take_turn(ada, "criss_cross")
    expect(ada.status("Waiting for Bob")).to_be_visible()
    mortal.die()
    for guest in (ada, bob):
        expect(guest.text(LOST)).to_be_visible()
    mortal.come_back()
    for guest in (ada, bob):
        expect(guest.text(LOST)).not_to_be_visible()
    expect(ada.status("Waiting for Bob")).to_be_visible()
    assert take_turn(bob, "criss_cross")
    assert wait_for_turn(ada, "criss_cross")


def test_a_move_made_without_a_server_arrives_once(come: Come, mortal: Mortal) -> None:
    ada = come(at=mortal.server)
    ada.watch.expected.append("WebSocket connection")
    begin_alone(ada)
    mortal.die()
    expect(ada.text(LOST)).to_be_visible()
    pass_turn(ada)
    mortal.come_back()
    expect(ada.status("Turn 2")).to_be_visible()
    expect(can_check(ada)).to_be_visible()
    assert passes(mortal.server, ada.table) == 1


def test_a_move_made_without_network_arrives_once(come: Come) -> None:
    ada = come()
    ada.watch.expected += ["WebSocket connection", "ERR_INTERNET_DISCONNECTED"]
    begin_alone(ada)
    ada.context.set_offline(True)
    expect(ada.text(LOST)).to_be_visible(timeout=5_000)  # though the line has not closed
    pass_turn(ada)
    ada.context.set_offline(False)
    expect(ada.text(LOST)).not_to_be_visible(timeout=9_000)
    expect(ada.status("Turn 2")).to_be_visible()
    assert passes(ada.server, ada.table) == 1


def test_a_move_whose_answer_is_lost_is_not_made_twice(come: Come) -> None:
    """The line breaks after the move has gone out; the page says it again, with the same id."""
    ada = come()
    said: list[str] = []

    def carry(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(message: str | bytes) -> None:
            server.send(message)
            if '"say"' in str(message):
                said.append(str(message))
                if len(said) == 1:
                    line.close()

        line.on_message(hear)

    ada.page.route_web_socket(re.compile(r"/live\b"), carry)
    begin_alone(ada)
    pass_turn(ada)
    expect(ada.status("Turn 2")).to_be_visible()
    expect(can_check(ada)).to_be_visible()
    assert len(said) == 2
    assert said[0] == said[1]
    assert passes(ada.server, ada.table) == 1


def test_a_second_tab_is_the_same_seat(come: Come) -> None:
    ada = come()
    ada.begin("criss_cross", "Alone")
    other = ada.context.new_page()
    ada.watch.over(other)
    other.goto(ada.page.url)
    assert take_turn(ada, "criss_cross")
    expect(other.get_by_role("paragraph").filter(has_text="write both symbols")).to_be_visible()


def test_a_page_older_than_the_server_says_so_and_loads_itself_again(come: Come) -> None:
    ada = come()
    ada.page.add_init_script(SPEAK_AN_OLD_WIRE)
    begin_alone(ada)
    ada.page.evaluate("sessionStorage.old = true")
    ada.page.reload()
    expect(ada.page.get_by_role("heading", name="older than the server")).to_be_visible()
    ada.page.evaluate("sessionStorage.clear()")
    ada.press("Load it again")
    expect(can_check(ada)).to_be_visible()


def test_a_table_loaded_without_a_network_says_so_and_comes_back(come: Come) -> None:
    ada = come(service_workers="allow")
    ada.watch.expected += ["WebSocket connection", "ERR_INTERNET_DISCONNECTED", "Failed to fetch"]
    begin_alone(ada)
    ada.page.evaluate("navigator.serviceWorker.ready")
    ada.page.reload()
    expect(can_check(ada)).to_be_visible()
    ada.context.set_offline(True)
    ada.page.reload()
    expect(ada.text(LOST)).to_be_visible()
    ada.context.set_offline(False)
    expect(can_check(ada)).to_be_visible()
