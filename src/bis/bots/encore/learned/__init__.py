"""Players of Encore! that learned; they need NumPy, and are loaded with their first move."""
