"""Python-Markdown: a note in the host's dialect, and what stands in the place of links, sheets and embeds."""
