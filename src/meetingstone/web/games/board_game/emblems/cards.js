// The emblem of each Power and Talent, by class, and of those that are printed on the sheets: what it feeds, and its motifs. `a@b` sets one inside the other, `a+b` a small
// one at its foot. It feeds (r)ed or (b)lue dice, (g)reen dice and armor, (e)nergy, (h)its, attrition and Reroll, Hea(l)th, or
// what the r(u)les allow.

const ALL = `
bear_form r bear, mark_of_the_wild g leaf@paw, rejuvenation l leaf, cat_form r cat, moonfire b moon+flame, entangling_roots b roots,
thorns h thorn, healing_touch l hand@heart, barkskin g tree, ferocious_bite r fangs, starfire b fallingstar, tranquility l lotus,
ferocity h claws, moonfury b moon+star, omen_of_clarity e eye, natures_grasp g hand@leaf, natures_grace u leaf+return,
improved_rejuvenation l leaf+up, hurricane h spiral, thick_hide g hide, weapon_balance r scales, strength_of_the_wild h paw+up,
vengeance_druid h return@moon, innervate e leaf+bolt,

scorpid_sting b stinger, aspect_of_the_monkey h monkey, hunters_mark b crosshair, wing_clip h wing+slashes, bear r bear+heart,
serpents_sting b snake, aspect_of_the_hawk h hawk, mend_pet l paw+cross, multi_shot b arrows, aspect_of_the_cheetah u cat+haste,
white_tiger r tiger, immolation_trap h trap+flame, lightning_reflexes g runner+bolt, efficiency e feather, precision h bullseye,
improved_hunters_mark b crosshair+up, improved_sting h stinger+up, lethal_shots b arrow+skull, mortal_shots h arrow+heart,
growl r mouth, aimed_shot b bow, lacerate h claws+drop, frenzy r paw+bolt, trueshot h bow+star,

arcane_intellect e brain, fireball b comet, frostbolt b shard, fire_blast b hand@flame, polymorph u sheep, arcane_missiles b darts,
mana_shield g shield@drop, dispel u sun+slashes, teleport u figure+rings, cone_of_cold g cone, portal u arch, arcane_explosion r burst,
arcane_focus b gem, winters_chill g flake+drop, arcane_meditation e meditate+star, piercing_ice r shard+arrow, ice_block u cube,
impact h meteor, arcane_mind e brain+bolt, shatter b shatter, combustion r flame+up, ice_barrier g shield@flake,
arcane_power u hand@star, incinerate b flames,

seal_of_righteousness r seal@sword, devotion_aura g aura@shield, blessing_of_might r bless@fist, holy_light l sun, lay_on_hands l hand@cross,
hammer_of_justice r hammer, blessing_of_freedom u bless@fetters, seal_of_justice g seal@scales, concentration_aura e aura@eye,
seal_of_command h seal@crown, blessing_of_protection g bless@shield, consecration h rings+cross, improved_devotion g shield+up,
improved_righteousness r seal+up, mace_specialization r mace, improved_might r fist+up, holy_shield l shield@sun, reckoning h scales+sword,
vengeance_paladin h sword+flame, benediction e book, improved_holy_light l sun+up, holy_shock b sun+bolt, conviction h torch,
blessing_of_kings l bless@crown,

shadow_word_pain b heart@bolt, power_word_fortitude l tower, lesser_heal l cross, power_word_shield g shield@cross, greater_heal l heart@cross,
shadowguard h orbs, holy_fire h flame@cross, smite b beam, mind_control u strings, resurrection l figure+wing, prayer_of_healing l pray,
starshards b stars, holy_specialization l halo, improved_pain b heart+up, improved_healing e cross+up, mental_strength e brain+fist,
inner_focus u brain+star, meditation u meditate, holy_nova r burst@cross, improved_smite b beam+up, darkness h eclipse, shadowform g ghost,
mental_agility e brain+wing, divine_spirit e dove,

stealth r hood, eviscerate h dagger+drop, sinister_strike r dagger, ambush b hood+dagger, backstab r figure+dagger, evasion g figure+haste,
dual_wield r daggers, cheap_shot h fist+stars, vanish u cloud, rupture b drops, deadly_poison r bottle@skull, slice_and_dice b slashes,
improved_backstab r figure+up, improved_sinister_strike r dagger+up, relentless_strikes e daggers+bolt, opportunity r key,
improved_dual_wield r daggers+up, improved_ambush b hood+up, ruthlessness u skull+dagger, cold_blood h drop@flake, preparation u hourglass,
adrenaline_rush e pulse, seal_fate u die, premeditation u scroll,

rockbiter_weapon r rock+sword, lightning_shield h shield@bolt, healing_wave l wave, earth_shock r crack, stoneskin_totem g totem@shield,
reincarnation l ankh, windfury_weapon r spiral+sword, ghost_wolf u wolf, chain_lightning b chain, frost_shock b flake, purge g purge,
strength_of_earth_totem h totem@fist, elemental_focus e elements, improved_healing_wave l wave+up, improved_rockbiter r rock+up,
call_of_thunder b cloud+bolt, thundering_strikes r hammer+bolt, parry g swords+shield, stormstrike b axe+bolt, improved_windfury r spiral+up,
natures_swiftness u leaf+haste, elemental_fury h flame+bolt, elemental_mastery h elements+up, mana_tide_totem e totem@drop,

immolate b flame@skull, shadow_bolt b shadowball, demon_armor g cuirass, corruption h drop@skull, imp b imp, curse_of_recklessness h curse@rage,
voidwalker r voidling, curse_of_agony b curse@skull, curse_of_exhaustion b curse@hourglass, succubus r temptress, ritual_of_summoning u pentacle,
deathcoil l spiral+skull, improved_shadow_bolt b shadowball+up, demonic_embrace l heart+claws, conflagrate b burst+flame,
fel_stamina l heart@flame, improved_immolate b flames+up, shadowburn h eclipse+flame, siphon_life h heart+drop, sacrifice u ghost+dagger,
soothing_kiss h lips, unholy_power u imp+fist, holocaust h skull+flame, nightfall b nightfall,

rend r sword+drop, heroic_strike r sword+star, battle_shout h horn, thunder_clap b fist+bolt, intercept u runner, defensive_stance g round,
bloodrage e drop+bolt, shield_wall g wall, revenge h axe+return, cleave h axe, berserker_stance r axes, execute h guillotine,
improved_heroic_strike r sword+up, anger_management e meditate+flame, cruelty r spikes, piercing_howl g wolf+shout, unbridled_wrath e fist+flame,
improved_battleshout h horn+up, dual_wield_specialization r swords, enrage l rage, impale r spear, mortal_strike h skull+sword,
shield_discipline g quartered, blood_thirst h fangs+drop,

wrath b leaf+arrow, judgement r seal@hammer, lightning_bolt b bolt, battle_stance r swords+star, charge e runner+sword
`;

/** By card: what it feeds, the motif, how a second one stands to it, and that one. @type {Map<string, {feeds: string, main: string, how: string, second: string}>} */
export const EMBLEMS = new Map(
  ALL.split(",").map((row) => {
    const [id = "", feeds = "", motifs = ""] = row.trim().split(" ");
    const [, main = "", how = "", second = ""] = motifs.match(/^(\w+)([@+]?)(\w*)$/) ?? [];
    return [id, { feeds, main, how, second }];
  }),
);
