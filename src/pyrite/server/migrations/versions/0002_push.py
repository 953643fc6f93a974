"""Notifications: the server's key and the browsers to notify; and who once sat at which table."""

import json

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"
SAT = b'{"entry":"sat"'
FORMER = -2  # in the seat column: had a seat and left it


def upgrade() -> None:
    """Add the key and the subscriptions, and list whoever left a seat, to be found for deletion."""
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
    people = sql.table("people", sql.column("person"), sql.column("code"), sql.column("seat"))
    entries = sql.table("entries", sql.column("code"), sql.column("body", sql.LargeBinary))
    connection = op.get_bind()
    listed = {(person, code) for person, code, _ in connection.execute(sql.select(people))}
    rows = connection.execute(sql.select(entries.c.code, entries.c.body))
    sat = {(json.loads(body)["person"], code) for code, body in rows if bytes(body).startswith(SAT)}
    missing = [
        {"person": person, "code": code, "seat": FORMER} for person, code in sorted(sat - listed)
    ]
    if missing:
        connection.execute(people.insert(), missing)
