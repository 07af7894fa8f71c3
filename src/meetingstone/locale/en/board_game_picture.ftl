# World of Warcraft: The Board Game: its table in a terminal, and what is told after the game.

picture-bg-set-up = The game is being set up
picture-bg-turn = Turn { $turn } of { $turns }: { $faction }
picture-bg-final = The final battle
picture-bg-list = { $items }
picture-bg-many = { $count } { $name }

picture-bg-hero = Character
picture-bg-class = Class
picture-bg-of-class = { $hero } ({ $class })
picture-bg-level = Level
picture-bg-level-xp = { $level } ({ $xp } XP)
picture-bg-health = Health
picture-bg-energy = Energy
picture-bg-gold = Gold
picture-bg-actions = Actions
picture-bg-region = Region
picture-bg-state = Besides
picture-bg-pet = { $card } { $health }/{ $of }
picture-bg-stun = Stun { $count }
picture-bg-curse = Curse { $count }
picture-bg-combo = { $card }: { $count ->
    [one] 1 combo token
   *[other] { $count } combo tokens
}
picture-bg-equipped = Equipped
picture-bg-spellbook = Spellbook
picture-bg-bag = Bag
picture-bg-talents = Talents, prizes

picture-bg-quest = Quest
picture-bg-stands = Creatures
picture-bg-reward = Reward
picture-bg-in-region = { $what }, { $region }
picture-bg-kind = { $kind } ({ $colour })
picture-bg-creatures = { $count } { $kind } ({ $colour })
picture-bg-reward-plain = { $xp } XP, { $gold } gold
picture-bg-rewards = { $xp } XP, { $gold } gold; { $items }
picture-bg-draw = { $count ->
    [one] 1 card
   *[other] best of { $count } cards
} ({ $deck })

picture-bg-also = Also there
picture-bg-boss = { $boss }
picture-bg-war = battleground of { $event }
picture-bg-plague = plague token
picture-bg-facedown = counter ?
picture-bg-what = On the table
picture-bg-details = {" "}
picture-bg-overlord = Overlord
picture-bg-overlord-is = { $overlord } (Threat { $threat }, Attack { $attack }, Health { $health }): { $where }
picture-bg-counter = { $region }?
picture-bg-decoy = { $region } (decoy)
picture-bg-kazzak = { $region } (it is he)
picture-bg-event = Event
picture-bg-event-is = { $event }
picture-bg-event-with = { $event }: { $what }
picture-bg-gold-there = { $gold } gold
picture-bg-values = Threat { $threat }, Attack { $attack }, Health { $health }
picture-bg-kept = { $faction } keeps { $kinds }
picture-bg-next-event = Next Event
picture-bg-at-turn = turn { $turn }
picture-bg-merchant = Merchant
picture-bg-priced = { $card } { $gold }
picture-bg-side = { $xp } XP; Quest cards left: { $green } green, { $yellow } yellow, { $red } red

picture-bg-fight = Combat
picture-bg-fight-at = { $region }, round { $round }: { $step }
picture-bg-fight-final = the final battle, round { $round }: { $step }
picture-bg-step-start = start of the round
picture-bg-step-pool = Dice Pool
picture-bg-step-reroll = Reroll
picture-bg-step-place = Place Tokens
picture-bg-step-armor = armor
picture-bg-step-strike = Ranged Strike
picture-bg-step-damage = Damage
picture-bg-step-resolution = Resolution
picture-bg-step-end = end of the combat
picture-bg-foes = Opponents
picture-bg-foe = { $foe }: Threat { $threat }, Attack { $attack }, Health { $health }
picture-bg-side-fights = { $heroes }; boxes: { picture-bg-boxes }
picture-bg-boxes = damage { $damage }, defense { $defense }, attrition { $attrition }, armor { $armor }
picture-bg-fighter = { $hero } (Health { $health }, Energy { $energy })
picture-bg-wounds = Wounds after this
picture-bg-harm = Their ability
picture-bg-harms = works on every die up to { $top }: { $colours }
picture-bg-attacks = Attacks now
picture-bg-attacker = { $hero }: hits from { $threat } on; rerolls { $left } of { $reroll }; Attrition { $attrition }
picture-bg-from = Changed by
picture-bg-pool = To be rolled
picture-bg-hits = Hits
picture-bg-misses = Misses
picture-bg-chosen = Chosen
picture-bg-coming = Will be placed
picture-bg-rest = If you go on like the bot: { $win } % to win{ $error ->
    [0] {""}
   *[other] {" "}(± { $error })
}, { $survive } % that nobody falls; { $wounds } Health lost and { $energy } Energy left on average.
picture-bg-then = { $win } % to win, { $survive } % nobody falls
picture-bg-together = { $win } % with { $heroes }
picture-bg-alone-or = { $alone }; { $together }
picture-bg-throws-out = throws out { $card }
picture-bg-reroll-hits = rolled again it hits with { $percent } %
picture-bg-class-has = Health { $health }, Energy { $energy } by level; begins with { $cards }
picture-bg-only-side = only for the { $faction }
picture-bg-covers = covers { $card }
picture-bg-uses = uses { $cards }
picture-bg-go-round = then the Dice Pool is gathered
picture-bg-go-pool = then the pool is rolled
picture-bg-go-throw = then the pool is rolled
picture-bg-go-rolled = then rerolls may follow
picture-bg-go-rerolled = then hits are placed in the boxes
picture-bg-go-place = then the hits stay where they are
picture-bg-go-placed = then the next attacks, or the damage falls
picture-bg-go-defense = then the opponents strike
picture-bg-go-lost = then the Health stays lost
picture-bg-go-round_end = then the next round begins, if anybody stands
picture-bg-go-combat_end = then the combat is over
picture-bg-go-fall = then the character is defeated
picture-bg-go-manage = then all stays as it is equipped
picture-bg-go-rest = then the tokens come back
picture-bg-go-turn = then the actions begin

