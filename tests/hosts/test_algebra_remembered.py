"""What algebra gave up is remembered: a note is saved, checked and built again without asking its worker."""

from pathlib import Path

import pytest
from click.testing import CliRunner
from mkdocs.commands.build import build
from mkdocs.config import load_config

from calcgraph.calc.algebra.asking import Worker
from calcgraph.hosts.command_line import main

ROCKET = """\
# Rocket

```calc
isp1 = 282 s
isp2 = 348 s
g0 = 9.80665 m/s^2
m1 = 433 t
p1 = 411 t
m2 = 111 t
p2 = 107 t
payload = 22 t in 1..60 t
dv1 = isp1 * g0 * ln((m1 + m2 + payload) / (m1 + m2 + payload - p1))
dv2 = isp2 * g0 * ln((m2 + payload) / (m2 + payload - p2))
dv_total = dv1 + dv2
slope = -diff(dv_total, payload)
```
"""
ORBIT = """\
# Orbit

```calc
e = 0.3 in 0..0.9
mean = 1.2
anomaly = 1.0
now = solve anomaly - e * sin(anomaly) + 0.1 * anomaly^5 = mean for anomaly
```
"""
AREA = """\
# Area

```calc
k = 2
area = integrate(exp(-k * t^2) * sin(t^3 + k * t) / (1 + t^4), (t, 0, 1))
```
"""


@pytest.fixture
def vault(tmp_path: Path) -> Path:
    """Thirteen notes, three of which have a line that algebra thinks about for long."""
    docs = tmp_path / "v" / "docs"
    docs.mkdir(parents=True)
    for name, text in {"index": ROCKET, "orbit": ORBIT, "area": AREA}.items():
        (docs / f"{name}.md").write_text(text)
    for at in range(10):
        (docs / f"n{at}.md").write_text(f"# N{at}\n\n```calc\na = {at} m\nb{at} = 2 * a\n```\n")
    (docs.parent / "mkdocs.yml").write_text("site_name: v\nplugins:\n  - calcgraph\n")
    return docs


@pytest.mark.usefixtures("algebra_anew")
def test_a_second_check_does_not_ask_the_worker(vault, tmp_path, monkeypatch):
    starts = []
    start = Worker._start  # noqa: SLF001 - whether there is a process is what is tested
    monkeypatch.setattr(Worker, "_start", lambda worker: starts.append(1) or start(worker))

    def check(*words):
        before = len(starts)
        done = CliRunner().invoke(main, ["check", str(vault.parent), "--cache", str(tmp_path / "cache"), *words])
        assert done.exit_code == 0, done.output
        return len(starts) - before

    assert check() > 0
    assert check("--no-reference") == 0
    note = vault / "index.md"
    note.write_text(note.read_text() + "One more word, \n")
    assert check() == 0
    note.write_text(note.read_text().replace("in 1..60 t", "in 1..61 t"))
    assert check() == 0
    assert check("--no-reference") == 0


@pytest.mark.usefixtures("algebra_anew")
def test_a_saved_note_is_built_without_algebra(vault, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "home"))
    starts = []
    start = Worker._start  # noqa: SLF001 - whether there is a process is what is tested
    monkeypatch.setattr(Worker, "_start", lambda worker: starts.append(1) or start(worker))

    def built():
        before = len(starts)
        build(load_config(str(vault.parent / "mkdocs.yml")), dirty=True)
        return len(starts) - before

    assert built() > 0
    note = vault / "index.md"
    note.write_text(note.read_text() + "One more word, \n")
    assert built() == 0
