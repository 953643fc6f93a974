"""Applying migrations with Alembic; loaded only when a database is not up to date."""

from pathlib import Path

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

from pyrite.server.problems import Problem

HERE = Path(__file__).parent


def upgrade(engine: sql.Engine, version: str | None) -> None:
    """Apply the migrations after this version, all of them or none; refuse what is newer."""
    config = Config()
    config.set_main_option("script_location", str(HERE).replace("%", "%%"))
    known = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    if version is not None and version not in known:
        raise Problem("database-newer", version=version)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
