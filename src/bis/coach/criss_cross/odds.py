"""Why a chance to win is not what the scores say: whose grid has more to come."""

from bis.coach.criss_cross.room import next_roll, points_of
from bis.coach.phrases import Phrase, phrase
from bis.coach.verdicts import is_against
from bis.games.criss_cross.view import View

CLEARLY = 0.4
"""So many points more on average are worth a word."""


def odds(view: View, win: float) -> list[Phrase]:
    """Of the next roll, where it clearly brings whoever is behind more."""
    assert view.seat is not None
    scores = [points_of(sheet, view.advanced) for sheet in view.sheets]
    rival = max((seat for seat in range(len(scores)) if seat != view.seat), key=scores.__getitem__)
    lead = scores[view.seat] - scores[rival]
    if not is_against(lead, win, len(scores)):
        return []
    found = [phrase("odds.open")]
    sheets = view.sheets[view.seat], view.sheets[rival]
    if all(sheet.has_room() for sheet in sheets):
        own, theirs = (next_roll(sheet, view.advanced) for sheet in sheets)
        if abs(own - theirs) >= CLEARLY and (theirs > own) == (lead > 0):
            told = (("seat", str(rival)), ("theirs", f"{theirs:.1f}"), ("own", f"{own:.1f}"))
            found.append(Phrase("odds.next", told))
    return found
