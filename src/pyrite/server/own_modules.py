"""The host's own modules, loaded with their texts before the server accepts connections."""

from string import ascii_letters, digits

from pyrite.lang import Speaker
from pyrite.lang.catalogue import LANGUAGES, add_words, catalogue
from pyrite.modules import OwnModule, load_offered, module_named

SIGNS = f"{ascii_letters}{digits}-_"  # characters allowed in a Fluent id


def offer_own_modules() -> None:
    """Load modules that are installed or named in PYRITE_MODULES; an error says what is wrong."""
    for key in load_offered():
        own = module_named(key).own
        add_words(own.english, own.words)
        for lang in LANGUAGES:
            catalogue(lang).add(title(lang, key, own))


def title(lang: str, key: str, own: OwnModule) -> str:
    """Return a module's title and description for the page that opens tables, in Fluent format.

    The module provides them as `module-CLASS` and `about-CLASS`; otherwise its class name and
    docstring are used.
    """
    speaker = Speaker(lang)
    name = type(own).__name__
    called = speaker.say(f"module-{name}") if speaker.knows(f"module-{name}") else name
    first_line = next(iter((own.__doc__ or "").splitlines()), "")
    about = speaker.say(f"about-{name}") if speaker.knows(f"about-{name}") else first_line
    id = "".join(sign if sign in SIGNS else "_" for sign in key)
    source = own.source if own.source != OwnModule.source else ""
    parts = (f"module-{id} = {literal(called)}", f".about = {literal(about)}")
    return "\n    ".join((*parts, f".source = {literal(source)}"))


def literal(text: str) -> str:
    """Return a Fluent text that is shown exactly as it is."""
    escaped = text.replace("\\", r"\\").replace('"', r"\"")
    return f'{{ "{escaped}" }}'
