"""Alembic's environment, run for every upgrade with the connection of `bring_up_to_date`."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
