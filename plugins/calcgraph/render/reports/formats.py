"""Diagnostics for machines: SARIF 2.1.0, GitHub annotations, JUnit."""

import json
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from urllib.parse import quote
from xml.etree import ElementTree as ET

from calcgraph.diagnostics import Diagnostic, Severity, errors_in
from calcgraph.documents import in_xml, inert, without_values
from calcgraph.groups import grouped
from calcgraph.render.reports.text import printable
from calcgraph.rules import Rule, rules
from calcgraph.source import Span

MANUAL = "https://calcgraph.example/manual/"
"""The URL of the published manual: `site_url` of the repository's `mkdocs.yml`."""
SARIF_LEVELS = {"error": "error", "warning": "warning", "info": "note"}
GITHUB_LEVELS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "notice"}


def to_sarif(diagnostics: Sequence[Diagnostic], version: str) -> str:
    """A SARIF log with the rules that were broken; columns count code points from 1."""
    broken = [rules()[code] for code in sorted({found.code for found in diagnostics})]
    number = {rule.code: i for i, rule in enumerate(broken)}
    driver = {"name": "calcgraph", "version": version, "rules": [_sarif_rule(rule) for rule in broken]}
    alike: Counter[str] = Counter()
    results = [_sarif_result(found, number[found.code], alike) for found in diagnostics]
    run = {"tool": {"driver": driver}, "columnKind": "unicodeCodePoints", "results": results}
    log = {"$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run]}
    return inert(json.dumps(log, ensure_ascii=False, indent=1)) + "\n"


def to_github(diagnostics: Iterable[Diagnostic]) -> str:
    """One workflow command a line: an annotation at the place of each diagnostic."""
    return "".join(_annotation(found) for found in diagnostics)


def to_junit(diagnostics: Sequence[Diagnostic], files: Sequence[str]) -> str:
    """A test case for each file, which fails with everything that is an error in it."""
    named = sorted({*files, *(found.path for found in diagnostics)})
    failed = {found.path for found in errors_in(diagnostics)}
    counts = {"tests": str(len(named)), "failures": str(len(failed))}
    suites = ET.Element("testsuites", counts)
    suite = ET.SubElement(suites, "testsuite", {"name": "calcgraph", **counts})
    by_path = grouped((found.path, found) for found in diagnostics)
    for path in named:
        case = ET.SubElement(suite, "testcase", {"classname": "calcgraph", "name": in_xml(printable(path))})
        _add_outcome(case, by_path.get(path, ()))
    ET.indent(suites)
    return '<?xml version="1.0" encoding="utf-8"?>\n' + ET.tostring(suites, encoding="unicode") + "\n"


def help_address(rule: Rule) -> str:
    """Return the URL of a rule in the manual."""
    return f"{MANUAL}rules/#{'-'.join(re.sub('[^a-z0-9 -]', '', f'{rule.code} {rule.name}'.lower()).split())}"


def _sarif_rule(rule: Rule) -> dict[str, object]:
    return {
        "id": rule.code,
        "name": "".join(word.capitalize() for word in rule.name.split()),
        "shortDescription": {"text": rule.name},
        "fullDescription": {"text": rule.why},
        "defaultConfiguration": {"level": SARIF_LEVELS[rule.severity]},
        "help": {"text": f"wrong: {rule.wrong}\nright: {rule.right}"},
        "helpUri": help_address(rule),
    }


def _sarif_result(found: Diagnostic, rule: int, alike: Counter[str]) -> dict[str, object]:
    """Return a result of SARIF; its fingerprint stays when its line moves or a computed value changes."""
    said = f"{found.code}\n{found.path}\n{without_values(found.message)}"
    alike[said] += 1
    print_of = sha256(f"{said}\n{alike[said]}".encode("utf-8", "surrogatepass")).hexdigest()
    place = {
        "artifactLocation": {"uri": quote(found.path), "uriBaseId": "%SRCROOT%"},
        "region": _region(found.span),
    }
    return {
        "ruleId": found.code,
        "ruleIndex": rule,
        "level": SARIF_LEVELS[found.severity],
        "message": {"text": _said(found)},
        "locations": [{"physicalLocation": place}],
        "partialFingerprints": {"calcgraph/v1": print_of},
    }


def _region(span: Span) -> dict[str, int]:
    return {
        "startLine": span.line,
        "startColumn": span.column,
        "endLine": span.end_line,
        "endColumn": span.end_column,
    }


def _said(found: Diagnostic) -> str:
    return printable(f"{found.message}; {found.hint}" if found.hint else found.message)


def _annotation(found: Diagnostic) -> str:
    span = found.span
    title = f"{found.code} {rules()[found.code].name}"
    fields: dict[str, object] = {"file": found.path, "line": span.line, "col": span.column, "title": title}
    if span.end_line == span.line:
        fields["endColumn"] = span.end_column
    else:
        fields["endLine"] = span.end_line
    return workflow_command(GITHUB_LEVELS[found.severity], fields, _said(found))


def workflow_command(level: str, fields: Mapping[str, object], said: str) -> str:
    """Return a command of GitHub's workflows on a separate line, whatever the texts contain."""
    given = {name: _data(_named(str(value))).replace(":", "%3A").replace(",", "%2C") for name, value in fields.items()}
    return f"::{level} {','.join(map('='.join, given.items()))}::{_data(said)}\n"


def _data(text: str) -> str:
    """Return the text of a workflow command, escaped: a line break in it would start a second command."""
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _named(path: str) -> str:
    """Return the name of a file as it is, including line breaks, but without control characters for a terminal."""
    return "".join(piece if piece in "\r\n" else printable(piece) for piece in re.split("([\r\n])", path))


def _add_outcome(case: ET.Element, found: Sequence[Diagnostic]) -> None:
    wrong = errors_in(found)
    reported = [one for one in found if one.severity is not Severity.ERROR]
    if wrong:
        failure = ET.SubElement(case, "failure", {"type": wrong[0].code, "message": in_xml(_line(wrong[0]))})
        failure.text = in_xml("\n".join(map(_line, wrong)))
    if reported:
        ET.SubElement(case, "system-out").text = in_xml("\n".join(map(_line, reported)))


def _line(found: Diagnostic) -> str:
    return f"{found.span.line}:{found.span.column}: {found.code} {_said(found)}"
