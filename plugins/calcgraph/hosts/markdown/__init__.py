"""Python-Markdown: a note in the host's dialect, with the HTML for links, sheets and embeds."""
