"""`calcgraph diff`: two sides from revisions or folders, read one after the other, and what differs.

Callers: `hosts/inquiry`, `hosts/markdown` and `hosts/mkdocs`.
Knows: `calc`, `changes`, `files`, `project`, `queries`, `render` and `vault`.
"""
