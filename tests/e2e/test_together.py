"""Several browsers at one table."""

import json
import re
from typing import Any
from urllib.parse import quote, unquote, urlsplit

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Come
from tests.e2e.encore import CONFIRM_BUTTON, lay
from tests.e2e.ghosts import ghost_of
from tests.e2e.guests import MINUS, PHONE, Guest
from tests.e2e.playing import open_squares, take_turn, wait_for_turn

GAME = "criss_cross"
LOOKS_ELSEWHERE = """localStorage.setItem("bis.notify", "on");
Object.defineProperty(document, "hidden", { get: () => true });
window.notified = [];
window.Notification = class {
    static permission = "granted";
    constructor(title, { body }) { window.notified.push(`${title}: ${body}`); }
    close() {}
};"""
"""Another page lies over the table, and what the browser would say is kept."""
UNASKED = """() => {
    window.asked = 0;
    const ask = Notification.requestPermission.bind(Notification);
    const permission = { get: () => (window.asked ? "granted" : "default") };
    Object.defineProperty(Notification, "permission", permission);
    Notification.requestPermission = () => ((window.asked += 1), ask());
}"""
"""Without a window Chromium answers as if it had been told no, until it is asked."""
COVERED = """() => {
    Object.defineProperty(document, "hidden", { get: () => true });
    window.notified = [];
    window.Notification = class extends Notification {
        constructor(title, about) {
            super(title, about);
            window.notified.push(`${title}: ${about.body}`);
        }
    };
}"""
"""The same for a page that is there already; the browser itself is asked and calls."""

AT_ITS_END = """lines =>
    lines.scrollHeight > lines.clientHeight &&
    lines.scrollHeight - lines.scrollTop - lines.clientHeight < 2"""
"""There is more than fits, and the last of it is in sight."""


def sit_together(come: Come, game: str = GAME) -> tuple[Guest, Guest]:
    """Ada opens a table; Bob comes by her link."""
    ada, bob = come(), come()
    ada.go_to_table(game)
    ada.sit_down("Ada")
    bob.visit(f"/t/{ada.table}")
    bob.sit_down("Bob")
    expect(ada.button("Start with 2")).to_be_visible()
    return ada, bob


def begin_by_hand(come: Come) -> tuple[Guest, Guest]:
    """From the lobby into the game, past the first symbols, which are chosen in seat order."""
    ada, bob = sit_together(come)
    ada.start()
    for guest in (ada, bob):
        guest.wait_for_game()
        take_turn(guest, GAME)
    return wait_together(ada, bob, GAME)


def begin_together(
    come: Come, game: str = GAME, device: dict[str, Any] | None = None
) -> tuple[Guest, Guest]:
    """The same, without pages until then; Bob's may be on another device."""
    ada, bob = come(), come(**(device or {}))
    table = ada.new_table(game)
    bob.introduce()
    with ghost_of(ada, table) as one, ghost_of(bob, table) as other:
        one.wish("sit", name="Ada")
        other.wish("sit", name="Bob")
        one.start(other)
        for ghost in (one, other) if game == "criss_cross" else ():
            ghost.play_on(1)
    for guest in (ada, bob):
        guest.visit(f"/t/{table}")
    return wait_together(ada, bob, game)


def wait_together(ada: Guest, bob: Guest, game: str) -> tuple[Guest, Guest]:
    for guest in (ada, bob):
        assert wait_for_turn(guest, game)
    return ada, bob


def standing(guest: Guest, name: str) -> Locator:
    """The small sheet of somebody else, with what is said about them."""
    return guest.button(re.compile(rf"^{name} .*enlarge the sheet"))


def written(guest: Guest, name: str) -> Locator:
    """What is written on somebody's sheet, first symbol included."""
    grid = guest.page.get_by_role("grid", name=re.compile(rf"\b{name}$"))
    return grid.get_by_role("gridcell", name=re.compile("ring|triangle|asterisk|square|moon|wave"))


