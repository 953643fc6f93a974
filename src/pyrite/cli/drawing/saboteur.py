"""Saboteur in the terminal: its board, seats, results and what a seat knows."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from rich.console import Group
from rich.table import Table
from rich.text import Text

from pyrite.cli.drawing.board import (
    ASKED,
    BIG,
    BLOCK,
    CHEST,
    HOLE,
    HUGE,
    SMALL,
    TINY,
    Cell,
    Face,
    Grid,
    Scene,
    Size,
    Window,
    blank,
    chest_face,
    mark_of,
    neighbour,
    place,
    written_place,
)
from pyrite.cli.drawing.choices import flow
from pyrite.cli.drawing.renderer import (
    CARDS,
    HIDDEN,
    KNOWN,
    TURN,
    Renderer,
    Sum,
    View,
    explained,
    gain,
    gainers,
    gains,
    kept_lines,
    known_dwarf_lines,
    known_dwarfs,
    known_goal_lines,
    round_and_pile,
    rule_title,
    score_table,
    seat_name,
)
from pyrite.core.cards import FACE_DOWN, Tile
from pyrite.core.description import CardDescription
from pyrite.core.sides import SIDES
from pyrite.lang import Speaker, capital, seat_letter
from pyrite.lang.speaker import glyph

GUARD, GOLD, BACKWARDS, HINDERS, THEFT = "!", "◆", "↺", "✗", "»"
TREASURE = "treasure"
COLUMNS = ("seat", "dwarf", "round", "total", "why")
GAP = "  "
WIDE = 60  # columns needed for the titles of rules
Sign = tuple[str, str]  # sign and style


class Guard(NamedTuple):
    """A guard at an exit of a card."""

    number: int
    owner: int
    exit: str  # "4,-1E"
    faces: str  # the empty cell it guards


def guards(view: View) -> Iterator[Guard]:
    """Yield the guards of the toll that are on the table."""
    for number, guard in enumerate(view["modules"].get("toll", {}).get("guards", ()), 1):
        if guard["exit"] is not None:
            exit = guard["exit"]
            faces = written_place(neighbour(place(exit[:-1]), exit[-1]))
            yield Guard(number, guard["owner"], exit, faces)


@dataclass
class SaboteurScene(Scene):
    """The table as one seat sees it: cards, its knowledge of hidden ones, and guards."""

    goal_part = "goals"
    laying = ("placed", "goal_turned")
    removing = ("collapsed", "lifted", "cover_lost")
    chests: dict[str, str | None] = field(default_factory=dict)  # path of a hidden chest, if known
    guards: dict[str, str] = field(default_factory=dict)  # owners' letters, by guarded cell

    def look(self, view: View) -> None:
        """Show the table as it is now."""
        self.look_back(view)
        self.guards = {}
        for guard in guards(view):
            self.guards[guard.faces] = self.guards.get(guard.faces, "") + seat_letter(guard.owner)

    def look_back(self, result: View) -> None:
        """Show the table as it was at the end of a round, with all hidden cards revealed."""
        super().look_back(result)
        self.chests = {chest["cell"]: chest["path"] for chest in result["chests"] if chest["cell"]}

    def hear(self, kind: str, known: View, seat: int | None = None) -> None:
        """Apply an event."""
        super().hear(kind, known, seat)
        if kind == "looked" and "card" in known:
            (self.chests if "chest" in known else self.goals)[known["cell"]] = known["card"]
        elif kind == "pushed":
            self._push(known["from"], known["to"])
        elif kind == "chose":
            self._swap(known)

    def _push(self, old: str, new: str) -> None:
        self.fresh.add(new)
        known: tuple[dict[str, Any], ...] = (self.board, self.goals, self.numbers)
        for by_cell in known:
            if old in by_cell:
                by_cell[new] = by_cell.pop(old)

    def _swap(self, known: View) -> None:
        """Swap what is known of two goals, if the viewer knows whether they were swapped."""
        cells = [cell for cell, n in self.numbers.items() if n in known["goals"]]
        seen = [self.goals.pop(cell, None) for cell in cells]
        if known.get("swapped"):
            seen.reverse()
        if "swapped" in known:
            self.goals |= {c: card for c, card in zip(cells, seen, strict=True) if card}


class SaboteurBoard(Grid):
    """The endless board, with guards in front of empty cells."""

    sizes = BIG, SMALL, TINY
    larger = (HUGE,)
    beside = 24

    scene: SaboteurScene

    def face(self, cell: str) -> Face:
        """Return the look of the card on a cell, which may be a hidden chest."""
        if self.scene.board[cell] != FACE_DOWN or cell not in self.scene.chests:
            return super().face(cell)
        path = self.scene.chests[cell]
        shape = glyph(self.description.ways(path)) if path else ""
        return chest_face(shape, cell in self.scene.fresh)

    def whole(self) -> Window:
        """Return the part of the table with cards, marks or guards."""
        return Window.around([*self.faces, *self.marks, *map(place, self.scene.guards)])

    def cell(self, cell: Cell, size: Size) -> list[Text]:
        """Return a cell; a guard is drawn in its empty cell, with the cell's mark."""
        owners = self.scene.guards.get(written_place(cell))
        if owners and cell not in self.faces:
            mark = self.marks.get(cell, "")
            texts = (GUARD + owners + mark, GUARD + mark, mark or GUARD)
            return blank(size, next(t for t in texts if len(t) <= size.width), "guard")
        return super().cell(cell, size)

    def legend(self, speaker: Speaker) -> list[Text]:
        """Return explanations of the signs now on the board."""
        signs = {sign: speaker.say(id) for id, sign in self._signs()}
        named = {mark: speaker.card_kind(card.name) for card, mark in self._marked_cards()}
        return [Text.assemble(sign, f" {word}") for sign, word in {**named, **signs}.items()]

    def _marked_cards(self) -> Iterator[tuple[CardDescription, Sign]]:
        """Yield the face-up cards with a special mark."""
        for tile in self.scene.board.values():
            card = self.description.cards.get(Tile.read(tile).card)
            if card is not None and mark_of(card)[0]:
                yield card, mark_of(card)

    def _signs(self) -> Iterator[tuple[str, Sign]]:
        """Yield all other signs with the ids of their explanations."""
        faces = self.faces.values()
        hidden = [face for face in faces if face.hidden]
        dead_ends = any(face.is_stub(side) for face in faces for side in SIDES)
        there = {
            "legend-goal": (("[2]", "goal"), any(face.number for face in hidden)),
            "legend-chest": ((CHEST, "chest"), any(not face.number for face in hidden)),
            "legend-seen": (("(…)", "goal"), any("(" in face.mark for face in hidden)),
            "legend-dead-end": ((BLOCK, "stub"), dead_ends),
            "legend-guard": ((GUARD, "guard"), bool(self.scene.guards)),
            "legend-asked": ((ASKED, "number"), ASKED in self.marks.values()),
            "sign-hole": ((HOLE, "hole"), HOLE in self.marks.values()),
        }
        return ((id, sign) for id, (sign, is_there) in there.items() if is_there)


