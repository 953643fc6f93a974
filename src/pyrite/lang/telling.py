"""What differs between games when events are told."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from pyrite.core.events import Event
from pyrite.lang.speaker import Speaker

Known = dict[str, Any]


class Telling(NamedTuple):
    """How the events of one game are told."""

    chains: Mapping[str, Sequence[str]]  # what may follow an event and is told together with it
    belongs: Callable[[Event, Event], bool]  # and does it, being of such a kind?
    may_grow: Callable[[Event], bool]  # may something follow this one, being of such a kind?
    kind: Callable[[Event, Known], str]  # the name of the sentence
    is_silent: Callable[[Event, Known], bool]
    arguments: Callable[[Speaker, Sequence[Event], Known], dict[str, object]]
