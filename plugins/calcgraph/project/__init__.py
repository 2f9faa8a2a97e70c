"""From source files to one frozen project: notes, links, values, claims, graph, diagnostics."""

from calcgraph.project.project import Project
from calcgraph.project.read import read_project

__all__ = ["Project", "read_project"]
