"""Tables with guards at exits, and what is known of guards and gold."""

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
    """Return a set guard; `payer` has agreed to pay it."""
    return {"exit": where, "owner": owner, "payer": payer, "out": False}


def posts(*guards: Guard, asked: Iterable[int] = ()) -> dict[str, Any]:
    """Return the module's part: guards as "out", (exit, owner) or (exit, owner, payer)."""
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
    """Return a table with these guards and A on turn."""
    keys = ["toll", *more.pop("modules", [])]
    own = None if "hands" in more else list(cards)
    return any_table(drawing, own, modules=keys, parts=posts(*guards, asked=asked), **more)


def won(*cards: tuple[int, int]) -> dict[str, Any]:
    """Return gold cards of the first round, as (seat, value)."""
    rows = [{"round": 1, "seat": s, "how": "drafted", "value": v} for s, v in cards]
    return {"won": rows, "round": 2}


def guards_of(state: State) -> list[dict[str, Any]]:
    """Return both guards, set or not."""
    guards: list[dict[str, Any]] = state.view(None)["modules"]["toll"]["guards"]
    return guards


def asked_to_pay(state: State) -> list[int]:
    """Return the seats that were asked this turn."""
    seats: list[int] = state.view(None)["modules"]["toll"]["asked_to_pay"]
    return seats


def standing(state: State) -> list[tuple[str, int]]:
    """Return exit and owner of the set guards."""
    return [(guard["exit"], guard["owner"]) for guard in guards_of(state) if guard["exit"]]


def exits(state: State) -> set[str]:
    """Return where a guard may be set."""
    return {text.split(" ")[2] for text in texts(state) if text.startswith("guard ")}


def begs(state: State) -> set[str]:
    """Return the seats that may be asked to pay, each with the guard: "beg B 1"."""
    return {text for text in texts(state) if text.startswith("beg ")}