def test_a_link_for_friends_leads_to_the_table_from_their_devices(come: Come) -> None:
    ada = come(**PHONE)
    ada.open_table(GAME, "Friends")
    field = ada.page.get_by_label("Link to this table")
    expect(field).to_be_in_viewport(ratio=1)
    link = urlsplit(field.input_value())
    assert link.hostname not in ("127.0.0.1", "localhost")
    bob = come()
    bob.visit(link.path)
    bob.sit_down("Bob")
    expect(ada.seats.filter(has_text="Bob")).to_be_visible()
    picture = ada.page.get_by_role("img", name="QR code of the link to this table")
    assert picture.evaluate("image => image.complete && image.naturalWidth > 0")


def test_whoever_waits_for_friends_is_not_sent_off_to_play_alone(come: Come) -> None:
    ada = come()
    ada.sit_alone(GAME)
    expect(ada.text("Send your friends the link. When they sit here,")).to_be_visible()
    expect(ada.button("Play alone")).to_be_visible()
    expect(ada.page.locator(".bar .primary")).to_have_count(0)
    for rules in ("Basic", "Advanced"):
        expect(ada.page.get_by_role("radio", name=rules)).to_be_in_viewport()


def test_a_friend_joins_by_the_code_read_out(come: Come) -> None:
    ada, bob = come(), come()
    ada.open_table(GAME, "Friends")
    code = ada.status(re.compile(r"^[A-Z0-9]{6}$")).inner_text()
    bob.visit()
    bob.page.get_by_label("You have a code?").fill(code.lower())
    bob.press(bob.button("Join"))
    expect(bob.page).to_have_url(re.compile(f"/t/{ada.table}$"))
    bob.sit_down("Bob")


def test_two_play_a_whole_game_and_see_the_same(come: Come) -> None:
    ada, bob = begin_by_hand(come)
    while take_turn(ada, GAME):
        take_turn(bob, GAME)
    expect(bob.end).to_be_visible()
    assert ada.shown_scores() == bob.shown_scores()
    expect(ada.text("that ends the game")).to_have_count(1)
    assert ada.page.locator("aside .lines").evaluate(AT_ITS_END)
    ada.check_record()


def test_a_choice_is_shown_only_when_all_have_chosen(come: Come) -> None:
    """Who is waited for is told, also elsewhere, and after a while can be reminded."""
    ada, bob = begin_together(come)
    ada.context.grant_permissions(["notifications"])
    ada.page.evaluate(UNASKED)
    ada.page.clock.install()
    offer = ada.page.get_by_role("region", name="Tell me when it is my turn")
    expect(offer).to_have_count(0)
    assert take_turn(ada, GAME)
    expect(ada.status("Waiting for Bob")).to_be_visible()
    assert ada.page.evaluate("window.asked") == 0
    ada.press(offer.get_by_role("button", name="Yes, please"))
    expect(offer).to_have_count(0)
    assert ada.page.evaluate("window.asked") == 1
    ada.page.evaluate(COVERED)
    bob.page.add_init_script(LOOKS_ELSEWHERE)
    bob.page.reload()
    expect(bob.page).to_have_title("● Your turn · Criss Cross · Bis")
    assert bob.page.evaluate("window.notified") == ["Your turn: Criss Cross"]
    expect(ada.page).to_have_title("Criss Cross · Bis")
    expect(ada.button("Remind Bob")).to_have_count(0)
    ada.page.clock.fast_forward(32_000)
    expect(ada.button("Remind Bob")).to_be_visible()
    expect(standing(ada, "Bob")).to_contain_text("choosing…")
    expect(standing(bob, "Ada")).to_contain_text("has chosen")
    bob.press(standing(bob, "Ada"))
    expect(bob.page.get_by_role("dialog", name="Sheet of Ada")).to_be_visible()
    expect(written(bob, "Ada")).to_have_count(1)
    expect(bob.page.get_by_role("listitem").filter(has_text="Ada: ")).to_have_count(0)
    bob.press("Close")
    assert take_turn(bob, GAME)
    bob.press(standing(bob, "Ada"))
    expect(written(bob, "Ada")).to_have_count(3)
    expect(ada.page).to_have_title("● Your turn · Criss Cross · Bis")
    assert ada.page.evaluate("window.notified") == ["Your turn: Criss Cross"]


