"""The label of a hint: `fix` for a thing to do, which begins with a verb, and `why` for a reason."""

import re

VERBS = """
 add allow ask begin calculate call change check choose close compare compute convert copy correct correlate count
 create cut declare define delete divide draw end escape export extend fill find fit fix give group import install join
 keep leave let link list look lower make move multiply name narrow open pass paste pick point publish put raise
 read rearrange remove rename repeat replace report rewrite round run save separate set shorten show solve sort split
 start state subtract take try turn upgrade use wait widen write
"""
"""The verbs with which a fix begins."""

_SPACED = VERBS.replace("\n", " ")
_OFFER = "did you mean "
_PART = re.compile("[;:] (?=[a-z]+ )")


def advice(hint: str) -> list[tuple[str, str]]:
    """Return the lines of a hint: the label and the words that follow it.

    >>> advice("did you mean `[[decode]]`?")
    [('fix', 'write `[[decode]]`')]
    >>> advice("`ct` is the carat; write `0.12 USD`")
    [('why', '`ct` is the carat'), ('fix', 'write `0.12 USD`')]
    """
    if not hint:
        return []
    if hint.startswith(_OFFER):
        offered, _, more = hint.removeprefix(_OFFER).partition("? ")
        lines = [("fix", f"write {offered.removesuffix('?')}"), *advice(more)]
        return sorted(lines, key=lambda line: line[0], reverse=True)
    if _is_act(hint):
        return [("fix", hint)]
    for found in _PART.finditer(hint):
        if _is_act(hint[found.end() :]):
            return [("why", hint[: found.start()]), ("fix", hint[found.end() :])]
    return [("why", hint)]


def _is_act(words: str) -> bool:
    return f" {words.partition(' ')[0].rstrip(',')} " in _SPACED
