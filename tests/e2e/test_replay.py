"""After the game: step through it, show somebody a position, keep the record, check the dice."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from bis.games import GAMES
from bis.record.fair import verify
from bis.record.replay import check
from bis.record.seal import commitment
from tests.e2e.conftest import Come
from tests.e2e.ghosts import ghost_of, play_to_the_end
from tests.e2e.guests import Guest
from tests.e2e.sizes import SIZES

EMPTINESS = """all => {
    const tops = [...all.children].map((one) => one.getBoundingClientRect());
    tops.push({ top: all.getBoundingClientRect().bottom });
    return Math.max(...tops.slice(1).map(({ top }, i) => top - tops[i].bottom));
}"""
"""Pixels of nothing between two parts, or below the last."""


@pytest.fixture
def ada(come: Come) -> Guest:
    """Somebody at the end of a game."""
    ada = come()
    ada.begin("criss_cross", "Bots")
    play_to_the_end(ada)
    return ada


def shown_words(guest: Guest) -> str:
    return guest.page.get_by_role("status").first.inner_text().strip()


def written(guest: Guest) -> list[str | None]:
    """Every square of the sheet in front, as it is read out."""
    cells = guest.page.get_by_role("grid").first.get_by_role("gridcell")
    return [cell.get_attribute("aria-label") for cell in cells.all()]


def test_a_game_can_be_stepped_through(ada: Guest) -> None:
    ada.page.get_by_role("link", name="Replay").click()
    expect(ada.text("The game begins")).to_be_visible()
    expect(ada.button("One step back")).to_be_disabled()
    ada.press("One step on")
    expect(ada.text("You begin with")).to_be_visible()
    ada.press("One step on")
    expect(ada.text("Mira begins with")).to_be_visible()
    ada.press("One step back")
    expect(ada.text("You begin with")).to_be_visible()
    ada.page.locator("body").press("ArrowRight")
    expect(ada.text("Mira begins with")).to_be_visible()
    ada.button("Play").press("ArrowLeft")
    expect(ada.text("You begin with")).to_be_visible()
    step = ada.page.get_by_role("slider", name="Step")
    step.press("End")
    expect(ada.text("The game is over").first).to_be_visible()
    expect(ada.button("One step on")).to_be_disabled()
    lines = step.get_attribute("max")
    expect(ada.page).to_have_url(re.compile(rf"\?line={lines}$"))


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_the_bar_lies_over_nothing_that_a_replay_offers(ada: Guest, size: str) -> None:
    ada.page.set_viewport_size(SIZES[size])
    ada.page.get_by_role("link", name="Replay").click()
    bar, link = ada.page.locator(".bar").bounding_box(), ada.button("Link to this step")
    below = link.bounding_box()
    assert bar
    assert below
    assert bar["y"] + bar["height"] <= below["y"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_the_buttons_stay_where_they_are_from_step_to_step(
    come: Come, game: str, size: str
) -> None:
    ada = come()
    ada.begin(game, "Bots")
    play_to_the_end(ada)
    ada.page.set_viewport_size(SIZES[size])
    ada.page.get_by_role("link", name="Replay").click()
    expect(ada.text("The game begins")).to_be_visible()
    places = set()
    for _ in range(15):
        before = ada.page.url
        ada.button("One step on").evaluate("button => button.click()")
        expect(ada.page).not_to_have_url(before)
        expect(ada.text("it is shown when all have chosen")).to_be_hidden()
        box = ada.button("One step on").bounding_box()
        assert box
        places.add((box["x"], box["y"]))
    assert len(places) == 1


def test_a_replay_plays_by_itself(ada: Guest) -> None:
    ada.page.get_by_role("link", name="Replay").click()
    ada.press("Play")
    expect(ada.text("You begin with")).to_be_visible()
    ada.press("Pause")
    expect(ada.button("Play")).to_be_visible()


def test_a_link_to_a_position_opens_that_position(come: Come, ada: Guest) -> None:
    ada.page.get_by_role("link", name="Replay").click()
    expect(ada.text("The game begins")).to_be_visible()
    ada.page.get_by_role("slider", name="Step").fill("9")
    expect(ada.page).to_have_url(re.compile(r"\?line=9$"))
    bob = come()
    bob.page.goto(ada.page.url)
    expect(bob.page.get_by_role("slider", name="Step")).to_have_value("9")
    expect(bob.page.get_by_role("grid").first).to_be_visible()
    assert written(bob) == written(ada)
    expect(bob.page.get_by_role("heading", name="Sheet of Guest")).to_be_visible()


def test_the_record_can_be_kept(ada: Guest, tmp_path: Path) -> None:
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Save the record").click()
    expect(ada.text("a file, to look at the game anywhere")).to_be_visible()
    kept = tmp_path / "record"
    download.value.save_as(kept)
    assert kept.read_bytes() == ada.server.record(ada.table)
    assert verify(check(kept.read_bytes())) > 0


@pytest.mark.parametrize("game", GAMES)
def test_the_dice_can_be_checked(come: Come, game: str) -> None:
    """The browser draws everything again, as often as the record says."""
    ada = come()
    ada.begin(game, "Bots")
    with ghost_of(ada) as second:
        second.play_on()
    ada.page.reload()
    ada.page.get_by_text(re.compile("^Check the (dice|cards)$")).click()
    drawn = verify(check(ada.server.record(ada.table)))
    expect(
        ada.text("were decided and sealed before the game, and nobody could change them")
    ).to_be_visible()
    ada.press(ada.text("How this is checked"))
    expect(ada.text(f"It fits: the seed draws all {drawn} rolls or cards.")).to_be_visible()
    expect(ada.text(f"and the {drawn} rolls or cards it saw")).to_be_visible()
    assert ada.page.locator("details[open]").first.evaluate(EMPTINESS) < 60


def test_dice_that_were_changed_do_not_fit(come: Come, ada: Guest) -> None:
    """Somebody puts another roll into the record."""

    def forge(route: Route) -> None:
        body = route.fetch().text()
        roll = re.search(r"^table roll (\S+) (\S+)$", body, re.MULTILINE)
        assert roll
        other = "abcdef"[("abcdef".index(roll[1]) + 1) % 6]
        forged = body.replace(roll[0], f"table roll {other} {roll[2]}", 1)
        route.fulfill(body=forged, content_type="text/plain")

    ada.page.route("**/record", forge)
    ada.page.get_by_text("Check the dice").click()
    expect(ada.text("Number 1 does not fit")).to_be_visible()
    expect(ada.text("The record is not that of the game this device watched")).to_be_visible()
    expect(ada.text("this device saw")).to_be_visible()


def test_a_seed_that_was_chosen_later_does_not_fit(ada: Guest) -> None:
    """What the server published before the game is not what stands in the record."""

    def forge(route: Route) -> None:
        body = route.fetch().text()
        seed = bytes(32)
        forged = re.sub("note commit .*", f"note commit {commitment(seed)}", body)
        forged = re.sub("note seed .*", f"note seed {seed.hex()}", forged)
        route.fulfill(body=forged, content_type="text/plain")

    ada.page.route("**/record", forge)
    ada.page.get_by_text("Check the dice").click()
    expect(ada.text("the seed was chosen later")).to_be_visible()
