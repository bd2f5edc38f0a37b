"""The rules: short first, with pictures, over or beside the table, and one step back."""

import re

import pytest
from playwright.sync_api import Locator, expect

from bis.games import GAMES
from tests.e2e.conftest import Come
from tests.e2e.guests import PHONE, Guest
from tests.e2e.states import begun

PICTURE = "figure [inert] :is([role=gridcell], .card)"
FITS = """short => {
    const { bottom, right } = short.getBoundingClientRect();
    return bottom + scrollY <= innerHeight && right <= innerWidth;
}"""


def rules(guest: Guest) -> Locator:
    """Over the table a dialog, beside it a part of the page."""
    return guest.page.get_by_role("dialog", name="Rules: Encore!").or_(
        guest.page.get_by_role("complementary", name="Rules: Encore!")
    )


@pytest.mark.parametrize("language", ["en-US", "fr-FR", "de-DE"])
def test_the_short_version_fits_one_screen_of_a_phone(come: Come, language: str) -> None:
    ada = come(**PHONE, locale=language)
    for game in GAMES:
        ada.visit(f"/rules/{game}")
        short = ada.page.locator(".short")
        expect(short.locator("[inert]").first).to_be_visible()
        assert short.evaluate(FITS), game
        chapters = ada.page.get_by_role("group").filter(has=ada.page.get_by_role("heading"))
        expect(chapters.first).not_to_have_attribute("open", "")
        ada.press(ada.button(re.compile("^(Open all|Tout ouvrir|Alle öffnen)$")))
        expect(ada.page.locator(PICTURE).first).to_be_visible()
        assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), game
        for table in ada.page.locator(".wide:visible").all():
            assert table.evaluate("table => table.scrollWidth <= table.clientWidth"), game


def test_a_rule_is_found_by_its_words_and_shows_its_number_when_asked_to(come: Come) -> None:
    ada = come()
    ada.visit("/rules/encore")
    search = ada.page.get_by_role("searchbox", name="Search the rules")
    search.fill("corner joker")
    expect(ada.text("Nothing found")).to_be_visible()
    search.fill("CORNER")
    expect(ada.text("2 rules")).to_be_visible()
    expect(ada.page.locator("mark").first).to_have_text("corner")
    expect(ada.page.get_by_role("link", name="ENC-14")).to_have_count(0)
    ada.page.get_by_label("Rule numbers").check()
    expect(ada.page.get_by_role("link", name="ENC-14")).to_be_visible()
    search.fill("wildcard question")
    expect(ada.page.locator("#ENC-03 mark", has_text="joker")).to_be_visible()
    search.fill("")
    expect(ada.page.locator("#ENC-14")).not_to_be_visible()
    ada.page.get_by_label("Rule numbers").uncheck()
    ada.visit("/rules/criss_cross#CC-05")
    expect(ada.page.locator("#CC-05")).to_be_in_viewport()
    expect(ada.page.get_by_role("link", name="CC-05")).to_have_count(0)
    ada.page.get_by_label("Rule numbers").check()
    expect(ada.page.get_by_role("link", name="CC-05")).to_be_visible()
    ada.visit("/rules/one_more_encore#OME-12")
    expect(ada.page.locator("#OME-12")).to_be_in_viewport()
    ada.press("Open all")
    ada.page.get_by_role("link", name="See rule ENC-24").click()
    expect(ada.page).to_have_url(re.compile("/rules/encore#ENC-24$"))
    expect(ada.page.locator("#ENC-24")).to_be_in_viewport()


def test_a_search_shows_its_hits_at_once_and_looks_into_the_game_the_rules_go_on_from(
    come: Come,
) -> None:
    ada = come(**PHONE)
    begun("one_more_encore")(ada)
    ada.page.get_by_role("link", name="Rules").click()
    over = ada.page.get_by_role("dialog")
    expect(over.get_by_role("heading", name="In short")).to_be_visible()
    expect(over.locator(".short")).to_contain_text("each costs one of your 6 exclamation marks")
    over.get_by_role("searchbox").fill("joker")
    expect(over.get_by_role("heading", name="Rules: Encore!")).to_be_visible()
    expect(over.locator("mark").first).to_be_in_viewport()
    over.get_by_role("searchbox").fill("")
    expect(over.get_by_role("heading", name="The same as in Encore!")).to_be_visible()
    last = over.locator("details").last
    last.locator("summary").evaluate("title => title.scrollIntoView({ block: 'end' })")
    last.locator("summary").click()
    expect(last.locator("li").first).to_be_in_viewport(ratio=1)
    over.get_by_role("link", name="Rules: Encore!").click()
    expect(over).to_have_accessible_name("Rules: Encore!")
    over.get_by_role("link", name="Rules: One More Encore!").click()
    expect(over).to_have_accessible_name("Rules: One More Encore!")
    over.get_by_role("link", name="Rules: Encore!").click()
    expect(over).to_have_accessible_name("Rules: Encore!")
    ada.page.go_back()
    expect(over).to_have_accessible_name("Rules: One More Encore!")
    ada.page.go_back()
    expect(over).to_have_count(0)
    expect(ada.page.get_by_role("grid").first).to_be_visible()


