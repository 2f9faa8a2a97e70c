"""Sentences about the past, a wish, a plan, a rival or a comparison; and those about the value now."""

import pytest

SHEET = """
lat = 42 ms
heat = 8480 kWh
cost = 620 kUSD
share = 6.2 %
n = 8
goal = 40 ms # our target
old_cost = 700 kUSD
rise = 5 ms
"""
ELSEWHERE = r"""
Up from [42 ms](#lat), it is better now.
Down from [620 kUSD](#cost), at last.
[42 ms](#lat) was the old value.
[42 ms](#lat) would be wonderful.
[42 ms](#lat) would have been enough.
It used to be [42 ms](#lat).
Originally, it was [620 kUSD](#cost).
Before the rewrite it took [42 ms](#lat).
The former process needed [8480 kWh](#heat).
The former takes [42 ms](#lat).
The previous value is [42 ms](#lat).
Our wish is [42 ms](#lat).
The goal was [42 ms](#lat).
We hope for [42 ms](#lat).
The goal is [42 ms](#lat).
Budgeted: [620 kUSD](#cost).
[620 kUSD](#cost) were planned.
We would like to see [42 ms](#lat).
It could have been [42 ms](#lat).
It might become [42 ms](#lat) one day.
Ideally [42 ms](#lat).
Competitors claim [42 ms](#lat).
A rival needs [8480 kWh](#heat).
Other tools take [42 ms](#lat).
Now much less instead of [42 ms](#lat).
Much better than [42 ms](#lat).
Compared with [42 ms](#lat), it is small.
It fell from [620 kUSD](#cost) within a year.
It grew by [8480 kWh](#heat).
It is hardly any of the [8480 kWh](#heat).
Some of the [8480 kWh](#heat) is lost.
A fraction of the [8480 kWh](#heat) is lost.
[620 kUSD](#cost) were waived.
[42 ms](#lat) has been withdrawn.
[42 ms](#lat) is misleading.
Between 10 and [42 ms](#lat).
[42 ms](#lat), or rather 99.
[42 ms](#lat) or 99.
Forget [42 ms](#lat).
Was it [42 ms](#lat)? No.
Who would believe [42 ms](#lat)?
If it hits [42 ms](#lat), call us.
The supplier shall deliver [8480 kWh](#heat).
[8480 kWh](#heat) a year per flat
[620 kUSD](#cost) per head per day
Früher waren es [42 ms](#lat).
Es wären [42 ms](#lat).
Das Ziel sind [42 ms](#lat).
L'objectif est de [42 ms](#lat).
Ce serait [42 ms](#lat).
Serían [42 ms](#lat).
Sarebbero [42 ms](#lat).
Het zouden [42 ms](#lat) zijn.
Раньше было [42 ms](#lat).
| run | old value |\n|---|---|\n| a | [42 ms](#lat) |
| run | goal for 2030 |\n|---|---|\n| a | [42 ms](#lat) |
| run | previously |\n|---|---|\n| a | [42 ms](#lat) |
"""
NOW = r"""
It was 50 ms before, now it is [42 ms](#lat).
Previously 50 ms, but now [42 ms](#lat).
As planned, it takes [42 ms](#lat).
It takes, as promised, [42 ms](#lat).
Now it is [42 ms](#lat) instead of 50 ms.
It takes [42 ms](#lat) rather than the usual 50 ms.
It takes [42 ms](#lat) instead of [40 ms](#goal).
From [42 ms](#lat) it goes to [40 ms](#goal).
The goal is [40 ms](#goal).
Our target: [40 ms](#goal).
The old cost was [700 kUSD](#old_cost).
The previous section showed that a step takes [42 ms](#lat).
The wish list costs [620 kUSD](#cost).
Our goal was reached: a step takes [42 ms](#lat).
We measured [42 ms](#lat) in the test.
If the cache is on, it takes [42 ms](#lat).
the careful one in [6.2 %](#share)
One in [6.2 %](#share) of the cases.
[620 kUSD](#cost) is plenty.
[8480 kWh](#heat) is enough.
| run | now |\n|---|---|\n| a | [42 ms](#lat) |
| run | goal |\n|---|---|\n| a | [40 ms](#goal) |
"""
OPEN = r"""
It is down to [42 ms](#lat).
It has dropped to [620 kUSD](#cost).
It fell from [42 ms](#lat) to [40 ms](#goal).
It used to be [700 kUSD](#old_cost).
It was [42 ms](#lat).
The former takes [42 ms](#lat), the latter more.
A step is shorter than the [42 ms](#lat) of the contract.
You should see [42 ms](#lat).
With eight users it would take [42 ms](#lat).
In May we used [8480 kWh](#heat).
Together they used [8480 kWh](#heat) last year.
We ordered [8](#n), and got them.
I think [42 ms](#lat) is good.
"""
"""Sentences that may be about the value or not: the number agrees, and is not shown as checked."""


def sentences(text):
    return [line.replace("\\n", "\n") for line in text.strip().split("\n")]


@pytest.mark.parametrize("prose", sentences(ELSEWHERE))
def test_a_sentence_about_something_else_is_refused(claimed, prose):
    _, problems = claimed(SHEET, prose)
    assert [problem.code for problem in problems if problem.severity == "error"] != []


@pytest.mark.parametrize("prose", sentences(NOW))
def test_a_sentence_about_the_value_now_is_no_error(claimed, prose):
    claims, problems = claimed(SHEET, prose)
    assert [problem.message for problem in problems if problem.code != "CG423"] == []
    assert {claim.verdict for claim in claims} <= {"holds", "agrees"}


@pytest.mark.parametrize("prose", sentences(OPEN))
def test_a_sentence_that_is_not_read_leaves_its_number_unmarked(claimed, prose):
    claims, problems = claimed(SHEET, prose)
    assert {problem.code for problem in problems} == {"CG423"}
    assert "agrees" in {claim.verdict for claim in claims}
    assert {claim.verdict for claim in claims} <= {"agrees", "holds"}
