"""What holds on every page: the language, the light, calm, and nothing from elsewhere."""

import json
import re

import pytest
from playwright.sync_api import FloatRect, Locator, Page, WebSocketRoute, expect

from bis.games import GAMES
from tests.e2e.conftest import CLIENT, Come
from tests.e2e.ghosts import ghost_of
from tests.e2e.guests import PHONE, Guest
from tests.e2e.playing import take_turn, wait_for_turn
from tests.e2e.sizes import SETTLE, SIZES
from tests.e2e.states import STATES, begun

GROUND = {
    "light": re.compile(r"^rgb\(2\d\d, 2\d\d, [12]\d\d\)$"),
    "dark": re.compile(r"^rgb\(\d\d, \d\d, \d\d\)$"),
}
"""The color of the table, by day and by night."""
LIKE_A_CODE = re.compile(r"^[A-Z0-9]{6}$")
LONGEST_MOTION = """() => Math.max(...[...document.querySelectorAll("*")].flatMap((one) => {
    const { animationDuration, transitionDuration } = getComputedStyle(one);
    return `${animationDuration}, ${transitionDuration}`.split(", ").map(parseFloat);
}))"""
SCRIPTS = """() => Object.fromEntries(performance.getEntriesByType("resource")
    .filter(({ name }) => name.endsWith(".js"))
    .map(({ name, encodedBodySize }) => [name, encodedBodySize]))"""
PLANT_SCRIPT = """() => new Promise((resolve) => {
    addEventListener("securitypolicyviolation", (event) => resolve(event.violatedDirective));
    const script = document.createElement("script");
    script.textContent = "document.title = 'planted'";
    document.head.append(script);
    setTimeout(() => resolve("nothing"), 5000);
})"""


def expect_light(page: Page, scheme: str) -> None:
    expect(page.locator("html")).to_have_css("background-color", GROUND[scheme])


# Language


def test_a_french_browser_gets_french(come: Come) -> None:
    ada = come(locale="fr-FR")
    ada.visit()
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(french("home-title"))
    ada.press(f"{french('game-criss_cross')} : {french('way-alone')}")
    expect(ada.text(french("start-signs")).or_(ada.page.get_by_role("toolbar"))).to_be_visible()
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")
    ada.page.get_by_role("link", name=french("rules")).click()
    expect(ada.page.get_by_role("heading", name="Préparation")).to_be_visible()


def test_the_language_can_be_changed_and_stays(come: Come) -> None:
    ada = come()
    begun("encore")(ada)
    ada.press("Settings")
    ada.page.get_by_label("Language").select_option("Deutsch")
    expect(ada.page.locator("html")).to_have_attribute("lang", "de")
    expect(ada.button(worded("de", "pass"))).to_be_visible()
    ada.page.reload()
    expect(ada.button(worded("de", "pass"))).to_be_visible()


def french(key: str) -> str:
    return worded("fr", key)


def worded(language: str, key: str) -> str:
    """A text of a language's files, one without places for names or numbers."""
    name = f"{language}.ftl"
    files = [*CLIENT.glob(f"locales/**/{name}"), *CLIENT.glob(f"games/*/{name}")]
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    found = re.search(rf"^{key} = (.+)$", text, re.MULTILINE)
    assert found, key
    return found[1]


# Light and calm


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_light_and_dark_follow_the_device_until_one_chooses(come: Come, scheme: str) -> None:
    other = {"light": "dark", "dark": "light"}[scheme]
    ada = come(color_scheme=scheme)
    ada.visit()
    expect_light(ada.page, scheme)
    ada.press("Settings")
    ada.page.get_by_role("radio", name=other, exact=True).check(force=True)
    expect_light(ada.page, other)
    ada.page.reload()
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    expect_light(ada.page, other)


def test_nothing_moves_for_those_who_want_it_still(come: Come) -> None:
    calm, lively = come(), come(reduced_motion="no-preference")
    for guest in (calm, lively):
        begun("encore")(guest)
    assert calm.page.evaluate(LONGEST_MOTION) <= 0.001
    assert lively.page.evaluate(LONGEST_MOTION) > 0.1


# Small screens


def test_a_thumb_reaches_everything_on_a_phone(come: Come) -> None:
    """What is pressed to move lies at the lower edge, without scrolling there."""
    ada = come(**PHONE)
    begun("one_more_encore")(ada)
    box = ada.button("Pass").bounding_box()
    assert box is not None
    assert 320 < box["y"] < 640 - box["height"]


def test_in_landscape_a_move_can_be_made_without_scrolling(come: Come) -> None:
    ada = come(viewport={"width": 740, "height": 360})
    begun("flip7")(ada)
    for name in ("One more", "Stay"):
        expect(ada.button(re.compile(f"^{name}"))).to_be_in_viewport(ratio=1)


# Large screens


