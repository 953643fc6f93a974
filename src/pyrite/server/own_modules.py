"""Modules of somebody's own that this server offers: loaded before anybody comes, with words."""

import re

from pyrite.lang import Speaker
from pyrite.lang.catalogue import LANGUAGES, add_words, catalogue
from pyrite.modules import OwnModule, load_offered, module_named


def offer_own_modules() -> None:
    """Load what the host named in PYRITE_MODULES or has installed; an error says what is wrong."""
    for key in load_offered():
        own = module_named(key).own
        add_words(own.english, own.words)
        for lang in LANGUAGES:
            catalogue(lang).add(title(lang, key, own))


def title(lang: str, key: str, own: OwnModule) -> str:
    """What a module is called and about where a table is opened, as Fluent.

    It says so itself as `module-NAME` and `about-NAME`; else its name and its docstring do.
    """
    speaker = Speaker(lang)
    name = key.rpartition(":")[2]
    id = re.sub(r"[^\w-]", "_", name, flags=re.ASCII)
    called = speaker.say(f"module-{id}") if speaker.knows(f"module-{id}") else name
    first_line = (own.__doc__ or "").partition("\n")[0]
    about = speaker.say(f"about-{id}") if speaker.knows(f"about-{id}") else first_line
    source = own.source if own.source != OwnModule.source else ""
    parts = (f"module-{id} = {literal(called)}", f".about = {literal(about)}")
    return "\n    ".join((*parts, f".source = {literal(source)}"))


def literal(text: str) -> str:
    """A text of Fluent that is said as it stands."""
    escaped = text.replace("\\", r"\\").replace('"', r"\"")
    return f'{{ "{escaped}" }}'
