"""Notes with sheets, tables, views, claims and exports, written from a grammar of extremes: none may end a build.

`make fuzz` draws 12,000 of them.
"""

import json
import random
import re
from collections.abc import Callable, Sequence

import pytest
from msgspec import to_builtins

from calcgraph.configured import to_settings
from calcgraph.documents import to_csv, to_json
from calcgraph.project import read_project
from calcgraph.render.page import index_of, page_of
from calcgraph.render.pages.generated import render_values_page
from calcgraph.render.pages.ledger import render_claims_page
from calcgraph.render.sheet.claim import render_claim, render_live
from calcgraph.render.sheet.draw import render_sheet
from calcgraph.render.sheet.payload import render_payload
from calcgraph.render.sheet.rows import claims_of, diagnostic_rows, links_of, values_of
from calcgraph.render.views.dataset import render_dataset
from calcgraph.render.views.draw import render_view
from calcgraph.source import NoteId, SourceFile

NOTE = NoteId("n.md")
SETTINGS, _ = to_settings({"values": {"reference": False}})

NEAR = "0 1 2 -1 0.1 3.35 1e-9 1e16 7B 64Ki 12 60 100"
FAR = "1e154 1e-154 1e290 1e-290 1e300 1e-300 9e306 1e307 -1e307 1e-307"
BEYOND = "1e308 1e-308 9e307 -1e308"
UNITS = """m m m m km s GB GiB USD $ tok % ‰ ppm °C °F rad deg rpm Hz qm Qm Ym qm^12 Qm^12 ym^-12 m^12 m/s 1/s GB/s
USD/h USD/Mtok kN*m m^2 nope Zs yr mo qm^12/Qm^12"""
CHOICES = {
    "near": NEAR.split(),
    "far": FAR.split(),
    "beyond": BEYOND.split(),
    "unit": UNITS.split(),
    "plain": ["", "", "", "%", "ppm"],
    "length": ["m", "km", "qm", "Qm", "ly", "fm"],
    "power of a length": ["m^12", "qm^4", "Qm^4", "km^12", "fm^9"],
    "money": ["USD", "$", "cent", "MUSD"],
    "rate": ["USD/h", "USD/Mtok", "B/s", "m/s", "rpm", "1/s", "Hz"],
    "degrees": ["°C", "°F", "K"],
    "name": ["a", "b", "c", "a", "b", "c", "r.v", "r.w", "f(a)"],
    "constant": ["pi", "E", "oo", "count(t)"],
    "sign": ["+", "-", "*", "/", "^", "*", "/"],
    "call": ["sqrt", "ln", "exp", "sin", "floor", "abs", "log10", "factorial", "gamma", "erf", "cosh", "round", "cbrt"],
    "power": ["2", "-1", "12", "1/2", "100", "-3"],
    "digits": ["", " .1", " .2", " .9", " .12"],
}


