"""Flip 7 on plain words: one game is one array ``s``, all that is printed is the array ``t``.

Counted cards are six words. The 22 kinds stand in five groups of five. The first word holds, in
lanes of nine bits, how many cards there are in the first group, the first two, and so on; each of
the other five does the same within its group. So two comparisons of a whole word find the card at a
place of the sorted deck, and two subtractions take it out.

A line is one word: its numbers as bits, how many they are, their sum, the sum of the modifiers, and
how many there are of each. Sets of seats are words, one bit for each. Discards are not kept: they
are what lies neither in the deck nor on the table, and are counted when the deck is empty.

Moves: 0 is hit, 1 stay, 2 + seat a target. Chance: the kind of card drawn, or 22, a shuffle.

`words.py` says where everything stands, `cards.py` counts cards, `rounds.py` and `chain.py` are
what the rules' modules of these names are; `turns.py` plays, `legal.py` lists moves, `scores.py`
counts, `seen.py` is what a seat may know.
"""
