"""English sentences of this game; other languages are catalogues in `lang/`."""

from pyrite.core.message import speaker
from pyrite.core.messages import ENGLISH as SHARED

ENGLISH = {
    # Making a table
    "config-requires": "The module {module} needs the module {other}.",
    "config-excludes": "The modules {module} and {other} do not go together.",
    "config-slot": "The modules {module} and {other} both claim {slot}; only one may.",
    "config-rounds-gold": "Gold cards may be paid away at this table: play at most {most} rounds.",
    "own-module": "The module {module} cannot be played: {problem}.",
    "own-import": "The file {module} with a module of one's own cannot be loaded ({problem}).",
    "own-class": "{name} is no module; name a class that extends OwnModule, as in mycards:Lantern.",
    "own-unknown": "{module} is a module of somebody's own; name it with --module or {variable}.",
    # Reading text
    "text-tool": "{tool} is no tool; tools are pick, lamp and cart.",
    "text-which-tool": "{card} mends several tools; write which, as in {card}>B:lamp.",
    "text-pass-one": "Pass with one card, as in: pass NESW.",
    "text-pass": "Pass with one to three cards, as in: pass NESW map.",
    "text-front": "{front} is nothing that lies before a seat; that is one of {known}.",
    "text-two-goals": "{card} needs two goals, the lower number first, as in {card}:1,3.",
    # Why not
    "not-with-broken-tools": "You cannot dig while a broken tool lies before you.",
    "not-joined": "No tunnel joined to the start leads to {cell}.",
    "not-several": "You pass with one card.",
    "not-own-tool": "You cannot break your own tool.",
    "not-broken-twice": "The {tool} of seat {seat} is broken already.",
    "not-broken": "The {tool} of seat {seat} is not broken.",
    "not-this-tool": "{card} does not mend a {tool}.",
    "not-a-path": "No path card lies on {cell} that could be taken away.",
    "not-a-hidden-goal": "No face-down goal lies on {cell}.",
    "not-a-joined-goal": "The goal on {cell} is not among those to be turned now.",
    "not-in-pool": "No gold card of value {value} is among those offered.",
    # Positions and records
    "position-goal": "The goal card said to lie on {cell} is not left for it.",
    "position-start": "The start card lies on {cell} and nowhere else.",
    "position-no-goal": "Goals and face-down cards lie on the goals' cells alone, not on {cell}.",
    "position-misfit": "The card on {cell} does not fit its neighbour on side {side}.",
    "position-too-far": "The cards lie too far apart for a tunnel of this set.",
    "position-two-boards": "Give the cards as board or as drawing, not both.",
    "position-no-cards": "The seat that is to play holds no card.",
    "position-gold": "The gold cards of the position cannot be made up from those of the set.",
    "position-memory": "What seats are said to remember cannot be true of these cards.",
    "position-box": "The numbers of the module {module} do not go with the rest of the position.",
    "position-asks-offer": "Cards are held up to a seat only while it is asked about them.",
    "position-asks-over": "When the game is over nobody is asked anything.",
    "position-asks-one": "While the game lasts exactly one question is open.",
    "position-asks-stage": "What is asked does not go with the stage of the round.",
    "position-asks-declared": "What is declared must be allowed, while others may object to it.",
    "position-asks-hand": "The seat on turn would hold more cards than there is room for.",
    "position-asks-shown": "A goal that everybody knows lies face up, unless it is being turned.",
    "position-asks-window": "The others are asked about the card that the seat on turn declared.",
    "position-asks-turn": "In a turn the seat on turn alone is asked, with no goal waiting.",
    "position-asks-goal": "Only the finder is asked about face-down goals, and he is on turn.",
    "position-asks-gold": "Gold is offered to a digger, two cards or more, after the treasure.",
    "drawing-char": "Line {line}, column {column}: {char} is no card; see docs/notation.md.",
    "drawing-start": "The drawing must show the start card S exactly once.",
    # Decks
    "deck-replace": "With {seats} seats there is no {name} that {other} could replace; add one.",
    "deck-no-treasure": "There is no treasure among the goals; add it.",
    "deck-goal-cells": "There are {goals} goals for {cells} cells; make these numbers match.",
    "deck-face-up": "The face-up cards on {cell} and {other} would touch; move one.",
}

say = speaker(SHARED | ENGLISH)
