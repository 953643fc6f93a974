"""Turning message ids, actions and events into sentences, at the very edge."""

from collections import Counter
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from errno import errorcode
from hashlib import sha256
from typing import Any

from pyrite.core.actions import Action
from pyrite.core.cards import FACE_DOWN, Tile, signs
from pyrite.core.description import Description, side_letters
from pyrite.core.messages import SEATS, Message, PyriteError
from pyrite.core.names import looks
from pyrite.core.seats import LETTERS, seat_letter
from pyrite.core.sides import is_stub
from pyrite.games import GAMES
from pyrite.lang.catalogue import Catalogue, catalogue, catalogue_of, spelled_out

JOINED = " ╹╺╚╻║╔╠╸╝═╩╗╣╦╬"  # by the sides: N 1, E 2, S 4, W 8
STUBS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
MIXED_SIGNS = signs(  # a way and stubs in one sign
    """
    ╟ NS-E ╢ NS-W ╤ EW-S ╧ EW-N ╫ NS-E-W ╪ EW-N-S
    ┹ NW-E ╃ NW-E-S ┩ NW-S ┺ NE-W ╄ NE-S-W ┡ NE-S ┱ SW-E ╅ SW-N-E ┪ SW-N ┲ ES-W ╆ ES-N-W ┢ ES-N
    ╉ NSW-E ╊ NES-W ╈ ESW-N ╇ NEW-S
    """
)
MIXED = {ways: sign for sign, ways in MIXED_SIGNS.items()}
LADDER = "ladder"  # leads somewhere from every side, even from a single one

# These messages quote what a user wrote, so names stay as written.
AS_WRITTEN = (
    *("config-", "deck-", "drawing-", "game-", "position-", "record-", "text-", "usage-", "view-"),
    *("mines-ask", "mines-deck-", "mines-drawing", "mines-text-", "mines-tokens"),
    *("talk-kind", "talk-long", "talk-not-here", "talk-part", "talk-unread"),
)
MOST_WORDS = 50_000  # characters that a custom module has for its texts in a language
LONGEST = 900  # characters of an argument that are shown
LOOKED_AT = {"cell": "mine", "treasure": "treasure", "target": "dwarf"}  # by the part that names it
PLACES = ("cell", "cells", "exit", "edge")  # arguments that name places on the board


def glyph(ways: tuple[int, ...], feature: str | None = None) -> str:
    """Return the character for a path card as it lies, or two if it has two separate ways."""
    if frozenset(ways) in MIXED:
        return MIXED[frozenset(ways)]
    ends = () if feature == LADDER else [way for way in ways if is_stub(way)]
    joined = "".join(JOINED[way] for way in ways if way not in ends)
    return joined + STUBS[sum(ends)] if ends else joined


