"""Names in a vault of several languages: a link means the file in the language of its page."""

import pytest

from calcgraph.links.keys import fold
from calcgraph.links.languages import Languages, languages_from

SUFFIXES, FOLDERS = Languages(("en", "fr", "de")), Languages(("en", "fr", "de"), is_folders=True)
IN_SUFFIXES = ["kettle.md", "kettle.fr.md", "plain.md", "only.fr.md", "v1.2.md", "p.png", "p.fr.png"]
IN_FOLDERS = ["en/kettle.md", "fr/kettle.md", "en/plain.md", "fr/only.md", "all.md"]
CASES = [
    (SUFFIXES, IN_SUFFIXES, "a.fr.md", ["kettle.md"], ["kettle.fr.md"]),
    (SUFFIXES, IN_SUFFIXES, "a.md", ["kettle.fr.md"], ["kettle.md"]),
    (SUFFIXES, IN_SUFFIXES, "a.md", ["kettle.md"], ["kettle.md"]),
    (SUFFIXES, IN_SUFFIXES, "a.fr.md", ["plain.md"], ["plain.md"]),
    (SUFFIXES, IN_SUFFIXES, "a.de.md", ["kettle.md"], ["kettle.md"]),
    (SUFFIXES, IN_SUFFIXES, "a.de.md", ["only.fr.md"], []),
    (SUFFIXES, IN_SUFFIXES, "a.md", ["only.fr.md"], []),
    (SUFFIXES, IN_SUFFIXES, "a.fr.md", ["v1.2.md"], ["v1.2.md"]),
    (SUFFIXES, IN_SUFFIXES, "a.fr.md", ["p.png"], ["p.fr.png"]),
    (FOLDERS, IN_FOLDERS, "fr/a.md", ["en/kettle.md", "fr/kettle.md"], ["fr/kettle.md"]),
    (FOLDERS, IN_FOLDERS, "en/a.md", ["fr/kettle.md", "en/kettle.md"], ["en/kettle.md"]),
    (FOLDERS, IN_FOLDERS, "fr/a.md", ["en/plain.md"], ["en/plain.md"]),
    (FOLDERS, IN_FOLDERS, "en/a.md", ["fr/only.md"], []),
    (FOLDERS, IN_FOLDERS, "de/a.md", ["fr/only.md", "en/kettle.md"], ["en/kettle.md"]),
    (FOLDERS, IN_FOLDERS, "fr/a.md", ["all.md"], ["all.md"]),
]


@pytest.mark.parametrize(("languages", "files", "source", "fits", "meant"), CASES)
def test_a_link_means_the_file_in_its_language(
    languages: Languages, files: list[str], source: str, fits: list[str], meant: list[str]
) -> None:
    known = {fold(path): (path,) for path in files}
    assert list(languages.chosen(fits, source, known)) == meant


@pytest.mark.parametrize("written", [(), ("suffix",), ("folder", "en")])
def test_one_language_is_none(written: tuple[str, ...]) -> None:
    assert languages_from(written) is None
