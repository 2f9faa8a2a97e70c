"""MkDocs and ProperDocs: the plugin, and the pages that a server rebuilds after an edit."""
