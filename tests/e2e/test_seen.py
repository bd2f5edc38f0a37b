"""What happens is seen one thing after the other, where things move."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Come
from tests.e2e.flip7 import flip, look_at_round, round_end
from tests.e2e.guests import PHONE, Guest
from tests.e2e.playing import wait_for_turn
from tests.e2e.states import begun
from tests.e2e.used_up import bring_used_up

SHOWN = "#status, .deck .left, .own .points, [data-spot=stay]"
"""Where a card that is known shows."""
TAP_TWICE = f"""button => {{
    button.click();
    new MutationObserver((_, watch) => {{
        if (!document.querySelector(".own .back")) return;
        watch.disconnect();
        window.faceDown = [...document.querySelectorAll("{SHOWN}")].map(one => one.innerText);
        button.click();
    }}).observe(document, {{ subtree: true, childList: true, attributes: true }});
}}"""
"""Once, and again while the card lies face down; what is shown then is kept."""
NUMBERS = r"\d+\s+this round\s+\d+\s+of 200"
"""Both numbers of a line say what they are."""
WHERE_ONE_HURRIES = """setInterval(() => {
    const button = document.querySelector(".bar button.hurry");
    if (button) window.hurried = button.getBoundingClientRect().toJSON();
}, 20)"""
"""Where the button was that leads to a round's end, however short."""
ANY = re.compile(r"^Stay|\bchoose\b")
"""What leads to the end of a round, or to whom a card goes."""
QUICK = "localStorage.setItem('bis.speed', 'quick')"


def hits(guest: Guest) -> int:
    """How many cards were asked for by hand."""
    return len(re.findall(r"^0 hit$", guest.server.record(guest.table).decode(), re.MULTILINE))


def test_a_round_of_flip7_is_seen_card_by_card_to_its_end(come: Come) -> None:
    """Two fast taps draw one card; a bust follows its card; a round's end waits for a hand."""
    ada = come(reduced_motion="no-preference")
    ada.page.add_init_script(QUICK)
    ada.hear()
    ada.begin("flip7", "Bots")
    hit = ada.button("One more", enabled=True)
    while wait_for_turn(ada, "flip7") and not hit.count():
        flip(ada)
    points = ada.page.locator(".own .points, .others .points")
    assert all(re.fullmatch(NUMBERS, words) for words in points.all_inner_texts())
    expect(hit).to_have_attribute("aria-keyshortcuts", "c")  # as the main button everywhere
    hit.focus()
    before = hits(ada)
    shown = ada.page.locator(SHOWN).all_inner_texts()
    hit.evaluate(TAP_TWICE)
    wait_for_turn(ada, "flip7")
    assert ada.page.evaluate("faceDown") == ["The next card comes", *shown[1:]]
    assert hits(ada) == before + 1
    expect(ada.page.locator(".table :focus")).to_have_count(1)  # whatever the card asks for
    while not round_end(ada).count():
        ada.press(ada.button(ANY, enabled=True).last)
        wait_for_turn(ada, "flip7")
    look_at_round(ada)
    heard = ada.heard()
    for name, card in re.findall(r"(\w+) busts with (\d+)", heard):
        assert re.search(rf"{name} gets {card}\.? {name} busts with {card}", heard)
    assert re.search(r"End of the round: .*You \d+", heard)
    expect(round_end(ada)).to_be_focused()
    expect(ada.page.get_by_role("heading", name="End of round")).to_be_visible()
    ada.button("Hint").click(force=True)
    expect(ada.page.get_by_text("Go on first, below")).to_be_visible()
    ada.press(round_end(ada))
    expect(ada.page.get_by_role("heading", name="End of round")).to_have_count(0)


def test_what_leaves_a_round_s_end_lies_beside_what_leads_there(come: Come) -> None:
    """A press that comes late meets nothing."""
    ada = come(reduced_motion="no-preference", **PHONE)
    ada.page.add_init_script(QUICK)
    ada.page.add_init_script(WHERE_ONE_HURRIES)
    ada.begin("flip7", "Bots")
    while wait_for_turn(ada, "flip7"):
        if round_end(ada).count():
            hurried = ada.page.evaluate("window.hurried")
            if hurried:
                break
            ada.press(round_end(ada))
        else:
            ada.press(ada.button(re.compile(r"^(Stay|One more)|\bchoose\b"), enabled=True).first)
    leaves = round_end(ada).bounding_box()
    assert leaves is not None
    assert leaves["x"] + leaves["width"] <= hurried["left"]


def test_nobody_hurries_on_from_a_round_that_is_over(come: Come) -> None:
    """Who was the last one in has nothing to hurry on from."""
    ada = come(reduced_motion="no-preference", **PHONE)
    ada.page.add_init_script(WHERE_ONE_HURRIES)
    ada.begin("flip7", "Alone")
    while wait_for_turn(ada, "flip7") and not round_end(ada).count():
        flip(ada)
    assert ada.page.evaluate("window.hurried") is None


def test_of_an_empty_deck_one_sees_the_cards_that_are_shuffled_in(come: Come) -> None:
    """Beside the bars, at a touch on them, and from the coach."""
    ada = come(**PHONE)
    count, busts = bring_used_up(ada)
    told = ada.page.locator(".deck .left")
    expect(told).to_have_text(re.compile(rf"{count}\s+to reshuffle\s*{busts} of them bust you"))
    expect(ada.page.locator(".deck rect.held").first).to_be_visible()
    ada.press(told)
    used = "The deck is empty: the used cards are shuffled in first"
    expect(ada.page.locator(".whisper")).to_contain_text(used)
    ada.press("Hint")
    looks = ada.page.locator(".hint li").first
    expect(looks).to_have_text(f"{busts} of the {count} cards to come would bust you")


def test_what_the_deck_tells_fits_beside_its_bars(come: Come) -> None:
    """On a narrow phone, too, and with the longest words."""
    ada = come(**PHONE)
    ada.begin("flip7", "Bots")
    risk = ada.page.locator(".deck .risk")
    while wait_for_turn(ada, "flip7") and not risk.count():
        flip(ada)
    assert ada.page.locator(".deck rect.held").count() > 0, "what would bust stands out"
    risk.evaluate("words => (words.textContent = '33 of them bust you')")
    assert ada.page.evaluate("document.documentElement.scrollWidth <= screen.width")


def test_the_focus_goes_on_from_a_button_that_had_it_when_it_was_pressed(come: Come) -> None:
    ada = come()
    begun("flip7")(ada)
    while not round_end(ada).count():
        there = ada.button(ANY, enabled=True).last
        there.focus()
        there.click()
        wait_for_turn(ada, "flip7")
    expect(round_end(ada)).to_be_focused()
