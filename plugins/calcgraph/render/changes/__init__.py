"""What a change did, for people and programs: text, JSON, Markdown, annotations, a page and a feed.

What a note says is data here: nothing of it becomes markup, a mention or a command of the place where it is shown.
"""
