"""The server's responses, one module for each group of requests that clients make together.

Contract of this package: a function here takes a request, asks the session, and returns the protocol's types. The
modules above it analyse the vault.

Callers: `hosts/editor`.
Knows: `calc`, `hosts/commands`, `notes`, `project` and `vault`.
"""
