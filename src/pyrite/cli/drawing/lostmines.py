"""The Lost Mines in the terminal: its board, seats, results and what a seat knows."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from rich.console import Group
from rich.table import Table
from rich.text import Text

from pyrite.cli.drawing.board import (
    BIG,
    HOLE,
    MARKS,
    Cell,
    Face,
    Grid,
    Marks,
    Scene,
    Size,
    Window,
    mark_of,
    painted,
    place,
    small,
    written_place,
)
from pyrite.cli.drawing.choices import flow
from pyrite.cli.drawing.renderer import (
    CARDS,
    KNOWN,
    NOTHING,
    TURN,
    Renderer,
    View,
    explained,
    gain,
    gainers,
    known_dwarf_lines,
    known_dwarfs,
    known_goal_lines,
    round_and_pile,
    rule_title,
    score_table,
    seat_name,
    signed,
)
from pyrite.core.cards import FACE_DOWN, Tile
from pyrite.core.sides import S
from pyrite.lang import Speaker, capital, seat_letter

TRAP, TROLL, TOOL = "×", "T", "+"
POINTS, UNKNOWN = "★", "?"
SIGNS = (  # cards in the legend, in this order
    *("start_blue", "start_yellow", "dragon", "gems", "gold", "silver"),
    *("rock", "campfire", "trunk", "lake", "ditch"),
)
# Positions of the dwarfs' letters in a large cell; the middle is used last.
CORNERS = ((0, 1), (0, 3), (2, 1), (2, 3), (0, 0), (0, 4), (2, 0), (2, 4), (1, 2))
COLUMNS = ("seat", "clan", "dwarf", "treasures", "shares", "round", "total")
WIDE = 78  # columns needed for words instead of signs
OTHER = {"blue": "yellow", "yellow": "blue"}


@dataclass
class MinesScene(Scene):
    """The board as one seat sees it: cards, tokens and dwarfs."""

    goal_part = "mines"
    laying = ("placed", "mine_turned")
    removing = ("stormed",)
    tools: set[str] = field(default_factory=set)  # cells with an overcome obstacle
    traps: set[str] = field(default_factory=set)  # edges: "2,3E"
    trolls: set[str] = field(default_factory=set)
    stands: list[str] = field(default_factory=list)  # the cell of each seat's dwarf
    clans: list[str] = field(default_factory=list)

    def look(self, view: View) -> None:
        """Show the board as it is now."""
        super().look(view)
        self.tools, self.traps = set(view["tools"]), set(view["traps"])
        self.trolls = {edge for edge in view["trolls"] if edge}
        self.stands, self.clans = list(view["stands"]), list(view["clans"])

    def hear(self, kind: str, known: View, seat: int | None = None) -> None:
        """Apply an event."""
        super().hear(kind, known, seat)
        cell, edge = str(known.get("cell")), str(known.get("edge"))
        if kind == "tool_laid":
            self.tools.add(cell)
            self.fresh.add(cell)
        elif kind == "stormed":
            self.tools.discard(cell)
        elif kind in ("trap_set", "troll_set"):
            (self.traps if kind == "trap_set" else self.trolls).add(edge)
        elif kind in ("trap_gone", "troll_left"):
            (self.traps if kind == "trap_gone" else self.trolls).discard(edge)
        elif kind == "stepped" and seat is not None:
            self.stands[seat] = cell
        elif kind == "looked" and "mine" in known:
            self.goals[cell] = known["mine"]


def flat(face: Face) -> list[Text]:
    """Draw a card three wide and two high: ways above, the mark in the corner below."""
    if face.hidden:
        return [*small(face), Text("   ")]
    south = ("║", "tunnel") if face.exits & S else (" ", "")
    below = Text.assemble((face.mark or " ", face.style), south, " ")
    return [*small(face._replace(mark="")), below]


FLAT = Size(3, 2, flat)


class MinesBoard(Grid):
    """The board, which has edges (L-01): dwarfs in the corners of cards, tokens on their edges."""

    sizes = BIG, FLAT

    scene: MinesScene

    def whole(self) -> Window:
        """Return the whole board."""
        board = self.description.board
        left, top = place(board.first_cell)
        return Window(left, top, left + (board.columns or 1) - 1, top + (board.rows or 1) - 1)

    def cell(self, cell: Cell, size: Size) -> list[Text]:
        """Return a cell with its dwarfs and tokens."""
        signs = self._large(cell) if size.is_large else self._flat(cell)
        return painted(super().cell(cell, size), signs)

    def _large(self, cell: Cell) -> Marks:
        """Return every dwarf's letter, and tokens on both sides of their edges."""
        x, y = cell
        marks: Marks = {(1, 3): (TOOL, "start")} if written_place(cell) in self.scene.tools else {}
        marks |= dict(zip(CORNERS, self._letters(cell), strict=False))
        ends = {
            (1, 4): self._token(x, y, "E")[:1],
            (1, 0): self._token(x - 1, y, "E")[-1:],
            (2, 2): self._token(x, y, "S")[:1],
            (0, 2): self._token(x, y - 1, "S")[-1:],
        }
        return marks | {at: (sign, "token") for at, sign in ends.items() if sign}

    def _flat(self, cell: Cell) -> Marks:
        """Return a letter or the number of dwarfs; a troll hides the trap under it."""
        marks: Marks = {(1, 0): (TOOL, "start")} if written_place(cell) in self.scene.tools else {}
        letters = self._letters(cell)
        if letters:
            marks[1, 2] = letters[0] if len(letters) == 1 else (str(len(letters)), "you")
        for at, side in (((0, 2), "E"), ((1, 1), "S")):
            if sign := self._token(*cell, side):
                marks[at] = sign[-1], "token"
        return marks

    def _letters(self, cell: Cell) -> list[tuple[str, str]]:
        """Return the letters of the dwarfs on a cell, in the colours of their clans."""
        dwarfs = zip(self.scene.stands, self.scene.clans, strict=True)
        here = written_place(cell)
        standing = [(seat, clan) for seat, (at, clan) in enumerate(dwarfs) if at == here]
        return [(seat_letter(seat), f"{clan}_dwarf") for seat, clan in standing]

    def _token(self, x: int, y: int, side: str) -> str:
        """Return the tokens on an edge; a trap and a troll may share one (L-23)."""
        edge = f"{x},{y}{side}"
        return TRAP * (edge in self.scene.traps) + TROLL * (edge in self.scene.trolls)

    def legend(self, speaker: Speaker) -> list[Text]:
        """Return explanations of the signs now on the board."""
        last = seat_letter(len(self.scene.stands) - 1)
        signs = {"dwarf": (f"A–{last}", "you"), **self._signs()}
        return [
            Text.assemble((sign, style), f" {speaker.say(f'sign-{name}')}")
            for name, (sign, style) in signs.items()
        ]

    def _signs(self) -> dict[str, tuple[str, str]]:
        names = {Tile.read(tile).card for tile in self.scene.board.values()}
        cards = [card for name, card in self.description.cards.items() if name in names]
        signs = {card.feature or card.name: mark_of(card) for card in cards}
        signs = {name: signs[name] for name in SIGNS if name in signs}
        there = {
            "hidden": (FACE_DOWN, "goal", FACE_DOWN in names),
            "tool": (TOOL, "start", self.scene.tools),
            "trap": (TRAP, "token", self.scene.traps),
            "troll": (TROLL, "token", self.scene.trolls),
            "hole": (HOLE, "hole", HOLE in self.marks.values()),
        }
        return signs | {name: (sign, style) for name, (sign, style, any) in there.items() if any}


