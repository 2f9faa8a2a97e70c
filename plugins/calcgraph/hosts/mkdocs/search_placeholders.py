"""Sheets, tables and views stay out of a page until search has read it; their words replace them meanwhile.

Material's search parses a page tag by tag, including excluded parts, and joins the words of neighbouring cells. A
row of a sheet has thirty tags, its words have two.
"""

import re
from collections.abc import Sequence

from markupsafe import Markup

from calcgraph.render.templating import fill

BEHIND = 0.25
"""The search weight of a law relative to the note that explains it; `Laws of batching` is not about batching."""
_PARTS = re.compile(
    r'<section class="cg cg-sheet"[^<]*+(?:<(?!/section>)[^<]*+)*+(?:</section>)?'
    r'|<figure class="cg cg-view[^<]*+(?:<(?!/figure>)[^<]*+)*+(?:</figure>)?'
)
"""A sheet or view; one left open reaches to the end, as searching for each end would take quadratic time."""
_PLACES = re.compile(r'<div data-cg-held="(\d+)">(?:<p>[^<]*</p>)*</div>')
"""The placeholders, marked by a custom attribute: parsers in between may drop comments."""
_SILENT = re.compile(
    r"<(math|svg|button)\b[^<]*+(?:<(?!/\1>)[^<]*+)*+(?:</\1>)?"
    r"|<(div|td)\b[^<>]* data-search-exclude>[^<]*+(?:<(?!/\2>)[^<]*+)*+(?:</\2>)?"
    r'|<span class="cg-slider__ends"[^<]*+(?:<(?!/span></span>)[^<]*+)*+(?:</span></span>)?'
    r'|<span class="cg-range">[^<]*+</span>'
    r"|<span\b[^<>]* data-search-exclude hidden>(?:[^<]++|<a\b[^<>]*>|</a>|<span\b[^<>]*>[^<]*+</span>)*+</span>"
)
"""The parts drawn, pressed or unfolded: formulas, buttons, steps, a sheet's source; results of other choices."""
_OTHER = re.compile(r"<option\b(?![^<>]* selected>)[^<>]*>[^<]*+(?:</option>)?")
_UNSEEN = re.compile(r'<span class="cg-sr">([^<"]*)</span>')
"""The text for screen readers alone, such as the verdict of a claim."""
_UNSAID = re.compile(r'<span class="cg-sr" data-cg-said="([^<"]*)"></span>')
_ENTRY = re.compile(r'<input class="cg-entry"[^<>]*>')
_TAG = re.compile(r"<[^<>]*>?")
_SPACED = re.compile(r" ([,:])(?= )")


def hold(html: str, body: str = "") -> tuple[str, tuple[str, ...]]:
    """Return a page with the words of calcgraph's parts in their places, and the parts.

    `body` follows the page: its generated content is reported elsewhere, and search does not index it.
    """
    held: list[str] = []

    def place(part: str, rows: Sequence[Markup]) -> str:
        held.append(part)
        return str(fill("held.html", number=len(held) - 1, rows=rows))

    short = _UNSEEN.sub(
        r'<span class="cg-sr" data-cg-said="\1"></span>',
        _PARTS.sub(lambda found: place(found[0], words_of(found[0])), html),
    )
    return f"{short}{place(body, ())}" if body else short, tuple(held)


def put_back(html: str, held: Sequence[str]) -> str:
    """The page whole again."""

    def whole(found: re.Match[str]) -> str:
        number = int(found[1])
        return held[number] if number < len(held) else found[0]

    seen = _UNSAID.sub(r'<span class="cg-sr">\1</span>', html)
    return _PLACES.sub(whole, seen) if held else seen


def behind(search: object) -> dict[str, object]:
    """Return a library page's settings for Material's search: notes rank first, unless the page says otherwise.

    >>> behind(None), behind({"boost": 3}), behind("no")
    ({'boost': 0.25}, {'boost': 3}, {'boost': 0.25})
    """
    return {"boost": BEHIND, **(search if isinstance(search, dict) else {})}


def words_of(part: str) -> list[Markup]:
    """Return the searchable words of a sheet or table, row by row: names, descriptions, values; empty for a view.

    >>> words_of('<section class="cg cg-sheet"><tr><th>base</th><td>read</td><td>60</td><td>GB</td></tr></section>')
    [Markup('base read 60 GB')]
    """
    if "data-search-exclude" in part.partition(">")[0]:
        return []
    shown = _ENTRY.sub(_entered, _UNSEEN.sub("", _OTHER.sub("", _SILENT.sub("", part))))
    rows = (_SPACED.sub(r"\1", " ".join(_TAG.sub(" ", row).split())) for row in shown.split("</tr>"))
    return [Markup(row) for row in rows if row]  # noqa: S704 - text of escaped HTML, without its tags


def _entered(entry: re.Match[str]) -> str:
    """The value in a field."""
    return entry[0].partition(' value="')[2].partition('"')[0]
