"""`calcgraph report`: one file with the whole calculation of a note, also under other inputs."""

import os
import re
import subprocess
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest
from click.testing import CliRunner

from calcgraph.hosts.command_line import main
from calcgraph.hosts.commands.printing import CannotPrintError, as_docx, as_pdf

CLIMATE = "# Climate\n\n```calc\nrain = 20 mm in 0..100 mm # of a month @fao56\nscenario drought: rain = 5 mm\n```\n"
FIELD = """# Field <1>

It needs [60 m^3](#water), see [@fao56].

```calc
use [[climate]]: rain, drought
area = 3000 m^2 in 1000..9000 m^2 # of trees & grass
crop = pick crops: maize
rate = from rate.csv /water/value in USD/m^3
water [m^3] = area * rain
cost = water * rate * crop.share
check water < 70 m^3
```

<!-- calc: table crops -->
| crop | share |
|---|---|
| maize | 0.5 |
| wheat | 0.25 |
"""
SOURCES = "- {id: fao56, title: Crops, author: [{family: Allen}], issued: 1998}\n"


@pytest.fixture
def vault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    (tmp_path / "docs").mkdir()
    (tmp_path / "formulas").mkdir()
    (tmp_path / "docs/climate.md").write_text(CLIMATE)
    (tmp_path / "docs/field.md").write_text(FIELD)
    (tmp_path / "docs/rate.csv").write_text("what,value\nwater,0.4\n")
    (tmp_path / "formulas/sources.yaml").write_text(SOURCES)
    (tmp_path / "mkdocs.yml").write_text("site_name: S\nplugins: [calcgraph]\n")
    return tmp_path


def report(vault: Path, *given: str) -> tuple[int, str, str]:
    out = vault / "report.html"
    done = CliRunner().invoke(main, ["report", "field", "--in", str(vault), "-o", str(out), *given])
    html = out.read_text() if out.exists() else ""
    return done.exit_code, done.output, html


def values(html: str) -> dict[str, str]:
    rows = re.findall(r'<tr><th scope="row">(\w+)</th>.*?<td class="n">(.*?)</td></tr>', html, re.DOTALL)
    return {name: re.sub("<[^>]+>", "", value).replace("\u00a0", " ") for name, value in rows}


def test_all_of_the_calculation_is_in_one_file(vault: Path) -> None:
    code, _, html = report(vault)
    assert code == 0
    found = values(html)
    assert {
        "area": "3000 m²",
        "rain": "20 mm",
        "water": "60 m³",
        "cost": "12 USD",
        "crop": "maize",
    }.items() <= found.items()
    assert found["check-1"] == "holds" if "check-1" in found else "holds" in html
    assert "<h1>Field &lt;1&gt;</h1>" in html
    assert "of trees &amp; grass" in html
    assert "Allen, Crops, 1998." in html
    assert '<td colspan="4">It needs 60 m^3, see (Allen 1998).</td>' in html
    assert not re.search(r'(?:src|href)="(?!https?://)[^"#]|<script|<link|@import|url\(', html)
    for name in ("docs/field.md", "docs/climate.md", "docs/rate.csv"):
        assert sha256((vault / name).read_bytes()).hexdigest() in html


CASES = {
    "a scenario": (["--scenario", "drought"], {"rain": "5 mm", "water": "15 m³", "cost": "3 USD"}),
    "an input": (["--with", "area = 2000 m^2"], {"area": "2000 m²", "water": "40 m³", "cost": "8 USD"}),
    "an input in another unit": (["--with", "area = 0.2 ha"], {"area": "2000 m²", "water": "40 m³"}),
    "a pick": (["--with", "crop=wheat"], {"crop": "wheat", "cost": "6 USD"}),
    "both": (["--scenario", "drought", "--with", "area=1000 m^2"], {"rain": "5 mm", "water": "5 m³"}),
    "the last counts": (["--scenario", "drought", "--with", "rain=10 mm"], {"rain": "10 mm", "water": "30 m³"}),
}


@pytest.mark.parametrize("name", CASES)
def test_other_inputs_change_everything_but_the_text(vault: Path, name: str) -> None:
    given, expected = CASES[name]
    code, said, html = report(vault, *given)
    assert code == 0, said
    assert expected.items() <= values(html).items()
    assert "does not hold" not in html.partition("Numbers in the text")[2].partition("<h2>")[0]
    assert "as the note is written" in html
    assert (vault / "docs/field.md").read_text() == FIELD


