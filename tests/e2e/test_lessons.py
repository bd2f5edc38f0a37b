"""A first game of every game in the browser: all can be done, and the teacher covers nothing."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from bis.lessons import FIRST_GAMES
from tests.e2e.conftest import Come
from tests.e2e.guests import PHONE, Guest
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
    ada.visit(f"/learn/{game}")
    for lesson, step in steps(ada, game):
        wait_for_rings(ada.page, len(step.point))
        assert set(ada.page.evaluate(POINTED)) <= {"seen"}, f"{lesson.id}: {step.words['en']}"
    ada.press("Play now")
    expect(ada.page).to_have_url(re.compile("/t/"))
    ada.visit("/")
    cards = ada.page.get_by_role("article")
    expect(cards).to_have_count(len(FIRST_GAMES))
    expect(cards.get_by_role("link", name="Learn in 3 minutes")).to_have_count(3)


def test_a_first_game_is_left_and_gone_on_with(come: Come, axe: str) -> None:
    ada = come(viewport=PHONE["viewport"])
    ada.visit("/")
    ada.page.get_by_role("article").filter(has_text="Encore!").first.get_by_role(
        "link", name="Learn in 3 minutes"
    ).click()
    ada.press(ada.button(ON))
    assert "\n".join(complaints(ada.page, axe)) == ""
    ada.page.set_viewport_size(SIZES["phone"])

    ada.press("Pass")
    ada.press("Yes, pass this turn")
    said = teacher(ada)
    expect(said).to_have_text("One may pass when nothing suits. Here something does: blue and 2.")
    check_two_blue(ada)
    expect(said).to_contain_text("Well done!")

    ada.press("One step back")
    expect(said).to_contain_text("Take a color and a number.")
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
    WAYS["encore"].say(guest, "b2 G4 H4")
