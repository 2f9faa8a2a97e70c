"""Functions that remember what they read, in one process and from one to the next.

Law: knows nothing of notes, links or formulas; what it remembers are pure functions of a key and of what they ask for.
`query` says what one is, `gathered` makes tables of what many keys say, `memo` runs and verifies them, `once` answers
where nothing will change, and `traces` keeps them, in the words of `plain`, for a process that goes on. `project` and
the tests write queries; hosts hold the memo.
"""
