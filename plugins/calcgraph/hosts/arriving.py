"""Text that is on a page and not in its note: found when a converter begins, and read with the vault's names."""

from markdown import Markdown
from markdown.postprocessors import Postprocessor
from markdown.preprocessors import Preprocessor
from msgspec.structs import replace

from calcgraph.hosts.site import Site
from calcgraph.hosts.written import written_in
from calcgraph.source import NoteId

RELPATH = "relpath"
"""The host's processor of addresses, which knows the file whose text is converted."""


class ArrivalProcessor(Preprocessor):
    """Preprocessor that compares a converter's text with the note's, and reads it again if it differs."""

    def __init__(self, md: Markdown, site: Site) -> None:
        super().__init__(md)
        self.site = site

    def run(self, lines: list[str]) -> list[str]:
        """Change nothing in the text."""
        begin(self.site, self.md, "\n".join(lines))
        return lines


class Departures(Postprocessor):
    """Puts back the page around a part that another plugin has converted."""

    def __init__(self, md: Markdown, site: Site) -> None:
        super().__init__(md)
        self.site = site

    def run(self, text: str) -> str:
        """Change nothing in the page."""
        end(self.site, self.md)
        return text


def begin(site: Site, md: Markdown, text: str) -> None:
    """A converter begins with a text: that of the page, or one that another plugin converts by itself."""
    if site.project is None or site.arrivals is None:
        return
    settle(site, md)
    if site.page is None:
        _visit(site, md)
    elif site.reader is None:
        site.reader = md
    elif md is not site.reader:
        site.outer.append(site.turn())
        site.is_guest, site.reader, site.expected = True, md, ""
        if RELPATH not in md.treeprocessors and site.page.home is None:  # nothing rewrites the addresses of files
            site.page = replace(site.page, home=site.page.note)
    if site.page is None or site.notes is None:
        return
    site.text = text
    if plain(text) == plain(site.expected):
        return
    note = site.page.project.notes[site.page.written]
    known, is_foreign = site.page.project, bool(site.outer)
    project, problems, places, is_bound = site.arrivals.read(known, note, text, site.expected, is_foreign=is_foreign)
    is_excerpt = site.is_guest and not site.outer
    site.changed |= set() if site.is_guest else {note.id}
    site.late_problems += [] if is_excerpt else problems
    site.page, site.is_late = replace(site.page, project=project), site.is_late or is_bound
    site.notes = written_in(project, note.id)
    if not is_excerpt:
        site.late_links.setdefault(note.id, []).extend(places)


def _visit(site: Site, md: Markdown) -> None:
    """Begin the page of a note whose text a plugin shows on a different page, as a blog shows its posts."""
    file = getattr(md.treeprocessors[RELPATH], "file", None) if RELPATH in md.treeprocessors else None
    if file is None or site.url_in is None:
        return
    url_in, here = site.url_in, file.url
    site.begin_page(NoteId(file.src_uri), lambda path: url_in(path, here))
    site.is_guest, site.reader = site.page is not None, md if site.page is not None else None


def settle(site: Site, md: Markdown) -> None:
    """Return to the conversion of `md`, if one inside it has ended without notice."""
    while site.outer and site.reader is not md and any(one.reader is md for one in site.outer):
        site.turn_to(site.outer.pop())


def end(site: Site, md: Markdown) -> None:
    """End a conversion once its tree is made, and resume the one that it interrupted."""
    if site.reader is not md or not site.is_guest:
        return
    if site.outer:
        site.turn_to(site.outer.pop())
    else:
        site.end_page()


def plain(text: str) -> str:
    """Return a text without the details that the host's tidying changes."""
    return "\n".join(line.rstrip() for line in text.expandtabs(4).split("\n")).strip("\n")
