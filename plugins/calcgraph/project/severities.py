"""The severities of diagnostics, and the ignores, from the settings and from the text."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase

from msgspec.structs import replace

from calcgraph.configured import SettingProblem
from calcgraph.diagnostics import Diagnostic, Severity, diagnose, in_order
from calcgraph.notes.model import Ignore, Note
from calcgraph.rules import rules
from calcgraph.settings import Settings
from calcgraph.suggest import did_you_mean


def with_severities(found: Iterable[Diagnostic], note: Note, settings: Settings) -> tuple[Diagnostic, ...]:
    """Return the diagnostics of a note that are reported, sorted, with the severities the project sets.

    Comments that silence nothing, and comments for rules that do not exist, are also reported.
    """
    reported = in_order(found)
    return in_order(as_set(_without_ignored(reported, note) if note.ignores else reported, settings))


def as_set(found: Iterable[Diagnostic], settings: Settings) -> Iterator[Diagnostic]:
    """The diagnostics with the severities that the settings give them; without those that they leave out."""
    for one in found:
        severity = _severity(one, settings)
        if severity != "off":
            yield replace(one, severity=Severity(severity))


def _severity(found: Diagnostic, settings: Settings) -> str:
    for pattern, codes in settings.ignore.items():
        if found.code in codes and fnmatchcase(found.path, pattern):
            return "off"
    rule = rules().get(found.code)
    severity: str = "off" if rule and rule.is_asked else found.severity
    for pattern, words in settings.severity.items():
        if found.code in words and fnmatchcase(found.path, pattern):
            severity = words[found.code]
    return severity


def _without_ignored(found: Iterable[Diagnostic], note: Note) -> Iterator[Diagnostic]:
    """Yield a note's diagnostics that no comment silences, then the comments that silence nothing.

    The nearest of the comments for a line counts; each applies to one line or the rest of its block.
    """
    waiting = sorted(note.ignores, key=lambda ignore: -ignore.first)
    reaching: dict[str, list[Ignore]] = defaultdict(list)
    used: set[tuple[Ignore, str]] = set()
    for one in found:
        while waiting and waiting[-1].first <= one.span.line:
            ignore = waiting.pop()
            for code in ignore.codes:
                reaching[code].append(ignore)
        silencing = reaching[one.code]
        while silencing and silencing[-1].last < one.span.line:
            silencing.pop()
        if silencing:
            used.add((silencing[-1], one.code))
        else:
            yield one
    for ignore in note.ignores:
        for code in ignore.codes:
            if code not in rules():
                yield _unknown(code, note.source.shown, ignore)
            elif (ignore, code) not in used:
                message = f"`ignore {code}` suppresses nothing here"
                yield diagnose("CG906", note.source.shown, ignore.span, message, "delete the comment")


def _unknown(code: str, path: str, ignore: Ignore) -> Diagnostic:
    return diagnose("CG910", path, ignore.span, f"there is no rule `{code}`", _rule_like(code))


def _rule_like(code: str) -> str:
    return did_you_mean(code, rules(), otherwise="`calcgraph explain` lists the rules")


def idle_bounds(settings: Settings, paths: Iterable[str]) -> Iterator[SettingProblem]:
    """Patterns of notes to be bound that fit none of them; `paths` are those of the notes, as reports print them."""
    known = [*paths]
    for pattern in settings.values.bound:
        if not any(fnmatchcase(path, pattern) for path in known):
            message = f"`{pattern}` in `values.bound` fits no note, so nothing is checked"
            yield SettingProblem("values.bound", message, did_you_mean(pattern, known))


def unknown_rules(settings: Settings) -> Iterator[SettingProblem]:
    """Severities and ignores of the settings that name a rule that does not exist."""
    named = [
        (f"severity.{code if pattern == '*' else pattern}", code)
        for pattern, words in settings.severity.items()
        for code in words
    ]
    named += [(f"ignore.{pattern}", code) for pattern, codes in settings.ignore.items() for code in codes]
    for key, code in named:
        if code not in rules():
            yield SettingProblem(key, f"there is no rule `{code}`", _rule_like(code))
