"""How a guest goes through a first game, step by step."""

import re
from collections.abc import Iterator

from playwright.sync_api import expect

from bis.lessons import FIRST_GAMES
from bis.lessons.lesson import Lesson, Step
from tests.e2e.guests import Guest
from tests.e2e.ways import WAYS

ON = re.compile("^(Go on|Next lesson|That was it!)$")


def steps(guest: Guest, game: str) -> Iterator[tuple[Lesson, Step]]:
    """Each step while it is on the page; what it asks for is done when the next is asked for."""
    say = WAYS[game].say
    assert say is not None
    for lesson in FIRST_GAMES[game].lessons:
        for step in lesson.steps:
            expect(guest.page.locator("#status")).to_have_text(step.words["en"])
            yield lesson, step
            if step.do is None:
                guest.press(guest.button(ON, enabled=True))
            else:
                say(guest, step.do)
