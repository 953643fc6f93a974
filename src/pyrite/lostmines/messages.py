"""English sentences of this game; other languages are catalogues in `lang/`."""

from pyrite.core.messages import ENGLISH as SHARED
from pyrite.core.messages import speaker

ENGLISH = {
    # Reading text
    "mines-text-cell": "{cell} is not a cell. Write column,row, from 1,1 to 11,7.",
    "mines-text-edge": "{text} is not an edge between two cells. Write a cell and a side, as in"
    " 2,3E.",
    "mines-text-pass": "Discard one card or two, as in: pass NESW trap.",
    "mines-text-look": "Look at a mine with {card}@9,1, a treasure with {card}:2, or a dwarf with"
    " {card}>B.",
    "mines-text-step": "{text} is not a step. Write step N, step E, step S or step W.",
    # Why not
    "mines-not-twice": "You have only one {card}.",
    "mines-proposed": "You have already proposed to end the round this turn.",
    "mines-no-way": "No path leads there. At least one exit must meet another.",
    "mines-not-obstacle": "There is nothing there that {card} could overcome.",
    "mines-overcome": "That obstacle is already overcome.",
    "mines-no-token": "No {token} token is left.",
    "mines-not-shown": "{card} does not let you look at a {what}.",
    "mines-open": "That mine is already face up.",
    "mines-taken": "Treasure {number} is already taken.",
    "mines-own-dwarf": "You know your own dwarf. Choose another player's.",
    "mines-no-edge": "No path leads across there.",
    "mines-edge-taken": "There is already a {token} there.",
    "mines-not-a-path": "There is no path card there for the storm to take.",
    "mines-shielded": "A dwarf stands on that card, so the storm spares it.",
    "mines-shut": "No path leads there.",
    "mines-troll": "A troll blocks the way.",
    "mines-obstacle": "An obstacle blocks the way. Overcome it first.",
    "mines-full": "There is room for only one dwarf on that card.",
    "mines-other-kind": "Treasure {number} does not belong to this mine ({kind}).",
    # Positions
    "mines-drawing": "Row {line}, cell {column}: {signs} is not a card of this deck.",
    "mines-drawing-rows": "A drawing must have seven rows, not {count}.",
    "mines-drawing-columns": "Row {line} of the drawing is longer than eleven cells.",
    "mines-two-boards": "Give the cards as board or as drawing, not both.",
    "mines-not-fitting": "The card on {cell} does not fit. Every side must match its neighbour.",
    "mines-no-obstacle": "There is no obstacle on {cell} for a tool to lie on.",
    "mines-stand": "A dwarf cannot stand on {cell}.",
    "mines-edge-twice": "There are two of the same token on {edge}.",
    "mines-edge": "No path leads across {edge}, so no token can lie there.",
    "mines-tokens": "There are more {token} tokens on the board than in the set.",
    "mines-ask": "The position cannot wait for {kind}.",
    "mines-ask-cut": "All cards are gone, so the round is over. Add a card, or set last_turn to"
    " finished.",
    # Decks
    "mines-deck-cell": "A cell must be [column, row] from [1, 1] to [11, 7], not {value}.",
    "mines-deck-stub": "All exits of a card are joined in this game. Write {value} as one way.",
    "mines-deck-mine": "{value} cannot be a mine. A mine must be open to every side in one of its"
    " two turns.",
    "mines-deck-mines": "There must be four mines, one of each name, not {count}.",
    "mines-deck-treasures": "At {seats} seats, this deck needs {seats} treasures, but there are"
    " {count}. A deck must fit every number of seats it allows: change treasures or seats.",
}

say = speaker(SHARED | ENGLISH)
