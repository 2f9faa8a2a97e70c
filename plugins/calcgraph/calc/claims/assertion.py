"""What the words of a link to a check say: that it holds, and nothing that nobody compares."""

import re

from calcgraph.calc.claims.figures import shown_text
from calcgraph.calc.claims.text import ALONE
from calcgraph.calc.syntax.tree import Check
from calcgraph.notes.claim_words import names_bound
from calcgraph.notes.model import Link

_DENIES = re.compile(
    r"\b(?:not|no|never|none|nothing|nobody|neither|nor|cannot|false|untrue|wrong|incorrect|fail(?:s|ed|ing)?|hardly)\b|"
    r"n['’]t\b",
    re.IGNORECASE,
)
_DENIED = re.compile(r"(?:\b(?:not|never|nor|cannot|hardly)|n['’]t)$", re.IGNORECASE)
_NAMES = re.compile(r"(?<![\w.])[^\W\d][\w.]*+(?:-[\w.]++)++")
"""`Llama-3-70B`: a name, not a number."""
_COMPARES = re.compile(r"[<>≤≥≠=]|\b(?:true|false)\b", re.IGNORECASE)


def why_not_said(link: Link, check: Check) -> tuple[str, str]:
    """Why a link says something else than that its check holds, and what to write; empty where it does not.

    A number or comparison is read nowhere, so it may be there only as the check's own comment has it.
    """
    said, comment = shown_text(link.display), shown_text(check.comment.text)
    if said.casefold() in comment.casefold() and not _DENIED.search(link.before.rstrip()):
        return "", ""
    if found := _DENIED.search(link.before.rstrip()):
        reason = (
            f"`{found[0]}` before `{said}` denies the check `{check.name}`, and a link to a check says that it holds"
        )
        return reason, f"write a check of what the sentence says, or `[{found[0]} {said}]` with that in its comment"
    if ALONE.search(_NAMES.sub("", said)) or _COMPARES.search(said) or names_bound(said):
        reason = f"`{said}` compares by itself, but a link to the check `{check.name}` only says that it holds"
        return reason, "link the number to its quantity, or say the check in the words of its comment"
    if (found := _DENIES.search(said)) and not _DENIES.search(comment) and check.op != "!=":
        reason = f"`{said}` denies the check `{check.name}`, and a link to a check says that it holds"
        return reason, f"if that is what it checks, say so in its comment: `# {said}`"
    return "", ""
