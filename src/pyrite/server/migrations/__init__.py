"""Bringing a database up to date; every change of the schema is a file in `versions`."""

from pathlib import Path

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

from pyrite.server.problems import Problem

HERE = Path(__file__).parent


def bring_up_to_date(engine: sql.Engine) -> None:
    """Apply the migrations that are missing, all of them or none; refuse what is newer."""
    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    known = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    version = _version(engine)
    if version == known[0]:  # the newest comes first
        return
    if version is not None and version not in known:
        raise Problem("database-newer", version=version)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _version(engine: sql.Engine) -> str | None:
    """The last migration that was applied; None for an empty database."""
    if not sql.inspect(engine).has_table("alembic_version"):
        return None
    with engine.connect() as connection:
        return connection.execute(sql.text("SELECT version_num FROM alembic_version")).scalar()
