"""The browser's types: what each part of a schema becomes, with nothing lost."""

import json
import re
import runpy
from pathlib import Path
from typing import Any

import pytest
from contract.schemas import FOLDER

ROOT = Path(__file__).parents[2]
typescript = runpy.run_path(str(ROOT / "scripts/typescript.py"))["typescript"]
WIRE = (ROOT / "web/src/generated/protocol.ts").read_text(encoding="utf-8")
NUMBER, TEXT = {"type": "integer"}, {"type": "string"}

BECOMES: list[tuple[dict[str, Any], str]] = [
    (NUMBER, "number"),
    ({}, "unknown"),
    ({"$ref": "#/$defs/Other"}, "Other"),
    ({"anyOf": [TEXT, {"type": "null"}]}, "string | null"),
    ({"oneOf": [TEXT, NUMBER, {"type": "number"}]}, "string | number"),
    ({"type": ["string", "null"]}, "string | null"),
    ({"const": "act"}, '"act"'),
    ({"enum": ["skip", 1, None]}, '"skip" | 1 | null'),
    ({"type": "array", "items": TEXT}, "string[]"),
    ({"type": "array", "items": {"anyOf": [TEXT, NUMBER]}}, "(string | number)[]"),
    ({"type": "array"}, "unknown[]"),
    ({"type": "array", "prefixItems": [TEXT, NUMBER], "items": False}, "[string, number]"),
    ({"type": "array", "prefixItems": [TEXT], "items": NUMBER}, "[string, ...number[]]"),
    ({"type": "object"}, "Record<string, unknown>"),
    ({"type": "object", "additionalProperties": NUMBER}, "Record<string, number>"),
    ({"type": "object", "properties": {}}, "Record<string, never>"),
    (
        {"type": "object", "properties": {"a": TEXT, "b-c": NUMBER}, "required": ["a"]},
        '{\n  a: string;\n  "b-c"?: number;\n}',
    ),
]


@pytest.mark.parametrize(("schema", "text"), BECOMES)
def test_what_a_schema_becomes(schema: dict[str, Any], text: str) -> None:
    assert typescript({"It": schema}) == f"export type It = {text};\n"


def test_a_description_becomes_a_comment() -> None:
    assert typescript({"It": {"description": "Told.", **TEXT}}).startswith("/** Told. */\nexport")


def test_what_is_not_known_is_not_guessed() -> None:
    with pytest.raises(ValueError, match="no TypeScript"):
        typescript({"It": {"not": TEXT}})


def test_every_type_is_there_once_and_all_that_are_named() -> None:
    names = re.findall(r"^export type (\w+)", WIRE, re.MULTILINE)
    assert len(names) == len({*names})
    code = re.sub(r'//.*|/\*\*.*?\*/|"[^"]*"', "", WIRE)
    assert {*re.findall(r"\b[A-Z]\w+", code)} - {*names} == {"Record"}


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_every_definition_of_a_schema_has_a_type(file: Path) -> None:
    game = {"saboteur": "Saboteur", "lostmines": "LostMines"}.get(file.stem.rpartition("-")[2], "")
    for name in json.loads(file.read_text(encoding="utf-8"))["$defs"]:
        assert re.search(rf"^export type ({game})?{name}(Changes)? =", WIRE, re.MULTILINE), name
