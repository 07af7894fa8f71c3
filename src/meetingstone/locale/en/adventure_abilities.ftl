# World of Warcraft: The Adventure Game: names of characters and ability cards, with a line about each.

# ---- characters

ag-grumbaz = Grumbaz Crowsblood
ag-grumbaz-calling = Orc Warrior
ag-grumbaz-flavour = He counts his scars, and his friends, on one hand.
ag-grumbaz-start = Guarded Stance
ag-grumbaz-other = Berserk Stance
ag-sofeea = Sofeea Icecall
ag-sofeea-calling = Undead Mage
ag-sofeea-flavour = Death took her warmth. She did not miss it.
ag-sofeea-start = Ember Within
ag-sofeea-other = Mantle of Frost
ag-burbonn = Burbonn Fang
ag-burbonn-calling = Dwarf Hunter
ag-burbonn-flavour = If it leaves tracks, it is as good as caught.
ag-burbonn-start = On the Trail
ag-burbonn-other = Keen Eye
ag-sandrai = Sandrai Darkshine
ag-sandrai-calling = Human Warlock
ag-sandrai-flavour = Every power has its price. She haggles well.
ag-sandrai-start = Composed
ag-sandrai-other = Blood Pact

# ---- classes and races

ag-class-warrior = Warrior
ag-class-mage = Mage
ag-class-hunter = Hunter
ag-class-warlock = Warlock
ag-race-orc = Orc
ag-race-undead = Undead
ag-race-dwarf = Dwarf
ag-race-human = Human

# ---- keywords of ability cards

ag-keyword-strike = Strike
ag-keyword-shout = Shout
ag-keyword-stance = Stance
ag-keyword-shield = Shield
ag-keyword-spell = Spell
ag-keyword-frost = Frost
ag-keyword-fire = Fire
ag-keyword-arcane = Arcane
ag-keyword-shadow = Shadow
ag-keyword-trap = Trap
ag-keyword-shot = Shot
ag-keyword-pet = Pet
ag-keyword-mark = Mark
ag-keyword-curse = Curse
ag-keyword-demon = Demon

# ---- the warrior’s deck

ag-charge = Charge
ag-charge-flavour = The road is short when you run at it.
ag-mortal_strike = Mortal Strike
ag-mortal_strike-flavour = Some wounds do not listen to healers.
ag-battle_shout = Battle Shout
ag-battle_shout-flavour = Loud enough to be believed.
ag-shield_wall = Shield Wall
ag-shield_wall-flavour = Behind it the world is quiet.
ag-sharpen_blade = Sharpen Blade
ag-sharpen_blade-flavour = An evening with a whetstone saves a morning with bandages.
ag-stance_dance = Stance Dance
ag-stance_dance-flavour = Left foot, right foot, axe.
ag-berserker_rage = Berserker Rage
ag-berserker_rage-flavour = Pain is only another drum.
ag-pummel = Pummel
ag-pummel-flavour = Hard to chant without teeth.
ag-shield_slam = Shield Slam
ag-shield_slam-flavour = A shield has a front for a reason.
ag-heroic_throw = Heroic Throw
ag-heroic_throw-flavour = Walking over would have taken too long.
ag-whirlwind = Whirlwind
ag-whirlwind-flavour = Stand back. No, further.
ag-last_stand = Last Stand
ag-last_stand-flavour = Not today, and not on my knees.
ag-second_wind = Second Wind
ag-second_wind-flavour = Breathe in, spit out, go on.
ag-intimidating_shout = Intimidating Shout
ag-intimidating_shout-flavour = Everybody remembers something to do elsewhere.

# ---- the mage’s deck

