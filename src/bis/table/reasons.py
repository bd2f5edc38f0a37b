"""Why wishes are refused, apart from the rules of the games."""

from bis.core.errors import BisError
from bis.core.reasons import Reason

HOST_ONLY = Reason("table.host_only", "only the host can do that")
BEGUN = Reason("table.begun", "the game has begun")
NOT_BEGUN = Reason("table.not_begun", "the game has not begun")
GONE_ON = Reason("table.gone_on", "the game has gone on since that was chosen; choose again")
NOTHING_TO_UNSAY = Reason("table.nothing_to_unsay", "no choice of yours waits for the others'")
NOT_OVER = Reason("table.not_over", "the game is not over")

NO_SEAT = Reason("table.no_seat", "there is no seat {seat}")
SEATLESS = Reason("table.seatless", "you have no seat at this table")
NOT_YOURS = Reason("table.not_yours", "seat {seat} is not yours")
BOT_PLAYS = Reason("table.bot_plays", "a bot plays here for you; sit down again first")
BAD_NAME = Reason(
    "table.bad_name", "a name has a letter or a digit to be read, and at most {most} of them"
)
TOO_MANY_FOR = Reason("table.too_many_for", "{game} is for up to {most} seats")
NO_COLOR = Reason("table.no_color", "the colors are {colors}")
FULL = Reason("table.full", "the table is full")
NOT_FREE = Reason(
    "table.not_free", "only a bot's seat can be taken now, and nobody's who may come back"
)
ASK_FIRST = Reason("table.ask_first", "the game goes on: ask the host for this seat")
SEATED = Reason("table.seated", "you have a seat at this table")
LOCKED = Reason("table.locked", "the host has locked the table: nobody new sits down")
BANNED = Reason("table.banned", "the host does not want you at this table")
STILL_THERE = Reason("table.still_there", "{name} is there")
NOT_LONG_AWAY = Reason(
    "table.not_long_away", "{name} has been away for less than {seconds} seconds"
)
NOT_A_PERSON = Reason("table.not_a_person", "a bot sits there, and nobody can be it")
NO_WITNESS = Reason("table.no_witness", "nobody else sits here who could give their word for you")
NO_REQUEST = Reason("table.no_request", "nobody asks for that any more")
TOO_MANY_REQUESTS = Reason("table.too_many_requests", "too many ask for a seat here; wait a little")
ASKED_ALREADY = Reason("table.asked_already", "you have just asked; wait a little")
BAD_TIMER = Reason("table.bad_timer", "a timer runs for {shortest} to {longest} seconds")

NO_PROMISE_WANTED = Reason("table.no_promise_wanted", "no promise is wanted now")
BAD_PROMISE = Reason("table.bad_promise", "a promise is {digits} hexadecimal digits")
NO_SHARE_WANTED = Reason("table.no_share_wanted", "no share is wanted now")
BAD_SHARE = Reason("table.bad_share", "a share is {digits} hexadecimal digits")
NOT_PROMISED = Reason("table.not_promised", "a share is promised before it is told")
OTHER_SHARE = Reason("table.other_share", "this is not the share that was promised")
RESEALING = Reason(
    "table.resealing", "the dice are being sealed anew; the game goes on in a moment"
)

NO_SIGN = Reason("table.no_sign", "the signs are {signs}")
TOO_MANY_SIGNS = Reason("table.too_many_signs", "that is enough for now; wait a little")
NOT_WAITED_FOR = Reason("table.not_waited_for", "{name} has not kept anybody waiting for long")
NUDGED_ALREADY = Reason("table.nudged_already", "{name} has just been reminded")

ENDED = Reason("table.ended", "the game was ended without a result")
TOO_MANY_CHANGES = Reason(
    "table.too_many_changes", "too much has been changed at this table; only the game goes on here"
)

NEWER_ENTRY = Reason(
    "table.newer_entry",
    "this table was written by a newer Bis (its entries are of version {version}, "
    "this Bis reads up to {known})",
)
NOT_BROUGHT = Reason("table.not_brought", "this game cannot go on here: {problem}")

HINTS_ALONE = Reason("table.hints_alone", "hints are for those who play alone or with bots only")
HINTS_PLAYING = Reason("table.hints_playing", "there are hints only while the game goes on")
HINTS_IN_TURN = Reason("table.hints_in_turn", "it is not your turn; there is nothing to choose now")


class RefusedError(BisError):
    """A wish that cannot be fulfilled, and why."""

    @classmethod
    def by(cls, error: BisError) -> "RefusedError":
        """What a judge, the notation or an option says, handed on with all it says."""
        refused = cls(str(error))
        refused.id, refused.parts, refused.rule = error.id, error.parts, error.rule
        return refused