def test_what_one_has_said_counts_before_the_others_have_chosen(come: Come) -> None:
    """As it was told when it lay there, though columns and colors are won with the turn's end."""
    ada, bob = begin_together(come, "encore")
    with ghost_of(ada) as one:
        legal, score = one.news["position"]["legal"], one.news["position"]["scores"][0]
    table = f"/api/tables/{ada.table}/moves"
    for move in filter(lambda text: text != "pass", legal):
        tried = ada.server.ask(f"{table}/{quote(move)}?seat=0", cookie=ada.cookie)[1]
        counted = sum(part["points"] for part in json.loads(tried)["parts"])
        if counted != score:
            break
    with ada.page.expect_response(lambda told: unquote(told.url).endswith(f"/{move}?seat=0")):
        lay(ada, move)
    ada.press(ada.page.locator(CONFIRM_BUTTON))
    expect(standing(bob, "Ada")).to_contain_text("chosen")
    total = ada.page.get_by_role("button", name=re.compile("^Total"))
    expect(total).to_contain_text(str(counted).replace("-", MINUS))


def test_somebody_without_a_seat_watches(come: Come) -> None:
    ada, bob = begin_together(come)
    cleo, television = come(), come()
    cleo.visit(f"/t/{ada.table}")
    television.visit(f"/t/{ada.table}/tv")
    expect(cleo.text("You are watching.")).to_be_visible()
    expect(cleo.page.get_by_role("heading", name="Sheet of Ada")).to_be_visible()
    expect(ada.text("2 people are looking on")).to_be_visible()
    expect(television.text("Ada and Bob are choosing")).to_be_visible()
    assert take_turn(ada, GAME)
    expect(cleo.status("Waiting for Bob")).to_be_visible()
    expect(television.text("Waiting for Bob")).to_be_visible()
    assert take_turn(bob, GAME)
    expect(television.page.get_by_role("listitem").filter(has_text="Ada: ")).to_be_visible()
    expect(cleo.page.get_by_role("listitem").filter(has_text="Ada: ")).to_be_visible()
    expect(open_squares(cleo)).to_have_count(0)


def test_the_host_can_keep_watchers_out(come: Come) -> None:
    ada, bob = sit_together(come)
    expect(bob.page.get_by_role("checkbox", name="Others may watch")).to_be_disabled()
    ada.page.get_by_role("checkbox", name="Others may watch").uncheck()
    expect(bob.page.get_by_role("checkbox", name="Others may watch")).not_to_be_checked()
    ada.start()
    ada.wait_for_game()
    cleo = come()
    cleo.visit(f"/t/{ada.table}")
    expect(cleo.page.get_by_role("heading", name="not open to you")).to_be_visible()


def test_a_watcher_has_to_go_when_the_host_says_so(come: Come) -> None:
    ada, _ = begin_together(come)
    cleo = come()
    cleo.visit(f"/t/{ada.table}")
    expect(cleo.text("You are watching.")).to_be_visible()
    ada.page.get_by_role("checkbox", name="Others may watch").uncheck()
    expect(cleo.page.get_by_role("heading", name="not open to you")).to_be_visible()


def test_when_the_host_leaves_the_next_person_is_host(come: Come) -> None:
    ada, bob = sit_together(come)
    expect(bob.text("The host starts the game")).to_be_visible()
    expect(bob.button(re.compile("^(Start|Play alone)"))).to_have_count(0)
    ada.press("Leave the table")
    expect(bob.button("Play alone")).to_be_enabled()
    expect(ada.button(re.compile("^(Start|Play alone)"))).to_have_count(0)


