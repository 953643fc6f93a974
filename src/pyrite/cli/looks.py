"""The looks of all games."""

from pyrite.cli.lostmines import board as mines_board
from pyrite.cli.lostmines import memory as mines_memory
from pyrite.cli.lostmines import scene as mines_scene
from pyrite.cli.lostmines import seats as mines_seats
from pyrite.cli.lostmines.result import TABLED, result_table
from pyrite.cli.saboteur import board, memory, scene, seats
from pyrite.cli.table.look import Look

LOOKS = {
    "saboteur": Look(
        scene.Scene,
        board.Board,
        seats.status,
        seats.seat_table,
        seats.short_seats,
        memory.memory_lines,
        changes=("placed", "collapsed", "cover_lost", "pushed", "goal_turned"),
    ),
    "lostmines": Look(
        mines_scene.Scene,
        mines_board.Board,
        mines_seats.status,
        mines_seats.seat_table,
        mines_seats.short_seats,
        mines_memory.memory_lines,
        changes=("placed", "stormed", "mine_turned"),
        tabled=TABLED,
        result=result_table,
    ),
}
