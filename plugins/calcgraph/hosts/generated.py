"""The pages and data files that we add to a site: graph, claims, values."""

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files, InclusionLevel

from calcgraph.hosts.exports import data_files
from calcgraph.hosts.own_pages import clashes, own_pages
from calcgraph.hosts.page_text import head_of
from calcgraph.project import Project
from calcgraph.render.graph_data import Drawing
from calcgraph.settings import Settings

NOT_IN_NAV = InclusionLevel.NOT_IN_NAV


def add_generated(files: Files, config: MkDocsConfig, project: Project, drawing: Drawing) -> None:
    """Add pages and data files; one that would hide a file of the writer's is left out, as `hidden_by` reports."""
    inclusion = NOT_IN_NAV if config.nav else InclusionLevel.UNDEFINED
    pages = {path: head_of(kind) for path, kind in own_pages(project.settings).items()}
    left_out = clashes((file.src_uri for file in files), project.settings)
    for path, text in {**pages, **data_files(project, drawing)}.items():
        if path not in left_out:
            files.append(File.generated(config, path, content=text, inclusion=inclusion))


def take_out_of_navigation(files: Files, settings: Settings) -> None:
    """With `nav: index`, leave only the pages of the first level in the host's navigation: its cost grows with both."""
    if settings.nav != "index":
        return
    for file in files:
        if file.is_documentation_page() and "/" in file.src_uri and file.inclusion.value > NOT_IN_NAV.value:
            file.inclusion = NOT_IN_NAV
