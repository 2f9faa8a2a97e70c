"""A Pygments lexer, so that a `calc` fence is coloured wherever it is shown as source."""

from pygments.lexer import RegexLexer, bygroups  # type: ignore[import-untyped]
from pygments.token import Comment, Error, Keyword, Name, Number, Operator, Punctuation, String, Whitespace  # type: ignore[import-untyped]

from calcgraph.calc.syntax.given.constants import LIBRARY
from calcgraph.calc.syntax.given.libraries import LIBRARIES
from calcgraph.currencies import SIGNS, UNIT_SIGNS

_NAME = r"[^\W\d]\w*"
_POWER = r"(?:\^(?:-?\d+(?:\.\d+)?|\(-?\d+(?:/\d+)?\)))?"
_UNIT = (
    rf"(?:[^\W\d_]\w*|[%‰¢{UNIT_SIGNS}]|°\w*){_POWER}"
    rf"(?:[*/·](?:sqrt\([^\W\d_]\w*\)|√?[^\W\d_]\w*|%){_POWER})*"
)
_NUMBER = rf"[{SIGNS}]?[0-9][0-9_]*(?:,[0-9]{3})*(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?"
_SCALE = r"(?:Ki|Mi|Gi|Ti|[kKMGBT])(?!\w)"
_WORDS = r"(?:in|with|for|and|or|not|log|step|as|True|False)\b"


class CalcLexer(RegexLexer):  # type: ignore[misc]  # Pygments has no types
    """Colours sheets and views of calcgraph."""

    name = "calcgraph"
    aliases = ["calc"]  # noqa: RUF012 - Pygments asks for a list on the class
    filenames: list[str] = []  # noqa: RUF012 - same
    url = ""
    tokens = {  # noqa: RUF012 - same
        "root": [
            (r"\n", Whitespace),
            (r"[^\S\n]+", Whitespace),
            (r"#[^\n]*", Comment.Single),
            (
                r"(use)([^\S\n]*)(\[\[)([^\[\]\n]*)(\]\])",
                bygroups(Keyword, Whitespace, Punctuation, String, Punctuation),
            ),
            (
                rf"({_NAME})(\.)({_NAME})([^\S\n]*)(\[)([^\[\]\n]*)(\])(?=[^\S\n]*=)",
                bygroups(Name, Punctuation, Name.Attribute, Whitespace, Punctuation, Keyword.Type, Punctuation),
            ),
            (
                rf"({_NAME})([^\S\n]*)(\[)([^\[\]\n]*)(\])(?=[^\S\n]*=)",
                bygroups(Name.Variable, Whitespace, Punctuation, Keyword.Type, Punctuation),
            ),
            (
                r"(\))([^\S\n]*)(\[)([^\[\]\n]*)(\])",
                bygroups(Punctuation, Whitespace, Punctuation, Keyword.Type, Punctuation),
            ),
            (
                rf"({_NAME}(?:[^\S\n]*,[^\S\n]*{_NAME})?)([^\S\n]*)(=)([^\S\n]*)(pick)([^\S\n]+)({_NAME})([^\S\n]*)(:)([^#\n]*)",
                bygroups(
                    Name.Variable,
                    Whitespace,
                    Operator,
                    Whitespace,
                    Keyword,
                    Whitespace,
                    Name,
                    Whitespace,
                    Punctuation,
                    String.Symbol,
                ),
            ),
            (
                rf"(check|scenario)([^\S\n]+)({_NAME})([^\S\n]*)(:)",
                bygroups(Keyword, Whitespace, Name.Label, Whitespace, Punctuation),
            ),
            (
                rf"(use)([^\S\n]+)({'|'.join((LIBRARY, *LIBRARIES))})([^\S\n]*)(:)",
                bygroups(Keyword, Whitespace, Keyword, Whitespace, Punctuation),
            ),
            (rf"(unit)([^\S\n]+)({_NAME})", bygroups(Keyword, Whitespace, Keyword.Type)),
            (r"(check|solve|use)(?=[^\S\n]+[^\s=])", Keyword),
            (r"(correlate)(?=[^\S\n]*\([^()\n]*\)[^\S\n]*(?:#|$))", Keyword),
            (
                r"(from)([^\S\n]+)(\"[^\"\n]+\"|[^\s\"#()*+=<>,;]*\.[A-Za-z]\w*(?=\s|$))([^\S\n]*)(/[^\s#]*)?",
                bygroups(Keyword, Whitespace, String, Whitespace, String.Symbol),
            ),
            (_WORDS, Keyword),
            (
                rf"({_NUMBER})({_SCALE})([^\S\n]+)(?!{_WORDS})({_UNIT})",
                bygroups(Number, Number, Whitespace, Keyword.Type),
            ),
            (rf"({_NUMBER})({_SCALE})", bygroups(Number, Number)),
            (rf"({_NUMBER})([^\S\n]*)(?!{_WORDS})({_UNIT})", bygroups(Number, Whitespace, Keyword.Type)),
            (_NUMBER, Number),
            (rf"{_NAME}(?=\()", Name.Function),
            (rf"({_NAME})(\.)({_NAME})", bygroups(Name, Punctuation, Name.Attribute)),
            (_NAME, Name),
            (r'"[^"\n]*"', String),
            (r"\*\*|\.\.|<=|>=|!=|[-+*/^<>=±≤≥≠·×−']", Operator),
            (r"[(){},:;\[\].]", Punctuation),
            (r".", Error),
        ]
    }
