"""The order in which notes are read: a section of the navigation, whose sections are its stages."""

from collections.abc import Iterable, Mapping

from markupsafe import Markup
from mkdocs.exceptions import PluginError
from mkdocs.structure import StructureItem
from mkdocs.structure.nav import Navigation, Section
from mkdocs.structure.pages import Page
from msgspec import Struct

from calcgraph.groups import grouped
from calcgraph.render.templating import fill


class Stage(Struct, frozen=True):
    """The place of a page in the order of reading."""

    title: str
    number: int
    count: int
    before: Page | None
    after: Page | None
    """The pages before and after it; the order goes on from stage to stage."""


def stages_of(navigation: Navigation, title: str) -> dict[str, Stage]:
    """Return the place of each page of a section, by its path; pages outside its sections belong to no stage.

    A section that does not exist ends the build, with the names of those that do.
    """
    sections = [one for one in _sections(navigation.items) if one.title == title]
    if not sections:
        known = ", ".join(f"`{one.title}`" for one in _sections(navigation.items))
        raise PluginError(
            f"`reading`: the navigation has no section `{title}`; name one of {known or 'its sections, in `nav`'}"
        )
    stages = [one for one in sections[0].children if isinstance(one, Section)]
    pages = [(at, stage.title, page) for at, stage in enumerate(stages, 1) for page in _pages(stage.children)]
    shown = [page for _, _, page in pages]
    return {
        page.file.src_uri: Stage(name, at, len(stages), before, after)
        for (at, name, page), before, after in zip(pages, [None, *shown], [*shown[1:], None], strict=False)
    }


def course_of(stages: Mapping[str, Stage]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the title of each stage with the paths of its pages, as the map of a course draws them."""
    titles = {stage.number: stage.title for stage in stages.values()}
    paths = grouped((stage.number, path) for path, stage in stages.items())
    return tuple((titles[number], tuple(paths[number])) for number in sorted(titles))


def with_stage(html: str, page: Page, stage: Stage | None) -> str:
    """Return a page's text with its stage above it, and with the pages before and after it below."""
    if stage is None:
        return html
    beside = [(one, one.file.url_relative_to(page.file)) if one else None for one in (stage.before, stage.after)]
    above = fill("stage.html", stage=stage)
    below = fill("stage_foot.html", before=beside[0], after=beside[1])
    return Markup("").join((above, "\n", Markup(html), "\n", below))  # noqa: S704 - the text of the page


def _sections(items: Iterable[StructureItem]) -> list[Section]:
    found: list[Section] = []
    for item in items:
        if isinstance(item, Section):
            found += [item, *_sections(item.children)]
    return found


def _pages(items: Iterable[StructureItem]) -> list[Page]:
    found: list[Page] = []
    for item in items:
        if isinstance(item, Page):
            found.append(item)
        elif isinstance(item, Section):
            found += _pages(item.children)
    return found
