"""Bringing a database up to date; every change of the schema is a file in `versions`."""

from importlib import import_module

import sqlalchemy as sql

NEWEST = "0001"  # the last of them; a new one changes this line, too


def bring_up_to_date(engine: sql.Engine) -> None:
    """Apply the migrations that are missing, all of them or none; refuse what is newer."""
    version = _version(engine)
    if version != NEWEST:
        import_module("pyrite.server.migrations.upgrade").upgrade(engine, version)


def _version(engine: sql.Engine) -> str | None:
    """The last migration that was applied; None for an empty database."""
    if not sql.inspect(engine).has_table("alembic_version"):
        return None
    with engine.connect() as connection:
        return connection.execute(sql.text("SELECT version_num FROM alembic_version")).scalar()
