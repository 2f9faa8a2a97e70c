"""What names in links mean: notes, headings, blocks, quantities."""