class MinesRenderer(Renderer):
    """Shows The Lost Mines."""

    scene, board = MinesScene, MinesBoard
    changes = ("placed", "stormed", "mine_turned")
    in_result = ("event-round_ended", "event-dwarf_shown", "event-treasure_shown", "event-scored")

    def status(self, speaker: Speaker, view: View) -> list[Text]:
        """Return the round, the cards left, your dwarf and the treasures nobody has taken yet."""
        lines = round_and_pile(speaker, view)
        if view["seat"] is not None:
            clan = view["clans"][view["seat"]]
            you = speaker.say("status-dwarf", dwarf=view["dwarf"], clan=clan)
            lines.append(Text(you, view["dwarf"]))
        lines.append(Text(speaker.say("status-treasures")))
        for number, treasure in enumerate(view["treasures"], 1):
            if treasure["owner"] is None:
                sign = treasure_sign(speaker, treasure)
                lines[-1].append_text(Text.assemble(f"  {number}:", sign))
        if view["traps"]:
            sign = Text(speaker.say("sign-trap") if speaker.in_words else TRAP)
            lines.append(Text(f"{sign} {'  '.join(view['traps'])}", "token"))
        return lines

    def seat_table(self, speaker: Speaker, view: View) -> Table:
        table = Table.grid(padding=(0, 1))
        for justify in ("left", "left", "left", "left", "right", "right"):
            table.add_column(justify=justify)
        ids = ("seats-seat", "seats-clan", "seats-cell", "seats-cards", "seats-points")
        table.add_row("", *(Text(speaker.say(id), "quiet") for id in ids))
        for seat, clan in enumerate(view["clans"]):
            turn = Text(TURN if seat == view["turn"] else " ", "title")
            who, counts = (
                seat_name(speaker, view, seat),
                (view["hands"][seat], view["points"][seat]),
            )
            name, cell = clan_name(speaker, clan), view["stands"][seat]
            table.add_row(turn, who, name, cell, *map(str, counts))
            if before := Text(" ").join(_in_front(speaker, view, seat)):
                table.add_row("", "", before)
        return table

    def short_seats(self, speaker: Speaker, view: View) -> list[Text]:
        return [_short(speaker, view, seat) for seat in range(len(view["hands"]))]

    def seat_signs(self, speaker: Speaker, view: View) -> list[Text]:
        signs = {
            "legend-turn": (TURN, True),
            "legend-cards": (CARDS, True),
            "legend-points": (POINTS, True),
            "legend-treasure": (f"2:{MARKS['gold'][0]}3", True),
            "legend-known": (KNOWN, any(known_dwarfs(view))),
        }
        return explained(speaker, signs)

    def memory(self, speaker: Speaker, view: View) -> list[str]:
        """Return what only this seat knows, at least one line."""
        lines = [*known_goal_lines(speaker, view, view["mines"])]
        for number, treasure in enumerate(view["treasures"], 1):
            if treasure["value"] is not None:
                said = {"kind": treasure["kind"], "value": treasure["value"]}
                lines.append(speaker.say("know-treasure", number=number, **said))
        lines += known_dwarf_lines(speaker, view)
        discards = zip(view["discards"], view["discards_seen_by"], strict=True)
        if cards := [card for card, seen_by in discards if card and seen_by == [view["seat"]]]:
            lines.append(speaker.say("know-discarded", cards=cards))
        return [capital(line) for line in lines] or [speaker.say("know-nothing")]

    def verdict(self, speaker: Speaker, view: View) -> str:
        """Return how the last round ended, and who won the most."""
        result = view["results"][-1]
        ended = speaker.say("lostmines-event-round_ended", how=result["ended"])
        won = {seat: gain(view, result, seat).known for seat in gainers(view, result)}
        best = [seat for seat, amount in won.items() if amount == max(won.values())]
        if not best:
            return ended
        return f"{ended} {speaker.say('replay-most', gainers=speaker.players(best))}"

    def result(self, speaker: Speaker, view: View, width: int) -> Group:
        """Return the result of the last round: the mines, a line per seat, a line per rule."""
        result = view["results"][-1]
        mines, rules = _mines(speaker, result, width), _rules(speaker, result, width)
        return Group(*mines, _seats(speaker, view, width >= WIDE), *rules)