def test_a_large_screen_is_used_and_nothing_lies_below_the_bar(come: Come) -> None:
    """Six of Encore!: the sheet grows with the screen, and so do the others’."""
    ada = come()
    STATES["encore with six"](ada)
    ada.page.keyboard.press("Escape")
    sizes = {}
    for name in ("laptop", "television"):
        ada.page.set_viewport_size(SIZES[name])
        ada.page.evaluate(SETTLE)
        sheet, bar = box_of(ada, "[role=grid]"), box_of(ada, ".bar")
        others = [box_of(ada, f"[data-spot=seat-{seat}]") for seat in range(1, 6)]
        board = box_of(ada, ".board")
        assert all(one["y"] + one["height"] <= bar["y"] for one in (board, *others)), name
        assert bar["y"] - board["y"] - board["height"] < 40, "the buttons stand at the sheet"
        assert bar["y"] + bar["height"] <= SIZES[name]["height"]
        sizes[name] = sheet["width"], others[0]["width"], others[0]["height"]
    width, other, height = sizes["television"]
    assert width > 900
    assert other > 210
    assert height > 150
    assert all(more > 1.2 * less for less, more in zip(*sizes.values(), strict=True))


def test_a_tablet_is_filled_by_the_cards_of_everybody(come: Come) -> None:
    ada = come(viewport=SIZES["tablet"])
    begun("flip7")(ada)
    lines = [box_of(ada, f"[data-spot=seat-{seat}]") for seat in range(1, 4)]
    end = max(line["y"] + line["height"] for line in lines)
    assert end > 0.75 * box_of(ada, ".bar")["y"]
    room = "one => parseFloat(getComputedStyle(one).minHeight)"
    cards = ada.page.locator(".others .cards").evaluate_all(f"all => all.map({room})")
    assert min(cards) > 80


def box_of(guest: Guest, target: str) -> FloatRect:
    box = guest.page.locator(target).first.bounding_box()
    assert box is not None, target
    return box


# Nothing from elsewhere


def test_a_script_that_somebody_plants_does_not_run(come: Come) -> None:
    ada = come()
    ada.watch.expected.append("Content Security Policy")
    ada.visit()
    expect(ada.page).to_have_title("Bis")
    assert str(ada.page.evaluate(PLANT_SCRIPT)).startswith("script-src")
    expect(ada.page).to_have_title("Bis")


def test_every_answer_carries_the_policy(come: Come) -> None:
    ada = come()
    policies: list[str | None] = []
    ada.page.on(
        "response", lambda answer: policies.append(answer.header_value("content-security-policy"))
    )
    ada.begin("criss_cross", "Alone")
    assert len(policies) > 3
    for policy in policies:
        assert policy is not None
        assert "default-src 'self'" in policy
        assert policy.count("unsafe") == policy.count("'wasm-unsafe-eval'") == 1


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(come: Come) -> None:
    ada = come()
    ada.visit()
    (cookie,) = ada.context.cookies()
    assert cookie["httpOnly"] is True
    assert cookie["sameSite"] == "Lax"
    assert ada.page.evaluate("() => document.cookie") == ""


def test_the_first_page_fetches_less_than_60_kb_of_script(come: Come) -> None:
    """With its words, all that is asked for before anybody taps anything."""
    ada = come(new=True)
    ada.visit()
    expect(ada.text("players").first).to_be_visible()
    ada.page.wait_for_load_state("networkidle")
    sizes: dict[str, int] = ada.page.evaluate(SCRIPTS)
    assert len(sizes) >= 2, "the page and its words"
    assert sum(sizes.values()) < 60_000, sizes


# From home to the end, and again


class Counting:
    """A hand that counts what it presses."""

    def __init__(self) -> None:
        self.pressed = 0

    def press(self, target: Locator) -> None:
        self.pressed += 1
        target.click()


@pytest.mark.parametrize(("way", "taps"), [("Alone", 1), ("Bots", 2)])
def test_from_home_to_the_first_choice_in_less_than_three_taps(
    come: Come, way: str, taps: int
) -> None:
    for game in GAMES:
        hand = Counting()
        ada = come(hand)
        ada.begin_by_hand(game, way)
        assert wait_for_turn(ada, game)
        assert hand.pressed == taps, game
        ada.page.close()


def test_again_against_bots_is_one_tap(come: Come) -> None:
    ada = come()
    ada.begin("criss_cross", "Bots", None)
    before = ada.table
    offer = ada.page.get_by_role("region", name="Sounds")
    expect(offer).to_be_visible()
    ada.page.reload()
    expect(ada.end).to_be_visible()
    expect(offer).to_have_count(0)
    ada.press("Again!")
    expect(ada.page).not_to_have_url(re.compile(before))
    assert wait_for_turn(ada, "criss_cross")


