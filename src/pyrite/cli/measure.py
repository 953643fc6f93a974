"""`pyrite bench`: how fast the engine is."""

from pyrite.cli.bench import run_bench
from pyrite.cli.group import check_language
from pyrite.cli.options import Json, Lang


def bench(json: Json = False, lang: Lang = None) -> None:
    """Measure the speed and print it."""
    run_bench(json_output=json, lang=check_language(lang))
