// Closer looks at a quest, an Event and the Overlord: where it is, with its piece of the map; what stands there; what it pays.
import { html } from "htm/preact";
import { say, t } from "../../texts.js";
import { heroesOf, myFaction } from "./model.js";
import { pathOf } from "./paint.js";
import { Crest, Draw, Figure, Gold, Icon, iconOf, Medal, Values, Xp } from "./signs.js";
import { nameOf, shortName } from "./words.js";

/** @typedef {import("./words.js").Around} Around */
/** @typedef {import("./model.js").EventUp} EventUp */

/** Map units around what is shown. */
const MARGIN = 74;
/** The shape of the piece: as wide as high, or wider. */
const WIDE = 1.55;

/** What the colour of a creature says. */
const STRENGTH = { blue: "bgt-look-independent", red: "bgt-look-strong", green: "bgt-look-plain" };

/** Steps from region to region by walking. @param {Around} around @param {string} from @param {string} to */
function stepsTo({ gallery }, from, to) {
  const far = new Map([[from, 0]]);
  for (const [at, steps] of far) {
    if (at === to) return steps;
    for (const next of gallery.map.places[at]?.links ?? []) if (!far.has(next)) far.set(next, steps + 1);
  }
  return Infinity;
}

/** A piece of the map with its regions lit, and a way through it. @param {{around: Around, lit: string[], way?: string[], dark?: boolean}} props */
function Piece({ around, lit, way = [], dark = false }) {
  const { places } = around.gallery.map;
  const shown = [...lit, ...way].flatMap((id) => places[id] ?? []);
  if (!shown.length) return null;
  const xs = shown.flatMap(({ polygon }) => polygon.map(([x]) => x)),
    ys = shown.flatMap(({ polygon }) => polygon.map(([, y]) => y));
  let [left, right, top, bottom] = [Math.min(...xs) - MARGIN, Math.max(...xs) + MARGIN, Math.min(...ys) - MARGIN, Math.max(...ys) + MARGIN];
  const wide = Math.max(right - left, (bottom - top) * WIDE),
    high = wide / WIDE;
  [left, top] = [(left + right - wide) / 2, (top + bottom - high) / 2];
  const near = Object.entries(places).filter(([, { polygon }]) => polygon.some(([x, y]) => x > left && x < left + wide && y > top && y < top + high));
  const path = way.flatMap((id) => places[id]?.label.join(" ") ?? []).join("L");
  return html`<svg class="mappiece ${dark ? "dark" : ""}" viewBox="${left} ${top} ${wide} ${high}" role="img" aria-label=${[...new Set([...lit, ...way])].map(nameOf).join(", ")} style=${`--u: ${wide / 420}`}>
    ${near.map(([id, place]) => html`<path key=${id} d=${pathOf(place.polygon)} class="rg a-${place.area}" />`)}
    ${way.map((id) => places[id] && html`<path key=${"w" + id} d=${pathOf(places[id].polygon)} class="onway" />`)}
    ${lit.map((id) => places[id] && html`<path key=${"l" + id} d=${pathOf(places[id].polygon)} class="litup" />`)}
    ${path && html`<path d=${"M" + path} class="steps" />`}
    ${[...new Set([...lit, ...way.slice(0, 1), ...way.slice(-1)])].map((id) => {
      const place = places[id];
      return place && html`<g key=${"n" + id} transform="translate(${place.label[0]} ${place.label[1]})"><circle r=${7 * (wide / 420)} class="spot" /><text y=${26 * (wide / 420)} class="spotname">${nameOf(id)}</text></g>`;
    })}
  </svg>`;
}