def test_the_host_removes_a_seat_and_a_bot(come: Come) -> None:
    ada, bob = sit_together(come)
    ada.press("Bot: easy")
    expect(ada.button("Start with 3")).to_be_visible()
    expect(bob.seats.filter(has_text="Mira · bot, easy")).to_be_visible()
    ada.press("Remove Mira")
    ada.press("Remove Bob")
    expect(ada.button("Play alone")).to_be_visible()
    expect(bob.button("Sit down")).to_be_visible()
    expect(bob.text("The host has given your seat away.")).to_be_visible()
    expect(ada.text("One person is looking on")).to_be_visible()


def test_who_finds_no_seat_is_told_and_counted(come: Come) -> None:
    ada, bob = come(), come()
    ada.sit_alone(GAME)
    with ghost_of(ada) as host:
        for _ in range(5):
            host.wish("add_bot", bot="easy")
    bob.visit(f"/t/{ada.table}")
    expect(bob.text("The table is full: 6 play here. You can look on.")).to_be_visible()
    expect(bob.button("Sit down")).to_have_count(0)
    expect(ada.text("One person is looking on")).to_be_visible()
    expect(bob.text("is looking on")).to_have_count(0)


def test_a_bot_plays_on_for_a_leaver_who_can_come_back(come: Come) -> None:
    ada, bob = begin_together(come)
    bob.press("Leave; a bot plays on")
    bob.press("Really leave? A bot plays on for you.")
    expect(bob.text("A bot plays on for you.")).to_be_visible()
    for _ in range(2):
        assert take_turn(ada, GAME)
    bob.press(bob.button("Take your seat back").first)
    expect(bob.text("A bot plays on for you.")).to_have_count(0)
    told = [line for _, lines in ada.log() for line in lines]
    assert [line for line in told if line in ("Bob gets up; a bot plays on", "Bob is back")] == [
        "Bob gets up; a bot plays on",
        "Bob is back",
    ]
    assert take_turn(ada, GAME)
    assert take_turn(bob, GAME)


def test_who_leaves_on_a_phone_sees_the_table_again(come: Come) -> None:
    ada, bob = begin_together(come, device=PHONE)
    bob.press("People")
    bob.press("Leave; a bot plays on")
    bob.press("Really leave? A bot plays on for you.")
    expect(bob.page.get_by_role("dialog")).to_have_count(0)
    expect(bob.text("A bot plays on for you.")).to_be_visible()
    with ghost_of(ada) as playing:
        playing.play_on()
    expect(bob.end.get_by_role("row", name=re.compile("^You a bot played on"))).to_be_visible()


def test_when_the_time_is_up_a_bot_makes_that_one_move(come: Come) -> None:
    ada = come()
    ada.sit_alone(GAME)
    with ghost_of(ada) as host:
        host.wish("set_timer", seconds=5)
    ada.start()
    expect(ada.page.get_by_role("timer")).to_be_visible()
    expect(ada.status("Your turn: choose a symbol for your corner")).to_be_visible()
    expect(ada.status("Your turn: write both symbols")).to_be_visible()
    expect(ada.text("You ran out of time; a bot makes this move").first).to_be_visible()
    assert take_turn(ada, GAME)
    expect(ada.page.get_by_role("listitem").filter(has_text="You: ")).to_have_count(1)


@pytest.mark.parametrize("game", ["flip7"])
def test_the_timer_is_chosen_in_the_lobby(come: Come, game: str) -> None:
    ada, bob = sit_together(come, game)
    ada.page.get_by_label("Time for a move").select_option("60 seconds")
    expect(bob.page.get_by_label("Time for a move")).to_have_value("60")
    ada.start()
    expect(bob.page.get_by_role("timer")).to_be_visible()
    ada.wait_for_game()
    waits, other = (bob, "Ada") if ada.status("Your turn").count() else (ada, "Bob")
    waits.page.locator("[data-spot=hit]").click(force=True)
    expect(waits.page.locator(".whisper")).to_contain_text(f"It is the turn of {other}")
