"""The card game: base game in three editions, and everything that plugs into it."""

# Verbs and questions are numbered as their files are loaded: so always in the order of the list.
from pyrite.saboteur.config import registry as registry
