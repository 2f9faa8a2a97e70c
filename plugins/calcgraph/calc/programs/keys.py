"""The names of nodes."""

from calcgraph.calc.model import QuantityId, in_key, note_of


def column_key(pick: QuantityId, column: str) -> str:
    """`notes/decode.md#gpu.bw`."""
    return f"{pick.key}.{column}"


def argument_key(function: QuantityId, argument: str) -> str:
    """`notes/kv-cache.md#kv(ctx)`."""
    return f"{function.key}({argument})"


def step_id(sequence: QuantityId, argument: str) -> QuantityId:
    """`notes/cash.md#[n]`: the number of a step, which all sequences of a note share that call it so."""
    return QuantityId(sequence.note, f"[{argument}]")


def time_id(quantity: QuantityId, argument: str) -> QuantityId:
    """`notes/x.md#{t}`: the time, which all rates of a note share that call it so."""
    return QuantityId(quantity.note, f"{{{argument}}}")


def series_key(sequence: QuantityId) -> str:
    """`notes/cash.md#cash[]`: all values of a sequence."""
    return f"{sequence.key}[]"


def joint_key_of(quantity: QuantityId) -> str:
    """`notes/x.md#x<>`: all unknowns of the equations of a line, by the first of them."""
    return f"{quantity.key}<>"


def is_step(id_: QuantityId) -> bool:
    """Return whether this is a step number or a time of rates, not a quantity that a sheet shows."""
    return id_.name.startswith(("[", "{"))


def is_whole(id_: QuantityId) -> bool:
    """Return whether this is a step number, which is always whole."""
    return id_.name.startswith("[")


def fold_key(table: QuantityId, fold: str, column: str) -> str:
    """`notes/decode.md#total(gpus.vram)`."""
    inner = f"{table.name}.{column}" if column else table.name
    return f"{in_key(table.note)}#{fold}({inner})"


def draw_key(quantity: QuantityId) -> str:
    """`notes/churn.md#churn~`: where in its distribution a quantity is drawn."""
    return f"{quantity.key}~"


def id_of(key: str) -> QuantityId:
    """Return the id of a key's quantity, or of another node named in the same way."""
    return QuantityId(note_of(key), key.partition("#")[2])
