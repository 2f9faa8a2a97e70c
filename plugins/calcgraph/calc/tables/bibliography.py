"""Entries of a BibTeX file in the form of CSL, as `sources.yaml` has them."""

import logging
import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import lru_cache
from typing import Any, NamedTuple

LONGEST = 1_000_000
"""Characters of a file that is read."""
MISSING = 'BibTeX is read by a package that is not installed: `pip install "mkdocs-calcgraph[bib]"`'
_PLAIN = {"title": "title", "publisher": "publisher"}
_HOLDERS = ("journal", "journaltitle", "booktitle", "howpublished", "institution", "school")
_DOI = re.compile(r"10\.\d{4,9}/\S+")


class BibProblem(NamedTuple):
    """Something in a file that cannot be read."""

    line: int
    message: str


class Bibliography(NamedTuple):
    """The entries of a file, and its problems."""

    entries: tuple[Mapping[str, object], ...] = ()
    problems: tuple[BibProblem, ...] = ()


@lru_cache(maxsize=1)  # asked for by the check and by the pages
def read_bib(text: str) -> Bibliography:
    """Return the entries of a BibTeX file; an entry that cannot be read is a problem and hides no other.

    >>> read_bib("@book{fao56, author={Allen, R. G.}, title={Crop {Water}}, year=1998}").entries[0]["issued"]
    '1998'
    """
    if len(text) > LONGEST:
        return Bibliography(problems=(BibProblem(1, f"it has more than {LONGEST:,} characters"),))
    try:
        from bibtexparser.entrypoint import parse_string  # noqa: PLC0415 - only vaults with such a file
        from bibtexparser.middlewares import SeparateCoAuthors, SplitNameParts  # noqa: PLC0415 - same
    except ImportError:
        return Bibliography(problems=(BibProblem(1, MISSING),))
    logging.getLogger("bibtexparser").setLevel(logging.CRITICAL)  # its problems are reported by us
    try:
        found = parse_string(text, append_middleware=[SeparateCoAuthors(), SplitNameParts()])
    except Exception as error:  # noqa: BLE001 - whatever the library did not think of: the vault is still read
        return Bibliography(problems=(BibProblem(1, f"it cannot be read: {str(error)[:80]}"),))
    entries = tuple(_entry(one.key, {field.key.lower(): field.value for field in one.fields}) for one in found.entries)
    problems = (BibProblem((one.start_line or 0) + 1, _why(one.error)) for one in found.failed_blocks)
    return Bibliography(entries, tuple(problems))


def _why(error: object) -> str:
    reason = " ".join(str(getattr(error, "abort_reason", "")).split())[:100]
    return f"this entry cannot be read: {reason}" if reason else "this entry cannot be read"


def _entry(key: str, fields: Mapping[str, object]) -> Mapping[str, object]:
    made: dict[str, object] = {"id": key}
    made |= {name: _text(fields[field]) for field, name in _PLAIN.items() if field in fields}
    people = fields.get("author") or fields.get("editor")
    made["author"] = [dict(_person(one)) for one in people] if isinstance(people, list) else []
    holder = next((fields[name] for name in _HOLDERS if name in fields), "")
    made["container-title"] = _text(holder)
    made["issued"] = _text(fields.get("date") or fields.get("year") or "")
    url, doi = str(fields.get("url", "")).strip(), _DOI.search(str(fields.get("doi", "")))
    if url or doi:
        made["URL"] = url or f"https://doi.org/{doi[0] if doi else ''}"
    return made


def _person(parts: object) -> Iterator[tuple[str, str]]:
    """Yield family and given name of one of the authors."""
    family = " ".join(_text(one) for name in ("von", "last", "jr") for one in getattr(parts, name, ()))
    given = " ".join(_text(one) for one in getattr(parts, "first", ()))
    if family:
        yield "family", family
    if given:
        yield "given", given


def _text(value: object) -> str:
    """Return a value without the commands and braces of LaTeX."""
    written = str(value)[:_MOST]
    if "\\" in written:
        from pylatexenc.latex2text import LatexNodes2Text  # noqa: PLC0415 - only vaults with such a file

        with suppress(Exception):  # then it is shown as written
            made: Any = LatexNodes2Text  # the package has no types
            written = str(made(strict_latex_spaces=False).latex_to_text(written))
    return " ".join(written.replace("{", "").replace("}", "").split())


_MOST = 2_000
"""Characters of a value that are read."""
