"""The commands, one file each; `command_line` defines how they are called.

Callers: `hosts/editor`, `hosts/inquiry` and `hosts/markdown`.
Knows: `calc`, `changes`, `files`, `graph`, `links`, `notes`, `project`, `queries`, `render` and `vault`.
"""
