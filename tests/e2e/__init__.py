"""The whole house: a real browser at a real server."""
