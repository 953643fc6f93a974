"""The choice of a language."""

from collections.abc import Mapping

from pyrite.lang.catalogue import LANGUAGES

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def pick_language(option: str | None, environment: Mapping[str, str]) -> str:
    """Return the language asked for, else that of the locale, else English."""
    if option in LANGUAGES:
        return option
    for variable in VARIABLES:
        locale = environment.get(variable, "")
        if locale:
            wanted = locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return wanted if wanted in LANGUAGES else "en"
    return "en"
