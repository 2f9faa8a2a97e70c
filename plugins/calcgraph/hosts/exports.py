"""Data files of a site for other programs: graph, values and claims."""

from calcgraph.documents import to_csv, to_json
from calcgraph.graph.export import export
from calcgraph.project import Project
from calcgraph.render.graph_data import Drawing
from calcgraph.render.rows import claim_rows, value_rows


def data_files(project: Project, drawing: Drawing) -> dict[str, str]:
    """Vault path and text of each file; notes are named by their vault paths, never by a path of the build."""
    settings = project.settings
    values = value_rows(project, str)
    claims = claim_rows(project, str)
    return {
        f"{settings.graph.path}.json": export(project.graph, drawing.metrics, drawing.points, "json"),
        f"{settings.values_path}.json": to_json(values=values),
        f"{settings.values_path}.csv": to_csv(values),
        f"{settings.claims_path}.json": to_json(claims=claims),
        f"{settings.claims_path}.csv": to_csv(claims),
    }
