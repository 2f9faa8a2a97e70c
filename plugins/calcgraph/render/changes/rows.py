"""A change as rows of plain data; names are added to it, never removed."""

from math import isfinite

from calcgraph.changes.differences import InputChange, LinkChange, ValueChange, VerdictChange
from calcgraph.documents import Row, to_json
from calcgraph.render.changes.words import Summary, verdict
from calcgraph.render.sheet.rows import diagnostic_rows


def changes_json(summary: Summary) -> str:
    """The document of a change: `from` or `to` is null where something came or went."""
    changes, found = summary.changes, summary.judgement
    over = {id(one) for one in found.over}
    return to_json(
        base=summary.base,
        head=summary.head,
        commits={"base": summary.commits[0], "head": summary.commits[1]},
        verdict=verdict(summary),
        broke=not found.is_clean,
        values=[_value(one, is_over=id(one) in over) for one in changes.values],
        claims=[_row(one) for one in changes.claims],
        links=[_row(one) for one in changes.links],
        notes={
            "added": list(changes.notes.added),
            "removed": list(changes.notes.removed),
            "renamed": [{"from": old, "to": new} for old, new in changes.notes.renamed],
        },
        names=[{"from": old, "to": new} for old, new in changes.names],
        edits=[_row(one) for one in changes.edits],
        problems=diagnostic_rows(changes.problems),
        base_problems=diagnostic_rows(summary.unread),
        base_errors=summary.errors_before,
        left_out=list(summary.left_out),
    )


def _value(one: ValueChange, *, is_over: bool) -> Row:
    before, after, change = one.before, one.after, one.change
    unit = after.unit if after and after.figure is not None else before.unit if before else ""
    was = before.figure if before else None
    return {
        "note": one.note,
        "name": one.name,
        "line": one.line,
        "unit": unit,
        "from": was if one.converted is None else one.converted,
        "to": after.figure if after else None,
        "ratio": one.ratio if one.ratio is not None and isfinite(one.ratio) else None,
        "change": change if change is not None and isfinite(change) else None,
        "unit_from": before.unit if before else "",
        "text_from": before.text if before else "",
        "text_to": after.text if after else "",
        "why": [share._asdict() for share in one.why.shares],
        "interaction": one.why.interaction,
        "is_edited": one.is_edited,
        "over_limit": is_over,
        "problem": one.problem,
        "was": one.was,
    }


def _row(one: InputChange | VerdictChange | LinkChange) -> Row:
    """Return the fields under their names, with the old and new values as `from` and `to`."""
    return {name.replace("before", "from").replace("after", "to"): value for name, value in one._asdict().items()}
