"""Applying migrations with Alembic, which is imported only when a database is outdated."""

from pathlib import Path

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

from pyrite.server.problems import Problem

HERE = Path(__file__).parent


def upgrade(engine: sql.Engine, version: str | None) -> None:
    """Apply all migrations after this version or none; refuse a database from a newer version."""
    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    known = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    if version is not None and version not in known:
        raise Problem("database-newer", version=version)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