WRONG = {
    "a result": (["--with", "water=3 m^3"], "`water` is not an input"),
    "another kind": (["--with", "area=3 kg"], "`area` is in `m^2`"),
    "a row that does not exist": (["--with", "crop=rye"], "has no row `rye`"),
    "a name that does not exist": (["--with", "aria=3"], "`aria` is not in"),
    "a number of a file": (["--with", "rate=3 USD/m^3"], "`rate` is read from a file"),
    "no scenario": (["--scenario", "flood"], "`flood` is not a scenario of `docs/field.md`: `drought`"),
    "a text": (["--with", "area = ("], "is not a value for `area`"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_cannot_be_set_is_said_and_nothing_is_written(vault: Path, name: str) -> None:
    given, message = WRONG[name]
    code, said, html = report(vault, *given)
    assert (code, html) == (1, "")
    assert message in said


def test_a_failing_claim_or_check_is_said(vault: Path) -> None:
    (vault / "docs/field.md").write_text(FIELD.replace("[60 m^3]", "[90 m^3]"))
    _, _, html = report(vault, "--with", "area=9000 m^2")
    assert '<span class="no">does not hold</span>' in html
    assert "CG401" in html


def printed(vault: Path, name: str) -> bytes:
    done = CliRunner().invoke(main, ["report", "field", "--in", str(vault), "-o", str(vault / name)])
    assert done.exit_code == 0, done.output
    return (vault / name).read_bytes()


def test_a_browser_prints_a_pdf(vault: Path) -> None:
    pdf = printed(vault, "report.PDF")
    assert pdf.startswith(b"%PDF-")
    assert b"Field <1>" in pdf, "the outline has the heading of the note"
    assert b"/StructTreeRoot" in pdf, "a screen reader finds headings and tables"
    assert b"/URI" not in re.sub(rb"/URI \(https?://[^)]*\)", b"", pdf).replace(b"/S /URI", b"")


def test_pandoc_makes_a_document(vault: Path) -> None:
    long = " + ".join(f"area * {at} mm" for at in range(1, 16))
    (vault / "docs/field.md").write_text(
        f"{FIELD}\n```calc\nmany [m^3] = {long}\nfew [m^3] = {' + '.join(long.split(' + ')[:5])}\n```\n"
    )
    docx = printed(vault, "report.docx")
    words = subprocess.run(
        ["pandoc", "--from=docx", "--to=plain", "--wrap=none"], input=docx, capture_output=True, check=True
    ).stdout.decode()
    words = words.replace("\u00a0", " ")
    for text in ("60 m³", "12 USD", "of trees & grass", "Allen, Crops, 1998.", "docs/rate.csv", "360 m³", "45 m³"):
        assert text in words
    assert f"many [m^3] = {long}" in words, "a formula that fits no page is as it is written"
    assert words.count("Field <1>") == 1
    letters = re.findall("<m:t[^>]*>([^<]*)</m:t>", ZipFile(BytesIO(docx)).read("word/document.xml").decode())
    assert "3000 m²" in [one.replace("\u00a0", " ") for one in letters], "what is put in is text with its unit"


@pytest.mark.parametrize(("name", "says"), [("a.pdf", "needs Chromium, Chrome or Edge"), ("a.docx", "needs Pandoc")])
def test_without_the_program_it_says_which_and_writes_nothing(
    vault: Path, monkeypatch: pytest.MonkeyPatch, name: str, says: str
) -> None:
    monkeypatch.setenv("PATH", str(vault))
    done = CliRunner().invoke(main, ["report", "field", "--in", str(vault), "-o", str(vault / name)])
    assert done.exit_code == 1
    assert says in done.output
    assert not (vault / name).exists()


def test_a_program_that_writes_nothing_is_named(vault: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And a link that it leaves there is not read."""
    away = vault / "secret"
    away.write_text("secret")
    program = vault / "pandoc"
    program.write_text(f'#!/bin/sh\nln -s "{away}" report.docx\necho it broke >&2\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{vault}:{os.environ['PATH']}")
    done = CliRunner().invoke(main, ["report", "field", "--in", str(vault), "-o", str(vault / "a.docx")])
    assert done.exit_code == 1
    assert "`pandoc` wrote no file: it broke" in done.output
    assert not (vault / "a.docx").exists()


LOADING = (
    '<img src="{}">',
    "<IMG SRC={}>",
    '<image src="{}"/>',
    '<p><iframe src="{}"></iframe>',
    '<object data="{}"></object>',
    '<embed src="{}">',
    '<video poster="{}"></video>',
    '<svg><image xlink:href="{}"/></svg>',
    '<svg><use href="{}"/></svg>',
    '<table background="{}"></table>',
    '<link rel="stylesheet" href="{}">',
    '<base href="{}">',
    '<a href="file://{}">x</a>',
    '<a href="javascript:alert(1)">{}</a>',
    "<script>{}</script>",
    '<p onclick="{}">x</p>',
    '<math><mi href="{}">x</mi></math>',
)


@pytest.mark.parametrize("form", [as_docx, as_pdf])
@pytest.mark.parametrize("one", LOADING)
def test_no_other_program_is_given_what_would_load_a_file(tmp_path: Path, one: str, form) -> None:
    """Pandoc without a sandbox, and a browser, read any file that the page names."""
    secret = tmp_path / "secret.png"
    secret.write_bytes(b"secret")
    with pytest.raises(CannotPrintError, match="would load a file"):
        form(f"<html><body><h1>x</h1>{one.format(secret)}</body></html>".encode())


HOSTILE = """# <img src="/etc/hostname"> ![x](/etc/hostname)

<iframe src="file:///etc/hostname"></iframe> It is [3](#b) ![y](/etc/hostname) $\\input{/etc/hostname}$
`<img src=z>`.

```calc
a = 42 # <img src="/etc/hostname"> ![x](/etc/hostname) $\\href{javascript:x}{y}$ [l](javascript:x)
b = a / 14 # <svg onload=alert(1)> @<script>
check b > 2 # <object data=/etc/hostname>
```

<!-- calc: table crops -->
| crop | <b>share |
|---|---|
| <img src=/etc/hostname> | 0.5 |
"""


@pytest.mark.parametrize("html", ["keep", "escape"])
def test_nothing_of_a_note_makes_a_report_load_a_file(vault: Path, html: str) -> None:
    (vault / "docs/field.md").write_text(HOSTILE)
    (vault / "mkdocs.yml").write_text(f"site_name: S\nplugins: [{{calcgraph: {{html: {html}}}}}]\n")
    assert printed(vault, "report.docx").startswith(b"PK")
    assert report(vault)[0] == 0


LAWS = """# Laws

```calc
loss(f, l, d, v) [m] = f * l / d * v^2 / (2 * 9.81 m/s^2)   # friction
long(a, b, c, d, e) = a + b * c + d / e + a * b * c * d * e + sqrt(a) + sqrt(b) + sqrt(c)
unused = 3
```
"""
STREAM = "# Stream\n\n```calc\nflow = 350 L/s\nhalf [L/s] = flow / 2   # in summer\n```\n"
PIPE = """# Field

<!-- calc: table pipes -->
| id | d [m] | f |
|---|---|---|
| steel | 0.5 | 0.018 |
| wood | 0.6 | 0.03 |

```calc
use [[laws]]: loss, long
use [[stream]]: half
pipe = pick pipes: steel
speed [m/s] = half / (pi / 4 * pipe.d^2)
head [m] = loss(pipe.f, 140 m, pipe.d, speed)
odd = long(1, 2, 3, 4, 5)
```
"""


@pytest.mark.parametrize("folder", ["docs", "formulas"])
def test_formulas_of_other_notes_and_columns_of_picked_rows_are_on_the_paper(vault: Path, folder: str) -> None:
    """With them, and nothing but the paper, its results can be computed by hand; laws may be in the library, too."""
    (vault / folder / "laws.md").write_text(LAWS)
    (vault / "docs/stream.md").write_text(STREAM)
    (vault / "docs/field.md").write_text(PIPE)
    code, said, html = report(vault)
    assert code == 0, said
    rows = dict(re.findall(r'<tr><th scope="row">([\w.]+)</th>(.*?)</tr>', html, re.DOTALL))
    assert {"pipe", "pipe.d", "pipe.f", "flow", "half", "loss", "long", "speed", "head", "odd"} == rows.keys()
    for name, value in {"pipe.d": "0.5", "pipe.f": "0.018", "half": "175", "head": "0.204", "odd": "132"}.items():
        assert re.search(rf'<td class="n">{value}\b', rows[name]), name
    assert all("<math" in rows[name] for name in ("half", "loss", "long"))
    assert "friction" in rows["loss"]


def test_what_a_function_takes_where_nothing_is_given_is_on_paper(vault: Path) -> None:
    """Without it nobody could compute the result again."""
    (vault / "docs/laws.md").write_text(
        "# Laws\n\n```calc\nheld(n, size = 2 B, share = 0.9) [B] = n * size * share\n```\n"
    )
    (vault / "docs/field.md").write_text("# Field\n\n```calc\nuse [[laws]]: held\nall = held(80)\n```\n")
    _, _, html = report(vault)
    assert values(html)["all"] == "144 B"
    assert "Laws: where not given, size = 2 B, share = 0.9" in html
