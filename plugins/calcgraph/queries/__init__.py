"""Functions that remember their reads, within one process and across processes.

Contract: knows nothing of notes, links or formulas; it caches pure functions of a key and of the queries they make.
`query` defines a query, `gathered` makes tables from the entries of many keys, `memo` runs and verifies them, `once`
evaluates queries if nothing will change, and `traces` stores them, in the words of `plain`, for the next process.
`project` and the tests write queries; hosts own the memo.

Callers: `calc`, `hosts`, `project` and `vault`.
Knows: no other package.
"""
