"""State changes: one verb each, one event each. Nothing else moves coins, tokens or pieces."""

from __future__ import annotations

from msgspec.structs import replace

from meetingstone.engine import NONE, Game
from meetingstone.engine.effects import Item
from meetingstone.games.small_world.content import Instead
from meetingstone.games.small_world.queries import Due, cards_of, is_opponent, keep, region_name
from meetingstone.games.small_world.state import EMPTY, Player, Region, Table, Tally, tally_key


def bump(s: Table, tally: Tally, which: int = 0, by: int = 1) -> None:
    key = tally_key(tally, which)
    s.turn[key] = s.turn.get(key, 0) + by


# ---- coins


def gain_coins(g: Game[Table], seat: int, item: Item) -> None:
    """SW-COIN-07: coins from the stash."""
    if item.amount:
        g.state.coins[seat] += item.amount
        g.tell("gain", seat=seat, amount=item.amount, source=item.source, rule=item.rule)


def pay_coins(g: Game[Table], seat: int, payee: int, amount: int, rule: str) -> None:
    """To another player, or to the stash when ``payee`` is NONE."""
    s = g.state
    if not amount:
        return
    s.coins[seat] -= amount
    if payee != NONE:
        s.coins[payee] += amount
        g.tell("pay", seat=seat, payee=payee, amount=amount, rule=rule)
    else:
        g.tell("pay-stash", seat=seat, amount=amount, rule=rule)


def pay_dues(g: Game[Table], seat: int, dues: list[Due]) -> None:
    """SW-COIN-05: all tolls, before the attack is resolved and without refund."""
    for due in dues:
        pay_coins(g, seat, due.payee, due.amount, due.rule)
        if due.once:
            bump(g.state, Tally.PAID, due.card)


# ---- tokens and pieces


def change_player(s: Table, seat: int, **changes: object) -> Player:
    player = replace(s.players[seat], **changes)
    s.players[seat] = player
    return player


def take_tokens(s: Table, race: int, count: int) -> int:
    """SW-COMBO-07, SW-COMBO-08: at most what the tray holds; returns how many. Tokens come from nowhere else."""
    count = min(count, s.tray[race])
    s.tray[race] -= count
    return count


def lift(s: Table, seat: int, r: int, *, tokens: int = 0, beasts: int = 0, champion: bool = False) -> None:
    """Pieces of the player's Active Race from Region ``r`` to the hand; an emptied Region is given up."""
    region, player = s.regions[r], s.players[seat]
    s.regions[r] = replace(
        region,
        tokens=region.tokens - tokens,
        beasts=region.beasts - beasts,
        champion=region.champion and not champion,
    )
    s.players[seat] = replace(
        player,
        hand=player.hand + tokens,
        beasts=player.beasts + beasts,
        champion=player.champion or champion,
    )


def lift_all(s: Table, seat: int, r: int) -> None:
    region = s.regions[r]
    lift(s, seat, r, tokens=region.tokens, beasts=region.beasts, champion=region.champion)


def clear(g: Game[Table], r: int) -> None:
    """SW-ABAN-04: Region ``r`` is emptied: defences go, a Bomb returns to its stack, an objective stays.

    SW-MARK-06: an Artifact is not touched. SW-POWER-GARRISONED-04, SW-RACE-NIGHT-ELVES-04: defences go with the Race.
    """
    s = g.state
    s.regions[r] = replace(EMPTY, objective=s.regions[r].objective)
    if s.bombs[r] != NONE:
        s.bomb_stack.append(s.bombs[r])
        s.bombs[r] = NONE
    g.tell("emptied", region=region_name(s, r))


def settle(g: Game[Table], r: int) -> None:
    """After pieces left Region ``r``: a lone Tauren is taken in hand, an empty Region is cleared."""
    s = g.state
    region = s.regions[r]
    if region.race == NONE:
        return
    owner = s.owner[region.race]
    if owner != NONE and s.is_active(region.race) and 0 < region.defenders < keep(s, owner):
        # SW-RACE-TAUREN-04
        lift_all(s, owner, r)
        region = s.regions[r]
    if region.defenders == 0:
        race = region.race
        clear(g, r)
        maybe_vanish(g, race)


def maybe_vanish(g: Game[Table], race: int) -> None:
    """SW-DECL-10: a Race In Decline without a token gives its banner back. SW-LOSS-09: an Active one keeps it."""
    s = g.state
    owner = s.owner[race]
    if owner != NONE and s.players[owner].declined == race and not s.holds(race):
        vanish(g, race)


def vanish(g: Game[Table], race: int) -> None:
    """SW-DECL-09: the banner goes under its stack; a gap in the column is filled when combos are next shown."""
    s = g.state
    owner = s.owner[race]
    player = s.players[owner]
    if player.declined_power != NONE:
        s.discarded.append(player.declined_power)
    change_player(s, owner, declined=NONE, declined_power=NONE)
    s.owner[race] = NONE
    column = column_of(s, race)
    s.banners[column] = (*s.banners[column], race)
    g.tell("vanished", race=s.content.card_name(race), seat=owner)


