"""Tables with guards that bar exits, and what is known of guards and of gold."""

from collections.abc import Iterable
from typing import Any, Literal

from boards import table as any_table
from boards import texts

from pyrite import State

Guard = Literal["out"] | tuple[str, int] | tuple[str, int, int]

NO_COINS = [0, 0, 0, 0, 0]
CORNER = """
╔╗
S
"""  # two exits face 1,0
READY = {"exit": None, "owner": None, "payer": None, "out": False}
OUT = READY | {"out": True}


def guard_at(where: Any, owner: int | None = None, payer: int | None = None) -> dict[str, Any]:
    """A guard that is set; `payer` has agreed to pay it."""
    return {"exit": where, "owner": owner, "payer": payer, "out": False}


def posts(*guards: Guard, asked: Iterable[int] = ()) -> dict[str, Any]:
    """The module's part: guards as "out" or (exit, owner) or (exit, owner, who has agreed)."""
    rows = [OUT if guard == "out" else guard_at(*guard) for guard in guards]
    rows += [READY] * (2 - len(rows))
    return {"toll": {"guards": rows, "asked_to_pay": list(asked)}}


def table(
    drawing: str = "S═",
    cards: Iterable[str] = ("EW", "map"),
    guards: Iterable[Guard] = (),
    asked: Iterable[int] = (),
    **more: Any,
) -> State:
    """A is to play at a table with these guards."""
    keys = ["toll", *more.pop("modules", [])]
    own = None if "hands" in more else list(cards)
    return any_table(drawing, own, modules=keys, parts=posts(*guards, asked=asked), **more)


def won(*cards: tuple[int, int]) -> dict[str, Any]:
    """Gold cards of the first round, as (seat, value)."""
    rows = [{"round": 1, "seat": s, "how": "drafted", "value": v} for s, v in cards]
    return {"won": rows, "round": 2}


def guards_of(state: State) -> list[dict[str, Any]]:
    """Both guards, set or not."""
    guards: list[dict[str, Any]] = state.view(None)["modules"]["toll"]["guards"]
    return guards


def asked_to_pay(state: State) -> list[int]:
    """The seats that were asked in this turn."""
    seats: list[int] = state.view(None)["modules"]["toll"]["asked_to_pay"]
    return seats


def standing(state: State) -> list[tuple[str, int]]:
    """The guards that are set: exit and owner."""
    return [(guard["exit"], guard["owner"]) for guard in guards_of(state) if guard["exit"]]


def exits(state: State) -> set[str]:
    """Where a guard may be set."""
    return {text.split(" ")[2] for text in texts(state) if text.startswith("guard ")}


def begs(state: State) -> set[str]:
    """The seats that may be asked to pay, each with the guard: "beg B 1"."""
    return {text for text in texts(state) if text.startswith("beg ")}
