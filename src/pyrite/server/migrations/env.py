"""Alembic runs this for every upgrade; the connection comes from `bring_up_to_date`."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
