"""Whose tables and subscriptions are whose, by address, and what a search finds tables by."""

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add columns; a table that is listed during the upgrade is found once someone sits down."""
    op.add_column("tables", sql.Column("origin", sql.Integer))
    op.add_column("tables", sql.Column("waiting", sql.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sql.Column("words", sql.Text, nullable=False, server_default=""))
    op.add_column("subscriptions", sql.Column("origin", sql.Integer))
