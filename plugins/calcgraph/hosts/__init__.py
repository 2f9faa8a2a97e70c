"""The hosts of a project: MkDocs, Python-Markdown, the command line.

Callers: programs that host a project: MkDocs, Python-Markdown, a shell.
Knows: `calc`, `files`, `graph`, `links`, `notes`, `project`, `render`, `tex` and `vault`.
"""