/** How far my characters are from a region. @param {{around: Around, region: string}} props */
function Ways({ around, region }) {
  const { scene, gallery } = around;
  const mine = heroesOf(scene, myFaction(scene)).flatMap((hero) => (hero.region ? [{ hero, steps: stepsTo(around, hero.region, region) }] : []));
  if (!mine.length) return null;
  return html`<ul class="waysto">
    ${mine.sort((a, b) => a.steps - b.steps).map(({ hero, steps }) => html`<li key=${hero.id}><${Medal} faction=${hero.faction} icon=${gallery.characters[hero.id]?.cls} /><span><b>${shortName(hero.id)}</b> ${t("bgt-look-level", { level: hero.level })}</span><em>${t("bgt-look-steps", { count: steps })}</em></li>`)}
  </ul>`;
}

/** @param {{around: Around, kind: string, colour: "green" | "red" | "blue", count: number, region: string}} props */
function Foes({ around, kind, colour, count, region }) {
  const values = around.gallery.kinds[kind]?.[colour];
  const said = around.cards.get(kind) ?? around.cards.get(`${kind}_${colour}`);
  return html`<li><${Figure} kind=${kind} colour=${colour} count=${count} /><div><b>${t("bgt-look-foes", { count, kind: nameOf(kind) })}</b><small>${nameOf(region)} · ${t(STRENGTH[colour])}</small>
    ${said && said.text.length > 1 && html`<p>${say(said.text[said.text.length - 1] ?? { id: "" })}</p>`}</div>${values && html`<${Values} values=${values} />`}</li>`;
}

/** @param {{around: Around, id: string}} props */
export function QuestLook({ around, id }) {
  const { gallery, scene } = around,
    quest = gallery.quests[id];
  if (!quest) return null;
  const own = quest.spawn.filter(([, colour]) => colour !== "blue"),
    others = quest.spawn.filter(([, colour]) => colour === "blue");
  const places = [...new Set(own.map(([, , , region]) => region))];
  const hero = heroesOf(scene, myFaction(scene)).find(({ region }) => region);
  return html`<article class="look questlook ${quest.deck}">
    <header><span class="pennon"><b>${quest.level}</b></span><div><h3>${nameOf(id)}</h3><p><${Crest} faction=${quest.faction} />${t("bgt-look-quest", { faction: nameOf(quest.faction), colour: nameOf(quest.deck) })}</p></div></header>
    <${Piece} around=${around} lit=${places} way=${hero?.region && places[0] ? wayOf(around, hero.region, places[0]) : []} />
    <div class="lookin">
      <h4>${t("bgt-look-defeat")}</h4>
      <ul class="foes">${own.map(([kind, colour, count, region], i) => html`<${Foes} key=${i} around=${around} kind=${kind} colour=${colour} count=${count} region=${region} />`)}</ul>
      ${others.length > 0 && html`<h4>${t("bgt-look-also")}</h4><ul class="foes">${others.map(([kind, colour, count, region], i) => html`<${Foes} key=${i} around=${around} kind=${kind} colour=${colour} count=${count} region=${region} />`)}</ul>`}
      <h4>${t("bgt-look-reward")}</h4>
      <p class="pays"><${Gold} amount=${quest.gold} /><${Xp} amount=${quest.xp} />${quest.items.map((symbol, i) => html`<${Draw} key=${i} symbol=${symbol} />`)}${quest.special.map((card) => html`<span key=${card} class="spc"><${Icon} name="chest" />${nameOf(card)}</span>`)}</p>
      ${places[0] && html`<${Ways} around=${around} region=${places[0]} />`}
    </div>
  </article>`;
}

/** The regions between two, both among them. @param {Around} around @param {string} from @param {string} to @returns {string[]} */
function wayOf({ gallery }, from, to) {
  /** @type {Map<string, string>} */
  const came = new Map([[from, ""]]);
  for (const at of came.keys()) {
    if (at === to) break;
    for (const next of gallery.map.places[at]?.links ?? []) if (!came.has(next)) came.set(next, at);
  }
  const way = [];
  for (let at = to; at; at = came.get(at) ?? "") way.unshift(at);
  return way;
}

