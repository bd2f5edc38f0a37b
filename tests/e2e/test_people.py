"""People who go, come back, come late, lose a device, or are not wanted."""

import re
from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Come
from tests.e2e.ghosts import ghost_of
from tests.e2e.guests import PHONE, Guest
from tests.e2e.hands import Keys
from tests.e2e.playing import take_turn
from tests.e2e.test_together import GAME, begin_together, sit_together, standing
from tests.server.servers import Server, serving


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Whoever is away has been so for long enough."""
    with serving(tmp_path_factory.mktemp("people"), "--bot-delay", "0", "--away", "0") as server:
        yield server


@pytest.fixture
def drop_in(come: Come, impatient: Server) -> Come:
    return partial(come, at=impatient)


def go_away(guest: Guest) -> str:
    """Close the page; where it was."""
    path = f"/t/{guest.table}"
    guest.page.goto("about:blank")
    return path


def test_the_next_person_is_host_while_the_host_is_away(drop_in: Come) -> None:
    ada, bob = sit_together(drop_in)
    expect(bob.seats.filter(has_text=re.compile(r"Ada\s+host"))).to_be_visible()
    table = go_away(ada)
    expect(bob.text("You are the host while the host is away.")).to_be_visible()
    expect(bob.button("Start with 2")).to_be_enabled()
    ada.visit(table)
    expect(ada.button("Start with 2")).to_be_enabled()
    expect(bob.text("The host starts the game")).to_be_visible()
    expect(bob.text("You are the host while the host is away.")).to_have_count(0)


@pytest.mark.parametrize("device", [{}, PHONE], ids=["laptop", "phone"])
def test_a_stand_in_plays_for_who_is_away_and_gives_the_seat_back(
    drop_in: Come, device: dict[str, object]
) -> None:
    ada, bob = begin_together(partial(drop_in, **device))
    table = go_away(ada)
    if device:
        bob.press("People")
    bob.press("Let a bot play for Ada")
    expect(bob.button("Let a bot play for Ada")).to_have_count(0)
    if device:
        bob.press("Close")
    for _ in range(2):
        assert take_turn(bob, GAME)
    ada.visit(table)
    expect(ada.text("A bot plays on for you.")).to_be_visible()
    ada.press(ada.button("Take your seat back").first)
    expect(ada.text("A bot plays on for you.")).to_have_count(0)
    for guest in (bob, ada):  # the stand-in has chosen this time
        assert take_turn(guest, GAME)


def test_nobody_who_is_there_can_be_replaced(drop_in: Come) -> None:
    ada, bob = begin_together(drop_in)
    for guest, other in ((ada, "Bob"), (bob, "Ada")):
        expect(guest.seats.filter(has_text=other).first).to_be_visible()
        expect(guest.button(f"Let a bot play for {other}")).to_have_count(0)
    ada.press("People")  # the seats stand beside the table already
    expect(ada.page.get_by_role("dialog", name="People")).to_be_visible()
    expect(ada.page.get_by_role("region", name="Who plays")).to_have_count(1)


@pytest.mark.parametrize("device", [{}, PHONE], ids=["laptop", "phone"])
def test_a_latecomer_gets_a_bots_seat_by_the_hosts_word(
    drop_in: Come, device: dict[str, object]
) -> None:
    ada, eve = drop_in(**device), drop_in(**device)
    ada.begin(GAME, "Bots")
    take_turn(ada, GAME)
    eve.visit(f"/t/{ada.table}")
    expect(eve.text("You are watching.")).to_be_visible()
    if device:
        eve.press("To the seats")
    eve.press("Ask for it: the seat of Mira")
    if device:
        eve.press("Close")
    expect(eve.text("You have asked the host for the seat of Mira.")).to_be_visible()
    expect(ada.text("Guest 2 would like the seat of Mira.")).to_be_visible()
    expect(standing(ada, "Mira")).to_contain_text("has chosen")
    ada.press("Let them sit")  # and the seat is free when all have chosen
    expect(eve.text("The host agrees: the seat of Mira is yours after this turn.")).to_be_visible()
    assert take_turn(ada, GAME)
    expect(eve.text("You are watching.")).to_have_count(0)
    assert "Guest 2 takes the seat of Mira" in [line for _, lines in ada.log() for line in lines]
    if device:
        ada.press("Close")
    for guest in (eve, ada, eve, ada):
        assert take_turn(guest, GAME)
    expect(standing(ada, "Mira")).to_have_count(0)
    expect(standing(ada, "Guest 2")).to_be_visible()


def test_a_latecomer_can_be_told_no_and_can_think_better_of_it(drop_in: Come) -> None:
    ada, eve, dan = drop_in(), drop_in(), drop_in()
    ada.begin(GAME, "Bots")
    for guest in (eve, dan):
        guest.visit(f"/t/{ada.table}")
        guest.press("Ask for it: the seat of Mira")
        expect(guest.text("You have asked the host")).to_be_visible()
    dan.press("Never mind")
    expect(ada.text("would like the seat")).to_have_count(1)
    ada.press(ada.button("No", enabled=True).and_(ada.page.get_by_text("No", exact=True)))
    expect(eve.text("You have asked the host")).to_have_count(0)
    expect(eve.text("No seat this time.")).to_be_visible()
    expect(dan.text("You are watching.")).to_be_visible()
    expect(dan.text("No seat this time.")).to_have_count(0)
    expect(ada.text("would like the seat")).to_have_count(0)


@pytest.mark.parametrize("device", [{}, PHONE], ids=["laptop", "phone"])
def test_a_lost_device_gets_its_seat_back_by_the_word_of_another(
    drop_in: Come, device: dict[str, object]
) -> None:
    ada, bob = begin_together(drop_in)
    table = go_away(ada)
    if device:  # and meanwhile a bot plays there
        bob.press("Let a bot play for Ada")
        assert take_turn(bob, GAME)
    again = drop_in(**device)
    again.visit(table)
    if device:
        again.press("To the seats")
    again.press("That is me: Ada")
    if device:
        again.press("Close")
    expect(again.text("Somebody at the table has to confirm that you are Ada.")).to_be_visible()
    expect(bob.text("Somebody with another device says: I am Ada. Is that so?")).to_be_visible()
    bob.press("Yes, it is")
    if device:  # the bot has chosen this time
        assert take_turn(bob, GAME)
    expect(again.text("You are watching.")).to_have_count(0)
    assert take_turn(again, GAME)
    assert take_turn(bob, GAME)
    ada.visit(table)
    expect(ada.text("You are watching.")).to_be_visible()


def test_after_the_end_a_lost_device_gets_its_seat_back_too(drop_in: Come) -> None:
    ada, bob = begin_together(drop_in)
    with ghost_of(ada) as one, ghost_of(bob) as other:
        while one.phase != "over":
            one.play_on(1)
            other.play_on(1)
    table = go_away(ada)
    again = drop_in(**PHONE)
    again.visit(table)
    expect(again.end).to_be_visible()
    expect(again.button("Again!")).to_have_count(0)
    again.press("To the seats")
    again.press("That is me: Ada")
    again.press("Close")
    bob.press("Yes, it is")
    expect(again.button("Again!")).to_be_visible()


def test_by_keyboard_the_host_locks_the_table_and_removes_for_good(drop_in: Come) -> None:
    ada, bob = drop_in(Keys()), drop_in()
    ada.go_to_table(GAME)
    ada.sit_down("Ada")
    bob.visit(f"/t/{ada.table}")
    bob.sit_down("Bob")
    lock = ada.page.get_by_role("checkbox", name="Lock the table: nobody else may sit down")
    lock.focus()
    ada.page.keyboard.press("Space")
    eve = drop_in()
    eve.visit(f"/t/{ada.table}")
    expect(eve.text("The host has locked the table: nobody else may sit down.")).to_be_visible()
    expect(eve.button("Sit down")).to_have_count(0)
    ada.press("Ban Bob from this table")
    ada.press(ada.button(re.compile("^For good. Bob cannot come back")))
    expect(bob.page.get_by_role("heading", name="not open to you")).to_be_visible()
    bob.visit(f"/t/{ada.table}")
    expect(bob.page.get_by_role("heading", name="not open to you")).to_be_visible()
    expect(ada.button("Play alone")).to_be_visible()


def test_a_second_ann_is_told_why_she_is_ann_2(drop_in: Come) -> None:
    one, two = drop_in(), drop_in()
    one.go_to_table(GAME)
    one.sit_down("Ann")
    two.visit(f"/t/{one.table}")
    two.press("Sit down")
    expect(two.text("First write your name.")).to_be_visible()
    expect(two.page.get_by_label("Your name")).to_be_focused()
    two.page.get_by_label("Your name").fill("ann")
    two.press("Sit down")
    expect(two.seats.filter(has_text="ann 2 · You")).to_be_visible()
    expect(two.text("Somebody here has that name already, so you are ann 2.")).to_be_visible()
    expect(one.text("Somebody here has that name")).to_have_count(0)
