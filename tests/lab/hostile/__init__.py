"""What proves the server."""
