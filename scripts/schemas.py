"""Write the JSON Schemas in docs/schema, and the browser's types, cards, log rules and lessons.

python scripts/schemas.py            writes them
python scripts/schemas.py --check    fails if one of them is out of date
"""

import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple, get_args

import msgspec
from typescript import typescript

from pyrite.core.actions import ActionData
from pyrite.core.changes import BY_CELL, GROWING
from pyrite.core.description import FORMAT, Description
from pyrite.core.events import EventKind, Nothing
from pyrite.core.messages import MessageData
from pyrite.games import GAMES as ENGINES  # importing it registers the events of all modules
from pyrite.lessons import lessons
from pyrite.lostmines.text import events as lostmines_events
from pyrite.lostmines.text import types as lostmines_views
from pyrite.protocol import messages, requests, table
from pyrite.saboteur.text import events as saboteur_events
from pyrite.saboteur.text import types as saboteur_views

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs/schema"
BROWSER = ROOT / "web/src/generated"
WIRE = BROWSER / "protocol.ts"
BOX = BROWSER / "cards.json"
LOG = BROWSER / "lineRules.json"
LESSONS = BROWSER / "lessons.json"
HEADER = "// Generated from docs/schema. To update it: make schemas\n\n"
DIALECT = "https://json-schema.org/draft/2020-12/schema"

Schema = dict[str, Any]


class Game(NamedTuple):
    """The types that belong to one game."""

    name: str
    public: type
    private: type
    view: type
    kinds: Iterable[EventKind]

    @property
    def title(self) -> str:
        """The prefix of its type names."""
        return self.view.__name__.removesuffix("View")


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
assert {game.name for game in GAMES} == set(ENGINES), "every game has schemas"


def definitions(types: Iterable[type]) -> dict[str, Schema]:
    """Return the schemas of these types and everything in them, by name."""
    _, found = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    return {name: closed(schema) for name, schema in sorted(found.items())}


