"""What all players that learned share; they need NumPy."""
