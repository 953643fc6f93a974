"""The first schema: tables, their entries, and who holds which seat.

New databases are created with the newest schema (`storage.py`), so nothing is done here.
"""

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Leave a database with the first schema as it is."""