class Speaker:
    """Says everything in one language, and in English what that language lacks.

    The description of a table says what its cards look like, `people` what its players are called,
    bots included. A game may have its own wording: The Lost Mines says `lostmines-event-drew` where
    other games say `event-drew`.

    Custom modules bring `words` by language, in the description or apart. Strangers may have
    written them, so they never replace ours, are shown as plain text, and cannot fail.
    """

    def __init__(
        self,
        lang: str,
        description: Description | None = None,
        people: Sequence[str | None] = (),
        words: Iterable[Mapping[str, str]] = (),
        in_words: bool = False,  # name paths by their sides, not by drawings
    ) -> None:
        self.lang = lang
        self.in_words = in_words
        self._ours = [catalogue(lang), catalogue("en")]
        modules = [*(one.words for one in (description.modules if description else ())), *words]
        self._theirs = [
            catalogue_of(lang, tuple(own[lang][:MOST_WORDS] for own in modules if lang in own))
            for lang in (lang, "en")
            if modules
        ]
        self.people = people
        self.description = description
        places = description.board.places if description else ()
        goals = [place.cell for place in places if place.kind in ("goal", "mine")]
        self._goals = [tuple(map(int, cell.split(","))) for cell in goals]
        self.game = description.game if description else ""
        self._names: dict[str, Callable[[Any], str]] = {
            "card": self.card,
            "by": self.card,
            "tool": self.tool,
            "front": self.front,
            "chest": self.chest,
            "dwarf": self.dwarf,
            "clan": self.clan,
            "kind": self.treasure,
            "mine": self.card,
            "token": self.card,
            "side": self.side,
        }
        self._lists: dict[str, Callable[[Any], str]] = {
            "cards": self.cards,
            "dwarfs": self.dwarfs,
            "agreed": self.players,
        }

    def say(self, id: str, /, **args: object) -> str:
        """Return the sentence with this id; cards, seats, tools and roles get their names."""
        return self._format(id, None, args)

    def part(self, id: str, attribute: str, /, **args: object) -> str:
        """Return a part of a message, such as the title of a rule; empty if it has none."""
        return self._format(id, attribute, args)

    def knows(self, id: str) -> bool:
        """Return whether the message exists, in this language or in English."""
        return any(id in one for one in (*self._ours, *self._theirs)) or self._own(id) != id

    def ids(self, prefix: str) -> list[str]:
        """Return all ids with this prefix, in the order of the catalogue."""
        return [id for id in catalogue("en").ids if id.startswith(prefix)]

    def message(self, message: Message) -> str:
        """Return a message of the engine as a sentence with the number of its rule."""
        known = self.knows(message.id)
        text = self.say(message.id, **message.args) if known else self._unknown(message)
        begins_with_file = text.startswith(str(message.args.get("file") or "\0"))
        if not begins_with_file and not message.id.startswith(AS_WRITTEN):
            text = capital(text)
        return f"{text} ({message.rule})" if message.rule else text

    def _unknown(self, message: Message) -> str:
        """Return a message that nobody has words for: in English, or as its id tells it."""
        if message.english:
            return clean(message.english)
        seat, what = message.args.get("seat"), in_plain(message.id)
        return what if seat is None else self.say("told-unknown", seat=seat, what=what)

    def plays(self, action: Action) -> bool:
        """Return whether the action plays its card, rather than discarding or keeping it."""
        if self.description is None or action.card is None:
            return False
        card = self.description.cards.get(action.card)
        return card is not None and card.verb == action.verb

    def card(self, name: str) -> str:
        """Return the name of a card; paths are named by their drawing, as they lie."""
        if name == FACE_DOWN:
            return self.say("card-hidden")
        id = self._card_id(name)
        return self.say(id, shape=self.shape(name)).rstrip() if id else name

    def card_kind(self, name: str) -> str:
        """Return the name of a card without its drawing."""
        id = self._card_id(name)
        return self.say(id, shape="").rstrip() if id else name

    def cards(self, names: Iterable[str]) -> str:
        """Return the names of several cards, with equal ones counted."""
        return _counted(self.card(name) for name in names)

    def shape(self, tile: str) -> str:
        """Return the drawing of a card as it lies, or nothing if its ways are unknown."""
        if self.in_words:
            return self.ways(tile)
        if self.description is None:
            return ""
        return glyph(self.description.ways(tile), self.description.feature(tile))

    def ways(self, tile: str) -> str:
        """Return where a card leads as it lies, as in "NES-W", or nothing if that is unknown."""
        ways = self.description.ways(tile) if self.description else ()
        return "-".join(map(side_letters, ways))

    def tool(self, name: str) -> str:
        """Return the name of a tool."""
        return self._named("tool", name)

    def tool_of(self, card: str) -> str:
        """Return the key of the only tool that a card breaks or mends, or nothing."""
        described = self.description.cards.get(Tile.read(card).card) if self.description else None
        return described.tools[0] if described and len(described.tools) == 1 else ""

    def front(self, name: str) -> str:
        """Return the name of something in front of a player; a broken tool is called the tool."""
        return self._named("front" if self.knows(f"front-{name}") else "tool", name)

    def chest(self, name: str) -> str:
        """Return what is in a chest."""
        return self._named("chest", name)

    def dwarf(self, name: str) -> str:
        """Return the name of a role."""
        return self._named("dwarf", name)

    def dwarfs(self, names: Iterable[str]) -> str:
        """Return the names of several roles, with equal ones counted."""
        return _counted(self.dwarf(name) for name in names)

    def clan(self, name: str) -> str:
        """Return the name of a clan."""
        return self._named("clan", name)

    def treasure(self, kind: str) -> str:
        """Return what a treasure is made of."""
        return self._named("treasure", kind)

    def side(self, letter: str) -> str:
        """Return the name of a direction."""
        return self._named("side", letter)

    def seat(self, seat: int) -> str:
        """Return a seat as a chair rather than a player: "Seat B"."""
        return self.say("seat-name", letter=seat_letter(seat))

    def player(self, seat: int) -> str:
        """Return a player's name, with the seat's letter if another player has the same name."""
        name = self.people[seat] if seat < len(self.people) else None
        if not name:
            return self.say("player-unnamed", letter=seat_letter(seat))
        alike = [other for other in self.people if other and other.casefold() == name.casefold()]
        return f"{name} ({seat_letter(seat)})" if len(alike) > 1 else name

    def players(self, seats: Iterable[int]) -> str:
        """Return several players as part of a sentence: "Ann, Borin and Dagna"."""
        *some, last = [self.player(seat) for seat in seats] or [""]
        return self.say("list-and", some=", ".join(some), last=last) if some else last

    def kept(self, name: str, value: object) -> str:
        """Return a number or cell that a custom module keeps: "Boulder at: 1,0"."""
        called = self.say(f"kept-{name}") if self.knows(f"kept-{name}") else in_plain(name)
        return f"{capital(called)}: {clean(str(value))}"

    def goal_number(self, cell: str, exactly: bool = False) -> int:
        """Return the number of the goal or mine on a cell, counted from 1; 0 if there is none.

        A goal can only be pushed to the east, so it is the nearest one to the west in its row.
        A mine never moves: it is `exactly` there.
        """
        column, row = map(int, cell.split(","))
        goals = enumerate(self._goals, 1)
        west = [(x, number) for number, (x, y) in goals if y == row and x <= column]
        if exactly:
            west = [(x, number) for x, number in west if x == column]
        return max(west, default=(0, 0))[1]

    def system_problem(self, problem: OSError) -> str:
        """Return why a file cannot be read or written, in the system's words if we have none."""
        id = f"system-{errorcode.get(problem.errno or 0, '')}"
        return self.say(id) if self.knows(id) else problem.strerror or str(problem)

    def gold(self, n: int) -> str:
        """Return an amount of gold in words."""
        return self.say("gold-count", n=n)

    def _card_id(self, tile: str) -> str:
        """Return the id of a card's name: its own, else that of its kind of path, else nothing."""
        name = Tile.read(tile).card
        if self.knows(f"card-{name}"):
            return f"card-{name}"
        card = self.description.cards.get(name) if self.description else None
        if card is None or not card.ways:
            return ""
        if card.feature:
            return f"card-{card.feature}"
        if card.kind == "chest_path":
            return "card-chest_path"
        is_dead_end = all(len(way) == 1 for way in card.ways)
        return "card-dead_end" if is_dead_end else "card-path"

    def _named(self, kind: str, name: str) -> str:
        return self.say(f"{kind}-{name}") if self.knows(f"{kind}-{name}") else name

    def _own(self, id: str) -> str:
        """Return the id of the game's own wording, if it has one."""
        own = f"{self.game}-{id}"
        return own if self.game and any(own in one for one in self._ours) else id

    def _catalogue(self, id: str) -> Catalogue:
        return next((one for one in (*self._ours, *self._theirs) if id in one), self._ours[-1])

    def _format(self, id: str, attribute: str | None, args: dict[str, object]) -> str:
        own = self._own(id)
        source = self._catalogue(own)
        as_written = id.startswith(AS_WRITTEN)
        ready = {name: clip(self._argument(name, x, as_written)) for name, x in args.items()}
        if source in self._theirs:
            return said_by(source, own, ready)
        found = source.message(own)
        if attribute and attribute not in found.attributes:
            return ""
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise KeyError(id)
        text, problems = source.bundle.format_pattern(pattern, ready)
        if problems:
            raise KeyError(f"{id}: {problems[0]}")
        return str(text)

    def _argument(self, name: str, value: object, as_written: bool) -> object:
        if isinstance(value, PyriteError):
            return self.message(value.message)
        if isinstance(value, Message):
            return self.message(value)
        if isinstance(value, OSError):
            return self.system_problem(value)
        if as_written:
            return value if type(value) in (int, float) else str(value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int | float):
            return self.player(int(value)) if name in SEATS else value
        if isinstance(value, list | tuple) and name in self._lists:
            return self._lists[name](value)
        return self._names.get(name, str)(value)