class Writer:
    """Draws texts; every choice comes from one seed."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)  # noqa: S311 - seeded on purpose
        kinds = ["unit", "plain", "plain", "length", "power of a length", "money", "rate", "degrees"]
        self.kind = self.chance.choice(kinds)
        """Most numbers of a note are of one kind, so that they can be calculated with."""

    def any(self, kind: str) -> str:
        return self.chance.choice(CHOICES[kind])

    def one(self, *makers: Callable[[], str]) -> str:
        return self.chance.choice(makers)()

    def few(self, make: Callable[[], str], most: int, between: str = "\n") -> str:
        return between.join(make() for _ in range(self.chance.randint(1, most)))

    def size(self) -> str:
        return self.any(self.chance.choices(["near", "far", "beyond"], [70, 27, 3])[0])

    def number(self) -> str:
        return f"{self.size()} {self.unit()}".strip()

    def unit(self) -> str:
        return self.any(self.kind if self.chance.random() < 0.9 else "unit").replace("$", "USD")

    def term(self, depth: int = 0) -> str:
        """Something of the kind of the note, with few exceptions."""
        if depth > 2 or self.chance.random() < 0.4:
            return self.one(self.number, lambda: self.any("name"), lambda: self.any("name"))
        own = lambda: self.term(depth + 1)  # noqa: E731 - words for what follows
        pure = lambda: self.pure(depth + 1)  # noqa: E731
        return self.one(
            lambda: f"({own()} {self.chance.choice('+-')} {own()})",
            lambda: f"({own()} {self.chance.choice('*/')} {pure()})",
            lambda: f"({own()} {self.chance.choice('+-')} {own()})",
            lambda: f"Max({own()}, {own()})",
            lambda: f"Piecewise(({own()}, {own()} < {own()}), ({own()}, True))",
            lambda: f"Sum({own()}, (i, 0, {self.size()}))",
            lambda: f"({own()} with a = {self.number()})",
            lambda: f"total(t.{self.chance.choice('vw')})",
            lambda: f"({own()} {self.any('sign')} {own()})",
        )

    def pure(self, depth: int = 0) -> str:
        """A number without a unit."""
        if depth > 2 or self.chance.random() < 0.4:
            return self.one(self.size, lambda: self.any("constant"))
        own = lambda: self.pure(depth + 1)  # noqa: E731 - words for what follows
        return self.one(
            lambda: f"({own()} {self.any('sign')} {own()})",
            lambda: f"({own()})^{self.any('power')}",
            lambda: f"{self.any('call')}({own()})",
            lambda: f"({self.term(depth + 1)} / {self.term(depth + 1)})",
            lambda: f"Product({own()}, (i, 1, {self.size()}))",
            lambda: f"integrate({own()} * x, (x, {self.size()}, {self.size()}))",
        )

    def domain(self) -> str:
        low, high = self.size(), self.number()
        return self.one(
            lambda: f" in {low}..{high}",
            lambda: f" in {low}..{high} log",
            lambda: f" in {low}..{high} step {self.size()}",
            lambda: f" in {{{self.size()}, {self.number()}}}",
            str,
            str,
        )

    def declared(self) -> str:
        unit = self.unit()
        return f" [{unit}]" if unit and self.chance.random() < 0.6 else ""

    def parameter(self, name: str) -> str:
        return self.one(
            lambda: f"{name}{self.declared()} = {self.number()}{self.domain()}",
            lambda: f"{name} = {self.number()}{self.domain()}",
            lambda: f"{name}{self.declared()} = {self.size()}..{self.number()}{self.domain()}",
            lambda: f"{name} = {self.number()} ± {self.size()} %",
        )

    def line(self) -> str:
        return self.one(
            lambda: f"u = {self.term()}",
            lambda: f"check {self.term()} < {self.term()}",
            lambda: f"check {self.term()} = {self.term()} ± {self.number()}",
            lambda: f"scenario s{self.chance.randint(1, 9)}: a = {self.number()}",
        )

    def table(self) -> str:
        cell = lambda: self.one(self.size, lambda: f"[{self.size()}, {self.size()}]", str)  # noqa: E731
        heads = f"| id | v [{self.unit() or '1'}] | w{self.declared()} |\n|---|---|---|\n"
        return f"<!-- calc: table t -->\n{heads}| p | {cell()} | {cell()} |\n| q | {cell()} | {cell()} |\n"

    def sweep(self) -> str:
        name = self.chance.choice(["a", "b", "c", "t", "r"])
        return self.one(
            lambda: name,
            lambda: f"{name} in {self.size()}..{self.number()}",
            lambda: f"{name} in {self.size()}..{self.number()}",
            lambda: f"{name} in {self.size()}..{self.number()} log",
            lambda: f"{name} in {self.size()}..{self.number()} step {self.number()}",
            lambda: f"{name} in {self.number()}, {self.number()}",
        )

    def shown(self) -> str:
        unit = self.unit()
        return self.term(2) + (f" as {unit}{self.any('digits')}" if unit and self.chance.random() < 0.4 else "")

    def view(self) -> str:
        items = lambda: self.few(self.shown, 3, ", ")  # noqa: E731
        text = self.one(
            lambda: f"table\nrows: {self.sweep()}\ncols: {items()}",
            lambda: f"table\nrows: {self.sweep()}\nacross: {self.sweep()}\nshow: {self.shown()}",
            lambda: f"plot\n{self.shown()} over {self.sweep()}" + self.one(str, lambda: ", log y"),
            lambda: f"plot\n{self.shown()} over {self.sweep()}, one line per t\nmark t",
            lambda: f"controls\ninputs: a, b, c, r\nshow: {items()}",
            lambda: f"sensitivity\nof: {self.any('name')}",
            lambda: f"steps\n{self.any('name')}",
            lambda: "claims",
        )
        return f"```calc {text}\n```\n"

    def claim(self) -> str:
        number, name = self.number(), self.chance.choice(["a", "b", "y", "z", "t.p.v", "r.v"])
        title = self.one(
            str,
            lambda: f' "with a = {self.number()}"',
            lambda: f' "±{self.number()}"',
            lambda: f' "±{self.size()}%; with b={self.number()}"',
        )
        word = self.one(str, str, lambda: "~", lambda: "at least ", lambda: f"{self.size()}–")
        return self.one(lambda: f"[{word}{number}](#{name}{title})", lambda: f"`= {self.shown()}`")

    def note(self) -> str:
        lines = "\n".join(
            [
                "r = pick t: p",
                *(self.parameter(name) for name in "abc"),
                f"f(x) = {self.one(self.term, lambda: f'x * {self.pure()}')}",
                f"y = {self.term()}",
                f"z{self.declared()} = {self.term()}",
                self.few(self.line, 3),
            ]
        )
        views, claims = self.few(self.view, 3), self.few(self.claim, 4, " and ")
        return f"# N\n\n{self.table()}\n```calc\n{lines}\n```\n\n{views}\n{claims}.\n"


def draw(text: str) -> tuple[str, list[str]]:
    """Everything that a build makes of one note, and the codes of what is wrong with it."""
    project = read_project([SourceFile(NOTE, text, NOTE)], (), lambda _path: None, SETTINGS)
    page = page_of(project, NOTE, str, index=index_of(project))
    calculation, note = project.calculation, project.notes[NOTE]
    html: list[object] = [render_sheet(page, sheet) for sheet in calculation.sheets[NOTE]]
    html += [render_view(page, fence) for fence in note.fences if fence.word]
    html += [render_dataset(page, one) for one in calculation.datasets.values()]
    html += [render_claim(page, claim) for claim in project.claims.get(NOTE, ())]
    html += [render_live(page, live) for live in calculation.live.get(NOTE, ())]
    html += [render_claims_page(page), render_values_page(page)]
    whole = "".join(map(str, html))
    data = re.search(r">(\{.*\})<", str(render_payload(page, whole)))
    if data:
        json.loads(data[1], parse_constant=_refuse)
    rows = {
        "links": to_builtins(links_of(project, str)),
        "values": to_builtins(values_of(project, str)),
        "claims": to_builtins(claims_of(project, str)),
        "diagnostics": diagnostic_rows(project.diagnostics),
    }
    json.loads(to_json(**rows), parse_constant=_refuse)
    for one in rows.values():
        to_csv(one)
    return whole, [one.code for one in project.diagnostics]


def _refuse(constant: str) -> None:
    pytest.fail(f"{constant} in JSON")


NOT_A_NUMBER = re.compile(r"(?<![\w-])(?:nan|inf|Infinity|NaN)(?![\w-])")


def try_all(seeds: Sequence[int]) -> None:
    for seed in seeds:
        text = Writer(seed).note()
        try:
            html, codes = draw(text)
        except Exception as error:  # noqa: BLE001 - any is a finding
            pytest.fail(f"seed {seed}: {error!r} for\n{text}")
        assert "CG930" not in codes, f"seed {seed}\n{text}"
        assert not NOT_A_NUMBER.search(html), f"seed {seed}\n{text}"


@pytest.mark.parametrize("first", range(0, 60, 10))
def test_extremes(first: int) -> None:
    try_all(range(first, first + 10))


@pytest.mark.fuzz
@pytest.mark.parametrize("first", range(1_000, 13_000, 500))
def test_many_extremes(first: int) -> None:
    try_all(range(first, first + 500))
