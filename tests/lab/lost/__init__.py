"""What `best` still loses, and how that is found out."""
