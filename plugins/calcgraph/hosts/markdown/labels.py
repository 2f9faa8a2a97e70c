"""Labels of displayed formulas: `$$ … $$ {#eq-loss}` gives the formula's paragraph its id."""

import re
from xml.etree.ElementTree import Element

from markdown.treeprocessors import Treeprocessor
from markdown.util import HTML_PLACEHOLDER_RE

LABELS = 8.5
"""Before `attr_list`, which reads attributes of a block on a line below it, not after a formula."""
_ATTRIBUTES = r"[ \t]++\{:?[ \t]*+([^{}\n#]*+#[^{}\n]++)\}\s*+"
_AFTER = re.compile(_ATTRIBUTES)
_ALONE = re.compile(rf"\s*+({HTML_PLACEHOLDER_RE.pattern}){_ATTRIBUTES}")


class FormulaLabels(Treeprocessor):
    """Puts attributes after a formula, alone in its paragraph, where `attr_list` reads those of the paragraph."""

    def run(self, root: Element) -> None:
        """Change the text of paragraphs in place."""
        if "attr_list" not in self.md.treeprocessors:
            return
        for paragraph in root.iter("p"):
            if not len(paragraph):
                if found := _ALONE.fullmatch(paragraph.text or ""):
                    paragraph.text = f"{found[1]}\n{{: {found[found.re.groups]} }}"
                continue
            is_alone = len(paragraph) == 1 and not (paragraph.text or "").strip() and _is_formula(paragraph[0])
            after = _AFTER.fullmatch(paragraph[0].tail or "") if is_alone else None
            if after is not None:
                paragraph[0].tail = f"\n{{: {after[1]} }}"


def _is_formula(element: Element) -> bool:
    return element.tag == "math" or element.get("class") == "cg-tex"
