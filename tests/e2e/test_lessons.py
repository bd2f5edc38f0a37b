"""A first game of every game in the browser: all can be done, and the teacher covers nothing."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from bis.lessons import FIRST_GAMES
from tests.e2e.conftest import Come
from tests.e2e.guests import MINUS, PHONE, Guest
from tests.e2e.hands import Finger, Hand, Keys, Mouse
from tests.e2e.lessons import ON, steps
from tests.e2e.sizes import SETTLE, SIZES
from tests.e2e.test_every_page import axe, complaints
from tests.e2e.ways import WAYS

__all__ = ["axe"]

HANDS: dict[str, tuple[Hand, dict[str, Any]]] = {
    "encore": (Mouse(), {"viewport": PHONE["viewport"]}),
    "one_more_encore": (Finger(), PHONE),
    "flip7": (Keys(), {"viewport": PHONE["viewport"]}),
    "criss_cross": (Mouse(), {}),
}
POINTED = """() => {
    const card = document.querySelector(".teacher").getBoundingClientRect();
    const LINE = 5.2;
    return [...document.querySelectorAll(".rings .ring")].map((ring) => {
        const { left, right, top, bottom, width } = ring.getBoundingClientRect();
        const beside = left + LINE >= card.right || right - LINE <= card.left;
        if (!beside && top + LINE < card.bottom && bottom - LINE > card.top) return "covered";
        return width > 0 && top >= 0 && bottom - LINE <= innerHeight ? "seen" : "out of sight";
    });
}"""


def wait_for_rings(page: Page, count: int) -> None:
    """Dice fall into place, and the rings with them."""
    expect(page.locator(".rings .ring")).to_have_count(count)
    page.evaluate(SETTLE)


@pytest.mark.parametrize("game", FIRST_GAMES)
def test_a_first_game_is_played_to_its_end_and_leads_to_a_table(come: Come, game: str) -> None:
    hand, settings = HANDS.get(game, (Mouse(), {}))
    ada = come(hand, **settings)
    ada.visit("/")
    ada.visit(f"/learn/{game}")
    for lesson, step in steps(ada, game):
        wait_for_rings(ada.page, len(step.point))
        assert set(ada.page.evaluate(POINTED)) <= {"seen"}, f"{lesson.id}: {step.words['en']}"
        expect(ada.button("Play now")).to_have_count(int(step.enough))
    if game == "encore":
        expect(ada.button("Play against an easier bot")).to_be_visible()
    more = ada.page.get_by_role("link", name="How many bots")
    expect(more).to_have_attribute("href", f"/#bots-{game}")
    if game == "criss_cross":
        expect(ada.text("Rules: Basic")).to_be_visible()
        ada.press("Play the advanced game")
        expect(ada.text("a line without points −5")).to_be_visible()
    else:
        ada.press("Play now")
    expect(ada.page).to_have_url(re.compile("/t/"))
    ada.page.go_back()  # to where the lessons were begun, not into them
    cards = ada.page.get_by_role("article")
    expect(cards).to_have_count(len(FIRST_GAMES))
    expect(cards.get_by_role("link", name="Learn in 3 minutes")).to_have_count(3)


def test_a_link_leads_to_the_choice_of_bots(come: Come) -> None:
    ada = come(viewport=PHONE["viewport"])
    ada.visit("/#bots-flip7")
    card = ada.page.get_by_role("article", name="Flip 7")
    expect(card.get_by_text("How many?")).to_be_in_viewport()
    expect(ada.button("Play")).to_have_count(1)


def test_by_which_rules_one_plays_is_chosen_on_the_first_page_and_remembered(come: Come) -> None:
    ada = come(viewport=PHONE["viewport"])
    ada.choose("criss_cross", "Bots")
    rules = ada.page.get_by_role("group", name="Rules")
    expect(rules.get_by_label("Basic")).to_be_checked()
    rules.get_by_text("Advanced").click()
    ada.press(ada.page.get_by_role("button", name="Play", exact=True))
    expect(ada.text("a line without points −5")).to_be_visible()
    ada.visit()
    expect(ada.text("Rules: Advanced")).to_be_visible()
    ada.press("Criss Cross: Alone")
    expect(ada.text("a line without points −5")).to_be_visible()


def test_a_first_game_is_left_and_gone_on_with(come: Come, axe: str) -> None:
    ada = come(viewport=PHONE["viewport"])
    ada.visit("/")
    ada.press(ada.button("Encore!: Bots").first)
    first_time = ada.page.get_by_role("paragraph").filter(has_text="First time?")
    first_time.get_by_role("link", name="Learn in 3 minutes").click()
    ada.page.locator("[data-square=H4]").click(force=True)
    expect(ada.page.locator(".whisper")).to_have_text("First press “Go on” below.")
    for _ in range(2):
        ada.press(ada.button(ON))
    assert "\n".join(complaints(ada.page, axe)) == ""
    ada.page.set_viewport_size(SIZES["phone"])

    ada.press("Pass")
    ada.press("Yes, pass this turn")
    said = teacher(ada)
    expect(said).to_have_text("You may always pass. But here blue and 2 fit: take them.")
    check_two_blue(ada)
    expect(said).to_contain_text("Well done!")

    ada.press("One step back")
    expect(said).to_contain_text("Everybody starts in column H.")
    check_two_blue(ada)
    expect(said).to_contain_text("Well done!")

    ada.page.get_by_role("link", name="Leave; you can go on later").click()
    ada.page.get_by_role("link", name="Go on learning").click()
    expect(said).to_contain_text("Well done!")
    ada.page.reload()
    expect(said).to_contain_text("Well done!")


def teacher(guest: Guest) -> Locator:
    return guest.page.locator("#status")


def check_two_blue(guest: Guest) -> None:
    assert WAYS["encore"].say is not None
    WAYS["encore"].say(guest, "b2 H4 H5")


def ringed(guest: Guest, target: Locator) -> bool:
    """Whether a ring is around it, and no other ring is there."""
    wait_for_rings(guest.page, 1)
    ring, box = guest.page.locator(".rings .ring").bounding_box(), target.bounding_box()
    assert ring is not None
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    across = ring["x"] < x < ring["x"] + ring["width"] < box["x"] + box["width"] + 20
    return across and ring["y"] < y < ring["y"] + ring["height"]


def test_the_teacher_speaks_before_a_wrong_move_is_confirmed_and_points_at_the_way_back(
    come: Come,
) -> None:
    ada = come(viewport=PHONE["viewport"])
    ada.visit("/learn/encore")
    ada.press(ada.button(ON))
    expect(teacher(ada)).to_contain_text(f"You begin at {MINUS}22")
    ada.press(ada.button(ON))
    for spot in ("[data-spot=die-b]", "[data-spot=die-2]", "[data-square=G4]"):
        ada.press(ada.page.locator(spot))
    expect(teacher(ada)).to_contain_text("This first game goes on with H4 and H5: take these.")
    assert ringed(ada, ada.button("Undo"))
    ada.press(ada.page.locator(".bar .primary:visible"))
    expect(ada.page.locator(".whisper")).to_contain_text("This first game goes on with H4 and H5")
    ada.press("Undo")
    expect(teacher(ada)).to_contain_text("Everybody starts in column H.")
    wait_for_rings(ada.page, 2)


PRESSED = """(words) => new MutationObserver(() => {
    const said = document.querySelector("#status").textContent;
    if (said.includes(words)) document.querySelector(".bar.on .primary").click();
}).observe(
    document.querySelector(".teacher"),
    { subtree: true, childList: true, characterData: true },
)"""
"""Go on as a sentence comes, by one who meant what was said before it."""


def test_whoever_hurries_through_a_scene_reads_the_sentence_that_follows(come: Come) -> None:
    ada = come(viewport=PHONE["viewport"], reduced_motion="no-preference")
    ada.visit("/")
    ada.page.evaluate('localStorage[\'bis.learn.encore\'] = \'{"lesson":4,"said":[],"at":1}\'')
    ada.visit("/learn/encore")
    expect(teacher(ada)).to_contain_text("Fill it: green and 2")
    ada.page.evaluate(PRESSED, "Column I is yours")
    assert WAYS["encore"].say is not None
    WAYS["encore"].say(ada, "g2 I4 J4")
    expect(teacher(ada)).to_contain_text("You complete column I")
    expect(ada.button("Go on")).to_be_disabled()
    expect(teacher(ada)).to_contain_text("Column I is yours")
    expect(ada.button("Go on")).to_be_enabled()
    expect(teacher(ada)).to_contain_text("Column I is yours")
    ada.press("Go on")
    expect(teacher(ada)).to_contain_text("Had Ada filled it")


def test_what_is_told_of_the_last_turn_adds_up_to_what_it_brought(come: Come) -> None:
    ada = come(viewport=PHONE["viewport"])
    ada.visit("/")
    ada.page.evaluate('localStorage[\'bis.learn.encore\'] = \'{"lesson":6,"said":[],"at":1}\'')
    ada.visit("/learn/encore")
    expect(teacher(ada)).to_contain_text("End the game!")
    assert WAYS["encore"].say is not None
    WAYS["encore"].say(ada, "g1 H1")
    told = ada.page.locator("[data-spot=seat-1]")
    for _ in range(2):
        expect(teacher(ada)).to_contain_text("Done, Ada had her turn, too.")
        expect(told).to_contain_text("Stars +2")
        ada.page.reload()


def test_the_die_beside_a_name_says_who_rolls_next_while_none_lie_there(come: Come) -> None:
    ada = come(Finger(), **PHONE)
    ada.visit("/")
    ada.page.evaluate('localStorage[\'bis.learn.encore\'] = \'{"lesson":5,"said":[],"at":1}\'')
    ada.visit("/learn/encore")
    assert WAYS["encore"].say is not None
    WAYS["encore"].say(ada, "p2 A5 A6")
    expect(teacher(ada)).to_contain_text("Pink is yours")
    ada.press(ada.page.locator("[data-spot=seat-1] [data-about^='The die']"))
    expect(ada.page.locator(".whisper")).to_contain_text("The die: Ada rolls next.")


def test_a_framed_die_can_be_taken_whatever_else_was(come: Come) -> None:
    ada = come(viewport=PHONE["viewport"])
    ada.visit("/learn/one_more_encore")
    for _ in range(2):
        ada.press(ada.button(ON))
    for spot in ("[data-spot=die-o]", "[data-spot=die-4]", "[data-square=FQ]"):
        ada.press(ada.page.locator(spot).first)
    expect(teacher(ada)).to_contain_text("A star! But one orange square stays behind")
    assert ringed(ada, ada.button("Undo"))
    ada.press("Undo")
    wait_for_rings(ada.page, 4)
    green = ada.page.locator("[data-spot=die-g]")
    ada.press(green)
    expect(green).to_have_attribute("aria-pressed", "true")
    expect(ada.page.locator("[data-spot^=die-][aria-pressed=true]")).to_have_count(1)
    for spot in ("[data-spot=die-2]", "[data-square=HP]"):
        ada.press(ada.page.locator(spot))
    ada.press(ada.page.locator(".bar .primary:visible"))
    expect(teacher(ada)).to_contain_text("Your points:")


def test_the_way_to_a_square_begins_at_the_die_that_is_asked_for(come: Come) -> None:
    ada = come(viewport=PHONE["viewport"])
    ada.visit("/learn/one_more_encore")
    for lesson, step in steps(ada, "one_more_encore"):
        if step.do is None:
            continue
        ada.page.locator("[data-square=OV]").click(force=True)
        whisper = ada.page.locator(".whisper")
        if lesson.id == "bomb":
            expect(whisper).to_have_text("First take the special die: bomb")
            break
        expect(whisper).to_have_text("First take a color die and a number die")
        ada.page.keyboard.press("Escape")


def test_symbols_the_wrong_way_round_lead_back_one_by_one(come: Come) -> None:
    ada = come(viewport=PHONE["viewport"])
    ada.visit("/learn/criss_cross")
    for lesson, step in steps(ada, "criss_cross"):
        if lesson.id == "run" and step.do is not None:
            break
    ada.press(ada.page.locator("[data-square=E3]"))
    assert ringed(ada, ada.button("Undo"))
    expect(teacher(ada)).to_have_text("First take back what is on E3: the arrow below.")
    expect(ada.text("Now a free box next to it")).to_be_hidden()
    ada.press("Undo")
    ada.press(ada.page.locator("[data-square=D2]"))
    expect(ada.text("Now a free box next to it")).to_be_hidden()
    ada.press(ada.page.locator("[data-square=D1]"))
    expect(teacher(ada)).to_have_text(
        "The wrong way round: the ring goes to D1, and the waves to D2."
    )
    assert ringed(ada, ada.button("Undo"))
    ada.press("Undo")
    expect(teacher(ada)).to_have_text("First take back what is on D2: the arrow below.")
    assert ringed(ada, ada.button("Undo"))
    ada.page.locator("[data-square=B4]").click(force=True)
    expect(ada.page.locator(".whisper")).to_contain_text("First take back what is on D2")
    ada.press("Undo")
    assert WAYS["criss_cross"].say is not None
    WAYS["criss_cross"].say(ada, "a D1 f D2")
    expect(teacher(ada)).to_contain_text("8 points!")
    names = ada.page.locator("[role$=header]:not(:has(*))").count()
    assert names == len("ABCDE12345")
    expect(ada.page.locator(".rings mask rect:not([class])")).to_have_count(names)

    ada.page.get_by_role("link", name="Leave; you can go on later").click()
    expect(ada.page.get_by_role("heading", name="Criss Cross")).to_be_in_viewport()


def test_what_was_said_of_a_wrong_symbol_is_gone_once_another_is_taken(come: Come) -> None:
    ada = come(viewport=PHONE["viewport"])
    ada.visit("/learn/criss_cross")
    expect(teacher(ada)).to_contain_text("Everybody begins with a symbol")
    ada.press(ada.page.locator("[data-spot=sign-b]"))
    ada.press(ada.page.locator(".bar .primary:visible"))
    expect(teacher(ada)).to_contain_text("All are equally good.")
    ada.press(ada.page.locator("[data-spot=sign-a]"))
    expect(teacher(ada)).to_contain_text("Everybody begins with a symbol")


def test_lessons_asked_for_at_a_table_lead_back_to_it(come: Come) -> None:
    ada = come()
    ada.begin("criss_cross", "Alone")
    table = ada.page.url
    ada.page.get_by_role("link", name="Rules").first.click()
    ada.page.get_by_role("link", name="Learn in 3 minutes").click()
    ada.page.get_by_role("link", name="Leave; you can go on later").click()
    expect(ada.page).to_have_url(table)
