"""Alembic comes in here with the connection of :func:`meetingstone.server.storage.upgrade`."""

from alembic import context

from meetingstone.server.storage import META

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=META, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
