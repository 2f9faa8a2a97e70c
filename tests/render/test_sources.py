import pytest

from calcgraph.calc.tables.sources import read_sources, sources_of

ENTRIES = {
    "organisation and year": ("author: [{literal: NVIDIA}]\n  title: H100 datasheet\n  issued: 2024", "NVIDIA 2024"),
    "one author, date parts": (
        "author: [{family: Kwon, given: W.}]\n  issued: {date-parts: [[2023, 9]]}",
        "Kwon 2023",
    ),
    "two authors": (
        "author: [{family: Leviathan}, {family: Kalman}]\n  issued: 2023-05-01",
        "Leviathan and Kalman 2023",
    ),
    "many authors": ("author: [{family: A}, {family: B}, {family: C}]\n  issued: 2022", "A et al. 2022"),
    "publisher alone": ("publisher: Hugging Face\n  issued: {year: 2025}", "Hugging Face 2025"),
    "title alone": (
        "title: A very long title that goes on and on without an end",
        "A very long title that goes on and on …",
    ),
    "nothing but a key": ("type: webpage", "k"),
}


@pytest.mark.parametrize(("entry", "short"), ENTRIES.values(), ids=ENTRIES)
def test_short_form(entry, short):
    assert read_sources(f"- id: k\n  {entry}\n")["k"].short == short


def test_full_form():
    entry = {"id": "k", "author": "NVIDIA", "title": "H100 datasheet", "publisher": "NVIDIA", "issued": "2024-03"}
    assert sources_of([entry])["k"].full == "NVIDIA, H100 datasheet, NVIDIA, 2024-03"


@pytest.mark.parametrize("url", ["javascript:alert(1)", "ftp://x", "//x", ""])
def test_only_web_addresses_are_kept(url):
    assert sources_of([{"id": "k", "URL": url}])["k"].url == ""


@pytest.mark.parametrize("text", ["- [", "a: 1", "42", "", "- 1\n- {title: no id}", "references: 5"])
def test_what_is_no_bibliography_has_no_entries(text):
    assert read_sources(text) == {}
