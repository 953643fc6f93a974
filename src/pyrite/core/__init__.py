"""What every game of the family shares; knows no game."""

from pyrite.core.compiled import use_build

use_build()
