"""Work for each line, claim or edit that must not grow with the number of the others."""

from collections import Counter
from functools import partial

import pytest
from click.testing import CliRunner
from tests.hosts.test_many_data_files import check

from calcgraph.calc.claims import claim_dependencies
from calcgraph.hosts.command_line import main
from calcgraph.hosts.commands.rewriting import verified

LINES = 400


def chain(form, first="x0 = 1"):
    lines = (form.replace("@-", str(at - 1)).replace("@", str(at)) for at in range(1, LINES))
    return "\n".join(["# A", "", "```calc", first, *lines, "```", ""])


CHAINS = {
    "a sum": chain("x@ = x@- + 1"),
    "a diamond": chain("x@ = x@- / 2 + x@- / 3"),
    "a number of a file": chain("x@ = x@- + 1", "x0 = from x.csv /r1/v"),
    "a column of a table": chain("x@ = x@- + 1", "x0 = t.r1.v") + "\n<!-- calc: table t from x.csv -->\n",
    "functions": chain("f@(a) = f@-(a) + 1\nx@ = f@(1)", "f0(a) = a"),
    "sources": chain("x@ = x@- + 1 # @s", "x0 = 1 # @s"),
}


def counted(monkeypatch, name, module):
    """Count the calls of a function of a module by their arguments."""
    calls, real = Counter(), getattr(module, name)

    def call(*given):
        calls[str(given[-1])] += 1
        return real(*given)

    monkeypatch.setattr(module, name, call)
    return calls


@pytest.mark.parametrize("name", CHAINS)
def test_a_report_reads_each_line_once(tmp_path, monkeypatch, name):
    (tmp_path / "a.md").write_text(CHAINS[name])
    (tmp_path / "x.csv").write_text("id,v\nr1,1\n")
    (tmp_path / "formulas").mkdir()
    (tmp_path / "formulas/sources.yaml").write_text("- {id: s, title: T, file: x.csv}\n")
    calls = counted(monkeypatch, "_rests_of", claim_dependencies)
    out = tmp_path / "r.html"
    done = CliRunner().invoke(main, ["report", "a", "--in", str(tmp_path), "-o", str(out)])
    assert done.exit_code == 0, done.output
    assert max(calls.values()) == 1
    assert ("x.csv" in out.read_text()) == (name in {"a number of a file", "a column of a table"})


@pytest.mark.parametrize("name", ["a number of a file", "a column of a table", "sources"])
def test_claims_on_a_changed_file_read_each_line_once(tmp_path, monkeypatch, name):
    claims = "".join(f"\nIt is [{at + 1}](#x{at}).\n" for at in range(0, LINES, 4))
    calls = counted(monkeypatch, "_rests_of", claim_dependencies)
    (tmp_path / "formulas").mkdir()
    entry = f"- {{id: s, title: T, file: x.csv, sha256: {'0' * 64}}}\n"
    found, _ = check(tmp_path, CHAINS[name] + claims, {"x.csv": "id,v\nr1,1\n", "formulas/sources.yaml": entry})
    assert len([one for one in found if one.startswith("CG41")]) == LINES // 4 + 1
    assert max(calls.values()) == 1


RINGS = {
    "two lines": "a = b + 1\nb = a + 1\nx = a + from_file",
    "a ring of three": "a = b + 1\nb = c + 1\nc = a + from_file\nx = b",
    "two rings": "a = b + 1\nb = a + c\nc = d + 1\nd = c + from_file\nx = a",
    "a line of itself": "a = a + from_file\nx = a",
}


@pytest.mark.parametrize("name", RINGS)
def test_what_rests_on_itself_rests_on_a_file_as_well(tmp_path, name):
    sheet = f"# A\n\n```calc\nfrom_file = from x.csv /r1/v\n{RINGS[name]}\n```\n\nIt is [2](#x).\n"
    (tmp_path / "formulas").mkdir()
    entry = f"- {{id: s, title: T, file: x.csv, sha256: {'0' * 64}}}\n"
    found, _ = check(tmp_path, sheet, {"x.csv": "id,v\nr1,1\n", "formulas/sources.yaml": entry})
    assert any("rests on `x.csv`" in one for one in found)


EDITS = {
    "claims": "".join(f"It is [{at + 10}](#x).\n\n" for at in range(300)),
    "links": "[[kettel]] text\n\n" * 300,
    "links in a line": "[[kettel]] text " * 300,
    "links with a definition": "[a][k] text\n\n" * 299 + "[k]: kettel.md\n",
    "claims and links": "".join(f"[[kettel]] is [{at + 10}](#x).\n\n" for at in range(150)),
}


@pytest.mark.parametrize("name", EDITS)
def test_edits_are_compared_with_the_links_of_their_own_lines(tmp_path, monkeypatch, name):
    (tmp_path / "a.md").write_text(f"# A\n\n```calc\nx = 3\n```\n\n{EDITS[name]}")
    (tmp_path / "kettle.md").write_text("# Kettle\n")
    asked = []
    real = verified._is_in  # noqa: SLF001 - what is counted
    monkeypatch.setattr(verified, "_is_in", lambda edit, link: asked.append(1) or real(edit, link))
    done = partial(CliRunner().invoke, main)
    assert done(["fix", str(tmp_path), "--write", "--guess"]).exit_code in (0, 1)
    in_a_line = 300 if name == "links in a line" else 4
    assert len(asked) <= 300 * in_a_line
    if "links" in name:
        assert "kettel]]" not in (tmp_path / "a.md").read_text()
