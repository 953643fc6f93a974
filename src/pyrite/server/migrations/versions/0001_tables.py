"""The first schema: tables, their entries, and who holds which seat."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the first schema."""
    op.create_table(
        "tables",
        sql.Column("code", sql.String(6), primary_key=True),
        sql.Column("phase", sql.String(8), nullable=False),
        sql.Column("public", sql.Boolean, nullable=False),
        sql.Column("changed", sql.Float, nullable=False),
        sql.Column("info", sql.LargeBinary, nullable=False),
    )
    op.create_index("tables_listed", "tables", ["public", "phase", "changed"])
    op.create_table(
        "entries",
        sql.Column("code", sql.String(6), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True),
        sql.Column("at", sql.Float, nullable=False),
        sql.Column("body", sql.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "people",
        sql.Column("person", sql.String(32), primary_key=True),
        sql.Column("code", sql.String(6), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True),
        sqlite_with_rowid=False,
    )
