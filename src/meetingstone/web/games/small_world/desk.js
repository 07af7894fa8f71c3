// What the player has in mind and nobody else sees: the region looked at, the mode, a chain, a refusal.
import { batch, signal } from "@preact/signals";

/** @typedef {import("./model.js").Option} Option */
/** @typedef {import("./chains.js").Step} Step */
/** @typedef {{region: string, rule: string, text: string}} Refused */
/** @typedef {import("../../net.js").Estimate} Estimate */

export class Desk {
  constructor() {
    /** The question that all this is about. */
    this.question = "";
    /** The region under the pointer or the focus. */
    this.looked = signal("");
    /** The regions that the log or the moment looked at names. @type {import("@preact/signals").Signal<string[]>} */
    this.named = signal([]);
    /** The region that was touched and stays chosen. */
    this.pinned = signal("");
    /** Which of several ways to do it there is meant. */
    this.meant = signal("");
    /** The combo that is looked at. */
    this.combo = signal("");
    /** Which of several things to do on the map. */
    this.verb = signal("");
    /** The first of two regions. */
    this.from = signal("");
    /** The piece that is placed next. */
    this.piece = signal("token");
    /** @type {import("@preact/signals").Signal<Step[]>} */
    this.chain = signal([]);
    /** @type {import("@preact/signals").Signal<Refused | null>} */
    this.refused = signal(null);
    /** @type {import("@preact/signals").Signal<Estimate[] | null>} */
    this.hints = signal(null);
    /** An answer is on its way. */
    this.busy = signal(false);
    /** What the log shows. */
    this.filter = signal("all");
    /** The end of the game was looked at and closed. */
    this.closed = signal(false);
  }

  /** A new question: nothing that was in mind for the last one counts. @param {string} question */
  meet(question) {
    if (question === this.question) return;
    this.question = question;
    this.reset();
  }

  reset() {
    batch(() => {
      this.pinned.value = this.meant.value = this.combo.value = this.verb.value = this.from.value = "";
      this.piece.value = "token";
      this.chain.value = [];
      this.refused.value = null;
      this.hints.value = null;
      this.busy.value = false;
    });
  }

  /** One step back of what is in mind; false when there is none. */
  back() {
    if (this.refused.value) this.refused.value = null;
    else if (this.from.value) this.from.value = "";
    else if (this.pinned.value) this.pinned.value = "";
    else if (this.combo.value) this.combo.value = "";
    else if (this.chain.value.length) this.chain.value = this.chain.value.slice(0, -1);
    else if (this.hints.value) this.hints.value = null;
    else return false;
    return true;
  }
}