ag-frostbolt = Frostbolt
ag-frostbolt-flavour = Even anger moves slowly in the cold.
ag-fireball = Fireball
ag-fireball-flavour = There is no small one.
ag-counterspell = Counterspell
ag-counterspell-flavour = A raised finger, and the words are gone.
ag-blink = Blink
ag-blink-flavour = Here. There. Elsewhere.
ag-portal = Portal
ag-portal-flavour = Mind the step, it is four hundred miles.
ag-teleport = Teleport
ag-teleport-flavour = The shortest road is no road.
ag-ice_block = Ice Block
ag-ice_block-flavour = Patience, with walls.
ag-arcane_brilliance = Arcane Brilliance
ag-arcane_brilliance-flavour = For a moment everything makes sense.
ag-fire_blast = Fire Blast
ag-fire_blast-flavour = No time for a bigger one.
ag-polymorph = Polymorph
ag-polymorph-flavour = Baa.
ag-frost_nova = Frost Nova
ag-frost_nova-flavour = Do stay a while.
ag-ice_barrier = Ice Barrier
ag-ice_barrier-flavour = It breaks so that she need not.
ag-flamestrike = Flamestrike
ag-flamestrike-flavour = The grass remembers for days.
ag-arcane_missiles = Arcane Missiles
ag-arcane_missiles-flavour = As many as you can spare.

# ---- the hunter’s deck

ag-aimed_shot = Aimed Shot
ag-aimed_shot-flavour = Breathe out. Now.
ag-freezing_trap = Freezing Trap
ag-freezing_trap-flavour = Tread lightly, or stay for the winter.
ag-explosive_trap = Explosive Trap
ag-explosive_trap-flavour = Dwarven advice: bury it deep, run fast.
ag-wolf_companion = Wolf Companion
ag-wolf_companion-flavour = He eats first. That is the bargain.
ag-bear_companion = Bear Companion
ag-bear_companion-flavour = He only looks asleep.
ag-kill_command = Kill Command
ag-kill_command-flavour = One whistle, and teeth.
ag-call_pet = Call Pet
ag-call_pet-flavour = He always finds his way back at supper time.
ag-concussive_shot = Concussive Shot
ag-concussive_shot-flavour = Ring the bell, then walk away.
ag-multi_shot = Multi-Shot
ag-multi_shot-flavour = The second arrow is for whoever laughed.
ag-hunters_mark = Hunter’s Mark
ag-hunters_mark-flavour = Everybody sees it but the one who wears it.
ag-feign_death = Feign Death
ag-feign_death-flavour = His best performance so far.
ag-pathfinding = Pathfinding
ag-pathfinding-flavour = Moss, stars, and a good nose.
ag-fine_scope = Fine Scope
ag-fine_scope-flavour = Gnomish glass, dwarven patience.
ag-misdirection = Misdirection
ag-misdirection-flavour = It went that way. To your house.

# ---- the warlock’s deck

ag-shadow_bolt = Shadow Bolt
ag-shadow_bolt-flavour = Darkness, thrown with care.
ag-curse_of_recklessness = Curse of Recklessness
ag-curse_of_recklessness-flavour = Courage is easy when caution has been taken away.
ag-curse_of_agony = Curse of Agony
ag-curse_of_agony-flavour = It wakes up before you do.
ag-curse_of_tongues = Curse of Tongues
ag-curse_of_tongues-flavour = The word was on the tip of it.
ag-drain_life = Drain Life
ag-drain_life-flavour = You were not using it well.
ag-life_tap = Life Tap
ag-life_tap-flavour = A small cut, a large loan.
ag-soul_fire = Soul Fire
ag-soul_fire-flavour = It burns best on what you would keep.
ag-dark_bargain = Dark Bargain
ag-dark_bargain-flavour = Sign here. The ink is yours.
ag-summon_voidwalker = Summon Voidwalker
ag-summon_voidwalker-flavour = It suffers in silence, for a fee.
ag-summon_imp = Summon Imp
ag-summon_imp-flavour = Small, rude, flammable.
ag-spell_lock = Spell Lock
ag-spell_lock-flavour = The hound eats the last syllable.
ag-fear = Fear
ag-fear-flavour = Show them what you see every night.
ag-spellstone = Spellstone
ag-spellstone-flavour = Old words, held ready.
ag-ritual_of_summoning = Ritual of Summoning
ag-ritual_of_summoning-flavour = Nobody asked whether you were busy.
