"""`pyrite bench`: measure the speed of the engine."""

from pyrite.cli.arguments.options import Json, Lang
from pyrite.cli.measuring.engine import run_bench


def bench(json: Json = False, lang: Lang = None) -> None:
    """Measure the speed and print it."""
    run_bench(json_output=json, lang=lang)
