"""Checks that the schemas in docs/schema accept what a game publishes."""

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
KNOWN: set[str] = set()  # shapes accepted so far
PARTS = {  # parts of views, by their names in the schemas
    "saboteur": ("SaboteurPublic", "SaboteurPrivate"),
    "lostmines": ("LostMinesPublic", "LostMinesPrivate"),
}


@cache
def validator(name: str, part: str = "") -> Draft202012Validator:
    """Return the validator of a file, or of a part named in its `$defs`."""
    schema = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    if part:
        schema = {"$ref": f"#/$defs/{part}", "$defs": schema["$defs"]}
    return Draft202012Validator(schema)


def problem(name: str, data: Any, part: str = "") -> str:
    """Return the schema's objection to the data after a JSON round trip; "" if none."""
    error = next(validator(name, part).iter_errors(json.loads(json.dumps(data))), None)
    return "" if error is None else f"{name}: {error.json_path}: {error.message}"


def accept(name: str, data: Any, part: str = "") -> None:
    """Fail with the schema's reason if it does not accept the data."""
    assert not problem(name, data, part)


def schemas_accept(state: State, rng: Random) -> None:
    """Check the description, views, actions, and a viewer's latest events and messages."""
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
    """Check the legal actions, or a sample of them."""
    actions = state.actions()
    for action in rng.sample(actions, min(most, len(actions))):
        accept("action", action.as_dict())


def accept_parts(state: State, viewer: int | None) -> None:
    """Check the public part, and a viewer's private part."""
    public, private = PARTS[state.game]
    accept(f"view-{state.game}", state.public(), public)
    accept(f"view-{state.game}", state.private(viewer), private)


def accept_changes(state: State, update: Update, viewer: int | None) -> None:
    """Check the changed keys of both parts."""
    public, private = PARTS[state.game]
    accept(f"changes-{state.game}", update.public, public)
    accept(f"changes-{state.game}", update.private[viewer], private)


def accept_once(name: str, all_data: Iterable[Any]) -> None:
    """Check data, skipping those that differ from accepted ones only in numbers and names."""
    for data in all_data:
        shape = f"{name} {shape_of(data)}"
        if shape not in KNOWN:
            accept(name, data)
            KNOWN.add(shape)


def shape_of(data: Any, key: str = "") -> Any:
    """Return keys and types; the value of `kind` counts too."""
    if isinstance(data, dict):
        return {name: shape_of(part, name) for name, part in data.items()}
    if isinstance(data, (list, tuple)):
        return sorted({str(shape_of(part)) for part in data})
    return data if key == "kind" else type(data).__name__
