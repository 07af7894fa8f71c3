// What the player has in mind and nobody else sees: who acts, the region looked at, an open sheet, a refusal.
import { batch, signal } from "@preact/signals";

/** @typedef {{place: string, rule: string, text: string}} Refused */

export class Desk {
  constructor() {
    /** The question that all this is about. */
    this.question = "";
    /** The character who is chosen to act. */
    this.hero = signal("");
    /** The region under the pointer or the focus. */
    this.looked = signal("");
    /** The regions that the log, a quest or the moment looked at names. @type {import("@preact/signals").Signal<string[]>} */
    this.named = signal([]);
    /** The region that was touched and stays chosen. */
    this.pinned = signal("");
    /** The first of two regions. */
    this.from = signal("");
    /** An action of which the targets are listed. */
    this.deed = signal("");
    /** The class that one looks at while classes are picked. */
    this.wish = signal("");
    /** The card in hand, to be laid somewhere. */
    this.held = signal("");
    /** The character whose turn is being planned. */
    this.council = signal("");
    /** Whether the list of everything is open. */
    this.all = signal(false);
    /** The map is looked at although there is a fight. */
    this.aside = signal(false);
    /** Numbers that are being set, by what they are for. @type {import("@preact/signals").Signal<Record<string, number>>} */
    this.amounts = signal({});
    /** What a closer look is taken at: `sheet:<hero>`, `card:<id>`, `event:<id>`, `quests`. */
    this.open = signal("");
    /** @type {import("@preact/signals").Signal<Refused | null>} */
    this.refused = signal(null);
    /** What the bot would do. @type {import("@preact/signals").Signal<import("../../net.js").Estimate[] | null>} */
    this.hints = signal(null);
    /** What to expect of the question. @type {import("@preact/signals").Signal<import("./prospects.js").Now | null>} */
    this.now = signal(null);
    /** What is within reach, when somebody looks at it; without aims they are still being counted.
     * @type {import("@preact/signals").Signal<{aims?: import("./plan.js").Aim[]} | null>} */
    this.plan = signal(null);
    /** The order of the attacks that was chosen in a fight: who began it, the answer, and the question that it last answered. */
    this.order = { fight: "", key: "", number: -1 };
    /** Uses past which one went on in a fight, each with its moment, and the question that they last answered. */
    this.passed = { fight: "", uses: /** @type {string[]} */ ([]), number: -1 };
    /** The cards that could still be equipped when Character Management was left, and the question that this last answered. */
    this.arranged = { equips: /** @type {string[]} */ ([]), number: -1 };
    /** The question that was last answered with all that is free. */
    this.freed = -1;
    /** An answer is on its way. */
    this.busy = signal(false);
    /** What the log shows. */
    this.filter = signal("all");
    /** Whose quests lie in the tray. */
    this.quests = signal("");
    /** The end of the game was looked at and closed. */
    this.closed = signal(false);
  }

  /** A new question: nothing that was in mind for the last one counts. @param {string} question @param {string} kind */
  meet(question, kind) {
    if (question === this.question) return;
    this.question = question;
    batch(() => {
      this.pinned.value = this.from.value = this.deed.value = this.held.value = "";
      this.refused.value = this.hints.value = null;
      this.amounts.value = {};
      this.all.value = this.busy.value = false;
      // A sheet stays open while one arranges its cards.
      if (kind !== "bg-manage" && this.open.value.startsWith("sheet:")) this.open.value = "";
    });
  }

  /** One step back of what is in mind; false when there is none. */
  back() {
    if (this.refused.value) this.refused.value = null;
    else if (this.hints.value) this.hints.value = null;
    else if (this.plan.value) this.plan.value = null;
    else if (this.held.value) this.held.value = "";
    else if (this.from.value) this.from.value = "";
    else if (this.pinned.value) this.pinned.value = "";
    else if (this.deed.value) this.deed.value = "";
    else if (this.open.value) this.open.value = "";
    else if (this.council.value) this.council.value = "";
    else return false;
    return true;
  }
}
