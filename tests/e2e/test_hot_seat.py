"""Several people on one device."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Come
from tests.e2e.guests import Guest
from tests.e2e.playing import play_on, take_turn, wait_for_turn
from tests.e2e.states import sit_on_one_device


def test_two_play_a_whole_game_on_one_device(come: Come) -> None:
    ada = come()
    sit_on_one_device(ada, "criss_cross", "Ada", "Bob")
    ada.start()
    assert play_on(ada, "criss_cross") > 12
    assert set(ada.shown_scores()) == {"Ada", "Bob"}
    ada.check_record()


@pytest.mark.parametrize("game", ["criss_cross", "encore"])
def test_the_next_one_does_not_see_what_was_chosen(come: Come, game: str) -> None:
    """The page says whose turn it is, and shows nothing of the choice before."""
    ada = come()
    sit_on_one_device(ada, game, "Ada", "Bob")
    ada.start()
    if game == "criss_cross":
        for _ in range(2):
            assert take_turn(ada, game)
    assert wait_for_turn(ada, game)
    first = turn_of(ada)
    assert take_turn(ada, game)
    other = {"Ada": "Bob", "Bob": "Ada"}[first]
    expect(ada.status(re.compile(f"^{other}: "))).to_be_visible()
    expect(ada.page.get_by_role("grid", name=f"Sheet of {other}")).to_be_visible()
    expect(
        ada.page.get_by_role("gridcell", name=re.compile(", (chosen|checked|last)"))
    ).to_have_count(0)
    done = re.compile(f"^{first}( passes| chooses| takes |: )")
    events = ada.page.get_by_role("listitem").filter(has_text=done)
    expect(events).to_have_count(0)
    assert take_turn(ada, game)
    expect(events).to_have_count(1)


def turn_of(guest: Guest) -> str:
    found = guest.status(re.compile("^(Ada|Bob): ")).inner_text()
    return str(found.partition(":")[0])
