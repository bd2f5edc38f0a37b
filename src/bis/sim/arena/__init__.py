"""The arena: which bot is stronger, by how much, and how sure that is.

Tape k is game k of a seed: the same seat begins and chance event e is the same, whoever plays.
Every tape is played in every distinct rotation of the table, and all games of a tape are one
observation (docs/decisions/0012-arena.md).

`play.py` tapes played by either engine; `sums.py` what they add up to, exactly, in any order;
`crew.py` all cores, `cluster.py` many machines, `run.py` a run on either; `standings.py` means,
intervals and ratings; `pictures.py` and `report.py` what is kept of a run.
"""
