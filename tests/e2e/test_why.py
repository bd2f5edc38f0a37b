"""Every tap that does nothing says why; what is chosen can be taken back until it is seen."""

import re

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Come
from tests.e2e.encore import CONFIRM, OPEN, enabled, take_some_dice
from tests.e2e.guests import Guest
from tests.e2e.lessons import steps
from tests.e2e.playing import begin_with_choice, open_squares, take_turn, wait_for_turn
from tests.e2e.test_together import begin_together


def whisper(guest: Guest) -> Locator:
    return guest.page.locator(".whisper")


def poke(target: Locator) -> None:
    """Tap what cannot be used."""
    target.click(force=True)


def dark_square(guest: Guest) -> Locator:
    """Free, and not to be crossed now."""
    words = re.compile(r"^[A-O]\d, (?!.*(legal|chosen|checked))")
    return guest.page.get_by_role("gridcell", name=words)


def begin_where_something_fits(come: Come) -> tuple[Guest, Guest]:
    """Dice are thrown: with three times green and no 1 nothing fits in column H."""
    while True:
        ada, bob = begin_together(come, "encore")
        expect(ada.status("Your turn: ")).to_be_visible()
        if not ada.status("Your turn: nothing fits").count():
            return ada, bob


def test_encore_says_why_not_and_what_is_next(come: Come) -> None:
    ada, bob = begin_where_something_fits(come)
    expect(ada.status("Your turn: take a color and a number")).to_be_visible()
    poke(dark_square(ada).first)
    expect(whisper(ada)).to_have_text("First take a color die and a number die")
    ada.page.keyboard.press("Escape")
    expect(whisper(ada)).to_have_count(0)

    poke(ada.button("Undo"))
    expect(whisper(ada)).to_have_text(
        "Nothing is chosen yet. "
        "A move you have confirmed can be taken back only while others still choose."
    )

    ada.press(ada.page.locator(f"{OPEN}.color").first)
    expect(ada.status("Your turn: now a number")).to_be_visible()
    expect(ada.page.locator(".bar .primary")).to_have_text("Now a number die")
    poke(ada.button("Pass"))
    expect(whisper(ada)).to_have_text("To pass, first undo what you have chosen")
    ada.press(ada.page.locator(f"{OPEN}.number").first)
    expect(ada.status(re.compile("in column H|1 to"))).to_be_visible()
    poke(dark_square(ada).first)
    expect(whisper(ada)).to_contain_text(re.compile("color|touch|room"))
    expect(whisper(ada).get_by_role("link", name="The rule")).to_have_attribute(
        "href", re.compile("^/rules/encore#ENC-1")
    )

    while not enabled(ada, CONFIRM).count():
        ada.press(open_squares(ada).first)
    expect(ada.status("Your turn: confirm")).to_be_visible()
    expect(enabled(ada, CONFIRM)).to_contain_text(re.compile(r"no points yet|[+−]\d"))
    chosen = ada.page.get_by_role("gridcell", name=re.compile(", chosen"))
    plan = [cell.get_attribute("data-square") for cell in chosen.all()]
    ada.page.reload()
    expect(chosen).to_have_count(len(plan))
    ada.press(enabled(ada, CONFIRM))
    expect(ada.status("Waiting for Bob")).to_be_visible()
    poke(dark_square(ada).first)
    expect(whisper(ada)).to_contain_text("You have chosen already")

    ada.press("Take it back")
    expect(ada.status("Your turn: confirm")).to_be_visible()
    assert [cell.get_attribute("data-square") for cell in chosen.all()] == plan
    ada.press(enabled(ada, CONFIRM))
    assert take_turn(bob, "encore")
    expect(ada.text("Turn 2").first).to_be_visible()
    assert wait_for_turn(ada, "encore")
    poke(ada.page.get_by_role("gridcell", name=re.compile("checked")).first)
    expect(whisper(ada)).to_be_visible()
    rolled = "[data-about*=rolled]"
    waits = ada if ada.page.locator(rolled).count() else bob
    waits.press(waits.page.locator(rolled).first)
    expect(whisper(waits)).to_contain_text("rolled this turn")
    waits.press(waits.page.locator(".others .marks"))
    expect(whisper(waits)).to_contain_text(re.compile(r"has \d exclamation marks? left"))
    expect(waits.page.get_by_role("dialog")).to_have_count(0)
    ada.visit(f"/t/{ada.table}/tv")
    whose = ada.page.get_by_role("heading", name=re.compile("^Sheet of (Ada|Bob)$"))
    expect(whose).to_be_visible()


