"""A new sheet of Encore!: dealt in the lobby, or brought by a link."""

import re

from playwright.sync_api import Locator, expect

from bis.games.encore.chosen import CHOSEN
from bis.record.replay import replay
from tests.e2e.conftest import Come
from tests.e2e.ghosts import play_to_the_end
from tests.e2e.guests import PHONE, Guest
from tests.e2e.hands import Finger
from tests.e2e.playing import take_turn, wait_for_turn

NEW = re.compile("^new-[0-9]+$")


def dealt(guest: Guest) -> Locator:
    return guest.page.get_by_role("radio", name=NEW)


def name_of(guest: Guest) -> str:
    """Of the sheet that is chosen, once it is told how it plays."""
    told = guest.page.get_by_role("status").filter(has_text="two strong players get")
    expect(told).to_be_visible()
    return told.inner_text().split(":")[0]


def played(guest: Guest) -> str:
    """The sheet of the game at hand, as its record says."""
    return replay(guest.server.record(guest.table)).header.options["sheet"]


def test_a_new_sheet_is_dealt_and_played(come: Come) -> None:
    ada = come(Finger(), **PHONE)
    ada.sit_alone("encore")
    ada.press("Deal a new sheet")
    first = name_of(ada)
    expect(dealt(ada)).to_be_checked()
    ada.press("Deal a new sheet")
    expect(ada.page.get_by_role("radio", name=first)).to_have_count(0)
    second = name_of(ada)
    assert second != first
    ada.start()
    assert wait_for_turn(ada, "encore")
    assert take_turn(ada, "encore")
    assert played(ada) == CHOSEN[second].text
    play_to_the_end(ada)
    ada.check_record()


def test_a_new_sheet_stays_beside_the_printed_ones(come: Come) -> None:
    """By keys alone; somebody who comes later sees which it is, and cannot change it."""
    ada, bob = come(), come()
    ada.sit_alone("encore")
    ada.button("Deal a new sheet").focus()
    ada.page.keyboard.press("Enter")
    name = name_of(ada)
    bob.visit(f"/t/{ada.table}")
    expect(dealt(bob)).to_be_checked()
    assert name_of(bob) == name
    expect(bob.button("Deal a new sheet")).to_have_count(0)
    dealt(ada).focus()
    ada.page.keyboard.press("ArrowLeft")
    expect(ada.page.get_by_role("radio", name="yellow")).to_be_checked()
    expect(bob.page.get_by_role("radio", name="yellow")).to_be_checked()
    expect(ada.text("two strong players get")).to_have_count(0)
    ada.page.keyboard.press("ArrowRight")
    expect(dealt(bob)).to_be_checked()


def test_a_link_brings_its_sheet_to_every_way_to_play(come: Come) -> None:
    ada = come(permissions=["clipboard-read", "clipboard-write"])
    ada.sit_alone("encore")
    ada.press("Deal a new sheet")
    name = name_of(ada)
    ada.press("Copy a link to it")
    expect(ada.button("Copied")).to_be_visible()
    link = ada.page.evaluate("navigator.clipboard.readText()")
    bob = come()
    bob.page.goto(link)
    expect(bob.text(f"Your link has chosen: {name}")).to_be_visible()
    bob.press(bob.page.get_by_role("button", name="Encore!: Alone", exact=True))
    bob.wait_for_game()
    assert played(bob) == CHOSEN[name].text
    bob.page.goto(link)
    bob.press(bob.page.get_by_role("button", name="Encore!: Friends", exact=True))
    bob.sit_down("Bob")
    assert name_of(bob) == name


def test_a_link_with_an_unknown_sheet_is_told(come: Come) -> None:
    ada = come()
    ada.visit("/?game=encore&sheet=mauve")
    expect(ada.text("Your link asks for mauve, which is not here.")).to_be_visible()
    ada.press(ada.page.get_by_role("button", name="Encore!: Alone", exact=True))
    ada.wait_for_game()
    assert played(ada) == "classic"
