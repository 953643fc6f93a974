"""The renderers of all games."""

from pyrite.cli.drawing.renderer import Renderer
from pyrite.cli.lostmines import board as mines_board
from pyrite.cli.lostmines import memory as mines_memory
from pyrite.cli.lostmines import result as mines_result
from pyrite.cli.lostmines import scene as mines_scene
from pyrite.cli.lostmines import seats as mines_seats
from pyrite.cli.saboteur import board, memory, result, scene, seats

RENDERERS = {
    "saboteur": Renderer(
        scene.Scene,
        board.Board,
        seats.status,
        seats.seat_table,
        seats.short_seats,
        seats.seat_signs,
        seats.hindrances,
        memory.memory_lines,
        result.verdict,
        result.score_sheet,
        changes=("placed", "collapsed", "cover_lost", "pushed", "goal_turned"),
        in_result=result.SHOWN,
    ),
    "lostmines": Renderer(
        mines_scene.Scene,
        mines_board.Board,
        mines_seats.status,
        mines_seats.seat_table,
        mines_seats.short_seats,
        mines_seats.seat_signs,
        mines_seats.hindrances,
        mines_memory.memory_lines,
        mines_result.verdict,
        mines_result.score_sheet,
        changes=("placed", "stormed", "mine_turned"),
        in_result=mines_result.SHOWN,
    ),
}
