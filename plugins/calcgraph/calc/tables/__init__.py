"""Tables of values: from Markdown, CSV and YAML to columns with units, and the sources that they cite."""