def treasure_sign(speaker: Speaker, treasure: View) -> Text:
    """Return a treasure's kind, and its value if you know it: "$3", "$?"."""
    sign, style = MARKS[treasure["kind"]]
    if speaker.in_words:
        sign = f"{speaker.treasure(treasure['kind'])} "
    return Text(f"{sign}{treasure['value'] or UNKNOWN}", style)


def clan_sign(clan: str) -> str:
    """Return the sign of a clan, the same as its start's."""
    return MARKS[f"start_{clan}"][0]


def clan_name(speaker: Speaker, clan: str, in_words: bool = True) -> Text:
    """Return the sign of a clan, and its name."""
    return Text(f"{clan_sign(clan)} {speaker.clan(clan) if in_words else ''}".strip(), clan)


def _short(speaker: Speaker, view: View, seat: int) -> Text:
    turn, clan = TURN if seat == view["turn"] else "", view["clans"][seat]
    text = Text.assemble((turn, "title"), (clan_sign(clan), clan), seat_name(speaker, view, seat))
    text.append(f" {view['stands'][seat]} {CARDS}{view['hands'][seat]}")
    text.append(f" {POINTS}{view['points'][seat]}")
    for piece in _in_front(speaker, view, seat):
        text.append_text(Text(" ") + piece)
    return text


