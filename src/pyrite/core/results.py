"""Names of views.py for compiled files that still look here."""

from pyrite.core.views import Result, results_text

__all__ = ["Result", "results_text"]
