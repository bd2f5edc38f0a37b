"""Tables in real time: the server is the judge, and what is stored is the truth."""
