"""English sentences of this game; other languages are catalogues in `lang/`."""

from pyrite.core.message import speaker
from pyrite.core.messages import ENGLISH as SHARED

ENGLISH = {
    # Reading text
    "mines-text-cell": "{cell} is no cell; write column,row, from 1,1 to 11,7.",
    "mines-text-edge": "{text} is no edge between two cells; write a cell and a side, as in 2,3E.",
    "mines-text-pass": "Discard one card or two, as in: pass NESW trap.",
    "mines-text-look": "Look at a mine as in {card}@9,1, a treasure {card}:2, or a dwarf {card}>B.",
    "mines-text-step": "{text} is no step; write step N, step E, step S or step W.",
    # Why not
    "mines-not-twice": "You hold only one {card}.",
    "mines-proposed": "You have proposed the end in this turn already.",
    "mines-no-way": "No way leads to {cell}: at least one exit must meet another.",
    "mines-not-obstacle": "On {cell} there is nothing that {card} could overcome.",
    "mines-overcome": "The obstacle on {cell} is overcome already.",
    "mines-no-token": "No {token} token is left.",
    "mines-not-shown": "{card} does not let you look at a {what}.",
    "mines-open": "The mine on {cell} lies face up already.",
    "mines-taken": "Treasure {number} is taken already.",
    "mines-own-dwarf": "You know your own dwarf; look at another seat's.",
    "mines-no-edge": "No way leads across {edge}.",
    "mines-edge-taken": "There is a {token} on {edge} already.",
    "mines-not-a-path": "No path card lies on {cell} that a storm could take.",
    "mines-shielded": "A dwarf stands on {cell}; the storm spares that card.",
    "mines-shut": "No way leads there.",
    "mines-troll": "A troll blocks that way.",
    "mines-obstacle": "The obstacle on {cell} is not overcome.",
    "mines-full": "On {cell} there is room for one dwarf only.",
    "mines-other-kind": "Treasure {number} is not of the kind of this mine, {kind}.",
    # Positions
    "mines-drawing": "Row {line}, cell {column}: {signs} is no card of this deck.",
    "mines-drawing-rows": "A drawing has seven rows, not {count}.",
    "mines-drawing-columns": "Row {line} of the drawing is longer than eleven cells.",
    "mines-two-boards": "A position has a board or a drawing, not both.",
    "mines-not-fitting": "On {cell} the ways do not meet: every side must match its neighbour.",
    "mines-no-obstacle": "No obstacle lies on {cell} that a tool could be on.",
    "mines-stand": "No dwarf can stand on {cell}.",
    "mines-edge-twice": "Two of the same token lie on {edge}.",
    "mines-edge": "No way leads across {edge}, so no token can lie there.",
    "mines-tokens": "More {token} tokens are on the board than there are.",
    "mines-ask": "The position cannot wait for {kind}.",
    "mines-ask-cut": "All cards are gone, so the round is over; name one, or last_turn: finished.",
    # Decks
    "mines-deck-cell": "A cell of the board is [column, row], from [1, 1] to [11, 7], not {value}.",
    "mines-deck-stub": "All exits of a card are joined here; write {value} as one way.",
    "mines-deck-mine": "A mine must be open to every side in one of its two turns; {value} is not.",
    "mines-deck-mines": "There must be four mines, one of each name, not {count}.",
    "mines-deck-treasures": "With {seats} seats it takes {seats} treasures; there are {count}.",
}

say = speaker(SHARED | ENGLISH)
