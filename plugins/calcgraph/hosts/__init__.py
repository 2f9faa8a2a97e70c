"""The hosts of a project: MkDocs, Python-Markdown, the command line."""
