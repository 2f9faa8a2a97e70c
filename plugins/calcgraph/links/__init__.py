"""The meaning of names in links: notes, headings, blocks, quantities."""
