"""Where the pages that we generate stand, and which files of the writer's they would hide."""

from collections.abc import Iterable, Mapping
from pathlib import PurePosixPath

from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.settings import Settings
from calcgraph.source import START

SETTINGS = {"graph": "graph.path", "claims": "claims_path", "values": "values_path"}
"""The setting that moves each page."""
BROWSE = "browse.md"
"""Lists all notes where they are not in the navigation."""


def own_pages(settings: Settings) -> dict[str, str]:
    """Vault paths of the generated pages, with the word for each: `graph`, `claims`, `values`, `browse`."""
    pages = {
        f"{settings.graph.path}.md": "graph",
        f"{settings.claims_path}.md": "claims",
        f"{settings.values_path}.md": "values",
    }
    return {**pages, BROWSE: "browse"} if settings.nav == "index" else pages


def data_paths(settings: Settings) -> tuple[str, ...]:
    """Vault paths of the data files beside them."""
    names = (settings.claims_path, settings.values_path)
    return (f"{settings.graph.path}.json", *(f"{name}.{form}" for name in names for form in ("csv", "json")))


def made_paths(settings: Settings) -> tuple[str, ...]:
    """Vault paths of everything that is generated; notes can link to it as to any file."""
    return (*own_pages(settings), *data_paths(settings))


def hidden_by(settings: Settings, shown: Mapping[str, str]) -> tuple[Diagnostic, ...]:
    """Files that would be lost under a generated page; `shown` are the vault's files with their names in reports."""
    places = {place_of(path): path for path in shown}
    found = []
    for made in made_paths(settings):
        hidden = places.get(place_of(made))
        if hidden is not None:
            setting = SETTINGS.get(own_pages(settings).get(made, ""), "")
            hint = f"rename the file, or set `{setting}` to another name" if setting else "rename the file"
            message = f"the generated page `{made}` would hide `{shown[hidden]}`"
            found.append(diagnose("CG902", shown[hidden], START, message, hint))
    return tuple(found)


def place_of(path: str) -> str:
    """Where a file stands in the site: a note and a note named `index` in a folder of its name meet.

    >>> place_of("graph.md") == place_of("graph/index.md") == place_of("graph/README.md")
    True
    """
    pure = PurePosixPath(path)
    if pure.suffix.lower() != ".md":
        return path
    return str(pure.parent if pure.stem in ("index", "README") else pure.with_suffix(""))


def clashes(paths: Iterable[str], settings: Settings) -> frozenset[str]:
    """Generated files that are left out because a writer's stands in their place."""
    taken = {place_of(path) for path in paths}
    return frozenset(path for path in made_paths(settings) if place_of(path) in taken)
