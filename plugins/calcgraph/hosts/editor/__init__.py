"""The language server: a vault as an editor sees it, over unsaved text.

Law of this room: one session for each vault, one memo for each session, one thread; answers are made of what
`project` knows, in the types of the protocol; nothing is written but edits that the client applies; the text of a note
is data, and is escaped wherever it is shown. Only `server.py` knows the wire.
"""