def test_touch_explains(come: Come) -> None:
    ada = come(viewport={"width": 360, "height": 640})
    begin_with_choice(ada, "one_more_encore", "Alone")
    for name, words in (
        ("Row Q: 5 points, bomb", "Row Q: filling it brings 5 points, and a bomb"),
        ("Column A: 5 first, 3 later", "Column A: whoever fills it first gets 5"),
        ("6 exclamation marks left", "For one “!” you may take a joker"),
        ("Total −22", "each star left costs 2, each exclamation mark left (!) is worth 1"),
        ("0 hearts", "With hearts every column"),
        ("1 golden die", "The special die costs a golden die; you have 1."),
    ):
        ada.press(ada.button(name))
        expect(whisper(ada)).to_contain_text(words)
        box = whisper(ada).bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= 360 - box["width"]
        ada.page.keyboard.press("Escape")
    poke(ada.page.get_by_role("gridcell", name=re.compile("golden die")).first)
    expect(whisper(ada)).to_contain_text("A golden die: crossing it wins it.")
    ada.page.keyboard.press("Escape")
    take_some_dice(ada)
    letters = ada.page.get_by_role("rowheader")
    assert letters.all_inner_texts() == list("PQRSTUV")
    ada.page.keyboard.press("Escape")
    for kind, words in (
        (".special", "golden die, and you have none|Nothing on your sheet fits"),
        (":is(.color, .number)", "You cannot reach|A joker costs"),
    ):
        grey = ada.page.locator(f"[aria-label=Dice] {kind}[aria-disabled=true]")
        while not grey.count():
            assert take_turn(ada, "one_more_encore")
            assert wait_for_turn(ada, "one_more_encore")
        poke(grey.first)
        expect(whisper(ada)).to_contain_text(re.compile(words))
        expect(whisper(ada).get_by_role("link", name="The rule")).to_be_visible()
        ada.page.keyboard.press("Escape")


def test_what_a_joker_costs_is_marked_before_it_is_paid(come: Come) -> None:
    """In the lesson in which the joker is taken."""
    ada = come()
    ada.visit("/learn/encore")
    for _, step in steps(ada, "encore"):
        if step.do == "x1 K6":
            break
    marked = ada.page.locator(".marks .spent")
    expect(marked).to_have_count(0)
    for spot in ("die-x", "die-1"):
        ada.press(ada.page.locator(f"[data-spot={spot}]"))
    expect(marked).to_have_count(1)
    ada.press(ada.page.locator("[data-square=K6]"))
    expect(enabled(ada, CONFIRM)).to_contain_text("costs 1 exclamation mark")


def test_flip_7_says_what_it_is_that_one_touches(come: Come) -> None:
    """In its lessons: in the first Bob deals, and in the sixth a Second Chance comes."""
    ada = come()
    ada.visit("/learn/flip7")
    for target, words in (
        ("[data-explain=dealer]", "The player after the dealer is first"),
        ("[data-spot=deck]", "The bars: how many of each number can still come. Red:"),
        (".own .points", "Left: what the line counts this round. Right, with the thin bar:"),
    ):
        ada.press(ada.page.locator(target).first)
        expect(whisper(ada)).to_contain_text(words)
        ada.page.keyboard.press("Escape")
    clover = ada.page.locator(".own [data-explain=chance]")
    for _ in steps(ada, "flip7"):
        if clover.count():
            break
    ada.press(clover)
    expect(whisper(ada)).to_contain_text("a number that comes twice is thrown away with this card")


def test_criss_cross_says_what_a_move_brings(come: Come) -> None:
    ada = come()
    ada.begin("criss_cross", "Alone")
    assert take_turn(ada, "criss_cross")
    assert wait_for_turn(ada, "criss_cross")
    poke(ada.page.get_by_role("gridcell", name=re.compile("^A1")))
    expect(whisper(ada)).to_contain_text("A1 is not free")
    ada.press(ada.page.get_by_role("gridcell", name=re.compile("^C3")))
    poke(ada.page.get_by_role("gridcell", name=re.compile("^E5")))
    expect(whisper(ada)).to_contain_text("It must be right beside the first symbol")
    ada.press(ada.page.get_by_role("gridcell", name=re.compile("^C4")))
    expect(ada.button(re.compile("^Write"))).to_contain_text(re.compile("no points|Column C|Row"))
    poke(ada.page.get_by_role("gridcell", name=re.compile("^E5")))
    expect(whisper(ada)).to_have_text(
        "Both symbols have their place. Tap one of them to take it back."
    )
    poke(ada.page.get_by_role("toolbar", name="Dice").get_by_role("button").first)
    expect(whisper(ada)).to_have_text("This one has its place: tap it in the grid to take it back")


def test_criss_cross_takes_back_one_symbol_and_then_says_that_nothing_is_left(come: Come) -> None:
    ada = come()
    ada.begin("criss_cross", "Alone")
    assert take_turn(ada, "criss_cross")
    assert wait_for_turn(ada, "criss_cross")
    chosen = ada.page.get_by_role("gridcell", selected=True)
    for square in ("C3", "C4"):
        ada.press(ada.page.locator(f"[data-square={square}]"))
    expect(chosen).to_have_count(2)
    ada.press("Undo")
    expect(chosen).to_have_attribute("data-square", "C3")
    ada.press(ada.page.locator("[data-square=D3]"))
    ada.press(ada.page.locator("[data-square=C3]"))
    expect(chosen).to_have_attribute("data-square", "D3")
    ada.press("Undo")
    expect(chosen).to_have_count(0)
    poke(ada.button("Undo"))
    expect(whisper(ada)).to_have_text("Nothing is chosen yet. A move you have confirmed stands.")
