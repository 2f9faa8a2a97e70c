"""The way the text of notes is read: its dialect, and the Markdown extensions of the site."""

from msgspec import Struct, field

from calcgraph.notes.programs import LOGSEQ
from calcgraph.settings import Habits, Settings


class Host(Struct, frozen=True):
    """The details of a site's Markdown; empty without a site."""

    extensions: frozenset[str] = frozenset()
    """Names of its extensions, without `markdown.extensions.`; those of `extra` one by one."""
    slugs: str = ""
    """The function that makes ids of headings, in words; empty for the usual one."""
    has_slugs: bool = True
    """True if that function may be run here; otherwise only the finished page has all ids."""
    drafts: tuple[str, ...] = ()
    """The beginnings of vault paths below which the site omits notes with `draft: true`."""
    is_open: bool = False
    """True if an unknown component may change texts or ids: hooks, unknown extensions."""
    own_heads: frozenset[str] = frozenset()
    """Languages of fences whose options other code reads; `*` stands for all of them."""
    is_github: bool = False
    """True if there is no site: the notes are read where they are stored, as on GitHub, which gives the ids there."""
    shown_drafts: tuple[str, ...] = ()
    """The beginnings of vault paths below which it publishes them, as a blog with `draft: true` does."""
    is_plain: bool = False
    """True if, moreover, no program marked the folder: its Markdown links are paths, to any file that is stored."""

    generator: str = ""
    """The name of the site generator that the folder is configured for, if there is no site of MkDocs: it gives pages
    their addresses and ids, and fills templates in links."""


class ReadingMode(Struct, frozen=True):
    """The way the text of a note is read."""

    is_hosts: bool = False
    """True if the host's own reading of Markdown counts, and not Obsidian's."""
    habits: Habits = field(default_factory=Habits)
    host: Host = field(default_factory=Host)
    has_calculator: bool = False
    """True if fences `calc` can also be those of Logseq's calculator."""


OBSIDIANS = ReadingMode()


def reading_of(settings: Settings, host: Host) -> ReadingMode:
    """Return the way that settings have notes read on a host."""
    return ReadingMode(settings.is_hosts, settings.habits, host, settings.links.program == LOGSEQ)