def test_a_wrong_code_can_be_put_right(come: Come) -> None:
    ada, bob = come(), come(**PHONE)
    bob.watch.expected.append("404")
    ada.open_table("flip7")
    code = ada.status(LIKE_A_CODE).inner_text()
    bob.visit()
    field = bob.page.get_by_label("You have a code?")
    expect(field).to_be_in_viewport(ratio=1)
    expect(field).to_have_attribute("placeholder", LIKE_A_CODE)
    bob.page.get_by_label("You have a code?").fill("NOBODY")
    bob.press("Join")
    expect(bob.text("Nobody waits under NOBODY.")).to_be_visible()
    bob.page.get_by_label("You have a code?").fill(f"{code[:3]} {code[3:]}")
    bob.press("Join")
    expect(bob.page.get_by_role("heading", name="Who plays")).to_be_visible()


def test_the_name_is_changed_where_it_stands_and_in_the_settings(come: Come) -> None:
    ada = come()
    ada.sit_alone("flip7")
    ada.press("Change the name Ada")
    ada.page.get_by_label("New name").fill("Zoe")
    ada.press(ada.page.get_by_role("button", name="Change", exact=True))
    expect(ada.seats.filter(has_text="Zoe · You")).to_be_visible()
    ada.press("Play alone")
    assert wait_for_turn(ada, "flip7")
    ada.press("Settings")
    for group in ("Your color", "Light", "Speed"):
        expect(ada.page.get_by_role("radiogroup", name=group)).to_be_visible()
    for words in ("Language", "Sounds", "Others’ reactions", "Letters press buttons"):
        expect(ada.page.get_by_label(words)).to_be_visible()
    ada.page.get_by_label("Your name").fill("Ida")
    ada.press("Close")
    expect(ada.seats.filter(has_text="Ida").first).to_be_visible()
    assert b"seat 0 Ida\n" in ada.server.record(ada.table)


# Small things that people notice


def test_letters_are_set_where_there_are_keys(come: Come) -> None:
    for guest, count in ((come(), 1), (come(**PHONE), 0)):
        guest.visit()
        guest.press("Settings")
        expect(guest.page.get_by_label("Sounds")).to_be_visible()
        expect(guest.page.get_by_label("Letters press buttons")).to_have_count(count)


def test_the_title_says_that_it_is_your_turn(come: Come) -> None:
    ada = come()
    begun("criss_cross")(ada)
    expect(ada.page).to_have_title("● Your turn · Criss Cross · Bis")


def test_the_first_page_leads_back_to_the_table(come: Come) -> None:
    ada = come()
    begun("criss_cross")(ada)
    ada.page.get_by_role("link", name="To the four games").click()
    ada.page.get_by_role("link", name=re.compile("Criss Cross Your turn")).click()
    assert wait_for_turn(ada, "criss_cross")


def test_a_refused_wish_says_why(come: Come) -> None:
    """Another device was faster, and this page has not heard of it."""
    ada = come()
    held: list[bool] = []

    def carry(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(
            lambda news: None if held and '"update"' in str(news) else line.send(news)
        )

    ada.page.route_web_socket(re.compile(r"/live\b"), carry)
    ada.begin("criss_cross", "Alone")
    assert take_turn(ada, "criss_cross")
    assert wait_for_turn(ada, "criss_cross")
    held.append(True)
    with ghost_of(ada) as second:
        second.play_on()
    assert take_turn(ada, "criss_cross")
    refused = "That did not work: The game has gone on since; choose again"
    expect(ada.page.get_by_role("alert")).to_have_text(refused)
    ada.press("Close")
    expect(ada.page.get_by_role("alert")).to_be_empty()


def test_the_sheet_chosen_is_the_sheet_played(come: Come) -> None:
    ada = come()
    ada.sit_alone("encore")
    ada.page.get_by_text("purple", exact=True).click()
    expect(ada.page.get_by_role("radio", name="purple")).to_be_checked()
    ada.start()
    ada.wait_for_game()
    assert b"option sheet purple\n" in ada.server.record(ada.table)


def test_a_sheet_of_ones_own_is_looked_at_before_it_is_used(come: Come) -> None:
    ada = come()
    ada.watch.expected.append("404")
    ada.sit_alone("encore")
    rows = json.loads(ada.server.ask("/api/sheets/green")[1])["rows"]
    ada.page.get_by_text("Paste a sheet of your own").click()
    field = ada.page.get_by_role("textbox", name="Paste a sheet of your own")
    field.fill("\n".join(["GGGGGGGGGGGGGGG", *rows[1:]]))
    expect(ada.text("Not yet: ")).to_be_visible()
    expect(ada.button("Use this sheet")).to_be_disabled()
    field.fill("\n".join(rows))
    expect(ada.text("This sheet is sound. Bots play the printed sheets")).to_be_visible()
    ada.press("Use this sheet")
    expect(ada.page.get_by_role("radio", name="your own").or_(green(ada))).to_be_checked()
    ada.start()
    ada.wait_for_game()


def green(guest: Guest) -> Locator:
    """A sheet that is printed already may keep its name."""
    return guest.page.get_by_role("radio", name="green", checked=True)
