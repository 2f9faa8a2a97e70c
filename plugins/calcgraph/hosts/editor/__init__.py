"""The language server: a vault as an editor sees it, over unsaved text.

Contract of this package: one session for each vault, one memo for each session, one thread. Results are made from
`project`, in the types of the protocol. Nothing is written except edits that the client applies. The text of a note is
data, and is escaped wherever it is shown. Only `server.py` knows the wire.

Callers: `hosts/inquiry`.
Knows: `calc`, `files`, `hosts/commands`, `links`, `notes`, `project`, `queries`, `render` and `vault`.
"""
