"""Several games of the same people, and a game that all agree to end."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Come
from tests.e2e.ghosts import ghost_of
from tests.e2e.playing import take_turn
from tests.e2e.test_together import GAME, begin_by_hand, begin_together


def test_again_takes_one_tap_each_and_leads_everybody_into_the_next_game(come: Come) -> None:
    ada, bob = begin_together(come)
    before = ada.table
    with ghost_of(ada) as one, ghost_of(bob) as other:
        while one.phase != "over":
            one.play_on(1)
            other.play_on(1)
    ada.press("Again!")
    expect(ada.text("waiting for Bob to agree")).to_be_visible()
    expect(bob.text("Ada wants to play again.")).to_be_visible()
    bob.press("Again!")
    for guest in (ada, bob):
        expect(guest.page).not_to_have_url(re.compile(before))
        assert take_turn(guest, GAME)
    assert ada.table == bob.table


def test_the_same_people_play_another_game_and_the_evening_is_counted(come: Come) -> None:
    ada, bob = begin_together(come)
    with ghost_of(ada) as one, ghost_of(bob) as other:
        while one.phase != "over":
            one.play_on(1)
            other.play_on(1)
    ada.page.get_by_text("The same people, another game").click()
    ada.press("Flip 7 next!")
    expect(bob.text("Ada would like Flip 7 next.")).to_be_visible()
    bob.press("Flip 7 next!")
    for guest in (ada, bob):
        guest.wait_for_game()
        expect(guest.page).to_have_title(re.compile("Flip 7"))
    ada.press("People")
    panel = ada.page.get_by_role("dialog", name="People")
    expect(panel.get_by_role("heading", name="This evening: 1 game")).to_be_visible()
    expect(panel.get_by_label("Link to this table")).to_have_value(re.compile(ada.table))
    expect(panel.get_by_role("img", name="QR code of the link to this table")).to_be_visible()
    ada.press(panel.get_by_role("button", name="Close"))
    ada.press("Change the name Ada")
    ada.page.get_by_label("New name").fill("Ada Lovelace")
    ada.press(ada.page.get_by_role("button", name="Change", exact=True))
    expect(bob.seats.filter(has_text="Ada Lovelace").first).to_be_visible()
    bob.press("Show a sign")
    bob.press("bravo")
    expect(ada.status("Bob: bravo")).to_be_visible()
    ada.press("Show a sign")
    ada.page.get_by_label("show", exact=True).uncheck()
    bob.press("Show a sign")
    bob.press("wow")
    expect(bob.status("Bob: wow")).to_be_visible()
    ada.page.get_by_label("show", exact=True).check()
    bob.press("Show a sign")
    bob.press("lovely")
    expect(ada.status("Bob: lovely")).to_be_visible()
    assert ada.status("Bob: wow").count() == 0, "whoever does not want them sees none"


def test_a_game_ends_without_a_result_when_both_agree(come: Come) -> None:
    """Their devices have watched it from the start."""
    ada, bob = begin_by_hand(come)
    ada.press("End the game without a result")
    expect(bob.text("Ada would end the game here")).to_be_visible()
    ada.press("Go on playing after all")
    expect(bob.text("Ada would end the game here")).to_be_hidden()
    for guest in (bob, ada):
        guest.press("End the game without a result")
    for guest in (ada, bob):
        expect(guest.page.get_by_role("heading", name="Ended without a result")).to_be_visible()
        expect(guest.page.get_by_role("link", name="Review")).to_have_count(0)
    ada.page.get_by_text("Check the dice").click()
    ada.press(ada.text("How this is checked"))
    expect(ada.text("And it is the game that this device watched")).to_be_visible()
    ada.visit(f"/t/{ada.table}/review")
    expect(ada.text("The game was ended without a result")).to_be_visible()
    ada.watch.expected.append("409")


def test_whoever_ends_a_game_among_bots_is_asked_once_more(come: Come) -> None:
    ada = come()
    ada.begin("flip7", "Bots")
    ada.press("End the game without a result")
    expect(ada.button("Really end it? Then nobody wins.")).to_be_visible()
    ada.press("Really end it? Then nobody wins.")
    expect(ada.text("You ended the game here.")).to_be_visible()
