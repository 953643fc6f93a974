"""The complete list of legal actions: whoever is asked, whatever the question."""

try:
    import cython
except ImportError:
    from pyrite.core import nocython as cython

from pyrite.core.moves import Moves

if not cython.compiled:
    from pyrite.saboteur.state import Table
    from pyrite.saboteur.verbs import LIST_ANSWERS

SCRATCH = Moves()  # for calls that hold the GIL; playouts bring their own


def list_seat(table: "Table", seat: int, moves: "Moves") -> None:
    """What this seat may answer to the question on top of the stack."""
    moves.n = 0
    top = table.nasks - 1
    if table.nasks and table.ask_seats[top] >> seat & 1:
        LIST_ANSWERS[table.ask_kind[top]](table, seat, moves)


def list_all(table: "Table", moves: "Moves") -> None:
    """All that anybody may do now."""
    moves.n = 0
    top = table.nasks - 1
    if table.nasks == 0:
        return
    if table.ask_seats[top] == 1 << table.turn:  # nearly always
        LIST_ANSWERS[table.ask_kind[top]](table, table.turn, moves)
        return
    for seat in range(table.rules.seats):
        if table.ask_seats[top] >> seat & 1:
            LIST_ANSWERS[table.ask_kind[top]](table, seat, moves)


def legal_actions(table: "Table", seat: int) -> list[int]:
    """The legal actions of a seat, of all seats for -1, sorted and without twins."""
    if seat < 0:
        list_all(table, SCRATCH)
    else:
        list_seat(table, seat, SCRATCH)
    return SCRATCH.as_list()


def asked(table: "Table") -> tuple[int, ...]:
    """The seats the game waits for."""
    if table.nasks == 0:
        return ()
    seats = table.ask_seats[table.nasks - 1]
    return tuple([seat for seat in range(table.rules.seats) if seats >> seat & 1])
