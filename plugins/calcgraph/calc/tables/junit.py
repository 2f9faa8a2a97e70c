"""Test reports in JUnit's XML: suites and cases, counted from the cases that are there. Entities are never expanded."""

from collections import Counter
from typing import NoReturn
from xml.parsers import expat  # no tree is built, and a document type is refused before any entity is read

from msgspec import Struct, field

from calcgraph.calc.tables.artefacts import Figure, FileRefusal, Tree, Unreadable

MAX_DEPTH = 64
"""Elements inside each other."""
_RESULTS = {"failure": "failed", "error": "error", "skipped": "skipped"}
_FAULTS = {"failures": "failed", "errors": "error"}
_COUNTS_BY_WEIGHT = ("passed", "skipped", "failed", "error")
"""A case with several results has the last of these."""
_COUNTS = ("passed", "failed", "error", "skipped")


class _TestCase(Struct):
    name: str
    suite: str
    time: str
    result: str = "passed"


class _Suite(Struct):
    name: str
    time: str
    said: int
    """The number of failures and errors that it reports; 0 if it reports no number."""
    results: list[_TestCase] = field(default_factory=list)
    """Its cases, those of suites in it included."""


class _ReportState(Struct):
    """The state while a report is read."""

    cases: list[_TestCase] = field(default_factory=list)
    suites: list[_Suite] = field(default_factory=list)
    depth: int = 0
    said: int = 0
    """The number of failures and errors that the whole report states."""
    open: list[_Suite] = field(default_factory=list)
    """The suites around this place."""
    case: _TestCase | None = None
    """The case around this place."""

    def start(self, tag: str, given: dict[str, str]) -> None:
        self.depth += 1
        if self.depth > MAX_DEPTH:
            _refuse(f"nests elements more than {MAX_DEPTH} deep", "CG412")
        if self.depth == 1 and tag not in {"testsuites", "testsuite"}:
            _refuse(f"is not a test report: it begins with `<{tag[:40]}>`")
        if tag == "testsuites":
            self.said += sum(_count(given, name) for name in _FAULTS)
        elif tag == "testsuite":
            said = sum(_count(given, name) for name in _FAULTS)
            self.open.append(_Suite(given.get("name", ""), given.get("time", ""), said))
            self.suites.append(self.open[-1])
        elif tag == "testcase":
            name = ".".join(part for part in (given.get("classname", ""), given.get("name", "")) if part)
            self.case = _TestCase(name, self.open[-1].name if self.open else "", given.get("time", ""))
            self.cases.append(self.case)
            for suite in self.open:
                suite.results.append(self.case)
        elif tag in _RESULTS and self.case:
            self.case.result = max(self.case.result, _RESULTS[tag], key=_COUNTS_BY_WEIGHT.index)

    def end(self, tag: str) -> None:
        self.depth -= 1
        if tag == "testcase":
            self.case = None
        elif tag == "testsuite":
            suite = self.open.pop()
            _compare(f"a suite `{suite.name[:40]}` that counts", suite.said, suite.results)
        elif tag == "testsuites":
            _compare("a summary of", self.said, self.cases)


def _compare(where: str, said: int, cases: list[_TestCase]) -> None:
    found = sum(case.result in _FAULTS.values() for case in cases)
    if said > found:
        _refuse(f"has {where} {said} failures and errors, and {found} cases")


def _count(given: dict[str, str], name: str) -> int:
    """Return a number that a suite states; 0 if there is no number. FileRefusal for any other text."""
    written = given.get(name, "").strip()
    if written and not (written.isdecimal() and len(written) < 10):
        _refuse(f"has `{written[:20]}` as the number of {name}")
    return int(written or 0)


def read_junit(text: str) -> Tree:
    """Return `/tests`, `/passed`, `/failed`, `/error`, `/skipped`, `/time`, and the tables `/suites` and `/cases`.

    Times are in seconds. A test case is known by its class and name; one that ran again has the suffix `#2`.
    """
    report = _ReportState()
    parser = expat.ParserCreate("UTF-8")
    parser.StartElementHandler = report.start
    parser.EndElementHandler = report.end
    parser.StartDoctypeDeclHandler = _refuse_document_type
    try:
        parser.Parse(text.encode("utf-8", "surrogatepass"), True)  # noqa: FBT003 - expat's own way to say it is the end
    except expat.ExpatError as error:
        why = expat.errors.messages.get(error.code, "it cannot be read")
        _refuse(f"is not valid XML in line {error.lineno}: {why}", hint="write the file again; it might be truncated")
    return _tree_of(report)


def _refuse_document_type(*_: object) -> None:
    _refuse("has a document type, and with it entities, which are not read", hint="take the `<!DOCTYPE …>` away")


def _refuse(reason: str, code: str = "CG411", hint: str = "") -> NoReturn:
    raise FileRefusal(Unreadable(reason, hint, code))


def _tree_of(report: _ReportState) -> Tree:
    cases: dict[str, Tree] = {}
    times: dict[str, int] = {}
    for case in report.cases:
        times[case.name] = again = times.get(case.name, 0) + 1
        name = case.name if again == 1 else f"{case.name}#{again}"
        cases[name] = {"suite": case.suite, "result": case.result, "time": _time(case.time)}
    suites: dict[str, Tree] = {}
    for suite in report.suites:
        suites.setdefault(suite.name, {**_counts(suite.results), "time": _time(suite.time)})
    total = _time(report.suites[0].time) if report.suites else None
    return {
        **_counts(report.cases),
        "time": total if len(report.suites) == 1 else None,
        "suites": suites,
        "cases": cases,
    }


def _counts(cases: list[_TestCase]) -> dict[str, Tree]:
    counted = Counter(case.result for case in cases)
    found = {result: Figure(counted[result]) for result in _COUNTS}
    return {"tests": Figure(len(cases)), **found}


def _time(written: str) -> Figure | None:
    return Figure(written) if written else None