class SaboteurRenderer(Renderer):
    """Shows Saboteur."""

    scene, board = SaboteurScene, SaboteurBoard
    changes = ("placed", "collapsed", "cover_lost", "pushed", "goal_turned")
    in_result = (
        *("event-round_ended", "event-dwarf_shown", "event-took_gold", "event-was_paid"),
        "event-coins",
    )

    def status(self, speaker: Speaker, view: View) -> list[Text]:
        """Return what is always visible: the round, the cards left, your dwarf and your gold."""
        lines = round_and_pile(speaker, view)
        if view["seat"] is not None:
            lines.append(Text(speaker.say("status-you", dwarf=view["dwarf"]), view["dwarf"]))
            lines.append(Text(speaker.say("status-gold", n=own_gold(view)), "gold"))
        if view["direction"] < 0:
            lines.append(Text(f"{BACKWARDS} {speaker.say('status-backwards')}", "title"))
        for guard in guards(view):
            said = {"number": guard.number, "seat": guard.owner, "exit": guard.exit}
            lines.append(Text(speaker.say("status-guard", **said), "guard"))
        return [*lines, *kept_lines(speaker, view)]

    def seat_table(self, speaker: Speaker, view: View) -> Table:
        table = Table.grid(padding=(0, 1))
        for justify in ("left", "left", "right", "right"):
            table.add_column(justify=justify)
        ids = ("seats-seat", "seats-cards", "seats-gold")
        table.add_row("", *(Text(speaker.say(id), "quiet") for id in ids))
        for seat, cards in enumerate(view["hands"]):
            turn = Text(TURN if seat == view["turn"] else " ", "title")
            table.add_row(turn, seat_name(speaker, view, seat), str(cards), gold(view, seat))
            for line in _in_front(speaker, view, seat):
                table.add_row("", line)
        return table

    def short_seats(self, speaker: Speaker, view: View) -> list[Text]:
        return [_short(speaker, view, seat) for seat in range(len(view["hands"]))]

    def seat_signs(self, speaker: Speaker, view: View) -> list[Text]:
        front = {name for names in view["front"] for name in names}
        signs = {
            "legend-turn": (TURN, True),
            "legend-cards": (CARDS, True),
            "legend-gold": (GOLD, any(view["has_gold"])),
            "legend-broken": (HINDERS, bool(front - {"theft"})),
            "front-theft": (THEFT, "theft" in front),
            "legend-known": (KNOWN, any(known_dwarfs(view))),
            "status-backwards": (BACKWARDS, view["direction"] < 0),
        }
        return explained(speaker, signs)

    def hindrances(self, speaker: Speaker, view: View) -> list[Text]:
        """B-16, S-22: say that a broken tool or a trap keeps the viewer from placing paths."""
        front = [] if view["seat"] is None else view["front"][view["seat"]]
        hindering = [
            speaker.front(name)
            if speaker.knows(f"front-{name}")
            else speaker.say("hindered-tool", tool=name)
            for name in front
            if name != "theft"
        ]
        said = [speaker.say("hindered-digging", what=", ".join(hindering))] if hindering else []
        return [Text(line, "broken") for line in said]

    def memory(self, speaker: Speaker, view: View) -> list[str]:
        """Return what only this seat knows, at least one line."""
        lines = [*known_goal_lines(speaker, view, view["goals"])]
        for chest in view["chests"]:
            if chest["cell"] and chest["chest"] and not chest["opened"]:
                said = {"card": chest["path"], "chest": chest["chest"]}
                lines.append(speaker.say("know-chest", cell=chest["cell"], **said))
        lines += known_dwarf_lines(speaker, view)
        lines += [_clue(speaker, clue) for clue in view["memory"]]
        return [capital(line) for line in lines] or [speaker.say("know-nothing")]

    def verdict(self, speaker: Speaker, view: View) -> str:
        result = view["results"][-1]
        winners = gainers(view, result)
        parties = {result["dwarfs"][seat] for seat in winners}
        party = "other" if len(parties) > 1 else next(iter(parties), "nobody")
        said = {"party": party, "gainers": speaker.players(winners)}
        if not result["treasure_found"]:
            return speaker.say("replay-not-found", **said)
        if result["finder"] is None:
            return speaker.say("event-round_ended", treasure=True)
        return speaker.say("replay-found", seat=result["finder"], **said)

    def result(self, speaker: Speaker, view: View, width: int) -> Group:
        """Return the last round: goals, chests, and a line per seat with dwarf, gold and rules."""
        result = view["results"][-1]
        lines = flow(
            Text(speaker.say("result-goals") + GAP, "title"), _goals(speaker, result), width
        )
        if result["chests"]:  # one that was carried off unseen stays secret
            opened = [chest["chest"] for chest in result["chests"] if chest["chest"]]
            pieces = [Text(speaker.chest(chest)) for chest in opened]
            lines += flow(Text(speaker.say("result-chests") + GAP, "title"), pieces, width)
        is_wide, is_hidden = width >= WIDE, False
        table = score_table(speaker, COLUMNS, is_wide, "why", ("round", "total"))
        for seat, dwarf in enumerate(result["dwarfs"]):
            won = gain(view, result, seat)
            is_hidden |= won.hidden > 0
            table.add_row(
                seat_name(speaker, view, seat),
                Text(speaker.dwarf(dwarf), dwarf),
                Text(won.gained, "quiet" if won == Sum() else "gold"),
                ("" if is_wide else "= ") + owned(speaker, view, seat).owned,
                Text(_reasons(speaker, gains(view, result, seat), is_wide), "quiet"),
            )
        note = Text(f"{HIDDEN} {speaker.say('replay-hidden-cards', n=1)}", "quiet")
        return Group(*lines, table, *([note] if is_hidden else ()))


