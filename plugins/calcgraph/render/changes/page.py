"""The page of what changed from release to release, and its feed."""

import datetime as dt
from uuid import NAMESPACE_URL, uuid5
from xml.etree import ElementTree as ET

from markupsafe import Markup
from msgspec import Struct

from calcgraph.calc.model import QuantityId
from calcgraph.changes.differences import InputChange, LinkChange, ValueChange, VerdictChange
from calcgraph.diagnostics import Diagnostic
from calcgraph.documents import in_xml, inert_xml
from calcgraph.render.changes.text import changes_text
from calcgraph.render.changes.words import Summary, from_to, reasons, relative, results, verdict
from calcgraph.render.page import Page
from calcgraph.render.templating import fill
from calcgraph.source import NoteId

MOST = 30
"""Rows of a release on the page."""
ATOM = "http://www.w3.org/2005/Atom"


class Release(Struct, frozen=True):
    """The changes of a tag since the one before."""

    name: str
    commit: str
    second: int
    """The time at which the tag was made, in seconds since 1970."""
    summary: Summary

    @property
    def date(self) -> str:
        """`2026-11-22`."""
        return self.moment[:10]

    @property
    def moment(self) -> str:
        """`2026-11-22T10:00:00Z`."""
        moment = dt.datetime(1970, 1, 1, tzinfo=dt.UTC) + dt.timedelta(seconds=self.second)
        return moment.strftime("%Y-%m-%dT%H:%M:%SZ").zfill(20)  # a system may write the year 1 as `1`


class ChangeRow(Struct, frozen=True):
    """A value that moved."""

    name: str
    url: str
    """The address of its row in a sheet; empty if the row no longer exists."""
    place: str
    before: str
    after: str
    change: str
    why: str


class ReleaseDetails(Struct, frozen=True):
    """A release as the page shows it."""

    release: Release
    verdict: str
    rows: tuple[ChangeRow, ...]
    more: int
    edits: tuple[InputChange, ...]
    claims: tuple[VerdictChange, ...]
    links: tuple[LinkChange, ...]
    problems: tuple[Diagnostic, ...]


def render_changes_page(page: Page, releases: tuple[Release, ...], feed_url: str) -> Markup:
    """Return the page of every release with its moves, the newest first, and one of all edits if it moved something."""
    ids = {note.source.shown: note.id for note in page.project.notes.values()}
    shown = [_shown(page, ids, release) for release in releases]
    return fill("changes_page.html", releases=shown, feed_url=feed_url)


def _shown(page: Page, ids: dict[str, NoteId], release: Release) -> ReleaseDetails:
    changes, found = release.summary.changes, release.summary.judgement
    moved = results(changes.values)
    return ReleaseDetails(
        release,
        verdict(release.summary),
        tuple(_row(page, ids, one) for one in moved[:MOST]),
        max(len(moved) - MOST, 0),
        tuple(one for one in changes.edits if one.moves)[:MOST],
        found.claims[:MOST],
        found.links[:MOST],
        found.problems[:MOST],
    )


def _row(page: Page, ids: dict[str, NoteId], one: ValueChange) -> ChangeRow:
    before, after = from_to(one)
    id_ = QuantityId(ids.get(one.note, NoteId("")), one.name)
    url = page.row_url(id_) if id_ in page.project.calculation.quantities else ""
    return ChangeRow(one.name, url, one.note, before, after, relative(one), ", ".join(reasons(one)))


def changes_feed(releases: tuple[Release, ...], address: str) -> str:
    """The releases as an Atom feed (RFC 4287); `address` is that of the page, relative without one of the site."""
    feed = ET.Element("feed", {"xmlns": ATOM})
    _texts(feed, title="What changed", id=_id("changes", *(one.commit for one in releases[-1:])))
    _texts(feed, updated=releases[0].moment if releases else "1970-01-01T00:00:00Z")
    ET.SubElement(ET.SubElement(feed, "author"), "name").text = "calcgraph"
    ET.SubElement(feed, "link", {"href": address})
    for one in releases:
        entry = ET.SubElement(feed, "entry")
        _texts(entry, title=in_xml(f"{one.name}: {verdict(one.summary)}"), id=_id(one.name, one.commit))
        _texts(entry, updated=one.moment, content=in_xml(changes_text(one.summary)))
        ET.SubElement(entry, "link", {"href": address})
    ET.indent(feed)
    return f'<?xml version="1.0" encoding="utf-8"?>\n{inert_xml(ET.tostring(feed, encoding="unicode"))}\n'


def _texts(parent: ET.Element, **texts: str) -> None:
    for name, text in texts.items():
        ET.SubElement(parent, name).text = text


def _id(*parts: str) -> str:
    """The same for the same release, wherever the site is."""
    return f"urn:uuid:{uuid5(NAMESPACE_URL, '/'.join(('calcgraph', *parts)))}"
