"""MkDocs and ProperDocs: the plugin, and the pages that a server rebuilds after an edit.

Callers: MkDocs, which loads the plugin by its entry point.
Knows: `calc`, `files`, `hosts/commands`, `hosts/markdown`, `links`, `notes`, `project`, `queries`, `render` and
`vault`.
"""
