"""Lists for an agent: claims with their reasons, sources, problems, notes, and changes between two revisions."""

import json
import subprocess
from pathlib import Path

import pytest

from calcgraph.hosts.commands.options import VaultOptions
from calcgraph.hosts.editor.session import Session
from calcgraph.hosts.inquiry.answers import changes, claims, notes, problems, sources
from calcgraph.hosts.inquiry.wire import MOST, in_json

NOTE = """---
tags: [heat]
---

# Kettle

A kettle of [2 kW](#power) heats in [251 s](#time) & < a pan. It is [3 kW](#power "disputed: that is its fuse; @label").

```calc
power = 2 kW # of the kettle @label
water = 1.5 kg in 0.5..2 kg
time [s] = water * 4180 J/kg/K * 80 K / power
```
"""
LIBRARY = """references:
- {id: label, type: webpage, title: The label, URL: "https://example.com/l", checked: 2026-01-02}
"""


def git(root: Path, *arguments: str) -> None:
    made = ("-c", "user.name=a", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false")
    subprocess.run(["git", *made, *arguments], cwd=root, check=True, capture_output=True)


@pytest.fixture(scope="module")
def session(tmp_path_factory: pytest.TempPathFactory) -> Session:
    root: Path = tmp_path_factory.mktemp("vault")
    (root / "docs").mkdir()
    (root / "formulas").mkdir()
    (root / "mkdocs.yml").write_text("site_name: x\nplugins: [calcgraph]\n")
    (root / "formulas" / "sources.yaml").write_text(LIBRARY)
    (root / "docs" / "kettle.md").write_text(NOTE)
    git(root, "init", "-q")
    git(root, "add", "-A")
    git(root, "commit", "-qm", "first")
    (root / "docs" / "kettle.md").write_text(NOTE.replace("power = 2 kW", "power = 4.2 kW"))
    git(root, "commit", "-qam", "second")
    return Session(VaultOptions(root, settings=(("values.reference", False),)))


def test_the_values_that_moved_between_two_revisions_have_the_edit_that_moved_them(session: Session) -> None:
    found = changes(session, "HEAD~1", "HEAD")
    moved = {one["name"]: one for one in found["values"]}
    assert (moved["time"]["text_from"], moved["time"]["text_to"]) == ("251 s", "119 s")
    assert [one["what"] for one in moved["time"]["why"]] == ["power"]
    assert found["broke"] is True
    assert "no revision" in changes(session, "nowhere")["problem"]
    assert "values" not in changes(session, "HEAD", "HEAD")


def test_claims_that_fail_or_are_disputed_have_their_reasons(session: Session) -> None:
    found = {one["says"]: one for one in claims(session)["claims"]}
    assert {says: one["is"] for says, one in found.items()} == {"2 kW": "fails", "251 s": "fails", "3 kW": "disputed"}
    assert "that is its fuse" in found["3 kW"]["why"]
    assert found["251 s"]["computed"].startswith("119")
    assert [one["says"] for one in claims(session, "disputed", "kettle")["claims"]] == ["3 kW"]
    assert "say" in claims(session, "wrong")


def test_a_source_has_its_address_its_day_and_what_cites_it(session: Session) -> None:
    (one,) = sources(session, "@label")["sources"]
    assert (one["title"], one["url"], one["checked"]) == ("The label", "https://example.com/l", "2026-01-02")
    assert "kettle.md#power" in one["used_by"]
    assert [row["key"] for row in sources(session, "the lab")["sources"]] == ["label"]
    assert "problem" in sources(session, "missing")


def test_problems_and_notes_are_listed_as_they_are_written(session: Session) -> None:
    found = problems(session, "kettle")
    assert [one["code"] for one in found["problems"]].count("CG401") == 2
    assert all(one["path"].endswith("kettle.md") and one["line"] > 0 for one in found["problems"])
    assert [one["note"] for one in notes(session, "#heat")["notes"]] == ["kettle.md"]
    assert notes(session, "#cold")["count"] == 0
    for answer in (found, claims(session), sources(session), notes(session)):
        said = in_json(answer)
        assert len(said) <= MOST
        assert "&amp;" not in said
        assert "&lt;" not in said
        assert json.loads(said)
