"""English sentences of Saboteur 2."""

from pyrite.core.messages import speaker

ENGLISH = {
    "not-while-trapped": "You are trapped. You can't dig until someone frees you.",
    "not-so-many": "You don't have that many copies of {card}.",
    "not-before-you": "You have nothing like that to remove: {front}.",
    "not-theft-twice": "You already have a theft card in front of you.",
    "not-a-thief": "{seat} has no theft card in front of them.",
    "not-trap-yourself": "You can't trap yourself.",
    "not-trapped-twice": "{seat} is already trapped.",
    "not-trapped": "{seat} is not trapped.",
    "not-own-dwarf": "You know your own role. Choose another player.",
    "not-without-hats": "There is no spare role to swap with.",
    "not-own-hand": "You can't swap hands with yourself. Choose another player.",
    "not-from-yourself": "You can't steal from yourself. Choose another player.",
    "not-from-the-poor": "{seat} has no gold to steal.",
    "not-ladder-beside-goal": "A ladder can't lie next to a goal.",
    "deck-door": "{value} cannot have a door. A door needs exactly one way, not counting dead"
    " ends.",
    "deck-ladder": "{value} cannot be a ladder. Join all its sides in one way.",
    "position-asks-steal": "Only a free thief can be asked to steal, after the shares, while others"
    " have gold.",
}

say = speaker(ENGLISH)
