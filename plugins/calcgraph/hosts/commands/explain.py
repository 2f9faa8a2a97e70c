"""`calcgraph explain`: the meaning of a code and its fix."""

from textwrap import indent

import click
from msgspec.structs import asdict

from calcgraph.documents import to_json
from calcgraph.render.pages.rules_page import rules_markdown
from calcgraph.rules import Rule, rules
from calcgraph.suggest import did_you_mean


def run_explain(code: str | None, form: str) -> None:
    """Print one rule, a line for each, or the manual's page of all; a usage error for a code that does not exist."""
    known = rules()
    if form == "markdown":
        click.echo(rules_markdown(), nl=False)
        return
    if code is not None and code.upper() not in known:
        hint = did_you_mean(code.upper(), known)
        raise click.BadParameter(f"there is no rule `{code}`" + (f"; {hint}" if hint else ""))
    wanted = [*known.values()] if code is None else [known[code.upper()]]
    if form == "json":
        click.echo(to_json(rules=[asdict(rule) for rule in wanted]), nl=False)
    elif code is not None:
        click.echo(_whole(*wanted), nl=False)
    else:
        click.echo("".join(f"{rule.code}  {rule.severity:<7}  {rule.name}\n" for rule in wanted), nl=False)


def _whole(rule: Rule) -> str:
    examples = "".join(
        f"\n{word}:\n" + indent(text.strip("\n"), "    ", bool) + "\n"
        for word, text in (("wrong", rule.wrong), ("right", rule.right))
    )
    return f"{rule.code} {rule.name} ({rule.severity})\n\n{rule.why}\n{examples}"
