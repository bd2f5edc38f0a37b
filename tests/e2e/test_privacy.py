"""One's games on another device, being forgotten, and a table that is deleted."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Come
from tests.e2e.guests import PHONE, Guest
from tests.e2e.test_together import begin_together, sit_together

GAME = "criss_cross"


def link_of(guest: Guest) -> str:
    """The way of the link that one's other device opens."""
    guest.visit()
    guest.press("My games on another device")
    link = guest.page.get_by_label("Link for your other device").input_value()
    picture = guest.page.get_by_role("img", name="QR code of the link for your other device")
    expect(picture).to_be_visible()
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth > 0)")
    return link[link.index("/me/") :]


def test_ones_games_come_to_another_device_once(come: Come) -> None:
    """Opening the link does nothing yet: previews of messages do so, too."""
    laptop, phone, other = come(), come(**PHONE), come()
    laptop.go_to_table(GAME)
    laptop.sit_down("Ada")
    table = laptop.table
    link = link_of(laptop)
    for device in (other, phone):
        device.visit(link)
        expect(device.button("Bring my games here")).to_be_visible()
    phone.press("Bring my games here")
    expect(phone.page.get_by_role("heading", name="Go on playing")).to_be_visible()
    phone.page.get_by_role("link", name=re.compile("Criss Cross")).first.click()
    assert phone.table == table
    expect(phone.seats.filter(has_text="Ada · You")).to_be_visible()
    other.watch.expected.append("410")
    other.press("Bring my games here")
    expect(other.text("This link was used already, or is too old.")).to_be_visible()
    expect(other.button("Bring my games here")).to_have_count(0)


def test_a_device_with_tables_is_asked_first(come: Come) -> None:
    laptop, phone = come(), come(**PHONE)
    for device, name in ((laptop, "Ada"), (phone, "Bob")):
        device.go_to_table(GAME)
        device.sit_down(name)
    link = link_of(laptop)
    phone.watch.expected.append("409")
    phone.visit(link)
    phone.press("Bring my games here")
    expect(phone.text("This device has a table of its own.")).to_be_visible()
    expect(phone.page.get_by_role("link", name="Leave it as it is")).to_be_visible()
    phone.press("Bring my games here all the same")
    expect(phone.page.get_by_role("link", name=re.compile("Ada"))).to_be_visible()
    expect(phone.page.get_by_role("link", name=re.compile("Bob"))).to_have_count(0)


def test_who_is_forgotten_is_somebody_to_the_others(come: Come) -> None:
    ada, bob = begin_together(come)
    second = ada.context.new_page()
    ada.watch.over(second)
    second.goto(ada.server.url)
    second.get_by_role("button", name="Forget me").click()
    expect(second.get_by_text("your name becomes “somebody”")).to_be_visible()
    second.get_by_role("button", name="No, stay").click()
    second.get_by_role("button", name="Forget me").click()
    second.get_by_role("button", name="Yes, forget me").click()
    expect(ada.page.get_by_role("heading", name="You are forgotten here")).to_be_visible()
    expect(bob.seats.filter(has_text="somebody").first).to_be_visible()
    expect(bob.seats.filter(has_text=re.compile("^Ada"))).to_have_count(0)
    expect(second.get_by_role("button", name="Forget me")).to_be_visible()
    expect(second.get_by_role("heading", name="Go on playing")).to_have_count(0)


def test_a_table_is_deleted_when_all_agree(come: Come) -> None:
    ada, bob = begin_together(come)
    ada.press("Delete this table")
    expect(ada.text("It happens when all who sit here agree.")).to_be_visible()
    ada.press("Yes, delete it")
    expect(bob.text("Ada would like to delete this table.")).to_be_visible()
    ada.press("Keep it after all")
    expect(bob.text("Ada would like to delete this table.")).to_have_count(0)
    for guest in (ada, bob):
        guest.press("Delete this table")
        guest.press("Yes, delete it")
    for guest in (ada, bob):
        heading = guest.page.get_by_role("heading", name="This table was deleted")
        expect(heading).to_be_visible()


def test_in_the_lobby_only_the_host_is_offered_to_delete_it(come: Come) -> None:
    ada, bob = sit_together(come)
    expect(bob.button("Delete this table")).to_have_count(0)
    ada.press("Delete this table")
    expect(ada.text("It happens at once.")).to_be_visible()
    ada.press("Yes, delete it")
    expect(bob.page.get_by_role("heading", name="This table was deleted")).to_be_visible()
