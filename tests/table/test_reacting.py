"""Signs: a handful, seldom enough, and a nudge only to whom all have waited for."""

from bis.table import wishes
from bis.table.entries import Nudged, Reacted
from bis.table.reacting import AT_ONCE, MOST_AT_ONCE, MOST_SIGNS, PATIENCE
from bis.table.told import Shown
from tests.table.people import at, info, refused
from tests.table.tables import act, deciding, lobby, started


def test_a_reaction_is_told_to_everybody_with_a_number_of_its_own() -> None:
    table = started("flip7")
    assert deciding(table, "bob", wishes.React("1", "wow")) == [Reacted(1, "wow")]
    for sign in ("wow", "wow"):
        act(table, "bob", wishes.React("1", sign), at(1.0))
    version = table.version
    for player in ("ada", None):
        assert info(table, player).shown == [
            Shown(version - 1, 1, "wow", None),
            Shown(version, 1, "wow", None),
        ]


def test_a_sign_is_one_of_a_handful_from_somebody_who_plays() -> None:
    assert refused(started("flip7"), "ada", wishes.React("1", "words")) == "table.no_sign"
    assert refused(started("flip7"), "eve", wishes.React("1", "wow")) == "table.seatless"
    waiting = lobby(("ada", "Ada"))
    assert refused(waiting, "ada", wishes.React("1", "wow")) == "table.not_begun"


def test_nobody_shows_many_at_once_and_no_table_sees_them_for_ever() -> None:
    table = started("flip7")
    for _ in range(MOST_AT_ONCE):
        act(table, "ada", wishes.React("1", "laugh"), at(5.0))
    assert refused(table, "ada", wishes.React("2", "laugh"), at(6.0)) == "table.too_many_signs"
    act(table, "bob", wishes.React("3", "laugh"), at(6.0))
    act(table, "ada", wishes.React("4", "laugh"), at(5.0 + AT_ONCE))
    table.shown = MOST_SIGNS
    assert refused(table, "bob", wishes.React("5", "oops"), at(99.0)) == "table.too_many_changes"


def test_a_nudge_is_for_a_person_who_has_kept_others_waiting() -> None:
    table = started("flip7")
    (seat,) = table.to_act
    waiting, other = ("ada", "bob")[seat], ("bob", "ada")[seat]
    early, late = at(PATIENCE - 1), at(PATIENCE)
    assert refused(table, other, wishes.Nudge("1", seat), early) == "table.not_waited_for"
    assert refused(table, waiting, wishes.Nudge("1", seat), late) == "table.not_waited_for"
    assert refused(table, waiting, wishes.Nudge("1", 1 - seat), late) == "table.not_waited_for"
    assert refused(table, "eve", wishes.Nudge("1", seat), late) == "table.seatless"
    assert deciding(table, other, wishes.Nudge("2", seat), late) == [Nudged(seat, 1 - seat)]
    act(table, other, wishes.Nudge("2", seat), late)
    assert info(table, None).shown[-1].to == seat
    soon = at(PATIENCE + 1)
    assert refused(table, other, wishes.Nudge("3", seat), soon) == "table.nudged_already"
    act(table, other, wishes.Nudge("4", seat), at(2 * PATIENCE))


def test_a_ping_changes_nothing() -> None:
    for table in (lobby(("ada", "Ada")), started("flip7")):
        assert deciding(table, "eve", wishes.Ping("1")) == []
