"""From source files to one frozen project: notes, links, values, claims, graph, diagnostics.

Callers: `changes`, `hosts`, `render` and `vault`.
Knows: `calc`, `graph`, `links`, `notes`, `queries` and `tex`.
"""

from calcgraph.project.project import Project
from calcgraph.project.read import read_project

__all__ = ["Project", "read_project"]
