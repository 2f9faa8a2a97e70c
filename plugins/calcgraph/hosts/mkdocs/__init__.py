"""MkDocs and ProperDocs: the plugin, and what an edit redraws under a server."""