def closed(schema: Any) -> Any:
    """Return a schema whose objects allow no other keys."""
    if isinstance(schema, list):
        return [closed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    parts = {key: closed(part) for key, part in schema.items()}
    if isinstance(parts.get("description"), str):
        parts["description"] = " ".join(parts["description"].split())
    return {**parts, "additionalProperties": False} if "properties" in schema else parts


def file(title: str, root: Schema, parts: Mapping[str, Schema]) -> Schema:
    """Return a whole schema, with what it refers to in `$defs`."""
    title = f"{title} (Pyrite, format {FORMAT})"
    return {"$schema": DIALECT, "title": title, **root, "$defs": dict(parts)}


def of_type(title: str, root: type, *more: type) -> Schema:
    """Return the schema of one type; `more` types are added to its `$defs`."""
    parts = definitions((root, *more))
    return file(title, {"$ref": f"#/$defs/{root.__name__}"}, parts)


def of_changes(game: Game) -> Schema:
    """Return the schema of changes in a view: only some keys, cells and items of lists."""
    parts = definitions((game.public, game.private))
    names = [part.__name__ for part in (game.public, game.private)]
    for name in names:
        part = parts[name]
        del part["required"]
        for key in BY_CELL:
            if key in part["properties"]:
                cells = part["properties"][key]
                cells["additionalProperties"] = or_null(cells["additionalProperties"])
        for key in GROWING:
            if key in part["properties"]:
                part["properties"][key] = growth(part["properties"][key])
    root = {"anyOf": [{"$ref": f"#/$defs/{name}"} for name in names]}
    return file(f"Changed keys of a view of {game.name}", root, parts)


def growth(items: Schema) -> Schema:
    """Return the schema of how a list with this schema changes."""
    properties = {"keep": {"type": "integer", "minimum": 0}, "add": items}
    return {"type": "object", "properties": properties, "required": ["keep", "add"]}


def or_null(schema: Schema) -> Schema:
    return {"anyOf": [schema, {"type": "null"}]}


def of_events(game: Game) -> Schema:
    """Return the schema of a game's events, one alternative per kind."""
    kinds = list(game.kinds)
    types = {part for kind in kinds for part in (kind.open, kind.secret)}
    parts = definitions(sorted(types, key=lambda part: part.__name__))
    root = {"oneOf": [of_kind(kind, parts) for kind in kinds]}
    return file(f"Event of {game.name}", root, parts)


def of_kind(kind: EventKind, parts: Mapping[str, Schema]) -> Schema:
    """Return the schema of an event; its secret part is open once everyone may know it."""
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
    """Return an object schema with the keys of both."""
    return {
        "type": "object",
        "properties": {**first["properties"], **second["properties"]},
        "required": [*first.get("required", ()), *second.get("required", ())],
        "additionalProperties": False,
    }


def of_protocol() -> Schema:
    """Return the schema of all WebSocket messages and HTTP bodies."""
    both_ways = {"FromClient": messages.FromClient, "FromServer": messages.FromServer}
    parts = definitions((*get_args(messages.FromClient), *get_args(messages.FromServer), *BODIES))
    for name, keys in PARTS_OF_THE_GAME.items():
        parts[name]["properties"].update({key: dict(part) for key, part in keys.items()})
    for name, union in both_ways.items():
        refs = [{"$ref": f"#/$defs/{one.__name__}"} for one in get_args(union)]
        parts[name] = {"oneOf": refs}
    root = {"anyOf": [{"$ref": f"#/$defs/{name}"} for name in both_ways]}
    return file("Messages of a table server", root, parts)


SEATS = 5  # every module can be played with this many
BODIES = (
    table.Plan,
    table.MyTable,
    requests.SitDown,
    requests.BotChoice,
    requests.ContinueFrom,
    requests.ProblemDetails,
    requests.Offers,
    requests.Health,
    requests.Replay,
    requests.ShuffleCheck,
    requests.History,
    requests.Export,
    requests.Subscribe,
    requests.Notifications,
    requests.Invitation,
)
AN_OBJECT: Schema = {"type": "object"}  # its contents are in the game's own schemas
A_LIST: Schema = {"type": "array", "items": AN_OBJECT}
PARTS_OF_THE_GAME: dict[str, Schema] = {
    "Welcome": {
        "description": AN_OBJECT,
        "public": or_null(AN_OBJECT),
        "private": or_null(AN_OBJECT),
        "actions": A_LIST,
        "events": A_LIST,
    },
    "News": {
        "public": AN_OBJECT,
        "private": AN_OBJECT,
        "events": A_LIST,
        "messages": A_LIST,
        "actions": A_LIST,
    },
}


def schemas() -> dict[str, Schema]:
    """Return every schema by file name."""
    found = {
        "description": of_type("Description of a table", Description),
        "action": of_type("Action", ActionData),
        "message": of_type("Message", MessageData),
        "protocol": of_protocol(),
    }
    for game in GAMES:
        view = of_type(f"View of {game.name}", game.view, game.public, game.private)
        found[f"view-{game.name}"] = view
        found[f"changes-{game.name}"] = of_changes(game)
        found[f"event-{game.name}"] = of_events(game)
    return found


def browser_types(found: Mapping[str, Schema]) -> dict[str, Schema]:
    """Return every type of every schema, with the game's own types filled in."""
    types: dict[str, Schema] = {}
    for name in ("description", "action", "message", "protocol"):
        types |= found[name]["$defs"]
    for game in GAMES:
        types |= types_of(game, found)
    return types | of_either_game(types)


def types_of(game: Game, found: Mapping[str, Schema]) -> dict[str, Schema]:
    """Return the types of one game, prefixed with its name because games share type names."""
    view, changes, event = (found[f"{name}-{game.name}"] for name in ("view", "changes", "event"))
    types = {**view["$defs"], **event["$defs"], "Event": {"oneOf": event["oneOf"]}}
    for part in (game.public.__name__, game.private.__name__):
        types[f"{part}Changes"] = changes["$defs"][part]
    shared = {"ActionData", "AskData"}
    names = {n: n if n in shared or n.startswith(game.title) else game.title + n for n in types}
    return {names[name]: renamed(schema, names) for name, schema in types.items()}


def renamed(schema: Any, names: Mapping[str, str]) -> Any:
    """Return a schema with its references renamed."""
    if isinstance(schema, list):
        return [renamed(part, names) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        return {"$ref": names[schema["$ref"].rpartition("/")[2]]}
    return {key: renamed(part, names) for key, part in schema.items()}


def of_either_game(types: Mapping[str, Schema]) -> dict[str, Schema]:
    """Return the messages with the games' types in place of plain objects."""

    def either(name: str) -> Schema:
        return {"anyOf": [{"$ref": game.title + name} for game in GAMES]}

    def many(schema: Schema) -> Schema:
        return {"type": "array", "items": schema}

    actions, events = many({"$ref": "ActionData"}), many(either("Event"))
    public, private = either("Public"), either("Private")
    whole = {"description": {"$ref": "Description"}, "actions": actions, "events": events}
    whole |= {"public": or_null(public), "private": or_null(private)}
    news = {"actions": actions, "events": events, "messages": many({"$ref": "MessageData"})}
    news |= {"public": either("PublicChanges"), "private": either("PrivateChanges")}
    return {"Welcome": with_keys(types["Welcome"], whole), "News": with_keys(types["News"], news)}


def with_keys(schema: Schema, keys: Schema) -> Schema:
    """Return an object schema with other types for some keys."""
    return {**schema, "properties": {**schema["properties"], **keys}}


def cards_of_the_box() -> dict[str, Any]:
    """Return every card by game, module and name."""
    box: dict[str, Any] = {name: {} for name in ENGINES}
    for name, game in ENGINES.items():
        seen: set[str] = set()
        for module in (module["key"] for module in game.modules()):
            chosen = () if module in (name, "base") else (module,)
            cards = game.describe(seats=SEATS, modules=chosen).as_dict()["cards"]
            new = {card: what for card, what in cards.items() if card not in seen}
            if new:
                box[name][module] = new
            seen |= {*new}
    return box


def texts() -> dict[Path, str]:
    """Return the contents of every generated file."""
    found = schemas()
    files = {FOLDER / f"{name}.json": json.dumps(s, indent=1) + "\n" for name, s in found.items()}
    files[BOX] = json.dumps(cards_of_the_box(), indent=1) + "\n"
    line_rules = {name: dict(sorted(game.line_rules.items())) for name, game in ENGINES.items()}
    files[LOG] = json.dumps(line_rules, indent=1) + "\n"
    steps = {name: lesson.steps for name, lesson in lessons().items()}
    files[LESSONS] = json.dumps(msgspec.to_builtins(steps), indent=1) + "\n"
    return {**files, WIRE: HEADER + typescript(browser_types(found))}


def main() -> None:
    """Write the files, or compare them."""
    there = [*FOLDER.glob("*.json"), *(path for path in (WIRE, BOX, LOG, LESSONS) if path.exists())]
    old = {path: path.read_text(encoding="utf-8") for path in there}
    new = texts()
    if "--check" in sys.argv:
        stale = sorted(path.name for path in {*old, *new} if old.get(path) != new.get(path))
        if stale:
            sys.exit(f"Out of date: {', '.join(stale)}. Run: make schemas")
        return
    for path in {*old} - {*new}:
        path.unlink()
    for path, text in new.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