def test_a_game_is_begun_by_its_title_and_its_rules_say_how_this_table_plays(come: Come) -> None:
    ada = come(**PHONE)
    ada.visit()
    ada.page.get_by_role("heading", name="Flip 7").click()
    ada.press(ada.page.get_by_role("button", name="Play", exact=True))
    ada.wait_for_game()
    ada.press("People")
    expect(ada.page.locator(".changes li", has_text="You").locator("svg text")).to_have_text("Y")
    ada.page.go_back()
    ada.page.get_by_role("link", name="Rules").click()
    expect(ada.text("At this table: French edition")).to_be_visible()


def test_on_a_phone_rules_lie_over_the_table_and_the_way_back_leads_to_it(come: Come) -> None:
    ada = come(**PHONE)
    begun("encore")(ada)
    at = ada.page.url
    for leave in (ada.page.go_back, lambda: ada.press("Close")):
        ada.page.get_by_role("link", name="Rules").click()
        expect(rules(ada).get_by_role("heading", name="In short")).to_be_visible()
        assert ada.page.url == at
        leave()
        expect(rules(ada)).to_have_count(0)
        expect(ada.page.get_by_role("grid").first).to_be_visible()
        assert ada.page.url == at
    swipe(ada, 300, 120)
    expect(ada.page.get_by_role("dialog", name="What happened")).to_be_visible()
    ada.page.go_back()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    ada.press("What happened")
    expect(ada.page.get_by_role("dialog", name="What happened")).to_be_visible()
    ada.page.go_back()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    assert ada.page.url == at, "what lies over the game is closed before the game is left"
    ada.page.go_back()
    expect(ada.page).not_to_have_url(at)


def swipe(guest: Guest, start: int, end: int) -> None:
    """A finger draws across the table."""
    hand = guest.context.new_cdp_session(guest.page)
    box = guest.page.get_by_role("grid").first.bounding_box()
    assert box
    for kind, x in (("touchStart", start), ("touchMove", end), ("touchEnd", None)):
        points = [] if x is None else [{"x": x, "y": box["y"] + box["height"] / 2}]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_on_a_wide_screen_one_plays_on_beside_the_rules(come: Come) -> None:
    ada = come()
    begun("encore")(ada)
    ada.page.get_by_role("link", name="Rules").click()
    expect(rules(ada).get_by_role("heading", name="In short")).to_be_visible()
    board = ada.page.get_by_role("grid").first.bounding_box()
    beside = rules(ada).bounding_box()
    assert board
    assert beside
    assert board["x"] + board["width"] <= beside["x"]
    ada.page.keyboard.press("p")
    expect(ada.button("Yes, pass this turn")).to_be_visible()
    rules(ada).get_by_role("searchbox").press("Escape")
    expect(rules(ada)).to_have_count(0)


def test_what_has_the_focus_does_not_look_chosen(come: Come) -> None:
    ada = come()
    begun("encore")(ada)
    dice = ada.page.get_by_role("toolbar", name="Dice").get_by_role("button", disabled=False)
    ring = "one => getComputedStyle(one).outlineStyle"
    ada.page.keyboard.press("d")
    expect(dice.first).to_be_focused()
    assert dice.first.evaluate(ring) == "double"
    dice.first.press("Enter")
    expect(dice.first).to_have_attribute("aria-pressed", "true")
    assert dice.first.evaluate(ring) == "double", "also what is chosen and has the focus"
    ada.page.get_by_role("grid").first.get_by_role("gridcell").first.focus()
    assert dice.first.evaluate(ring) == "solid"