def column_of(s: Table, race: int) -> int:
    """The column in which a banner is shown: one for all, or one per faction."""
    if len(s.columns) == 1:
        return 0
    return ("alliance", "horde", "neutral").index(s.content.races[race].faction)


# ---- losses


def instead_of(g: Game[Table], event: str, seat: int, region: Region) -> tuple[Instead, int] | None:
    """The replacement of a loss of ``seat``, and its card: the lowest order wins, nobody chooses (SW-LOSS-07).

    SW-RACE-DRAENEI-03: one that works once is used up until the next player's turn.
    """
    s = g.state
    found = [
        (row, number)
        for number in cards_of(s, seat)
        for row in s.content.cards[number].instead
        if row.event == event and _applies(row, region) and not (row.once and s.count(Tally.SAVED, number))
    ]
    if not found:
        return None
    row, number = min(found, key=lambda pair: pair[0].order)
    if row.once:
        bump(s, Tally.SAVED, number)
    return row, number


def spare(g: Game[Table], owner: int, saved: tuple[Instead, int]) -> None:
    row, number = saved
    g.tell("spared", seat=owner, rule=row.rule, card=g.state.content.card_name(number))


def _applies(row: Instead, region: Region) -> bool:
    if row.become == "ransom":
        return region.champion
    return row.become != "beast" or region.beasts > 0


def lose_region(g: Game[Table], r: int, by: int) -> None:
    """The holders of Region ``r`` lose it to ``by``; their other pieces come to hand.

    SW-LOSS-01, SW-LOSS-05, SW-LOSS-07, SW-RACE-TAUREN-03: an Active Race loses one piece, unless a card says otherwise.
    SW-CONQ-12, SW-POWER-GARRISONED-04, SW-RACE-NIGHT-ELVES-04: Fort and Wisp Wall go with the Region.
    """
    s = g.state
    region = s.regions[r]
    race = region.race
    if race == NONE:
        return
    owner = s.owner[race]
    emptied = replace(EMPTY, objective=region.objective)
    if owner == NONE or not s.is_active(race):
        s.regions[r] = emptied
        _lose_all(g, region, race, by)
        return
    # SW-PLACE-LIGHTS-HOPE-CHAPEL-02: a marker in the Region serves its holder one last time.
    saved = instead_of(g, "region.loss", owner, region)
    s.regions[r] = emptied
    _to_hand(s, owner, region)
    if owner >= s.humans:
        # The Murlocs of their own mode never lose a token for good.
        return
    if saved is None or saved[0].become == "beast":
        lose_piece(g, owner, "beast" if saved else "token", region)
    elif saved[0].become == "ransom":
        # SW-COIN-06: forced, so limited to what is there.
        pay_coins(g, owner, by, min(1, s.coins[owner]), saved[0].rule)
    else:
        spare(g, owner, saved)


def _lose_all(g: Game[Table], region: Region, race: int, by: int) -> None:
    """SW-LOSS-05, SW-LOSS-06, SW-MURL-03: Murlocs and In Decline tokens are all discarded.

    SW-CONQ-09: also the conqueror's own; they are no loss that was caused to an enemy.
    """
    s = g.state
    s.tray[race] += region.tokens
    if s.owner[race] != by:
        bump(s, Tally.KILLED, by=region.tokens)
    g.tell("lost", race=s.content.card_name(race), count=region.tokens)
    if race != s.content.murlocs:
        maybe_vanish(g, race)


def _to_hand(s: Table, owner: int, region: Region) -> None:
    """SW-LOSS-01, SW-POWER-CHAMPIONING-05: all that stood in the Region, the Champion too, to be redeployed."""
    player = s.players[owner]
    s.players[owner] = replace(
        player,
        hand=player.hand + region.tokens,
        beasts=player.beasts + region.beasts,
        champion=player.champion or region.champion,
    )


def lose_piece(g: Game[Table], owner: int, piece: str, region: Region) -> None:
    """One piece in the hand of ``owner`` is lost for good, unless a card saves it."""
    s = g.state
    saved = instead_of(g, "token.loss", owner, region)
    player = s.players[owner]
    if saved:
        spare(g, owner, saved)
        return
    if piece == "beast":
        s.players[owner] = replace(player, beasts=player.beasts - 1)
    else:
        s.players[owner] = replace(player, hand=player.hand - 1)
        s.tray[player.race] += 1
    bump(s, Tally.KILLED)
    g.tell("lost", race=s.content.card_name(player.race), count=1)


def mark_attack(s: Table, seat: int, r: int) -> None:
    """SW-RACE-PANDAREN-02: remember whose Active Race was attacked this turn."""
    race = s.regions[r].race
    if is_opponent(s, seat, race) and s.is_active(race):
        bump(s, Tally.ATTACKED, s.owner[race])


def supply_left(s: Table, piece: str) -> int:
    """SW-GEN-09: pieces of a kind that are not on the map."""
    limit = {"fort": s.content.box.forts, "wall": s.content.box.walls, "tower": s.content.box.towers}[piece]
    return limit - sum(bool(getattr(region, piece)) for region in s.regions)
