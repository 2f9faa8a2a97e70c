"""Text that is nearly a link, a claim or a sheet: reported if the repaired one works."""

from collections.abc import Iterator

from calcgraph.calc.syntax.parser import parse_sheet
from calcgraph.calc.syntax.tree import Definition, Function, Pick
from calcgraph.calc.syntax.views import WORDS
from calcgraph.diagnostics import Diagnostic, diagnose
from calcgraph.links.resolution import FragmentKind, Resolution, Status
from calcgraph.links.resolve import resolve_link
from calcgraph.notes.model import Link, NearFence
from calcgraph.notes.near_misses import CALC
from calcgraph.project.faces import asked_index, note
from calcgraph.project.values import names
from calcgraph.queries.query import Ask
from calcgraph.source import NoteId


def nearly(ask: Ask, path: NoteId) -> Iterator[Diagnostic]:
    """Yield CG206 for each text of a note that one repair makes a link that works, or a sheet that can be read."""
    whole = note(ask, path)
    for near in whole.near_links:
        resolved = (_resolved(ask, path, link) for link in near.links)
        meant = next((one for one in resolved if one.status is Status.RESOLVED), None)
        if meant is not None:
            written = whole.source.text[slice(*whole.source.ends(meant.link.span))]
            is_claim = meant.fragment_kind is FragmentKind.QUANTITY
            said = f"`{written}` is text, not a link" + (", so its number is not checked" if is_claim else "")
            yield diagnose("CG206", whole.source.shown, meant.link.span, said, f"write `{meant.link.text}`")
    for fence in whole.near_fences:
        joined = fence.written[len(CALC) :].lower()
        word = joined if joined in WORDS else fence.fence.word
        if word in WORDS or (not word and _is_sheet(fence, whole.source.shown)):
            right = f"{CALC} {word}".strip()
            said = f"a fence with the word `{fence.written}` is shown as code and not computed"
            yield diagnose("CG206", whole.source.shown, fence.span, said, f"write `{right}`")


def _resolved(ask: Ask, path: NoteId, link: Link) -> Resolution:
    return resolve_link(asked_index(ask), note(ask, path), link, lambda other: ask(names, other))


def _is_sheet(near: NearFence, shown: str) -> bool:
    """Return whether each line of a fence can be read, and one of them defines something."""
    tree, problems = parse_sheet(near.fence, shown)
    return not problems and any(isinstance(one, Definition | Function | Pick) for one in tree.statements)
