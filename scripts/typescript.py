"""JSON Schemas as TypeScript types, limited to the features our schemas use."""

import json
from collections.abc import Mapping
from typing import Any

Schema = Mapping[str, Any]
WORDS = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}
WORDS |= {"null": "null"}
NOT_TOLD = ("$defs", "$schema", "title", "description", "default")


def typescript(types: Mapping[str, Schema]) -> str:
    """Return a file that exports these types, which may refer to each other."""
    return "\n".join(_exported(name, schema) for name, schema in sorted(types.items()))


def _exported(name: str, schema: Schema) -> str:
    told = schema.get("description")
    comment = f"/** {told} */\n" if told else ""
    return f"{comment}export type {name} = {_type(schema, 0)};\n"


def _type(schema: Schema, depth: int) -> str:
    """Return a type, indented to `depth`."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    for choice in ("anyOf", "oneOf"):
        if choice in schema:
            return " | ".join(dict.fromkeys(_type(part, depth) for part in schema[choice]))
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if isinstance(schema.get("type"), list):
        return " | ".join(_type({**schema, "type": word}, depth) for word in schema["type"])
    return _of_word(schema, depth)


def _of_word(schema: Schema, depth: int) -> str:
    """Return an object, an array or a simple type."""
    word = schema.get("type")
    if word == "object":
        return _object(schema, depth)
    if word == "array":
        return _array(schema, depth)
    if word is None and set(schema) - {*NOT_TOLD}:
        raise ValueError(f"no TypeScript for {schema}")
    return "unknown" if word is None else WORDS[word]


def _object(schema: Schema, depth: int) -> str:
    others = schema.get("additionalProperties", True)
    if "properties" not in schema:
        value = _type(others, depth) if isinstance(others, dict) else "unknown"
        return f"Record<string, {value}>"
    if not schema["properties"]:
        return "Record<string, never>"
    required = schema.get("required", ())
    space = "  " * (depth + 1)
    lines = [
        f"{space}{_key(name)}{'' if name in required else '?'}: {_type(part, depth + 1)};\n"
        for name, part in schema["properties"].items()
    ]
    return "{\n" + "".join(lines) + "  " * depth + "}"


def _key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def _array(schema: Schema, depth: int) -> str:
    """Return a list, or a tuple with a type for each part."""
    if "prefixItems" in schema:
        parts = [_type(part, depth) for part in schema["prefixItems"]]
        rest = schema.get("items", True)
        open_end = [f"...{_array({'items': rest}, depth)}"] if rest is not False else []
        return f"[{', '.join((*parts, *open_end))}]"
    items = schema.get("items")
    part = _type(items, depth) if isinstance(items, dict) else "unknown"
    return f"({part})[]" if " | " in part else f"{part}[]"
