"""All of it under /api."""

from __future__ import annotations

from litestar import Router

from meetingstone.server.api import me, past, play, tables

ROUTER = Router(
    "/api",
    route_handlers=[
        me.me, me.change_me, me.own_link, me.come_back, me.register, me.change_password, me.login, me.logout,
        tables.open_tables, tables.new_table, tables.table_info, tables.join, tables.resign, tables.pause,
        tables.takeover, tables.close, tables.rematch, tables.say, tables.said,
        play.answer, play.undo, play.ask_undo, play.consent_undo, play.orders_of, play.give_orders,
        past.record, past.moment, past.position, past.result,
    ],
)  # fmt: skip