def _counted(names: Iterable[str]) -> str:
    counts = Counter(names).items()
    return ", ".join(f"{name} ×{n}" if n > 1 else name for name, n in counts)


def name_bots(
    lang: str,
    table: int | str,
    seats: int,
    names: Sequence[str | None] = (),
    people: Container[int] = (),
) -> tuple[str | None, ...]:
    """Name every seat that has no name and does not belong to a person.

    The names depend on the language and on `table`, which is the seed of a game, or the code of a
    live table, whose seed is secret. A seat keeps its name when others come and go.
    """
    known = [*names, *[None] * (seats - len(names))]
    drawn = sorted(Speaker(lang).say("bot-names").split(", "), key=lambda name: _mixed(table, name))
    taken = set[str]().union(*(looks(name) for name in known if name))
    for seat in range(seats):
        if known[seat] is None and seat not in people:
            own = drawn[seat :: len(LETTERS)]
            name = next(name for name in (*own, *reversed(drawn)) if not taken & looks(name))
            known[seat], taken = name, taken | looks(name)
    return tuple(known)


def _mixed(table: int | str, name: str) -> bytes:
    return sha256(f"{table} {name}".encode()).digest()


def said_by(source: Catalogue, id: str, args: dict[str, Any]) -> str:
    """Return what a custom module says, whatever a stranger has written there."""
    try:
        pattern = source.message(id).value
        text = source.bundle.format_pattern(pattern, args)[0] if pattern else ""
    except Exception:  # not Fluent, or built to break it
        text = ""
    return clean(str(text)) or in_plain(id)


