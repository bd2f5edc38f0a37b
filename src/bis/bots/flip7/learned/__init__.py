"""Players of Flip 7 that learned; they need NumPy, and are loaded with their first move."""
