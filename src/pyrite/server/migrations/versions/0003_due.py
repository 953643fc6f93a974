"""When a sleeping table has to be looked at, because a clock runs out."""

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the time; a table that sleeps during the upgrade gets it when it is next used."""
    op.add_column("tables", sql.Column("due", sql.Float))
    op.create_index("tables_due", "tables", ["due"])
