"""Random tests draw the same examples in every run, so that a failure is news; `make fuzz` draws new ones."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "same", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.register_profile("fuzz", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.load_profile("fuzz" if os.environ.get("CALCGRAPH_FUZZ") else "same")
