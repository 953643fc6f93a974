"""English sentences of Saboteur 2."""

from pyrite.core.message import speaker

ENGLISH = {
    "not-while-trapped": "You are trapped: you cannot dig until somebody frees you.",
    "not-so-many": "You do not hold so many {card}.",
    "not-before-you": "No {front} lies before you that you could remove.",
    "not-theft-twice": "A theft lies before you already.",
    "not-a-thief": "No theft lies before seat {seat}.",
    "not-trap-yourself": "You cannot trap yourself.",
    "not-trapped-twice": "Seat {seat} is trapped already.",
    "not-trapped": "Seat {seat} is not trapped.",
    "not-own-dwarf": "You know your own dwarf; inspect another seat.",
    "not-without-hats": "No unused dwarf is left to swap with.",
    "not-own-hand": "You can swap hands only with another seat.",
    "not-from-yourself": "You cannot steal from yourself.",
    "not-from-the-poor": "Seat {seat} has no gold to steal.",
    "not-ladder-beside-goal": "A ladder never lies beside a goal, as it would on {cell}.",
    "deck-door": "A door lies on the only way of a card; {value} must have one, stubs aside.",
    "deck-ladder": "All sides of a ladder are joined; write them as one way, not {value}.",
    "position-asks-steal": "A thief is asked after the shares; he is free and others have gold.",
}

say = speaker(ENGLISH)
