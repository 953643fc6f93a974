"""English sentences of this game; other languages are catalogues in `lang/`."""

from pyrite.core.messages import ENGLISH as SHARED
from pyrite.core.messages import speaker

ENGLISH = {
    # Making a table
    "config-requires": "The module {module} needs the module {other}.",
    "config-excludes": "The modules {module} and {other} cannot be combined.",
    "config-slot": "The modules {module} and {other} both claim {slot}. Leave one out.",
    "config-rounds-gold": "Players can pay with gold cards at this table. Play at most {most}"
    " rounds.",
    "own-module": "Cannot play the module {module}: {problem}.",
    "own-table": "A custom module cannot make a table. Use the one that each call gets.",
    "own-failed": "The module {module} failed: {problem}. Fix the module, then try again.",
    "own-import": "Cannot load the custom module {module}: {problem}.",
    "own-class": "{name} is not a module. Name a class that extends OwnModule, as in"
    " mycards:Lantern.",
    "own-object": "Pass the class itself, not an object of it: modules=[{name}].",
    "own-unknown": "{module} is a custom module. Name it with --module or {variable}.",
    # Reading text
    "text-tool": "{tool} is not a tool. Tools: pick, lamp, cart.",
    "text-which-tool": "{card} mends several tools. Say which, as in {card}>B:lamp.",
    "text-pass-one": "Pass with one card, as in: pass NESW.",
    "text-pass": "Pass with one to three cards, as in: pass NESW map.",
    "text-front": "{front} cannot lie in front of a player. Use one of: {known}.",
    "text-two-goals": "{card} needs two goals, lower number first, as in {card}:1,3.",
    # Why not
    "not-with-broken-tools": "Your {tool} is broken. Mend it before you dig.",
    "not-joined": "No tunnel leads there from the start.",
    "not-several": "You can only pass with one card.",
    "not-own-tool": "You can't break your own tools.",
    "not-broken-twice": "{seat}'s {tool} is already broken.",
    "not-broken": "{seat}'s {tool} is not broken.",
    "not-this-tool": "{card} can't mend a {tool}.",
    "not-a-path": "There is no tunnel there that can cave in.",
    "not-a-hidden-goal": "There is no face-down goal there.",
    "not-goal-shown": "Goal {goal} is already face up. Choose a face-down one.",
    "not-a-joined-goal": "You have not reached that goal. Choose one that you have reached.",
    "not-in-pool": "There is no gold card worth {value} to take.",
    # Positions and records
    "position-goal": "The goal card on {cell} is already used elsewhere.",
    "position-start": "The start card must be on {cell} and nowhere else.",
    "position-no-goal": "Goals and face-down cards belong on the cells of goals, not on {cell}.",
    "position-misfit": "The card on {cell} does not fit its neighbour on side {side}.",
    "position-too-far": "The cards are too far apart for a tunnel of this set.",
    "position-two-boards": "Give the cards as board or as drawing, not both.",
    "position-no-cards": "The current player has no cards.",
    "position-gold": "The set does not contain the gold cards of this position.",
    "position-memory": "What the players are said to know cannot be true with these cards.",
    "position-box": "The numbers of the module {module} do not match the rest of the position.",
    "position-asks-offer": "Cards can be offered to a player only while that player is asked about"
    " them.",
    "position-asks-over": "When the game is over, nobody can be asked anything.",
    "position-asks-one": "While the game is running, exactly one question must be open.",
    "position-asks-stage": "The question does not match the stage of the round.",
    "position-asks-declared": "The declared action must be legal while others can object to it.",
    "position-asks-hand": "The current player would hold too many cards.",
    "position-asks-shown": "A goal that everyone knows must be face up, unless it is being turned.",
    "position-asks-window": "The others must be asked about the card that the current player"
    " declared.",
    "position-asks-turn": "In a turn, only the current player can be asked, with no goal waiting.",
    "position-asks-goal": "Only the current player can be asked about the face-down goals they"
    " reached.",
    "position-asks-gold": "Gold can be offered to a digger only after the treasure is found, two"
    " cards or more.",
    "drawing-char": "Line {line}, column {column}: {char} is not a card. See docs/notation.md.",
    "drawing-start": "The drawing must show the start card S exactly once.",
    # Decks
    "deck-replace": "With {seats} seats there is no {name} for {other} to replace. Add one.",
    "deck-no-treasure": "There is no treasure among the goals. Add one.",
    "deck-goal-cells": "There are {goals} goals but {cells} cells for them. Make the numbers"
    " match.",
    "deck-face-up": "The face-up cards on {cell} and {other} would touch. Move one.",
}

say = speaker(SHARED | ENGLISH)
