"""The sources of notes and destinations of pages: configuration, folders, files, library, redirects.

This package knows the disk and no host.

Callers: `hosts`.
Knows: `calc`, `files`, `graph`, `links`, `notes`, `project` and `queries`.
"""
