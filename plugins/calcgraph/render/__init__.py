"""A project as HTML, SVG, JSON and text.

A host makes `page.index_of(project, sources)` once and `page.page_of(project, note, url_of, index)` for each page;
every `render_…(page, …)` returns `markupsafe.Markup`.

Callers: `hosts`.
Knows: `calc`, `graph`, `links` and `project`.
"""
