"""Building blocks that every game shares; nothing here knows a particular game."""

from pyrite.core.compiled import use_build

use_build()
