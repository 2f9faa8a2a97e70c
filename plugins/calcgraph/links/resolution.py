"""The results of resolving links."""

from enum import StrEnum

from msgspec import Struct

from calcgraph.enums import quick
from calcgraph.notes.model import Link
from calcgraph.source import NoteId


@quick
class Status(StrEnum):
    """Outcome of resolving a link."""

    RESOLVED = "resolved"
    AMBIGUOUS = "ambiguous"
    UNRESOLVED = "unresolved"
    BAD_FRAGMENT = "bad-fragment"
    EXTERNAL = "external"


@quick
class FragmentKind(StrEnum):
    """The kind of thing that the part after `#` names."""

    NONE = ""
    HEADING = "heading"
    BLOCK = "block"
    QUANTITY = "quantity"
    OTHER = "other"


class Resolution(Struct, frozen=True):
    """A link with its meaning."""

    source: NoteId
    link: Link
    status: Status
    target: str
    """The vault path of the note or attachment; empty if it does not exist."""
    is_note: bool = False
    fragment_kind: FragmentKind = FragmentKind.NONE
    anchor: str = ""
    """Id in the target's page: a heading's slug, `^block`'s id, `calc-<name>`."""
    quantity: str = ""
    """Name of the quantity, column (`gpu.bw`) or cell (`gpus.h100.bw`) meant."""
    via: str = ""
    """The way the file was found: `path`, `suffix`, `id`, `alias`, `title`, `slug`; empty for this note."""
    is_left: bool = False
    """True if only the finished page can say that it has the place meant."""
    label: str = ""
    """The name of the numbered figure, table or equation meant, such as `Figure 2`."""
    candidates: tuple[str, ...] = ()
    """The matching files if there are several, the chosen one first."""
