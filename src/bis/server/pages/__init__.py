"""What is answered over HTTP, by subject; each page lists its endpoints."""
