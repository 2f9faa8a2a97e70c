"""Units that notes declare: `unit night`, `unit rack = 72 chip`; they count in the whole vault."""

import pytest

SHEETS = {
    "a word that counts": ("unit night\nstay = 3 night\nrate = $80/night\nbill [USD] = stay * rate", "bill", "240 USD"),
    "its plural": ("unit night\nstay = 3 nights\nwhole [night] = 2 * stay", "whole", "6 night"),
    "other names": ("unit person, people\nseats = 4 people\nx [person] = seats", "x", "4 person"),
    "made of others": ("unit rack = 72 chip\nx [chip] = 2 rack", "x", "144 chip"),
    "made of a product": ("unit bottle = 0.75 * L\nunit crate = 12 bottle\nx [L] = 3 crate", "x", "27 L"),
    "of one's own unit": ("unit bottle\nunit crate = 12 bottle\nx [bottle] = 2 crate", "x", "24 bottle"),
    "above its line": ("x [night] = 2 * y\ny = 4 night\nunit night  # of a stay", "x", "8 night"),
    "below a blank line and a comment": ("y = 1\n\n# of a stay\n\n  unit night\nx = 3 night", "x", "3 night"),
    "with prefixes": ("unit U = 1 µmol/min with prefixes\nx [U] = 5 kU + 20 U", "x", "5020 U"),
    "a new one with prefixes": ("unit Eq with prefixes\nx [mEq/L] = 3 Eq / 20 L", "x", "150 mEq/L"),
    "moles per litre": ("unit M = mol/L with prefixes\nx [mM] = 3 M / 20", "x", "150 mM"),
    "moles per litre as they are": ("x [mM] = 3 mol / 20 L", "x", "150 mM"),
    "cents of the currency in use": ("unit ct = 0.01 USD\nx [USD/kWh] = 30 ct/kWh", "x", "0.3 USD/kWh"),
    "a carat": ("x [g] = 5 ct", "x", "1 g"),
    "a carat next to cents": ("unit ct = 0.01 USD\nx [g] = 5 carat", "x", "1 g"),
    "cents": ("x [USD/kWh] = 30 ¢/kWh", "x", "0.3 USD/kWh"),
    "a cup of the United States": ("x [mL] = 2 cups", "x", "473 mL"),
    "a pint of the United Kingdom": ("x [mL] = 1 imp_pint", "x", "568 mL"),
    "cents of another currency": ("unit cent = 0.01 EUR\nunit EUR\nx [EUR] = 30 ¢ + 2 cents", "x", "0.32 EUR"),
    "another cup": ("unit cup = 250 mL\nx [mL] = 1 cup + 1 cups", "x", "500 mL"),
    "the cup of a country next to it": ("unit cup = 250 mL\nx [mL] = 1 us_cup", "x", "237 mL"),
    "long names of another gallon": ("unit gal = 4.5 L\nx [L] = 2 gallons", "x", "9 L"),
    "prefixes of another poise": ("unit P = 2 Pa*s\nx [Pa*s] = 100 cP", "x", "2 Pa*s"),
    "a rod that is not a length": ("unit rod = 2 kg\nx [kg] = 1 rod + 2 rods", "x", "6 kg"),
    "another name of one that is not a length": ("unit P = 2 kg\nx [Pa*s] = 10 poise", "x", "1 Pa*s"),
    "above what it is made of": ("unit crate = 12 bottle\nunit bottle = 0.5 L\nx [L] = 2 crates", "x", "12 L"),
    "above another cup": ("unit mug = 2 cup\nunit cup = 250 mL\nx [mL] = 1 mug", "x", "500 mL"),
    "with a comment": ("unit night  # one bed\nx = 3 night", "x", "3 night"),
    "one called like a kind": ("unit mass\nx = 3 mass", "x", "3 mass"),
    "still a name": ("unit = 3 m\nx = 2 * unit", "x", "6 m"),
}


@pytest.mark.parametrize(("sheet", "name", "value"), SHEETS.values(), ids=SHEETS)
def test_a_note_has_units_of_its_own(sheet, name, value, shown):
    assert shown(sheet)[name] == value


def test_they_count_in_the_whole_vault(vault):
    calculation, problems = vault(
        {
            "a.md": "```calc\nuse [[b]]: rate\nbill = 3 night * rate\n```\n",
            "b.md": "```calc\nunit night\nrate = $80/night\n```\n",
        }
    )
    assert problems == ()
    assert {id_.name: one.text for id_, one in calculation.quantities.items()} == {"bill": "240", "rate": "80"}


def test_a_night_is_neither_a_number_nor_another_unit(vault):
    _, problems = vault(sheet="unit night\nunit mass\na = 3 night + 2\nb = 3 mass + 2 kg")
    assert [(one.code, one.span.line) for one in problems] == [("CG310", 4), ("CG310", 5)]


