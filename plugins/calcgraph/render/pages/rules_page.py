"""The catalogue of rules as a page of the manual."""

import re
from collections.abc import Mapping
from types import MappingProxyType

from calcgraph.rules import Rule, rules

FAMILIES = {
    "CG1": "Links",
    "CG2": "Reading and syntax",
    "CG3": "Units and evaluation",
    "CG4": "Claims",
    "CG5": "Graph and ids",
    "CG9": "Library and settings",
}
HEAD = """---
title: Rules
tags: [manual]
---

# Rules

Every message has a code. Each entry has the reason for the rule and a message, without its place in the file. Rules \
are errors, unless the entry begins with another severity. `calcgraph explain CODE` prints an entry in your terminal, \
with a wrong and a right example.

To change the severity of a rule, use the settings: `severity: {CG402: warning}`, or `"off"`. To allow one exception, \
write a comment with a reason into the note: `<!-- calc: ignore CG402 the measurement is quoted -->`.
"""
_PLACE = re.compile(r"^[^\s:]++:\d++:\d++: CG\d{3} (?:\((?:warning|info)\) )?+")
NO_MESSAGES: Mapping[str, str] = MappingProxyType({})


def rules_markdown(messages: Mapping[str, str] = NO_MESSAGES) -> str:
    """Markdown with a heading for each family and each code, in order; `messages` has a real one by code."""
    parts = [HEAD]
    family = ""
    for code, rule in rules().items():
        if code[:3] != family:
            family = code[:3]
            parts.append(f"## {FAMILIES[family]}\n")
        parts.append(_entry(rule, messages.get(code, "")))
    return "\n".join(parts)


def _entry(rule: Rule, message: str) -> str:
    asked = (
        f" It is only reported if the settings ask for it: `severity: {{{rule.code}: info}}`." if rule.is_asked else ""
    )
    severity = "" if rule.severity == "error" else f"{rule.severity.capitalize()}. "
    lines = [f"### {rule.code} {rule.name}", "", f"{severity}{rule.why}{asked}", ""]
    if message:
        return "\n".join([*lines, *_block(_PLACE.sub("", message))])
    for word, text in (("Wrong", rule.wrong), ("Right", rule.right)):
        lines += [f"{word}:", "", *_block(text)]
    return "\n".join(lines)


def _block(text: str) -> list[str]:
    return ["`````text", text.strip("\n"), "`````", ""]
