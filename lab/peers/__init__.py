"""Other libraries for games, measured beside Bis: `make peers` installs them, away from our own.

`measure.py` runs in their environment and knows nothing of Bis; `table.py` starts it.
"""
