// Table set-up: who sits where, the options of the game, how long it will take.
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { GAMES, expected, order, planOf, presetSeats, quickSeats } from "../games.js";
import { api, once } from "../net.js";
import { Art, Crest, Icon } from "../parts/icons.js";
import { botName, BOTS } from "../parts/names.js";
import { useSentences } from "../parts/sentences.js";
import { Segmented, Select, Toggle } from "../parts/switches.js";
import { complain, games, go, me } from "../state.js";
import { resized, tooMany } from "../sides.js";
import { inLanguage, t, word } from "../texts.js";
import { Lost } from "./lost.js";
import { Presets, Sides } from "./sides.js";

/** @typedef {import("../games.js").SeatPlan} SeatPlan */
/** @typedef {import("../games.js").GamePlan} GamePlan */

/** Who might sit there: peoples of Azeroth, one for each seat. */
export const SEAT_ICONS = ["orc-head", "dwarf-face", "goblin-head", "death-skull", "bull-horns", "elf-helmet"];

/** @param {string} bot */
const levelOf = (bot) => BOTS[bot]?.level ?? bot;

/** @param {{ game: string }} props */
export function Setup({ game: id }) {
  const game = planOf(id);
  if (!game || (games.value && !games.value.some((each) => each.id === id))) return html`<${Lost} />`;
  return html`<${SetupOf} key=${id} game=${game} />`;
}

