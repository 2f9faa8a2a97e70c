"""Random tests draw the same examples in every run, so that a failure is news; `make fuzz` draws new ones."""

import os

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "same", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.register_profile("fuzz", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.load_profile("fuzz" if os.environ.get("CALCGRAPH_FUZZ") else "same")

os.environ["CALCGRAPH_CACHE_KEY"] = "what tests keep is sealed with this key"  # else they make one for the user

LONG = {
    "test_company",
    "test_injection",
    "test_own_notes",
    "test_late",
    "test_obsidian_vault",
    "test_every_page_proves_its_values",
    "test_a_bomb_ends_in_time",
    "test_ten_thousand_notes_are_answered",
    "test_no_expression_of_the_package_can_take_more_than_linear_time",
}
"""Files, whole where their tests share what is made for them, and tests that take long in one piece."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the long ones, so that at the end no worker waits for another that has just begun one."""
    items.sort(key=lambda item: not LONG & {item.path.stem, item.name})
