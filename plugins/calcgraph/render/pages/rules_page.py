"""The catalogue of rules as a page of the manual."""

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

Every diagnostic has a code. `calcgraph explain CODE` prints its entry on this page. To change the severity of a rule, \
use the settings: `severity: {CG402: warning}`, or `"off"`. To allow a single exception, write a comment with a reason \
into the note: `<!-- calc: ignore CG402 the measurement is quoted -->`.
"""


def rules_markdown() -> str:
    """Markdown with a heading for each family and each code, in order."""
    parts = [HEAD]
    family = ""
    for code, rule in rules().items():
        if code[:3] != family:
            family = code[:3]
            parts.append(f"## {FAMILIES[family]}\n")
        parts.append(_entry(rule))
    return "\n".join(parts)


def _entry(rule: Rule) -> str:
    asked = (
        f" It is only reported if the settings ask for it: `severity: {{{rule.code}: info}}`." if rule.is_asked else ""
    )
    lines = [f"### {rule.code} {rule.name}", "", f"{rule.severity.capitalize()}. {rule.why}{asked}", ""]
    for word, text in (("Wrong", rule.wrong), ("Right", rule.right)):
        if text.strip():
            lines += [f"{word}:", "", "`````text", text.strip("\n"), "`````", ""]
    return "\n".join(lines)
