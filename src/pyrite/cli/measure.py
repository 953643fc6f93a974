"""`pyrite bench`: how fast the engine is."""

from pyrite.cli.bench import run_bench
from pyrite.cli.options import Json, Lang


def bench(json: Json = False, lang: Lang = None) -> None:
    """Measure the speed and print it."""
    run_bench(json_output=json, lang=lang)
