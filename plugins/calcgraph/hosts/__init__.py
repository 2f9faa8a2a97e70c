"""Where a project is used: MkDocs, Python-Markdown, the command line."""
