// The window on a map: which part of it is seen, by wheel, drag, pinch, keys and buttons.
import { effect, signal } from "@preact/signals";

const CLOSEST = 3.2,
  SLOP = 6;

/** @typedef {{x: number, y: number, k: number, width: number, height: number}} Window */

/** The view of a map of a given size: `x`, `y` is the middle in map units, `k` pixels per unit. */
export class View {
  /** @param {number} width @param {number} height of the map */
  constructor(width, height) {
    this.map = { width, height };
    /** @type {import("@preact/signals").Signal<Window>} */
    this.now = signal({ x: width / 2, y: height / 2, k: 1, width: 0, height: 0 });
    this.fitted = true;
    /** Whether the last press was a drag, so that its click means nothing. */
    this.dragged = false;
    /** @type {Map<number, {x: number, y: number}>} */
    this.pointers = new Map();
  }

  get least() {
    const { width, height } = this.now.value;
    return Math.min(width / this.map.width, height / this.map.height) || 1;
  }

  /** @param {number} width @param {number} height of the element */
  resize(width, height) {
    // Behind another tab the board has no size; it comes back as it was.
    if (!width || !height) return;
    this.now.value = { ...this.now.value, width, height };
    if (this.fitted) this.fit();
    else this.move(0, 0);
  }

  fit() {
    const { width, height } = this.now.value;
    this.now.value = { x: this.map.width / 2, y: this.map.height / 2, k: this.least, width, height };
    this.fitted = true;
  }

  /** Show a rectangle of the map as large as it goes between two scales.
   * @param {{x: number, y: number, width: number, height: number}} box @param {number} least @param {number} most */
  show(box, least, most) {
    const { width, height } = this.now.value;
    const k = Math.max(least, Math.min(most, width / (box.width + 24), height / (box.height + 24)));
    this.set(box.x + box.width / 2, box.y + box.height / 2, k);
  }

  /** @param {number} x @param {number} y @param {number} k */
  set(x, y, k) {
    const now = this.now.value;
    const scale = Math.max(this.least, Math.min(CLOSEST, k));
    const halfX = now.width / 2 / scale,
      halfY = now.height / 2 / scale;
    const keep = (/** @type {number} */ at, /** @type {number} */ half, /** @type {number} */ size) =>
      half * 2 >= size ? size / 2 : Math.max(half - 80, Math.min(size - half + 80, at));
    this.now.value = { ...now, k: scale, x: keep(x, halfX, this.map.width), y: keep(y, halfY, this.map.height) };
    this.fitted = scale <= this.least * 1.001;
  }

  /** @param {number} dx @param {number} dy in pixels */
  move(dx, dy) {
    const { x, y, k } = this.now.value;
    this.set(x - dx / k, y - dy / k, k);
  }

  /** Zoom so that the point under the pointer stays. @param {number} by @param {number} [px] @param {number} [py] */
  zoom(by, px, py) {
    const { x, y, k, width, height } = this.now.value;
    const dx = (px ?? width / 2) - width / 2,
      dy = (py ?? height / 2) - height / 2;
    const next = Math.max(this.least, Math.min(CLOSEST, k * by));
    this.set(x + dx / k - dx / next, y + dy / k - dy / next, next);
  }

  /** Bring a point of the map into sight. @param {number} x @param {number} y */
  reveal(x, y) {
    const now = this.now.value;
    const out = Math.abs(x - now.x) * now.k > now.width / 2 - 60 || Math.abs(y - now.y) * now.k > now.height / 2 - 60;
    if (out) this.set(x, y, now.k);
  }

  /** Map to pixels. @param {[number, number]} point @returns {[number, number]} */
  at([px, py]) {
    const { x, y, k, width, height } = this.now.value;
    return [(px - x) * k + width / 2, (py - y) * k + height / 2];
  }

  /** Listen on an element; returns how to stop. @param {HTMLElement} element */
  listen(element) {
    const place = (/** @type {PointerEvent | WheelEvent} */ e) => {
      const box = element.getBoundingClientRect();
      return { x: e.clientX - box.left, y: e.clientY - box.top };
    };
    /** @type {{x: number, y: number} | null} */
    let start = null;
    const down = (/** @type {PointerEvent} */ e) => {
      if (e.button) return;
      this.pointers.set(e.pointerId, place(e));
      if (this.pointers.size === 1) {
        start = place(e);
        this.dragged = false;
      }
    };
    const moved = (/** @type {PointerEvent} */ e) => {
      const before = this.pointers.get(e.pointerId),
        now = place(e);
      if (!before || !start) return;
      if (!this.dragged && Math.hypot(now.x - start.x, now.y - start.y) < SLOP) return;
      if (!this.dragged) {
        this.dragged = true;
        element.setPointerCapture(e.pointerId);
      }
      const other = [...this.pointers].find(([id]) => id !== e.pointerId)?.[1];
      if (other) {
        const was = Math.hypot(before.x - other.x, before.y - other.y) || 1,
          is = Math.hypot(now.x - other.x, now.y - other.y);
        this.zoom(is / was, (now.x + other.x) / 2, (now.y + other.y) / 2);
        this.move((now.x - before.x) / 2, (now.y - before.y) / 2);
      } else {
        this.move(now.x - before.x, now.y - before.y);
      }
      this.pointers.set(e.pointerId, now);
    };
    const up = (/** @type {PointerEvent} */ e) => void this.pointers.delete(e.pointerId);
    const wheel = (/** @type {WheelEvent} */ e) => {
      e.preventDefault();
      const { x, y } = place(e);
      this.zoom(Math.exp(-e.deltaY * (e.ctrlKey ? 0.01 : 0.0016)), x, y);
    };
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", moved);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    element.addEventListener("wheel", wheel, { passive: false });
    const watch = new ResizeObserver(() => this.resize(element.clientWidth, element.clientHeight));
    watch.observe(element);
    this.resize(element.clientWidth, element.clientHeight);
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", moved);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
      element.removeEventListener("wheel", wheel);
      watch.disconnect();
    };
  }
}

/** Sea beyond a map that is painted, too. */
export const BEYOND = 60;
/** So long after the last change of scale the map is drawn sharp again. */
const SETTLED = 130;

/** Moves the painted sheets with the view. While the scale changes they are only stretched: painting takes longer.
 * @param {HTMLElement} world @param {View} view @param {{width: number, height: number}} chart */
export function follow(world, view, chart) {
  let sharp = 0,
    timer = 0;
  const draw = () => {
    const { x, y, k, width, height } = view.now.value;
    const left = Math.round((-BEYOND - x) * k + width / 2),
      top = Math.round((-BEYOND - y) * k + height / 2);
    world.style.transform = `translate(${left}px, ${top}px)` + (k === sharp ? "" : ` scale(${k / sharp})`);
  };
  const sharpen = () => {
    sharp = view.now.value.k;
    world.style.width = (chart.width + 2 * BEYOND) * sharp + "px";
    world.style.height = (chart.height + 2 * BEYOND) * sharp + "px";
    // For letters that must not become smaller than somebody can read.
    world.style.setProperty("--k", String(sharp));
    draw();
  };
  const stop = effect(() => {
    const { k, width } = view.now.value;
    if (!width) return;
    clearTimeout(timer);
    if (!sharp || view.fitted) {
      if (k !== sharp) sharpen();
      else draw();
      return;
    }
    draw();
    if (k !== sharp) timer = setTimeout(sharpen, SETTLED);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
