"""The catalogue of rules: what each code means, why it is a rule, how to fix it."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from msgspec import Struct

from calcgraph.files import own_text


class Rule(Struct, frozen=True):
    """One code of the catalogue."""

    code: str
    name: str
    """Two to four words: `unresolved link`."""
    severity: str
    """`error`, `warning` or `info`."""
    why: str
    """One or two sentences: the effect on a reader if the rule is broken."""
    wrong: str
    """An example that breaks it."""
    right: str
    """The same, fixed."""
    is_asked: bool = False
    """It is only reported if the settings give it a severity."""


@cache
def rules() -> Mapping[str, Rule]:
    """Return all rules by code, in order."""
    text = own_text(Path(__file__).with_name("rules.toml"))
    table = tomllib.loads(text)
    return {code: Rule(code=code, **fields) for code, fields in sorted(table.items())}


def rule_of(code: str) -> Rule:
    """The rule of a code; KeyError for a code that is not in the catalogue."""
    return rules()[code]
