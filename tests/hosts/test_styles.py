"""Styles mean the same without their comments: the minifier once joined `table :is(th)` to `table:is(th)`."""

import re
from collections import Counter

import rcssmin

from calcgraph.hosts.mkdocs.page_assets import styles

BEHIND_A_SPACE = re.compile(r"[\w\])*-]+ +:[a-z-]+")


def test_a_pseudo_class_behind_a_space_stays_behind_it() -> None:
    for name, path in styles():
        text = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        assert Counter(BEHIND_A_SPACE.findall(rcssmin.cssmin(text))) == Counter(BEHIND_A_SPACE.findall(text)), name
