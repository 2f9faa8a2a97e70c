"""One claim while it is checked, and the value of its target with the arguments of its title."""

import re
from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from calcgraph.calc.claims.beside import shown_as
from calcgraph.calc.claims.kept_readings import KeptReadings
from calcgraph.calc.claims.target import ClaimTarget
from calcgraph.calc.claims.title import Title
from calcgraph.calc.model import Claim, ClaimCandidate, Value, Verdict, exact
from calcgraph.calc.nodes import Failure, Outcome, Overrides
from calcgraph.calc.outcomes.ask import overrides_of
from calcgraph.calc.outcomes.calculation import Calculation
from calcgraph.calc.programs.drawing.spreads import spread_under
from calcgraph.calc.syntax.tree import Definition, Name
from calcgraph.diagnostics import Diagnostic, Severity, diagnose
from calcgraph.notes.model import Link
from calcgraph.settings import ValueSettings

_ARGUMENT = re.compile(r"[^\W\d]\w*(?:\.\w+)?[ \t]*=[ \t]*[^\s=]")
"""`users=8` without `with`."""
TITLES = "write a title as `with name=value`, `±5%`, `p90`, `@source`, or `disputed: why`, joined by `;`"
UNSOUND = Failure("arguments")
"""The failure of a claim whose other arguments are wrong, which is reported already."""


class ClaimCheck(Struct):
    """One claim while it is checked."""

    calculation: Calculation
    candidate: ClaimCandidate
    settings: ValueSettings
    kept: KeptReadings
    problems: list[Diagnostic]
    title: Title
    check: Callable[..., Claim | None]
    """The function that checks the claim in another spelling."""
    is_trial: bool = False
    """True if this is a spelling that a message may propose, so that no other is tried."""
    original: Link | None = None
    """The link as it is written, if words around it are read as part of it."""

    def would_hold(self, link: Link) -> bool:
        """Return whether the claim holds with this link in its place, so that a message can propose it."""
        if self.is_trial:
            return False
        problems: list[Diagnostic] = []
        tried = replace(self.candidate, link=link)
        claim = self.check(self.calculation, tried, self.settings, self.kept, problems, is_trial=True)
        is_sound = claim is not None and claim.verdict in {Verdict.HOLDS, Verdict.PARTLY, Verdict.AGREES}
        return is_sound and all(problem.severity is not Severity.ERROR for problem in problems)

    def would_hold_as(self, display: str) -> bool:
        """Return whether the claim holds with other words in its link."""
        link = self.original or self.candidate.link
        return self.would_hold(shown_as(link, display, link.before, link.behind))

    def refuse(self, code: str, message: str, hint: str = "") -> None:
        """Note a problem at the link."""
        self.problems.append(diagnose(code, self.candidate.path, self.candidate.link.span, message, hint))

    def heed_title(self) -> None:
        """Report the problems of the title."""
        self.problems.extend(self.title.problems)
        for part in self.title.unknown:
            is_argument = _ARGUMENT.match(part) is not None
            hint = f"write `with {part}`" if is_argument else TITLES
            self.refuse("CG403", f"`{part}` is not valid in the title of a claim", hint)

    def give_up(self, target: ClaimTarget | None, reason: str, hint: str = "") -> Claim:
        """Report why the claim cannot be checked."""
        self.refuse("CG406", reason, hint)
        return self.claim(target, Verdict.FAILS, explanation=reason)

    def claim(self, target: ClaimTarget | None, verdict: Verdict, *, shown: str = "", explanation: str = "") -> Claim:
        """Return the claim for a target, with the target's value as it is shown."""
        link, title, id_ = self.candidate.link, self.title, target.id if target else None
        given = {"sources": title.sources, "scenario": title.borrowed}
        claim = replace(Claim(self.candidate.note, link, id_, title.arguments, verdict), **given)
        return replace(claim, computed_text=shown, explanation=explanation)


def own_figure(asked: ClaimCheck, quantity: ClaimTarget) -> str:
    """Return the title's arguments if the target is one of them, or another name for one; '' otherwise."""
    if not asked.title.overrides or not quantity.key:
        return ""
    overrides, found = overrides_for(asked, quantity), quantity.quantity
    while found is not None and found.id.key not in overrides:
        statement = found.statement
        other = statement.body if isinstance(statement, Definition) else None
        named = asked.calculation.names.get(found.id.note, {}).get(other.name) if isinstance(other, Name) else None
        found = asked.calculation.quantities.get(named) if named is not None else None
    return asked.title.arguments if found is not None else ""


def outcome_of(asked: ClaimCheck, quantity: ClaimTarget) -> Outcome:
    """Return the result for the target of a claim; report arguments of the title that are wrong."""
    if not quantity.key:
        return quantity.value.number if quantity.value else Failure("the cell is empty")
    if asked.title.problems:
        return UNSOUND
    if not asked.title.overrides:
        return asked.calculation.machine.value(quantity.key)
    note = asked.candidate.note
    overrides, problems = overrides_of(asked.calculation, note, asked.title.overrides, quantity.id)
    asked.problems.extend(problems)
    if problems:
        return UNSOUND
    return asked.calculation.machine.value(quantity.key, overrides)


def value_of(asked: ClaimCheck, quantity: ClaimTarget, outcome: float) -> Value | Failure:
    """Return the value with its ends if it depends on parameters that are ranges."""
    share, overrides = asked.title.share, overrides_for(asked, quantity) if asked.title.overrides else {}
    if share is None and not asked.title.overrides:
        return quantity.value or exact(outcome)
    part = None if share is None else float(share)
    return spread_under(asked.calculation.machine, quantity.key, overrides, outcome, part)


def overrides_for(asked: ClaimCheck, quantity: ClaimTarget) -> Overrides:
    """Return the values that the title of a claim sets."""
    return overrides_of(asked.calculation, asked.candidate.note, asked.title.overrides, quantity.id)[0]


def given_by(asked: ClaimCheck) -> str:
    """Return the arguments of the title as a message adds them; "" without any."""
    return f" with {asked.title.arguments}" if asked.title.arguments else ""
