"""BibTeX files as sources, and those that cannot be read."""

import time

import pytest

from calcgraph.calc.tables.bibliography import LONGEST, read_bib
from calcgraph.calc.tables.sources import Source, sources_in

BIB = r"""@string{jh = "J. Hydrol."}
@comment{ignored}
@article{muller07, author = {M{\"u}ller, Karl and {World Bank} and van der Berg, X.}, title={On {W}ater \& soil},
  journal=jh, year=2007, doi={https://doi.org/10.1000/xyz.1}}
@book{fao56, author={Allen, R. G.}, title="Crop Evapotranspiration", publisher={FAO}, year={1998}}
@misc{nobody, title={A page}, url={https://example.org/a%20b}, date={2001-05-03}}
"""
YAML = "- {id: fao56, title: The entry of the library, author: [{family: Allen}], issued: 1999}\n"


def sources(bib: str, yaml: str = "") -> dict[str, Source]:
    files = {"formulas/sources.bib": bib, "formulas/sources.yaml": yaml}
    return dict(sources_in("formulas", files.get))


EXPECTED = {
    "muller07": ("Müller et al. 2007", "Müller, Karl; World Bank; van der Berg, X., On Water & soil, J. Hydrol., 2007"),
    "fao56": ("Allen 1998", "Allen, R. G., Crop Evapotranspiration, FAO, 1998"),
    "nobody": ("A page 2001", "A page, 2001-05-03"),
}


def test_entries_read_as_those_of_the_library() -> None:
    found = sources(BIB)
    assert {key: (one.short, one.full) for key, one in found.items()} == EXPECTED
    assert found["muller07"].url == "https://doi.org/10.1000/xyz.1"
    assert found["nobody"].url == "https://example.org/a%20b"
    assert read_bib(BIB).problems == ()


def test_the_yaml_of_the_library_comes_first() -> None:
    assert sources(BIB, YAML)["fao56"].short == "Allen 1999"
    assert set(sources(BIB, YAML)) == set(EXPECTED)


BROKEN = {
    "an entry without an end": (BIB + "\n@article{bad, title={x", 8),
    "an entry twice": (BIB + "\n@book{fao56, title={x}}\n", 8),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_entry_hides_no_other(name: str) -> None:
    text, line = BROKEN[name]
    found = read_bib(text)
    assert [one.line for one in found.problems] == [line]
    assert {one["id"] for one in found.entries} == set(EXPECTED)


HOSTILE = (
    "{",
    "@article{a, title={",
    "@",
    '"',
    "@article{a,author={a and ",
    "\\input{/etc/passwd}",
    "$\\a{",
    "a = b #\n",
)


@pytest.mark.parametrize("piece", HOSTILE)
def test_a_stranger_s_file_ends(piece: str) -> None:
    began = time.process_time()
    for text in (piece * 3_000, f"@article{{a, title={{{piece * 1_000}}}}}"):
        for one in read_bib(text).entries:
            assert "root:" not in str(one)
    assert time.process_time() - began < 5


def test_a_large_file_is_refused() -> None:
    assert read_bib("@" * (LONGEST + 1)).problems[0].message == "it has more than 1,000,000 characters"
