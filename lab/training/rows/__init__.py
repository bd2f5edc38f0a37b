"""Tables of Encore! as rows of numbers, for training: plain functions on words, as in batch.

`told.py` what a seat is told, `moves.py` what it could do, `choices.py` what is chosen, `games.py`
whole games, `luck.py` what a roll brings beyond the mean of all rolls.
"""

REPLACEABLE = (
    *("tell_more", "tell_more_places", "count_specials", "find_specials", "special_number"),
    *("count_extras", "find_extras", "extra_number", "extra_shown"),
)
"""What a variant tells besides."""
