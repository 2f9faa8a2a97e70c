"""Python-Markdown: a note in the host's dialect, and what is in the place of links, sheets and embeds."""
