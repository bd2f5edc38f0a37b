"""The tables of one person on one device, without a server.

The same log, alarms and tables as the server's, over a shelf that is handed in, and the same
messages and questions; no socket, thread, file or NumPy. In a browser it runs under Pyodide.
"""
