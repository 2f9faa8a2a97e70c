"""The stages of an evaluation: bound, typed, compiled, computed, checked, shown.

Each stage has one module, with one frozen result that names the result of the stage before it and the problems found. A
stage reads only earlier stages. Only `evaluate` calls them, in order. They know all packages of `calc` but `claims`.

Callers: `project`.
Knows: `calc/algebra`, `calc/binding`, `calc/dimensions`, `calc/outcomes`, `calc/programs`, `calc/syntax`,
`calc/units` and `calc/views`.
"""