/** @param {{ game: GamePlan }} props */
function SetupOf({ game }) {
  // Its options may name what lies in the box.
  useSentences(game.id);
  const suggested = game.presets?.[0];
  const [seats, setSeats] = useState(() => (suggested ? presetSeats(suggested) : quickSeats(game)));
  const [settings, setSettings] = useState(/** @type {Record<string, any>} */ (suggested?.settings ?? {}));
  const [tied, setTied] = useState(true);
  const [held, setHeld] = useState(/** @type {number | null} */ (null));
  const [open, setOpen] = useState(false);
  const [packed, setPacked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [low, high] = game.range(settings);

  /**
   * Change the number of seats and, with it, the boards that belong to it.
   * @param {number} count
   * @param {Record<string, any>} changed
   */
  const resize = (count, changed = settings) => {
    const [fewest, most] = game.range(changed);
    const size = Math.max(fewest, Math.min(most, count));
    const { boards: _dropped, ...others } = changed;
    setSettings(size === seats.length ? changed : others);
    setHeld(null);
    setSeats(game.sided ? resized(seats, size) : Array.from({ length: size }, (_, seat) => seats[seat] ?? { kind: "bot", bot: "greedy", name: "" }));
  };
  /** @param {string} name @param {any} value */
  const set = (name, value) => resize(seats.length, { ...settings, [name]: value });
  const start = async () => {
    setBusy(true);
    try {
      const applied = game.options.filter((each) => each.applies?.(settings) ?? true).map((each) => each.name);
      if (game.boards) applied.push("boards");
      const chosen = Object.fromEntries(Object.entries(settings).filter(([name]) => applied.includes(name)));
      const table = await api.post("/api/tables", { ...order(game, seats, chosen, open, tied), packs: packed ? packsOf(game).map((pack) => pack.name) : [] });
      go(table.state === "open" ? `/table/${table.id}/seats` : `/table/${table.id}`);
    } catch (error) {
      complain(error);
      setBusy(false);
    }
  };
  const drawn = settings.sides !== "shown";
  const many = game.sided ? tooMany(seats, drawn, tied) : 0;
  const why = held !== null ? t("sides-why-held", { name: titleOf(seats[held] ?? seats[0], held) }) : many ? t("sides-why-many", { people: many }) : "";
  const setSeat = (/** @type {number} */ number, /** @type {Partial<SeatPlan>} */ news) => setSeats(changed(seats, number, news));
  return html`
    <${Art} name="panorama" class="sky low" />
    <div class="wide setup">
      <div class="setup-top">
        <a class="back" href="/"><${Icon} name="undo" />${t("web-home")}</a>
        <h1>${t("setup-title")}</h1>
        <${GameTabs} current=${game.id} />
      </div>
      ${
        game.presets &&
        html`<${Presets}
          game=${game}
          seats=${seats}
          settings=${settings}
          onPick=${(/** @type {import("../games.js").Preset} */ preset) => (setHeld(null), setSettings(preset.settings), setSeats(presetSeats(preset)))}
        />`
      }
      <div class="setup-grid">
        <section class="box seats">
          <h2>${t("setup-seats")} <small>${t("setup-seats-line", { low, high })}</small></h2>
          ${
            game.sided
              ? html`<${Sides} game=${game} seats=${seats} drawn=${drawn} tied=${tied} held=${held} onSeat=${setSeat} onSeats=${setSeats} onTied=${setTied} onHold=${setHeld} />`
              : html`<ol>
                  ${seats.map(
                    (seat, number) =>
                      html`<${SeatRow}
                        key=${number}
                        game=${game}
                        number=${number}
                        seat=${seat}
                        onChange=${(/** @type {Partial<SeatPlan>} */ news) => setSeat(number, news)}
                      />`,
                  )}
                </ol>`
          }
          <div class="seats-foot">
            <button type="button" class="btn" disabled=${seats.length >= high} onClick=${() => resize(seats.length + 1)}>
              ${t("setup-add-seat")}
            </button>
            <button type="button" class="btn" disabled=${seats.length <= low} onClick=${() => resize(seats.length - 1)}>
              ${t("setup-remove-seat")}
            </button>
            <span class="hint">${t(game.sided ? "sides-hint" : settings.mode === "teams" ? "setup-teams-hint" : "setup-order-hint")}</span>
          </div>
        </section>
        <${Options} game=${game} seats=${seats} settings=${settings} onSet=${set} open=${open} onOpen=${setOpen} packed=${packed} onPack=${setPacked} />
        <section class="box summary">
          <${Length} game=${game} seats=${seats} settings=${settings} />
          <div class="start">
            ${game.sided && html`<p class=${why ? "why-off" : "ready"} id="start-why" role="status"><${Icon} name=${why ? "hourglass" : "check"} />${why || t("sides-ready")}</p>`}
            <button type="button" class="btn pri xl" disabled=${busy || Boolean(why)} aria-describedby=${game.sided ? "start-why" : undefined} onClick=${start}>
              <${Icon} name="stone" />${t(busy ? "home-opening" : "setup-start")}
            </button>
          </div>
        </section>
      </div>
    </div>
  `;
}

/**
 * The seats after a change of one. There is one "you": who was it before takes over what this seat was.
 * @param {SeatPlan[]} seats
 * @param {number} number
 * @param {Partial<SeatPlan>} news
 * @returns {SeatPlan[]}
 */
function changed(seats, number, news) {
  return seats.map((each, at) => {
    if (at === number) return { ...each, ...news };
    return news.kind === "you" && each.kind === "you" ? { ...each, ...seats[number] } : each;
  });
}

/** @param {{ current: string }} props */
function GameTabs({ current }) {
  return html`<nav class="game-tabs" aria-label=${t("setup-game")}>
    ${GAMES.map((game) => {
      const here = games.value?.some((each) => each.id === game.id);
      const inside = html`<${Icon} name=${game.icon} />${t(game.short)}`;
      return here
        ? html`<a key=${game.id} href=${`/setup/${game.id}`} aria-current=${game.id === current ? "page" : undefined}>${inside}</a>`
        : html`<span key=${game.id} class="away" title=${t("home-not-here")}>${inside}</span>`;
    })}
  </nav>`;
}

/** @param {SeatPlan | undefined} seat @param {number} number */
export function titleOf(seat, number) {
  if (!seat || seat.kind === "you") return me.value?.name ?? t("seat-you");
  if (seat.kind === "bot") return botName(seat.bot);
  if (seat.kind === "hotseat") return seat.name || t("seat-number", { number: number + 1 });
  return t("setup-friend");
}

/** Who may sit there, and the icon of each. */
export const KINDS = [
  { value: "you", text: "setup-you", icon: "person" },
  { value: "friend", text: "setup-friend", icon: "share" },
  { value: "hotseat", text: "setup-hotseat", icon: "card-exchange" },
  { value: "bot", text: "setup-bot", icon: "robot-golem" },
];

/** What changes when somebody else is to sit there. @param {SeatPlan} seat @param {SeatPlan["kind"]} kind */
export const asKind = (seat, kind) => ({ kind, bot: kind === "bot" ? seat.bot || "greedy" : "" });

/**
 * @param {{ game: GamePlan, number: number, seat: SeatPlan, onChange: (news: Partial<SeatPlan>) => void }} props
 */
function SeatRow({ game, number, seat, onChange }) {
  return html`<li class="seat-row" style=${`--c: var(--seat-${number + 1})`}>
    <span class="seat-number">${number + 1}</span>
    <${Crest} seat=${number} icon=${SEAT_ICONS[number] ?? "person"} />
    <div class="seat-name">
      <b>${titleOf(seat, number)}</b>
      <small>${t("setup-seat-colour", { number: number + 1 })}</small>
    </div>
    <div class="seat-choice">
      <${Segmented}
        class="four"
        label=${t("setup-who", { number: number + 1 })}
        value=${seat.kind}
        choices=${KINDS.map(({ value, text, icon }) => ({ value, icon, text: t(text) }))}
        onPick=${(/** @type {SeatPlan["kind"]} */ kind) => onChange(asKind(seat, kind))}
      />
      <div class="detail"><${Detail} game=${game} number=${number} seat=${seat} onChange=${onChange} /></div>
    </div>
  </li>`;
}

/** @param {{ game: GamePlan, number: number, seat: SeatPlan, onChange: (news: Partial<SeatPlan>) => void }} props */
export function Detail({ game, number, seat, onChange }) {
  if (seat.kind === "you") return html`<span class="hint">${t("setup-you-line")}</span>`;
  if (seat.kind === "friend") return html`<span class="hint wait">${t("setup-friend-line")}</span>`;
  if (seat.kind === "hotseat")
    return html`<label class="sel">
        <span>${t("setup-name")}</span>
        <input
          maxlength="40"
          value=${seat.name}
          placeholder=${t("seat-number", { number: number + 1 })}
          onInput=${(/** @type {any} */ event) => onChange({ name: event.target.value })}
        />
      </label>
      <span class="hint">${t("setup-hotseat-line")}</span>`;
  return html`<${BotChoice} game=${game} bot=${seat.bot} onPick=${(/** @type {string} */ bot) => onChange({ bot })} />`;
}

/**
 * A level, and where a level has several bots, a style.
 * @param {{ game: GamePlan, bot: string, onPick: (bot: string) => void }} props
 */
function BotChoice({ game, bot, onPick }) {
  const here = games.value?.find((each) => each.id === game.id)?.bots ?? [bot];
  const bots = [...Object.keys(BOTS).filter((each) => here.includes(each)), ...here.filter((each) => !BOTS[each])];
  const leaders = bots.filter((each, at) => bots.findIndex((other) => levelOf(other) === levelOf(each)) === at);
  const styles = bots.filter((each) => levelOf(each) === levelOf(bot));
  return html`<${Select}
      label=${t("setup-bot-level")}
      value=${styles[0]}
      choices=${leaders.map((each) => ({ value: each, text: BOTS[each] ? t(BOTS[each].level) : each }))}
      onPick=${onPick}
    />
    ${styles.length > 1 &&
    html`<${Select}
      label=${t("setup-bot-style")}
      value=${bot}
      choices=${styles.map((each) => ({ value: each, text: botName(each) }))}
      onPick=${onPick}
    />`}
    <span class="hint">${BOTS[bot] ? t(BOTS[bot].line) : ""}</span>`;
}

/**
 * @param {{ game: GamePlan, seats: SeatPlan[], settings: Record<string, any>, onSet: (name: string, value: any) => void,
 *   open: boolean, onOpen: (open: boolean) => void, packed: boolean, onPack: (packed: boolean) => void }} props
 */
function Options({ game, seats, settings, onSet, open, onOpen, packed, onPack }) {
  const shown = game.options.filter((each) => each.applies?.(settings) ?? true);
  const lengths = lengthsOf(game);
  return html`<section class="box options">
    <h2>${t("setup-options")} <small>${t("setup-options-line")}</small></h2>
    <ul>
      ${shown.map((option) => {
        const value = settings[option.name] ?? option.printed;
        return html`<li key=${option.name}>
          <div>
            <b>${t(option.label)}</b><span>${t(option.line)}</span>
            ${lengths?.option === option.name &&
            option.choices.map((each) => {
              const told = expected(game, seats, { ...settings, [option.name]: each.value }, lengths);
              return told && html`<span key=${each.value}>${t("setup-length-of", { value: t(each.label, each.values), rounds: told.rounds, minutes: told.likely })}</span>`;
            })}
            ${value !== option.printed &&
            html`<button type="button" class="reset" onClick=${() => onSet(option.name, option.printed)}>
              ${t("setup-reset")}
            </button>`}
          </div>
          <${Segmented}
            class="small"
            label=${t(option.label)}
            value=${value}
            choices=${option.choices.map((each) => ({ value: each.value, text: t(each.label, each.values) }))}
            onPick=${(/** @type {any} */ picked) => onSet(option.name, picked)}
          />
        </li>`;
      })}
      ${game.boards &&
      html`<${Boards}
        game=${game}
        sizes=${game.boards(seats.length)}
        chosen=${settings.boards ?? []}
        onChoose=${(/** @type {string[]} */ faces) => onSet("boards", faces)}
      />`}
      ${packsOf(game).length > 0 && html`<li>
        <div><b>${t("setup-packs")}</b><span>${t("setup-packs-line", { packs: packsOf(game).map((pack) => inLanguage(pack.title)).join(", ") })}</span></div>
        <${Toggle} label=${t("setup-packs")} on=${packed} onFlip=${onPack} />
      </li>`}
      <li>
        <div><b>${t("setup-public")}</b><span>${t("setup-public-line")}</span></div>
        <${Toggle} label=${t("setup-public")} on=${open} onFlip=${onOpen} />
      </li>
      <li class="always"><div><b>${t("setup-odds")}</b><span>${t("setup-odds-line")}</span></div></li>
      <li class="always"><div><b>${t("setup-undo")}</b><span>${t("setup-undo-line")}</span></div></li>
      <li class="always"><div><b>${t("setup-fair")}</b><span>${t("setup-fair-line")}</span></div></li>
    </ul>
  </section>`;
}

/** The physical board of a face: `large-1a` and `large-1b` are two sides of one. @param {string} face */
const boardOf = (face) => face.slice(0, -1);

/**
 * The boards: drawn by lot, or one face for each place.
 * @param {{ game: GamePlan, sizes: string[], chosen: string[], onChoose: (faces: string[]) => void }} props
 */
function Boards({ game, sizes, chosen, onChoose }) {
  const [faces, setFaces] = useState(/** @type {{ id: string, name: string, size: string }[]} */ ([]));
  useEffect(() => {
    once(`/api/games/${game.id}/gallery`).then((box) => setFaces(box.boards), complain);
  }, [game]);
  /** @param {number} place @param {string[]} others */
  const fitting = (place, others) =>
    faces.filter((face) => face.size === sizes[place] && !others.some((other) => boardOf(other) === boardOf(face.id)));
  const first = () =>
    sizes.reduce((/** @type {string[]} */ taken, _, place) => [...taken, fitting(place, taken)[0]?.id ?? ""], []);
  return html`<li class="wrap">
    <div><b>${t("setup-boards")}</b><span>${t("setup-boards-line")}</span></div>
    <${Segmented}
      class="small"
      label=${t("setup-boards")}
      value=${chosen.length ? "chosen" : "drawn"}
      choices=${[
        { value: "drawn", text: t("setup-first-drawn") },
        { value: "chosen", text: t("setup-boards-chosen"), disabled: !faces.length },
      ]}
      onPick=${(/** @type {string} */ how) => onChoose(how === "chosen" ? first() : [])}
    />
    ${chosen.length > 0 &&
    html`<div class="faces">
      ${chosen.map(
        (face, place) =>
          html`<${Select}
            key=${place}
            label=${t(`size-${sizes[place]}`)}
            value=${face}
            choices=${fitting(place, chosen.filter((_, other) => other !== place)).map((each) => ({
              value: each.id,
              text: String(word(each.name)),
            }))}
            onPick=${(/** @type {string} */ picked) => onChoose(chosen.map((each, at) => (at === place ? picked : each)))}
          />`,
      )}
    </div>`}
  </li>`;
}

/** The cards that a table of this game may be played with as well. @param {GamePlan} game */
const packsOf = (game) => games.value?.find((each) => each.id === game.id)?.packs ?? [];

/** What was measured of the length of a game. @param {GamePlan} game */
const lengthsOf = (game) => games.value?.find((each) => each.id === game.id)?.lengths ?? null;

/** The bar shows up to two hours. */
const LONGEST = 120;

/** @param {{ game: GamePlan, seats: SeatPlan[], settings: Record<string, any> }} props */
function Length({ game, seats, settings }) {
  const told = expected(game, seats, settings, lengthsOf(game));
  if (!told) return null;
  const { rounds, short, likely, long } = told;
  const people = seats.filter((seat) => seat.kind !== "bot").length;
  const at = (/** @type {number} */ minutes) => Math.min(100, (100 * minutes) / LONGEST);
  return html`<div class="length">
    <h2><${Icon} name="hourglass" />${t("setup-length", { minutes: likely })}</h2>
    <div class="length-bar" aria-hidden="true">
      <i style=${`left: ${at(short)}%; width: ${at(long) - at(short)}%`}></i>
      <em style=${`left: ${at(likely)}%`}></em>
    </div>
    <div class="length-marks" aria-hidden="true">
      ${[0, 30, 60, 90, 120].map((minutes) => html`<span key=${minutes}>${t("setup-minutes", { minutes })}</span>`)}
    </div>
    <p>${t("setup-length-line", { people, bots: seats.length - people, rounds, span: game.span, short, long })}</p>
  </div>`;
}
