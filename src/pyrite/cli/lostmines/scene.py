"""The board of The Lost Mines as one seat sees it: cards, tokens and dwarfs."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

TRAP, TROLL = "×", "T"


@dataclass
class Scene:
    """The board, updated event by event; `look` refreshes all of it."""

    board: dict[str, str] = field(default_factory=dict)
    mines: dict[str, str | None] = field(default_factory=dict)  # None if unknown to the seat
    tools: set[str] = field(default_factory=set)  # cells with an overcome obstacle
    traps: set[str] = field(default_factory=set)  # edges: "2,3E"
    trolls: set[str] = field(default_factory=set)
    stands: list[str] = field(default_factory=list)  # the cell of each seat's dwarf
    clans: list[str] = field(default_factory=list)
    fresh: set[str] = field(default_factory=set)

    def look(self, view: Mapping[str, Any]) -> None:
        """Show the board as it is now."""
        self.board, self.mines = dict(view["board"]), dict(view["mines"])
        self.tools, self.traps = set(view["tools"]), set(view["traps"])
        self.trolls = {edge for edge in view["trolls"] if edge}
        self.stands, self.clans = list(view["stands"]), list(view["clans"])

    def look_back(self, result: Mapping[str, Any]) -> None:
        """Show the board as it was at the end of a round."""
        self.board, self.mines = dict(result["board"]), dict(result["mines"])

    def hear(self, kind: str, known: Mapping[str, Any], seat: int | None = None) -> None:
        """Apply an event."""
        cell, edge = str(known.get("cell")), str(known.get("edge"))
        if kind in ("placed", "mine_turned"):
            self.board[cell] = known["tile"]
            self.fresh.add(cell)
        elif kind == "tool_laid":
            self.tools.add(cell)
            self.fresh.add(cell)
        elif kind == "stormed":
            self.board.pop(cell, None)
            self.tools.discard(cell)
            self.fresh.discard(cell)
        elif kind in ("trap_set", "troll_set"):
            (self.traps if kind == "trap_set" else self.trolls).add(edge)
        elif kind in ("trap_gone", "troll_left"):
            (self.traps if kind == "trap_gone" else self.trolls).discard(edge)
        elif kind == "stepped" and seat is not None:
            self.stands[seat] = cell
        elif kind == "looked" and "mine" in known:
            self.mines[cell] = known["mine"]
        elif kind == "round_started":
            self.fresh.clear()

    def dwarfs(self) -> dict[str, list[int]]:
        """Return the seats whose dwarfs stand on each cell."""
        found: dict[str, list[int]] = {}
        for seat, cell in enumerate(self.stands):
            found.setdefault(cell, []).append(seat)
        return found

    def tokens(self) -> dict[str, str]:
        """Return the tokens on each edge; a trap and a troll may share one (L-23)."""
        edges = self.traps | self.trolls
        return {e: TRAP * (e in self.traps) + TROLL * (e in self.trolls) for e in edges}
