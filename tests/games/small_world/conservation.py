"""What must hold on the table at every moment: nothing appears, nothing gets lost (SW-GEN-09)."""

from meetingstone.engine import NONE, Game
from meetingstone.games.small_world.flow.redeployment import Redeployment
from meetingstone.games.small_world.state import Table


def check(g: Game[Table]) -> None:
    """Raise AssertionError when a piece is missing, doubled or where it cannot be."""
    _tokens(g.state)
    _banners_and_badges(g.state)
    _markers_and_bombs(g.state)
    _pieces(g.state)
    redeploying = any(isinstance(frame, Redeployment) for frame in g.stack)
    _regions(g.state, redeploying=redeploying)
    assert all(coins >= 0 for coins in g.state.coins)


def _tokens(s: Table) -> None:
    for race, card in enumerate(s.content.races):
        on_map = sum(region.tokens for region in s.regions if region.race == race)
        in_hand = sum(player.hand for player in s.players if player.race == race)
        assert s.tray[race] >= 0 and s.tray[race] + on_map + in_hand == card.supply, card.id


def _banners_and_badges(s: Table) -> None:
    content = s.content
    shown = [combo for column in s.columns for combo in column]
    banners = [combo.race for combo in shown] + [race for stack in s.banners for race in stack]
    played = [race for player in s.players for race in (player.race, player.declined)]
    played = [race for race in played if race not in (NONE, content.murlocs)]
    in_box = [race for race in content.banners if content.races[race].faction == "neutral"]
    set_aside = in_box if s.settings.mode == "teams" and len(s.columns) == 2 else []
    everything = [*banners, *played, *set_aside]
    assert sorted(everything) == list(content.banners)
    assert all(s.owner[race] != NONE for race in played) and all(s.owner[race] == NONE for race in banners)
    badges = [combo.power for combo in shown] + s.badges + s.discarded
    badges += [power for player in s.players for power in (player.power, player.declined_power) if power != NONE]
    assert sorted(badges) == list(range(len(content.powers)))


def _markers_and_bombs(s: Table) -> None:
    content, box = s.content, s.content.box
    known = [kind for kind, at in enumerate(s.marker_at) if at != NONE]
    markers = sorted([*known, *s.aside, *(kind for kind in s.face_down if kind != NONE)])
    gone = set(range(len(content.markers))) - set(markers)
    assert len(markers) == len(set(markers)) and gone <= {content.marker("well_of_eternity")}
    bombs = s.bomb_stack + [bomb for bomb in s.bombs if bomb != NONE]
    assert bombs.count(1) <= box.exploding_bombs and bombs.count(0) <= box.dud_bombs


def _pieces(s: Table) -> None:
    box = s.content.box
    assert sum(region.fort for region in s.regions) <= box.forts
    assert sum(region.wall for region in s.regions) <= box.walls
    assert sum(region.tower for region in s.regions) <= box.towers
    objectives = sum(region.objective for region in s.regions) + sum(player.objectives for player in s.players)
    assert objectives <= box.objectives
    beasts = sum(region.beasts for region in s.regions) + sum(player.beasts for player in s.players)
    assert beasts <= box.beasts
    assert sum(region.champion for region in s.regions) + sum(player.champion for player in s.players) <= 1


def _regions(s: Table, *, redeploying: bool) -> None:
    for region, bomb in zip(s.regions, s.bombs, strict=True):
        if region.race == NONE:
            assert not region.defenders and not (region.fort or region.wall or region.tower) and bomb == NONE
        else:
            assert region.defenders or redeploying
            assert region.race == s.content.murlocs or s.owner[region.race] != NONE
