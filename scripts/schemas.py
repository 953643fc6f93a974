"""The JSON Schemas in docs/schema, made from the types of descriptions, views, actions and events.

python scripts/schemas.py            writes them
python scripts/schemas.py --check    fails if one of them is out of date
"""

import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from pyrite.core.actions import ActionData
from pyrite.core.changes import BY_CELL
from pyrite.core.description import FORMAT, Description
from pyrite.core.events import EventKind, Nothing
from pyrite.core.message import MessageData
from pyrite.lostmines import events as lostmines_events
from pyrite.lostmines import view_types as lostmines_views
from pyrite.saboteur import events as saboteur_events
from pyrite.saboteur import view_types as saboteur_views

FOLDER = Path(__file__).parents[1] / "docs/schema"
DIALECT = "https://json-schema.org/draft/2020-12/schema"

Schema = dict[str, Any]


class Game(NamedTuple):
    """The types that are a game's own."""

    name: str
    public: type
    private: type
    view: type
    kinds: Iterable[EventKind]


GAMES = (
    Game(
        "saboteur",
        saboteur_views.SaboteurPublic,
        saboteur_views.SaboteurPrivate,
        saboteur_views.SaboteurView,
        saboteur_events.KINDS.values(),
    ),
    Game(
        "lostmines",
        lostmines_views.LostMinesPublic,
        lostmines_views.LostMinesPrivate,
        lostmines_views.LostMinesView,
        lostmines_events.EVENTS.values(),
    ),
)


def definitions(types: Iterable[type]) -> dict[str, Schema]:
    """The schemas of these types and of all that is in them, by their names."""
    _, found = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    return {name: closed(schema) for name, schema in sorted(found.items())}


def closed(schema: Any) -> Any:
    """The same schema; an object has the keys that are named and no others."""
    if isinstance(schema, list):
        return [closed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    parts = {key: closed(part) for key, part in schema.items()}
    if isinstance(parts.get("description"), str):
        parts["description"] = " ".join(parts["description"].split())
    return {**parts, "additionalProperties": False} if "properties" in schema else parts


def file(title: str, root: Schema, parts: Mapping[str, Schema]) -> Schema:
    """A whole schema; what it refers to is in `$defs`."""
    title = f"{title} (Pyrite, format {FORMAT})"
    return {"$schema": DIALECT, "title": title, **root, "$defs": dict(parts)}


def of_type(title: str, root: type, *more: type) -> Schema:
    """The schema of one type; `more` are others that are found in its `$defs`."""
    parts = definitions((root, *more))
    return file(title, {"$ref": f"#/$defs/{root.__name__}"}, parts)


def of_changes(game: Game) -> Schema:
    """The changed keys of either part of a view: none must be there, cells may become empty."""
    parts = definitions((game.public, game.private))
    names = [part.__name__ for part in (game.public, game.private)]
    for name in names:
        part = parts[name]
        del part["required"]
        for key in BY_CELL:
            if key in part["properties"]:
                cells = part["properties"][key]
                cells["additionalProperties"] = or_null(cells["additionalProperties"])
    root = {"anyOf": [{"$ref": f"#/$defs/{name}"} for name in names]}
    return file(f"Changed keys of a view of {game.name}", root, parts)


def or_null(schema: Schema) -> Schema:
    return {"anyOf": [schema, {"type": "null"}]}


def of_events(game: Game) -> Schema:
    """One of the kinds of a game, each with its own two parts."""
    kinds = list(game.kinds)
    types = {part for kind in kinds for part in (kind.open, kind.secret)}
    parts = definitions(sorted(types, key=lambda part: part.__name__))
    root = {"oneOf": [of_kind(kind, parts) for kind in kinds]}
    return file(f"Event of {game.name}", root, parts)


def of_kind(kind: EventKind, parts: Mapping[str, Schema]) -> Schema:
    """An event of this kind; what is secret is open once everybody may know it."""
    properties: Schema = {
        "kind": {"const": kind.name},
        "seat": or_null({"type": "integer"}),
        "open": {"$ref": f"#/$defs/{kind.open.__name__}"},
    }
    if kind.secret is not Nothing:
        secret = parts[kind.secret.__name__]
        shown = together(parts[kind.open.__name__], secret)
        properties["open"] = {"anyOf": [properties["open"], shown]}
        properties["secret"] = {"$ref": f"#/$defs/{kind.secret.__name__}"}
    return {
        "type": "object",
        "properties": properties,
        "required": ["kind", "seat", "open"],
        "additionalProperties": False,
    }


def together(first: Schema, second: Schema) -> Schema:
    """An object with the keys of both."""
    return {
        "type": "object",
        "properties": {**first["properties"], **second["properties"]},
        "required": [*first.get("required", ()), *second.get("required", ())],
        "additionalProperties": False,
    }


def schemas() -> dict[str, Schema]:
    """Every schema by the name of its file."""
    found = {
        "description": of_type("Description of a table", Description),
        "action": of_type("Action", ActionData),
        "message": of_type("Message", MessageData),
    }
    for game in GAMES:
        view = of_type(f"View of {game.name}", game.view, game.public, game.private)
        found[f"view-{game.name}"] = view
        found[f"changes-{game.name}"] = of_changes(game)
        found[f"event-{game.name}"] = of_events(game)
    return found


def texts() -> dict[str, str]:
    """What stands in every file of the folder."""
    return {f"{name}.json": json.dumps(s, indent=1) + "\n" for name, s in schemas().items()}


def main() -> None:
    """Write the files, or compare them."""
    old = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.json")}
    new = texts()
    if "--check" in sys.argv:
        stale = sorted(name for name in {*old, *new} if old.get(name) != new.get(name))
        if stale:
            sys.exit(f"Out of date: {', '.join(stale)}; write them anew: make schemas")
        return
    FOLDER.mkdir(exist_ok=True)
    for name in {*old} - {*new}:
        (FOLDER / name).unlink()
    for name, text in new.items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
