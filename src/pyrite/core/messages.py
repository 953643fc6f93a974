"""Messages, the errors that carry them, and the English sentences shared by all games.

A message is an id with arguments, turned into a sentence only when it is shown to a person.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, NotRequired, TypedDict

from pyrite.core.seats import seat_letter

SEATS = ("seat", "target")  # arguments that are seats


class MessageData(TypedDict):
    """A message as JSON."""

    id: str
    args: dict[str, Any]
    rule: NotRequired[str]
    english: NotRequired[str]


class Message(NamedTuple):
    """An id for the catalogues, its arguments and the rule it rests on.

    Messages of the engine carry plain English; messages about events are only in the catalogues.
    Arguments are plain data: numbers, names of cards and seats, and lists of these.
    """

    id: str
    args: dict[str, Any]
    rule: str = ""
    english: str = ""

    def __str__(self) -> str:
        english = self.english or f"{self.id} {self.args}"
        return f"{english} ({self.rule})" if self.rule else english

    def as_dict(self) -> MessageData:
        """Return the message as JSON."""
        data: MessageData = {"id": self.id, "args": self.args}
        if self.rule:
            data["rule"] = self.rule
        if self.english:
            data["english"] = self.english
        return data


def speaker(english: Mapping[str, str]) -> Callable[..., Message]:
    """Return `say(id, rule="", **args)` for one table of English sentences."""

    def say(id: str, rule: str = "", **args: object) -> Message:
        words = {name: _word(name, value) for name, value in args.items()}
        return Message(id, args, rule, english[id].format(**words))

    return say


def as_fluent(english: Mapping[str, str]) -> str:
    """Return a table of English sentences as a catalogue."""
    return "\n".join(f"{id} = {_pattern(text)}" for id, text in english.items())


def _pattern(text: str) -> str:
    line = " ".join(text.split("\n")) or '{ "" }'
    return re.sub(r"\{(\w+)\}", r"{ $\1 }", line)


def _word(name: str, value: object) -> object:
    """Return an argument as it appears in a sentence: seats become letters."""
    return seat_letter(value) if name in SEATS and isinstance(value, int) else value


ENGLISH = {
    # Making a table
    "config-seats-type": "The number of seats must be a whole number, not {value}.",
    "config-seats": "This table needs {least} to {most} seats, not {seats}.",
    "config-edition": "Unknown edition: {value}. Editions: {known}.",
    "config-edition-type": "The edition must be a text such as {example}, not {value}.",
    "config-module": "Unknown module: {value}. Modules: {known}.",
    "config-modules": "modules must be a list of names, not {value}.",
    "config-module-twice": "The module {module} is given twice. Leave one out.",
    "config-flag": "{flag} cannot be {value}. Use one of: {known}.",
    "config-option": "Unknown option: {option}. Options: {known}.",
    "config-rounds": "The number of rounds must be a whole number from 1 to 99, not {value}.",
    "config-first-seat": "first_seat must be a whole number from 0 to {most}, not {value}.",
    "config-seed": "The seed must be a whole number below 2^64 or 64 hex digits, not {value}.",
    "config-too-big": "Too many {what}: {count}. A table has room for {most}.",
    "config-state-empty": "Begin a game with pyrite.new_game, or copy a state with its copy().",
    "config-coding-own": "Environments do not support modules written in Python.",
    "config-other-table": "This state belongs to another kind of table, with other seats or cards.",
    "config-coding-flat": "A flat index would need {size} actions here, but at most {most} are"
    " allowed. Choose actions in stages.",
    # Reading text
    "text-action": "{text} is not an action. Write one like this: {examples}.",
    "text-number": "{value} is not the number of an action at this table.",
    "text-mark": "{value} is not a mark. Use a number of events, such as len(state.events).",
    "text-data": "{value} is not an action. Use what state.action(...).as_dict() returns.",
    "text-verb": "This table has no verb {verb}.",
    "text-part": "{part} is not valid in an action with the verb {verb}.",
    "text-part-type": "{part} cannot be {value} in an action.",
    "text-events": "tell() takes a list of events, such as state.events.",
    "text-words": "Wrong number of words after {word}. Expected: {count}, after one space each.",
    "text-card": "There is no card {card} at this table.",
    "text-cell": "{cell} is not a cell. Write column,row, such as 4,-1.",
    "text-seat": "{seat} is not a seat. Seats at this table: A to {last}.",
    "text-other-seat": "This is an action of seat {seat}. Seat {other} cannot take it.",
    "seat-number": "A seat must be a whole number from 0 to {last}, not {value}.",
    "seat-beyond": "There is no seat {value}. Seats at this table: 0 to {last}.",
    "text-side": "{text} is not an exit. Write a cell and a side, such as 4,-1E.",
    "text-count": "{text} is not a number from 1 to {most}.",
    "text-which-seat": "Several players are asked. Say which seat answers.",
    # Threads
    "state-busy": "Another thread is using this object. Give each thread its own copy.",
    # Why not
    "not-over": "The game is over.",
    "not-index": "{value} is not a legal action at table {table}; see mask.",
    "not-applied": "{value} is not legal now. legal_actions() lists what is.",
    "not-asked": "It is not {seat}'s turn.",
    "not-now": "You can't do that right now.",
    "not-in-hand": "You don't have {card} in your hand.",
    "not-that-way": "You can't play {card} like that.",
    "not-empty": "There is already a card on that spot.",
    "not-beside-card": "That spot does not touch any card on the table.",
    "not-fitting": "The card does not fit there. Every side must match its neighbour.",
    "not-turned-twin": "{card} looks the same turned around. Leave out the r.",
    # Talk
    "talk-kind": "Unknown kind of message: {value}. Kinds: {known}.",
    "talk-unread": "Cannot read {value}. Write for example: suspect B, goal 2 yes, thanks A.",
    "talk-not-here": "You can't say {value} in this game. You can say: {known}.",
    "talk-part": "{part} cannot be {value} when you say {kind}.",
    "talk-long": "The message has {count} characters. At most {most} are allowed.",
    # Bots
    "bot-budget": "{budget} is not a budget. Use a time such as 200ms or a number of playouts such"
    " as 2000.",
    "bot-not-learned": "{bot} has not learned this game. It plays {known}, with printed cards and"
    " without other modules. Choose hard instead.",
    "bot-needs-numpy": "{bot} needs NumPy. Run: pip install numpy",
    "bot-none": "Unknown bot: {bot}. Bots: {known}, or your own as module:Class.",
    "bot-module": "Cannot load the module {module}: {problem}.",
    "bot-missing": "The module {module} has no bot named {bot}.",
    "bot-lacks": "The bot {bot} has no {part}. Extend pyrite.bots.Bot, and you only have to write"
    " choose.",
    "bot-failed": "The bot {bot} failed: {problem}. Fix the bot, then try again.",
    "bot-illegal": "The bot {bot} chose {action}, which is not one of the actions it was given."
    " Return one of those from choose.",
    # Positions and views
    "position-type": "{where} must be {wanted}.",
    "position-key": "Unknown key in a position: {key}. Keys: {known}.",
    "position-missing": "The position has no {key}.",
    "position-version": "The format has version {value}. This program reads version {known}.",
    "position-game": "This position belongs to the game {value}, not {known}.",
    "position-value": "{where} cannot be {value} here. It must be {known}.",
    "position-length": "{where} has {count} entries but needs {wanted}.",
    "position-card": "{where}: there is no card {card} at this table.",
    "position-too-many": "The position has {count} copies of {card}, but the set has only {most}.",
    "position-too-few": "Hands and draw pile need {wanted} cards, but only {count} are left.",
    "position-left-over": "{count} cards are missing from the position. Leave out pile or discards"
    " to put them there.",
    "data-too-big": "This is too big for a game: a list with over {most} entries, a text that is"
    " too long, or nesting that is too deep.",
    "view-broken": "This view is incomplete or damaged. Use one from state.view(seat).",
    # Decks
    "deck-line": "In {file}, line {line}: {problem}",
    "deck-key": "Deck, at {path}: {problem}",
    "deck-source": "A deck must be a file name or a mapping of sets, not {value}.",
    "deck-inside": "A saved game must contain its deck as a mapping. {value} is not opened.",
    "deck-unreadable": "Cannot read the deck {file}: {problem}.",
    "deck-too-big": "The deck {file} is too long. At most {most} bytes are allowed.",
    "deck-utf8": "This is not a text file. Save it as UTF-8.",
    "deck-syntax": "This is not valid TOML ({problem}). See docs/decks.md.",
    "deck-set": "Unknown set: {value}. Sets with components: {known}.",
    "deck-unknown": "Unknown name in {where}: {value}. Use one of: {known}.",
    "deck-table": "{key} must be a table, not {value}.",
    "deck-list": "{key} must be a list of 1 to {most} entries, not {value}.",
    "deck-number": "{key} must be a whole number from {least} to {most}, not {value}.",
    "deck-row": "{key} is missing. A card needs {keys}.",
    "deck-cell": "A cell must be [column, row] with numbers from -{far} to {far}, not {value}.",
    "deck-shape": "{value} is not a card. Write its sides N, E, S, W, as in NESW, N-S or NS-EW.",
    "deck-side-twice": "{value} names a side twice. Use each side once.",
    "deck-sure": "How sure you are must be A, B or U, not {value}.",
    "deck-seats": "Seats must be [least, most] with numbers from {least} to {most}, not {value}.",
    "deck-same-card": "{name} is the same card as {other}. Add copies to that card instead.",
    "deck-name-twice": "{name} is named twice. Leave one out.",
    "deck-total": "The cards in {key} add up to {count}, not {wanted}. Count them again.",
    "deck-no-hand": "The hand size for {seats} seats is missing. Add it to hand.",
    "deck-dwarfs": "At {seats} seats, this deck needs {seats} to {most} dwarfs, but there are"
    " {count}. A deck must fit every number of seats it allows: change dwarfs or seats.",
    "deck-cards": "At {seats} seats, this deck needs at least {wanted} cards, but there are"
    " {count}. A deck must fit every number of seats it allows: change the cards or seats.",
    "deck-many": "Too many cards in {key}: {count}. A table has room for {most}.",
    "deck-same-cell": "Two cards are on {cell}. Move one.",
    "deck-beside-start": "The card on {cell} would touch the start on {other}. Move it away.",
    # Names of players
    "name-wrong": "A name needs at least one visible character.",
    "name-taken": "Someone here is already called {name}. Choose another name.",
    "name-long": "The name {name} is too long. At most {most} characters are allowed.",
    "name-sign": "A name cannot contain the character {sign}. Leave it out.",
    "name-marks": "A letter can carry at most {most} accents, and a name cannot begin with one.",
}

say = speaker(ENGLISH)


class PyriteError(ValueError):
    """Invalid input; `message` carries the id, the arguments and the rule number."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message

    def __reduce__(self) -> tuple[type["PyriteError"], tuple[Message]]:
        return type(self), (self.message,)


def blame(error: Exception, message: Message) -> None:
    """Note in another's error, such as a custom module's, who failed and where."""
    vars(error)["blamed"] = message  # kept on the way from a worker process
    error.add_note(str(message))


def blamed(error: object) -> Message | None:
    """Return who failed and where, if that was noted."""
    found: Message | None = vars(error).get("blamed") if isinstance(error, Exception) else None
    return found


class ConfigError(PyriteError):
    """The options given for a table do not go together."""


class NotationError(PyriteError):
    """A text form (action, board, position, record) cannot be read."""


class BusyError(PyriteError):
    """Another thread is using this state; give each thread its own copy."""


class IllegalAction(PyriteError):
    """The action is not allowed now; the text says why and cites the rule."""
