"""Notifications: the server's key, and the browsers that want to be told."""

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the key and the subscriptions."""
    op.create_table(
        "secrets",
        sql.Column("name", sql.String(24), primary_key=True),
        sql.Column("value", sql.LargeBinary, nullable=False),
    )
    op.create_table(
        "subscriptions",
        sql.Column("endpoint", sql.String(1000), primary_key=True),
        sql.Column("person", sql.String(32), nullable=False),
        sql.Column("p256dh", sql.String(100), nullable=False),
        sql.Column("auth", sql.String(32), nullable=False),
        sql.Column("lang", sql.String(2), nullable=False),
        sql.Column("at", sql.Float, nullable=False),
    )
    op.create_index("subscriptions_of", "subscriptions", ["person", "at"])
