"""Whether the schemas of docs/schema accept what a game gives to the world."""

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from jsonschema import Draft202012Validator

from pyrite import State
from pyrite.core.feed import Update

FOLDER = Path(__file__).parents[2] / "docs/schema"
KNOWN: set[str] = set()  # shapes that were accepted
PARTS = {  # of views, by their names in the schemas
    "saboteur": ("SaboteurPublic", "SaboteurPrivate"),
    "lostmines": ("LostMinesPublic", "LostMinesPrivate"),
}


@cache
def validator(name: str, part: str = "") -> Draft202012Validator:
    """Of a file, or of a part of it that is named in its `$defs`."""
    schema = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    if part:
        schema = {"$ref": f"#/$defs/{part}", "$defs": schema["$defs"]}
    return Draft202012Validator(schema)


def problem(name: str, data: Any, part: str = "") -> str:
    """What the schema has against the data, as it is after a journey as JSON; "" if nothing."""
    error = next(validator(name, part).iter_errors(json.loads(json.dumps(data))), None)
    return "" if error is None else f"{name}: {error.json_path}: {error.message}"


def accept(name: str, data: Any, part: str = "") -> None:
    """Fails with the schema's reason."""
    assert not problem(name, data, part)


def schemas_accept(state: State, rng: Random) -> None:
    """A law: description, views, actions, and the last events and messages of any viewer."""
    viewer = rng.choice([*range(state.seats), None])
    accept("description", state.describe().as_dict())
    accept(f"view-{state.game}", state.view(viewer))
    accept_actions(state, rng)
    since = max(0, len(state.events) - 20)
    for event in state.events_for(viewer, since):
        accept(f"event-{state.game}", event.as_dict())
    for message in state.messages(viewer, since):
        accept("message", message.as_dict())


def accept_actions(state: State, rng: Random, most: int = 20) -> None:
    """The legal actions, or some of them."""
    actions = state.actions()
    for action in rng.sample(actions, min(most, len(actions))):
        accept("action", action.as_dict())


def accept_parts(state: State, viewer: int | None) -> None:
    """What everybody knows, and what this viewer knows besides."""
    public, private = PARTS[state.game]
    accept(f"view-{state.game}", state.public(), public)
    accept(f"view-{state.game}", state.private(viewer), private)


def accept_changes(state: State, update: Update, viewer: int | None) -> None:
    """The changed keys of both parts."""
    public, private = PARTS[state.game]
    accept(f"changes-{state.game}", update.public, public)
    accept(f"changes-{state.game}", update.private[viewer], private)


def accept_once(name: str, all_data: Iterable[Any]) -> None:
    """Data that differ only in numbers and names from those already accepted are not tried."""
    for data in all_data:
        shape = f"{name} {shape_of(data)}"
        if shape not in KNOWN:
            accept(name, data)
            KNOWN.add(shape)


def shape_of(data: Any, key: str = "") -> Any:
    """Keys and types; what stands in `kind` is a part of it."""
    if isinstance(data, dict):
        return {name: shape_of(part, name) for name, part in data.items()}
    if isinstance(data, (list, tuple)):
        return sorted({str(shape_of(part)) for part in data})
    return data if key == "kind" else type(data).__name__
