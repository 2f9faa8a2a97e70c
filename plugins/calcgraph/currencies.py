"""Currencies: the symbols, codes and words that mark a number as money.

The dollar is a unit; the others are where a project defines them, for no rate of exchange is a fact.
"""

from typing import NamedTuple


class Currency(NamedTuple):
    """One kind of money."""

    code: str
    word: str
    """Its name as a unit, and that of its dimension."""
    sign: str = ""


CURRENCIES = (
    Currency("USD", "dollar", "$"),
    Currency("EUR", "euro", "€"),
    Currency("GBP", "pound_sterling", "£"),
    Currency("JPY", "yen", "¥"),
    Currency("BTC", "bitcoin", "₿"),
    Currency("CNY", "yuan"),
    Currency("CHF", "franc"),
    Currency("INR", "rupee"),
)

CODES = tuple(one.code for one in CURRENCIES)

SIGNS = "".join(one.sign for one in CURRENCIES)
"""The characters that can precede a number."""

UNIT_SIGNS = SIGNS.replace("$", "")
"""The characters that can follow one: `$` cannot be the name of a unit in Pint's format."""

UNITS = frozenset(name for one in CURRENCIES for name in one if name) - {"$"}
"""Names of units of money; `model.js` has the same."""

UNIT_OF_SIGN = {sign: sign if sign in UNIT_SIGNS else "USD" for sign in SIGNS}