def own_gold(view: View) -> int:
    """Return the viewer's gold, cards and coins."""
    mine = [w["value"] for w in view["won"] if w["seat"] == view["seat"] and not w["changed"]]
    return int(sum(mine) + view["coins"])


def gold(view: View, seat: int) -> Text:
    """Return a seat's gold: cards are counted, but of coins others only see whether any (S-37)."""
    cards = sum(won["seat"] == seat and not won["changed"] for won in view["won"])
    if not view["gold_pile"] and not view["won"]:
        return Text(GOLD, "gold") if view["has_gold"][seat] else Text("–", "quiet")
    count = f"{cards or ''}+" if view["purse"][seat] > 0 else str(cards)
    return Text(count, "gold" if view["has_gold"][seat] else "quiet")


def owned(speaker: Speaker, view: View, seat: int) -> Sum:
    """Return all the gold of a seat, as far as the viewer knows."""
    if view["scores"] is not None:
        return Sum(view["scores"][seat])
    if seat == view["seat"]:
        return Sum(own_gold(view))
    total = Sum(speaker.description.coins if speaker.description else 0)
    for result in view["results"]:
        total = total.plus(gain(view, result, seat))
    return total


def _in_front(speaker: Speaker, view: View, seat: int) -> Iterator[Text]:
    """Yield a seat's dwarf if you know it, and what is in front of it."""
    if dwarf := dict(known_dwarfs(view)).get(seat):
        yield Text(f"{KNOWN} {speaker.dwarf(dwarf)}", dwarf)
    for name in view["front"][seat]:
        sign, style = (THEFT, "gold") if name == "theft" else (HINDERS, "broken")
        yield Text(f"{sign} {speaker.front(name)}", style)


