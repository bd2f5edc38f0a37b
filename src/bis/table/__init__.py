"""What a table is, without I/O: wishes, the entries they become, and what each seat is shown.

No clock, no dice and no network of its own: whoever owns a table hands in the time and the seed.
So it is the same in the server, in tests, and in a browser without a server.
"""