FORM = (
    "a custom unit needs a name, and may have a value",
    "write `unit night` or `unit rack = 72 chip`",
)
PRODUCT = "write a product of numbers and known units after `=`"
WRONG = {
    "unit byte": ("CG304", "`byte` is already a unit", "choose another name"),
    "unit kW = 3 J": ("CG304", "`kW` is already a unit", "choose another name"),
    "unit ft = 1 m": ("CG304", "`ft` is already a unit", "choose another name"),
    "unit cup = 1.1 cup": ("CG304", "`cup` is defined by itself", "define `cup` in other units"),
    "unit cup = 1 L\nunit cup = 2 L": (
        "CG304",
        "`cup` is already a unit",
        "`n.md` defines it for the whole vault; remove this line",
    ),
    "unit rack = 72 chps": ("CG304", "unknown unit `chps`", PRODUCT),
    "unit cold = 3 degC": ("CG304", "`degC` is a temperature scale", PRODUCT),
    "unit a2 =": ("CG222", *FORM),
    "unit night day": ("CG222", *FORM),
    "unit night with prefix": ("CG222", *FORM),
    "unit night with": ("CG222", *FORM),
    "unit rack = 72 chip with prefix": ("CG304", "unknown unit `with`", PRODUCT),
    "unit night\nunit night": (
        "CG304",
        "`night` is already a unit",
        "`n.md` defines it for the whole vault; remove this line",
    ),
}


@pytest.mark.parametrize(("sheet", "told"), WRONG.items(), ids=WRONG)
def test_what_is_wrong_is_said(sheet, told, vault):
    _, problems = vault(sheet=sheet)
    assert [(one.code, one.message, one.hint) for one in problems] == [told]


PRICES = {
    "a price": ("p = 25 ct/kWh", "write cents as `0.25 USD/kWh`"),
    "a range": ("p = 25 ct/kWh in 10..40 ct/kWh\nx = 2 * p", "`0.25 USD/kWh`"),
    "in a formula": ("x = 300 kWh * 25 ct/kWh", "`0.25 USD/kWh`"),
    "of a distance": ("p = 12.5 ct/km", "`0.125 USD/km`"),
}


@pytest.mark.parametrize(("sheet", "fix"), PRICES.values(), ids=PRICES)
def test_a_price_in_carats_is_reported(vault, sheet, fix):
    _, problems = vault(sheet=sheet)
    assert {one.code for one in problems} == {"CG319"}
    assert "carat" in problems[0].message
    assert fix in problems[0].hint
    assert not vault(sheet=f"unit ct = 0.01 USD\n{sheet}")[1]
    assert not vault(
        sheet=sheet.replace("25 ct", "0.25 USD").replace("12.5 ct", "0.125 USD").replace("10..40 ct", "0.1..0.4 USD")
    )[1]


@pytest.mark.parametrize("sheet", ["x = 5 ct", "x = 0.6 ct/t", "x = 4000 ct/yr", "a = 2 ct\nx = 900 USD/ct * a"])
def test_carats_of_stones_are_left_alone(vault, sheet):
    assert not vault(sheet=sheet)[1]


@pytest.mark.parametrize(
    ("claim", "fix"), [("25 ct/kWh", "25 cents/kWh"), ("25ct/kWh", "25cents/kWh"), ("26 ct/kWh", "26 cents/kWh")]
)
def test_a_claim_in_carats_about_money_gets_its_cents(claimed, claim, fix):
    sheet = "p = 0.25 USD/kWh"
    _, problems = claimed(sheet, f"It is [{claim}](#p).")
    assert [one.code for one in problems] == ["CG402"]
    assert problems[0].hint == f"`ct` is the carat; write `{fix}`"
    _, problems = claimed(sheet, f"It is [{fix}](#p).")
    assert [one.code for one in problems] == (["CG422"] if "26" in fix else [])


def test_an_edit_elsewhere_leaves_all_as_it_is():
    from calcgraph.project import given, read_project
    from calcgraph.project.problems import all_problems
    from calcgraph.queries.memo import Memo
    from calcgraph.settings import Settings
    from calcgraph.source import NoteId, SourceFile

    notes = {"a.md": "```calc\nx = 3 night\n```\n", "b.md": "```calc\nunit night\ny = 1 m\n```\n"}
    memo = Memo()
    read_project(
        [SourceFile(NoteId(path), text) for path, text in notes.items()], [], lambda _: None, Settings(), memo=memo
    )
    memo.runs.clear()
    memo.set(given.source, SourceFile(NoteId("b.md"), notes["b.md"].replace("1 m", "2 m")), NoteId("b.md"))
    memo.ask(all_problems)
    assert (memo.runs["units"], memo.runs["evaluated"]) == (0, 1)
    memo.set(given.source, SourceFile(NoteId("b.md"), notes["b.md"].replace("night", "evening")), NoteId("b.md"))
    assert [one.code for one in memo.ask(all_problems)] == ["CG301"]
