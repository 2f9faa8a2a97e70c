"""The report of a change, for people and programs: text, JSON, Markdown, annotations, a page and a feed.

The text of a note is data here: none of it becomes markup, a mention or a command of the place where it is shown.

Callers: `hosts`.
Knows: `calc`, `changes`, `render/reports` and `render/sheet`.
"""