def _short(speaker: Speaker, view: View, seat: int) -> Text:
    turn = TURN if seat == view["turn"] else ""
    text = Text.assemble((turn, "title"), seat_name(speaker, view, seat))
    text.append(f" {CARDS}{view['hands'][seat]}")
    if view["has_gold"][seat]:
        text.append(f" {GOLD}{gold(view, seat).plain.strip(GOLD)}", "gold")
    for line in _in_front(speaker, view, seat):
        text.append_text(Text(" ") + Text(line.plain.replace(" ", "", 1), line.style))
    return text


def _clue(speaker: Speaker, clue: Mapping[str, Any]) -> str:
    """Describe a clue: at least this many of these cards are among these places."""
    cards, least = clue["cards"], clue["least"]
    is_dwarfs = "dwarfs" in clue or "spare" in clue
    names = (speaker.dwarfs if is_dwarfs else speaker.cards)(cards)
    places = list(_places(speaker, clue))
    where = ", ".join(places)
    if "order" in clue:
        order = ("?" if card is None else speaker.cards([card]) for card in clue["order"])
        return speaker.say("know-order", where=where, names=", ".join(order))
    if least < len(cards):
        return speaker.say("know-some", where=where, names=names, n=least)
    return speaker.say("know-all" if len(places) == 1 else "know-among", where=where, names=names)


def _places(speaker: Speaker, clue: Mapping[str, Any]) -> Iterator[str]:
    for seat in clue.get("hands", ()):
        yield speaker.say("know-hand", seat=seat)
    for seat in clue.get("dwarfs", ()):
        yield speaker.say("know-dwarf-of", seat=seat)
    for goal in clue.get("goals", ()):
        yield speaker.say("know-goal-of", number=goal + 1)
    for kind in ("spare", "discards"):
        if kind in clue:
            yield speaker.say(f"know-{kind}", n=len(clue[kind]))


def _goals(speaker: Speaker, result: View) -> Iterator[Text]:
    """Yield what every goal was, who found the treasure, and which were not reached."""
    for cell, card in result["goals"].items():
        piece = Text.assemble((str(speaker.goal_number(cell)), "rim"), f" {speaker.card(card)}")
        if result["board"].get(cell) == FACE_DOWN:
            piece.append(f" ({speaker.say('result-not-reached')})", "quiet")
        elif card == TREASURE and result["finder"] is not None:
            piece.append(f" ({speaker.say('result-found', seat=result['finder'])})")
        yield piece


def _reasons(speaker: Speaker, by_rule: Mapping[str, Sum], is_wide: bool) -> str:
    """Return the rules by which gold came or went, with amounts if there are several."""
    said = {rule: rule_title(speaker, rule) if is_wide else rule for rule in by_rule}
    if len(said) == 1:
        return next(iter(said.values()))
    return ", ".join(f"{by_rule[rule].gained} {title}" for rule, title in said.items())