/** @param {{around: Around, id: string, up?: EventUp, children?: any}} props */
export function EventLook({ around, id, up, children }) {
  const { cards, gallery } = around,
    card = cards.get(id),
    facts = card?.facts ?? {};
  const boss = up?.boss ?? Object.keys(gallery.bosses).find((each) => (card?.text[0]?.values?.boss ?? card?.text[0]?.values?.who) === `@bg-${each}`);
  const where = up?.regions ?? (facts.regions?.length ? facts.regions : boss ? (cards.get(boss)?.facts.regions ?? []) : []);
  const values = up?.values ?? (boss ? gallery.bosses[boss] : undefined);
  return html`<article class="look eventlook">
    <header><div><small>${t(boss ? "bgt-look-boss" : facts.bonus ? "bgt-look-bonus" : "bgt-look-event")}</small><h3>${nameOf(id)}</h3></div>${facts.fate > 0 && html`<span class="fate" title=${t("bgt-look-fate", { fate: facts.fate })}><svg viewBox="-20 -20 40 40" aria-hidden="true"><path d="M0-19 5-7 17-11 9-1 18 8 6 7 4 19-3 9-13 15-9 4-19 1-8-4-14-14-4-9Z" /></svg><b>${facts.fate}</b></span>`}</header>
    <${Piece} around=${around} lit=${where} dark />
    <div class="lookin">
      ${boss && html`<p class="bossline"><span class="lordmed"><${Icon} name=${iconOf(boss)} /></span>${values && html`<${Values} values=${values} />`}</p>`}
      ${(card?.text ?? []).map((sentence, i) => html`<p key=${i} class=${i ? "" : "first"}>${say(sentence)}</p>`)}
      ${where[0] && html`<${Ways} around=${around} region=${where[0]} />`}
      ${children}
    </div>
  </article>`;
}

/** The Overlord: where he is and how far he has to go, what he does, and what he has against each faction. @param {{around: Around, id: string}} props */
export function LordLook({ around, id }) {
  const { scene, cards } = around,
    lord = scene.overlord?.id === id ? scene.overlord : null;
  const card = cards.get(id);
  const where = lord?.region ? [lord.region] : (lord?.counters.map(({ region }) => region) ?? []);
  return html`<article class="look lordlook">
    <header><span class="lordmed"><svg viewBox="-32 -32 64 64" aria-hidden="true"><use href="#b-nef" /><svg x="-19" y="-20" width="38" height="38" class="ig"><use href=${"#i-" + iconOf(id)} /></svg></svg></span>
      <div><small>${t("bgt-overlord")}</small><h3>${nameOf(id)}</h3><p>${t("bgt-look-wins")}</p></div></header>
    <${Piece} around=${around} lit=${where} way=${lord?.way ?? []} dark />
    <div class="lookin">
      ${lord && lord.way.length > 1 && html`<ol class="stones" aria-label=${t("bgt-overlord-way", { region: nameOf(lord.region ?? ""), count: lord.way.length - 1 })}>${lord.way.map((region, i) => html`<li key=${region} class=${i ? "" : "here"}><i aria-hidden="true"></i><span>${nameOf(region)}</span></li>`)}</ol>`}
      ${lord && !lord.region && html`<p class="first">${t("bgt-overlord-hidden", { count: lord.counters.length })}</p>`}
      ${lord && html`<ul class="against">${/** @type {const} */ (["horde", "alliance"]).map((faction) => html`<li key=${faction}><${Crest} faction=${faction} /><span>${t("bgt-look-against", { faction: nameOf(faction) })}</span><${Values} values=${[lord.threat, lord.attack[faction], lord.health]} /></li>`)}</ul>`}
      ${(card?.text ?? []).filter(({ values }) => !("threat" in (values ?? {}))).map((sentence, i) => html`<p key=${i} class="deedline">${say(sentence)}</p>`)}
      ${where.length === 1 && where[0] && html`<${Ways} around=${around} region=${where[0]} />`}
    </div>
  </article>`;
}
