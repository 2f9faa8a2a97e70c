"""The answers of the server, one module for what clients ask for together.

Law of this room: a function here takes a request, asks the session, and gives the protocol's types; what is found out
of a vault is in the modules above it.
"""