symbol-town-horde = Horde town
symbol-town-alliance = Alliance town
symbol-flight-horde = Horde flight path
symbol-flight-alliance = Alliance flight path
symbol-graveyard = graveyard
picture-bg-here = { $what }
picture-bg-group-equip = { $hero }: equip
picture-bg-group-unequip = { $hero }: unequip
picture-bg-group-hand = { $hero } gives an item
picture-bg-group-gold = { $hero } gives gold
picture-bg-group-trade = { $hero } trades
picture-bg-group-buy = Buy from the Merchant
picture-bg-group-sell = Sell an item
picture-bg-group-train = Learn a Power
picture-bg-tip-auction = One bid for each of your characters: “bid:3+0” bids 3 with the first and nothing with the second.
picture-bg-finish = Finish the actions of this turn
picture-bg-does = { $action ->
    [travel] go up to 2 regions
    [rest] { $all ->
        [1] regain everything
       *[other] regain { $amount } Health and Energy in all
    }
    [train] learn Powers for gold
   *[town] regain { $amount }, trade with the Merchant, learn Powers
}
picture-bg-by-flight = by flight
picture-bg-stops = the journey ends there
picture-bg-tip-act = “quests” lists the quests and what guards them, “creatures” what else stands on the board.
picture-bg-tip-travel = Several regions at once: their names with a comma between them.

# ---- after the game: where XP came from, title and line of each moment

story-bg-from-quests = Quests
story-bg-from-events = Events
story-bg-from-pvp = Combat between characters
story-bg-quests-grey = Grey quests
story-bg-quests-green = Green quests
story-bg-quests-yellow = Yellow quests
story-bg-quests-red = Red quests
story-bg-fights = Bosses and creatures
story-bg-wars = Wars
story-bg-plague = Plague removed
story-bg-pvp = Combat between characters
story-bg-throw = Dice pool of { $hero }
story-bg-won = The { $faction } wins
story-bg-drawn = A draw: nobody wins
story-bg-overlord-falls-win = { $overlord } fell to the { $faction } in turn { $turn }.
story-bg-nefarian-arrives-win = { $overlord } reached The Bulwark in turn { $turn }, and the { $faction } defeated him there.
story-bg-nefarian-arrives-draw = { $overlord } reached The Bulwark in turn { $turn }, and nobody could stop him.
story-bg-final-win = The { $faction } won the final battle after turn { $turn }.
story-bg-final-draw = The final battle after turn { $turn } left nobody standing.
story-bg-tie-draw = In { $turn } turns nobody brought { $overlord } down.
story-bg-hero = { $cls }, level { $level }
story-bg-deed-quests = Quests
story-bg-deed-felled = Opponents felled
story-bg-deed-hits = Hits
story-bg-deed-pvp = Enemies beaten
story-bg-deed-defeats = Defeats
story-bg-deed-gold = Gold earned
story-bg-luckiest = Luckiest dice pool
story-bg-luckiest-told = { $hero }, turn { $turn }: { $good } of { $count } dice count, { $expected } to be expected.
story-bg-unluckiest = Unluckiest dice pool
story-bg-unluckiest-told = { $hero }, turn { $turn }: { $good } of { $count } dice count, { $expected } to be expected.
story-bg-lead = In front for good
story-bg-lead-told = { $faction }, from turn { $turn } on.
story-bg-behind = Won from behind
story-bg-behind-told = { $faction }, with fewer XP than the enemy.
story-bg-best-turn = Best turn
story-bg-best-turn-told = { $faction }: { $xp } XP in turn { $turn }.
story-bg-first-quest = First quest completed
story-bg-first-quest-told = { $quest }, turn { $turn }.
story-bg-highest = Highest level
story-bg-highest-told = { $hero }: level { $level } in turn { $turn }.
story-bg-auction = Dearest auction
story-bg-auction-told = { $card } for { $gold } gold: { $hero }, turn { $turn }.
story-bg-blow = Hardest blow
story-bg-blow-told = { $hero }: { $damage ->
    [one] 1 hit
   *[other] { $damage } hits
} in the damage box, turn { $turn }.
story-bg-loot = First loot
story-bg-loot-told = { $hero } takes { $card } from { $loser }, turn { $turn }.
story-bg-defeats = Defeated most often
story-bg-defeats-told = { $hero }: { $count } times, at last in turn { $turn }.
story-bg-pvp-won = Combat between characters won
story-bg-pvp-won-told = { $faction }, turn { $turn }.
story-bg-overlord = Overlord challenged
story-bg-overlord-told = { $heroes } against { $overlord }, turn { $turn }.
story-bg-overlord-falls = The Overlord falls
story-bg-overlord-falls-told = { $faction }, turn { $turn }.
story-bg-final = Final battle
story-bg-final-told = { $faction } attacks.
deck-cls = Classes
deck-faction = Factions
