"""Database migrations with Alembic; each change since the first schema is a file in `versions`.

Alembic takes long to import, so this package is imported only for a database that is outdated.
"""

from pathlib import Path

import sqlalchemy as sql
from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory

from pyrite.server.problems import Problem


def upgrade(engine: sql.Engine, version: str) -> None:
    """Apply all migrations after this version or none; refuse a database from a newer version."""
    scripts = ScriptDirectory(Path(__file__).parent)
    if version not in [one.revision for one in scripts.walk_revisions()]:
        raise Problem("database-newer", version=version)
    missing = EnvironmentContext(
        Config(), scripts, fn=lambda now, _: scripts._upgrade_revs("head", now)
    )
    with engine.begin() as connection, missing as context:
        context.configure(connection=connection)
        with context.begin_transaction():
            context.run_migrations()
