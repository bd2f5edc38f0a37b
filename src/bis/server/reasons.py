"""Why the server refuses, apart from what the table and the rules say."""

from bis.core.reasons import Reason

NO_TABLE = Reason("server.no_table", "there is no such table")
DELETED = Reason("server.deleted", "this table was deleted by all who sat there")
FORGOTTEN = Reason("server.forgotten", "you are forgotten here")
NO_TICKET = Reason(
    "server.no_ticket",
    "this link was used already, or is too old; make a new one on the other device",
)
HAS_TABLES = Reason(
    "server.has_tables",
    "this device has {tables} tables of its own, and would not be at them any more",
)
NO_CODE = Reason("server.no_code", "there is no table with this code")
NOT_HERE = Reason("server.not_here", "there is no such thing here")
NO_METHOD = Reason("server.no_method", "this can only be asked by {allowed}")
NO_WATCHERS = Reason("server.no_watchers", "the host does not want watchers")
SLOW_DOWN = Reason("server.slow_down", "slower, please: that was too much at once")
COACH_GAVE_UP = Reason(
    "server.coach_gave_up",
    "the coach could not work this out; try again in a while",
)
TOO_BUSY = Reason("server.too_busy", "the table is too busy; try again")
CANNOT_APPLY = Reason("server.cannot_apply", "that cannot be done at this table")
UNREADABLE_TABLE = Reason(
    "server.unreadable_table", "this table cannot be read by this Bis; it is kept as it is"
)
NOT_TOLD = Reason("server.not_told", "what is new could not be told; connect again")
NOT_STORED = Reason("server.not_stored", "it could not be stored; try again")
UNWELL = Reason("server.unwell", "nothing can be stored at the moment")
ENDING = Reason("server.ending", "the server ends; ask again")

OLD_PAGE = Reason("server.old_page", "this page is older than the server; load it anew")
FOREIGN_PAGE = Reason("server.foreign_page", "pages from elsewhere cannot open a table")
TOO_MANY = Reason(
    "server.too_many", "too many are connected here or at this table; close a window or try later"
)
TOO_MANY_REFUSALS = Reason("server.too_many_refusals", "too many wishes that cannot be fulfilled")

LONG_MESSAGE = Reason("server.long_message", "a message has at most {most} letters")
UNREADABLE = Reason("server.unreadable", "the message cannot be read: {problem}")
BAD_ID = Reason("server.bad_id", "a message has an id of 1 to 64 letters")
LONG_REQUEST = Reason("server.long_request", "a request has at most {most} bytes")
BAD_REQUEST = Reason("server.bad_request", "{problem}")

NO_LANGUAGE = Reason("server.no_language", "the rules are in {languages}, not in {language!r}")
NO_PICTURE = Reason("server.no_picture", "{game} has no pictures of an option {option!r}")
NO_LINE = Reason("server.no_line", "the record has {lines} lines, no line {line}")
NOT_SITTING = Reason("server.not_sitting", "you do not sit there in a game that goes on")
NOT_YOUR_SEAT = Reason(
    "server.not_your_seat", "you do not sit there; say ?seat=N for your own seat"
)
NOTHING_TO_REVIEW = Reason(
    "server.nothing_to_review", "the game is not over; there is nothing to review yet"
)
ENDED_EARLY = Reason(
    "server.ended_early", "the game was ended without a result; there is nothing to review"
)