def in_plain(id: str) -> str:
    """Return an id without words as words: "hung up" for "event-hung_up"."""
    return clean(spelled_out(id))


def clean(text: str) -> str:
    """Return a stranger's text in one line of bounded length, without signs that control."""
    return "".join(sign if sign.isprintable() else " " for sign in str(clip(text)))


def clip(value: object) -> object:
    """Shorten a text that is too long for an argument in Fluent, which takes 1000 characters."""
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


def capital(text: str) -> str:
    """Return the sentence with its first letter capitalized."""
    return text[:1].upper() + text[1:]


def tell_action(speaker: Speaker, action: Action, reader: int | None = None) -> str:
    """Put an action into words: "mend Borin's lamp", or "mend your lamp" for the seat `reader`."""
    if action.verb == "turn":
        return speaker.say("act-turned" if action.turned else "act-upright")
    if speaker.knows(f"act-{action.verb}"):
        return speaker.say(f"act-{action.verb}", **_said(speaker, action, reader))
    if not speaker.plays(action):
        return action.text
    id = "act-alone" if action.target is None else "act-seat"  # a card that a module brings
    return speaker.say(id, **_said(speaker, action, reader))


def _said(speaker: Speaker, action: Action, reader: int | None) -> dict[str, object]:
    """Return the parts of an action under the names that the catalogue uses."""
    said: dict[str, object] = {**action.parts(), "exit": f"{action.cell or ''}{action.side or ''}"}
    if action.target is not None:
        said["whom"] = whom(action.target, action.seat, reader)
    if action.card is not None:
        said |= {"cards": [action.card], "card": tile_of(action)}
        said.setdefault("tool", speaker.tool_of(action.card))
    if action.goals:
        said |= {"goal": action.goals[0], "first": action.goals[0], "second": action.goals[-1]}
    elif action.cell is not None:
        said["goal"] = speaker.goal_number(action.cell)
    said["what"] = next((what for part, what in LOOKED_AT.items() if part in said), "")
    return said


def whom(target: object, author: object, reader: int | None) -> str:
    """Say who is meant: "you", "self" for the player who acts, or "other"."""
    if target == reader:
        return "you"
    return "self" if target == author else "other"


def tile_of(action: Action) -> str:
    """Return the card that is played, as it will lie."""
    return str(Tile(action.card or "", action.turned))


def tell_message(speaker: Speaker, message: Message, seat: int | None) -> str:
    """Put a message into words for the player at this seat (None: a spectator)."""
    if not speaker.knows(message.id):
        return speaker.message(message)
    args: dict[str, Any] = dict(message.args)
    if "seat" in args:
        args["who"] = "you" if args["seat"] == seat else "other"
    if "target" in args:
        args["whom"] = whom(args["target"], args.get("seat"), seat)
    if cell := args.get("cell") or args.get("from"):
        args.setdefault("goal", speaker.goal_number(cell))
    if cells := args.get("cells"):  # a walk, which may end at a mine
        args["goal"] = speaker.goal_number(cells[-1], exactly=True)
    if isinstance(card := args.get("card"), str):  # a gold card is a number
        args.setdefault("tool", speaker.tool_of(card))
    if "action" in args:
        args["play"] = tell_action(speaker, Action.from_dict(args.pop("action")), seat)
    return capital(speaker.say(message.id, **args))


def place_in(message: Message) -> str:
    """Return where on the board it happened, for readers who ask: "4,-1"; else nothing."""
    found = next((message.args[name] for name in PLACES if name in message.args), "")
    return found if isinstance(found, str) else " → ".join(found)


def rule_behind(message: Message, game: str) -> str:
    """Return the rule that the message names, else the one such lines are about, if any."""
    own = message.rule or str(message.args.get("rule") or "")
    return own or GAMES[game].line_rules.get(message.id, "")
