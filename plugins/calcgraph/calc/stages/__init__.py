"""The stages of an evaluation: bound, typed, compiled, computed, checked, shown.

Each stage has one module, with one frozen result that names the result of the stage before it and the problems found. A
stage reads only earlier stages. Only `evaluate` calls them, in order. They know all packages of `calc` but `claims`.
"""
