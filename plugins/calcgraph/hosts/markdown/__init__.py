"""Python-Markdown: a note in the host's dialect, with the HTML for links, sheets and embeds.

Callers: `hosts/mkdocs`.
Knows: `calc`, `files`, `hosts/commands`, `links`, `notes`, `project`, `render`, `tex` and `vault`.
"""
