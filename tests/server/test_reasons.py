"""The server's own refusals: their ids, which clients in other languages go by."""

from bis.core.reasons import REASONS, Reason
from bis.server import reasons

IDS = """
bad_id bad_request cannot_apply coach_gave_up deleted ended_early ending foreign_page forgotten
has_tables long_message long_request no_code no_language no_line no_method no_picture no_table
no_ticket no_watchers not_here not_sitting not_stored not_told not_your_seat nothing_to_review
old_page slow_down too_busy too_many too_many_refusals unreadable unreadable_table unwell
"""


def test_every_reason_is_listed() -> None:
    found = {name for name in REASONS if name.startswith("server.")}
    assert found == {f"server.{name}" for name in IDS.split()}
    assert found == {reason.id for reason in vars(reasons).values() if isinstance(reason, Reason)}
