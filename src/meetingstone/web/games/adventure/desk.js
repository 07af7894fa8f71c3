// What the player has in mind and nobody else sees: the space looked at, a card in hand, an open sheet, a refusal.
import { batch, signal } from "@preact/signals";

/** @typedef {{place: string, rule: string, text: string}} Refused */

export class Desk {
  constructor() {
    /** The question that all this is about. */
    this.question = "";
    /** The space under the pointer or the focus. */
    this.looked = signal("");
    /** The spaces that the log, a quest or a search names. @type {import("@preact/signals").Signal<string[]>} */
    this.named = signal([]);
    /** The space that was touched and stays chosen. */
    this.pinned = signal("");
    /** What a closer look is taken at: `hero:<seat>`, `card:<id>`, `track`. */
    this.open = signal("");
    /** Whether the search for places is open. */
    this.finding = signal(false);
    /** Whether the card of the fight lies with its other face up. */
    this.turned = signal(false);
    /** The map is looked at although there is a fight or a list of options. */
    this.aside = signal(false);
    /** @type {import("@preact/signals").Signal<Refused | null>} */
    this.refused = signal(null);
    /** What the bot would do. @type {import("@preact/signals").Signal<import("../../net.js").Estimate[] | null>} */
    this.hints = signal(null);
    /** What to expect of the question or of the chosen space. @type {import("@preact/signals").Signal<import("./prospects.js").Prospects | null>} */
    this.odds = signal(null);
    /** An answer is on its way. */
    this.busy = signal(false);
    /** What the log shows. */
    this.filter = signal("all");
    /** The end of the game was looked at and closed. */
    this.closed = signal(false);
    /** What was left of each kind of offer, and on what grounds. @type {Map<string, import("./settled.js").Left>} */
    this.left = new Map();
    /** Whether the last answer by hand put something on. */
    this.dressed = false;
    /** The space to which somebody walks who wants to go on from there. */
    this.bound = "";
    /** The question that was last answered because it was settled. */
    this.settled = -1;
    /** The round in which somebody wanted to change his gear before it was time: he is asked in it. */
    this.wanted = -1;
  }

  /** A new question: nothing that was in mind for the last one counts. @param {string} question */
  meet(question) {
    if (question === this.question) return;
    this.question = question;
    batch(() => {
      this.pinned.value = "";
      this.refused.value = this.hints.value = null;
      this.busy.value = this.aside.value = false;
    });
  }

  /** One step back of what is in mind; false when there is none. */
  back() {
    if (this.finding.value) this.finding.value = false;
    else if (this.refused.value) this.refused.value = null;
    else if (this.hints.value) this.hints.value = null;
    else if (this.open.value) this.open.value = "";
    else if (this.pinned.value) this.pinned.value = "";
    else return false;
    return true;
  }
}
