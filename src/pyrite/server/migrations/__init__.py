"""Database migrations; each change of the schema is a file in `versions`."""

from importlib import import_module

import sqlalchemy as sql

NEWEST = "0002"  # update this line with every new migration


def bring_up_to_date(engine: sql.Engine) -> None:
    """Apply all missing migrations or none; refuse a database from a newer version."""
    version = _version(engine)
    if version != NEWEST:
        import_module("pyrite.server.migrations.upgrade").upgrade(engine, version)


def _version(engine: sql.Engine) -> str | None:
    """Return the last applied migration; None for an empty database."""
    if not sql.inspect(engine).has_table("alembic_version"):
        return None
    with engine.connect() as connection:
        return connection.execute(sql.text("SELECT version_num FROM alembic_version")).scalar()