def _in_front(speaker: Speaker, view: View, seat: int) -> Iterator[Text]:
    """Yield a seat's dwarf if you know it, its treasures, dragon and troll."""
    if dwarf := dict(known_dwarfs(view)).get(seat):
        yield Text(f"{KNOWN}{speaker.dwarf(dwarf)}", dwarf)
    for treasure in view["treasures"]:
        if treasure["owner"] == seat:
            yield treasure_sign(speaker, treasure)
    if view["dragon"] == seat:
        sign, style = MARKS["dragon"]
        yield Text(f"{sign} {speaker.card('dragon')}", style)
    if view["trolls"][seat]:
        yield Text(f"{TROLL} {view['trolls'][seat]}", "token")


def _mines(speaker: Speaker, result: View, width: int) -> list[Text]:
    """Return what every mine was; a mine nobody reached stays secret (L-07)."""
    title = Text(f"{speaker.say('result-mines')}  ", "title")
    hidden = speaker.say("result-not-reached")
    mines = {str(speaker.goal_number(cell)): mine for cell, mine in result["mines"].items()}
    pieces = [
        Text.assemble((number, "rim"), f" {speaker.card(mine) if mine else hidden}")
        for number, mine in mines.items()
    ]
    return flow(title, pieces, width)


def _seats(speaker: Speaker, view: View, is_wide: bool) -> Table:
    """Return a line per seat, with signs instead of words in a narrow terminal."""
    result = view["results"][-1]
    table = score_table(speaker, COLUMNS, is_wide, "dwarf", ("round", "total"))
    for seat, dwarf in enumerate(result["dwarfs"]):
        owned = [str(one["value"]) for one in result["treasures"] if one["owner"] == seat]
        dragon = MARKS["dragon"][0] if result["dragon"] == seat else ""
        clan, pool = result["clans"][seat], pool_of(result["clans"][seat], dwarf)
        won, points = gain(view, result, seat).known, view["points"][seat]
        shares: tuple[str | Text, ...] = (_pool(speaker, pool), str(won), str(points))
        if not is_wide:
            shares = (f"→ {clan_sign(pool) if pool else NOTHING}", f"+{won}", f"= {points}")
        table.add_row(
            seat_name(speaker, view, seat) if is_wide else Text(seat_letter(seat)),
            clan_name(speaker, clan, is_wide),
            Text(speaker.dwarf(dwarf), dwarf),
            f"{' + '.join(owned)} {dragon}".strip() or NOTHING,
            *shares,
        )
    return table


def pool_of(clan: str, dwarf: str) -> str:
    """L-41: return the clan whose treasures a dwarf shares; empty if it is selfish."""
    if dwarf == "selfish":
        return ""
    return OTHER[clan] if dwarf == "saboteur" else clan


def _pool(speaker: Speaker, pool: str) -> Text:
    return clan_name(speaker, pool) if pool else Text(speaker.say("result-alone"))


def _rules(speaker: Speaker, result: View, width: int) -> list[Text]:
    """Return who got or lost points by which rule."""
    by_rule: dict[str, list[Text]] = {}
    for row in result["paid"]:
        if row["amount"]:
            piece = Text(f"{seat_letter(row['seat'])} {signed(row['amount'])}")
            by_rule.setdefault(row["rule"], []).append(piece)
    lines = []
    for rule, pieces in by_rule.items():
        lines += flow(Text(f"{rule_title(speaker, rule)}  ", "quiet"), pieces, width)
    return lines
