"""Saboteur: the base game in three editions, and all modules that plug into it."""

# Loading a module numbers its verbs and questions, so always load them in the registry's order.
from pyrite.saboteur.config import registry as registry
