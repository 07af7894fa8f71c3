// What is wrong with how this page lies on this screen: sideways scrolling, text that is cut off, covered or printed over other text,
// and what can be pressed but not touched, or is smaller than `least` pixels. Returns one line for each fault.
(least) => {
  const faults = [];
  const SLACK = 2;
  const wide = innerWidth, high = innerHeight;
  const styles = new Map();
  const style = (each) => styles.get(each) ?? (styles.set(each, getComputedStyle(each)), styles.get(each));
  const parents = function* (each) {
    for (let up = each; up && up !== document.documentElement; up = up.parentElement) yield up;
  };
  const modal = [...document.querySelectorAll("dialog:modal, [aria-modal=true]")].filter((each) => each.checkVisibility()).at(-1);
  const named = (each) => {
    const kind = each.getAttribute("class")?.trim().replaceAll(/\s+/g, ".");
    const mark = ["data-answer", "data-do", "data-choose", "data-region"].find((name) => each.hasAttribute(name));
    return each.tagName.toLowerCase() + (kind ? "." + kind : "") + (mark ? `[${mark}=${each.getAttribute(mark)}]` : "");
  };
  const short = (text) => JSON.stringify(text.trim().replaceAll(/\s+/g, " ").slice(0, 40));
  const isForEars = (each) => [...parents(each)].some((up) => up.clientWidth <= 1 && up.getBoundingClientRect().width <= 1 && style(up).overflow !== "visible" || style(up).clipPath.startsWith("inset(50%"));
  const isShown = (each) => each.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !each.closest("[inert], .skip, option, noscript, script, style") && !isForEars(each);
  /** A map is panned and zoomed: what lies outside its frame, or under a card in front of it, is not lost. */
  const boardOf = (each) => {
    const frame = each.closest(".ms-board, [data-board]");
    if (frame && each.closest("svg.map")) return frame;
    for (let svg = each.closest("svg"); svg; svg = svg.parentElement?.closest("svg") ?? null) if (svg.getBoundingClientRect().width > 250) return frame ?? svg.parentElement;
    return each.closest("[data-board]");
  };
  const isForEyes = (each) => !modal || modal.contains(each);
  const scrolls = (up, way) => ["auto", "scroll"].includes(style(up)["overflow" + way.toUpperCase()]) && (way === "x" ? up.scrollWidth > up.clientWidth : up.scrollHeight > up.clientHeight);
  const inside = (each) => each.closest("svg") !== null && !(each instanceof SVGSVGElement && !each.parentElement?.closest("svg"));

  if (document.documentElement.scrollWidth > wide + 1) faults.push(`the page scrolls sideways: ${document.documentElement.scrollWidth} in ${wide}`);

  /** Scroll something into view, as a finger could: what only hides what sticks out does not scroll. */
  const bring = (each, where) => {
    each.scrollIntoView({ block: where, inline: where, behavior: "instant" });
    for (const up of parents(each.parentElement)) {
      if (up.scrollLeft && ["hidden", "clip"].includes(style(up).overflowX)) up.scrollLeft = 0;
      if (up.scrollTop && ["hidden", "clip"].includes(style(up).overflowY)) up.scrollTop = 0;
    }
  };
  /** Where a box is cut: by something that hides what sticks out, or by the edge of the screen where nothing scrolls. */
  const cutOf = (from, box) => {
    const free = { x: false, y: false };
    for (const up of parents(from)) {
      const how = style(up);
      free.x ||= scrolls(up, "x");
      free.y ||= scrolls(up, "y");
      const isFixed = how.position === "fixed";
      if (how.overflowX === "visible" && how.overflowY === "visible" && !how.contain.includes("paint")) {
        if (isFixed) break;
        continue;
      }
      if (up instanceof SVGElement && up.tagName !== "svg") continue;
      const frame = up.getBoundingClientRect();
      if (!free.x && (box.left < frame.left - SLACK || box.right > frame.right + SLACK)) return named(up);
      if (!free.y && (box.top < frame.top - SLACK || box.bottom > frame.bottom + SLACK)) return named(up);
      if (free.x && free.y) return "";
      // Whatever lies around it does not cut what is fixed to the screen.
      if (isFixed) break;
    }
    const root = document.scrollingElement;
    if (!free.x && (box.left < -SLACK || box.right > wide + SLACK)) return "the screen";
    if (!free.y && (box.top < -SLACK || (box.bottom > high + SLACK && root.scrollHeight <= high + 1))) return "the screen";
    return "";
  };

  // ---- text
  const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (!node.textContent.trim()) continue;
    const each = node.parentElement;
    if (!each || !isShown(each) || !isForEyes(each)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // What is read is smaller than the line it stands on.
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    if (!boxes.length) continue;
    const drawnAs = each.getScreenCTM?.(),
      size = parseFloat(style(each).fontSize) * (drawnAs?.a ?? 1);
    // The box around letters that are turned is mostly empty.
    if (drawnAs && Math.abs(drawnAs.b) > 0.01 * Math.abs(drawnAs.a)) continue;
    const read = boxes.map((box) => {
      const rest = Math.max(0, (box.height - size * 0.75) / 2);
      return new DOMRect(box.x, box.y + rest, box.width, box.height - 2 * rest);
    });
    texts.push({ each, node, text: node.textContent, boxes: read, board: boardOf(each) });
  }
  for (const { each, text, boxes, board } of texts) {
    if (board) continue;
    const how = style(each);
    if (how.textOverflow === "ellipsis" && each.scrollWidth > each.clientWidth + 1 && !each.title && !each.closest("[title], button[aria-label]")) faults.push(`cut to "…": ${short(text)} in ${named(each)}`);
    if (how.webkitLineClamp !== "none" && boxes.at(-1).bottom > each.getBoundingClientRect().bottom + SLACK && !each.title) faults.push(`lines left out: ${short(text)} in ${named(each)}`);
    for (const box of boxes) {
      if (how.textOverflow === "ellipsis" || (how.webkitLineClamp !== "none" && each.title)) continue;
      const cut = cutOf(each, box);
      if (cut) { faults.push(`cut off: ${short(text)} in ${named(each)}, by ${cut}`); break; }
    }
  }
  /** Whether a point of an element lies in every frame around it. */
  const framed = (each, x, y) => {
    for (const up of parents(each.parentElement)) {
      const how = style(up);
      if (how.overflowX === "visible" && how.overflowY === "visible") continue;
      const frame = up.getBoundingClientRect();
      if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) return false;
    }
    return true;
  };
  const reaches = (each, x, y) => x >= 0 && y >= 0 && x < wide && y < high && framed(each, x, y);
  const related = (a, b) => a === b || a.contains(b) || b.contains(a);
  const layer = (each) => each.closest("dialog, [popover], [data-layer], .ms-sheet");
  /** A sheet lies over the deck, and over the board of a phone, until it is closed; over the bar and the answers only where there is no room for both. */
  const isUnderSheet = (each, top) => {
    const sheet = top?.closest(".ms-sheet");
    return sheet && !sheet.contains(each) && (!each.closest(".ms-bar, .ms-acts") || sheet.clientHeight > high - 4);
  };
  /** What is to be seen of a box: frames around it, and the element of the text itself, hide what sticks out. */
  const clipped = (each, box) => {
    let { left, top, right, bottom } = box;
    for (const up of parents(each)) {
      const how = style(up);
      if (how.overflowX === "visible" && how.overflowY === "visible") continue;
      if (up instanceof SVGElement && up.tagName !== "svg") continue;
      const frame = up.getBoundingClientRect();
      [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    return right > left && bottom > top ? [new DOMRect(left, top, right - left, bottom - top)] : [];
  };
  const drawn = texts.flatMap(({ each, text, boxes, board }) => boxes.flatMap((box) => clipped(each, box)).map((box) => ({ each, text, box, board })));
  drawn.sort((a, b) => a.box.top - b.box.top);
  for (let i = 0; i < drawn.length; i++) {
    for (let j = i + 1; j < drawn.length && drawn[j].box.top < drawn[i].box.bottom; j++) {
      const [a, b] = [drawn[i], drawn[j]];
      if (a.each === b.each || a.each.contains(b.each) || b.each.contains(a.each) || layer(a.each) !== layer(b.each) || a.board !== b.board) continue;
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (across < 4 || down < 4) continue;
      // Text below another that lies on top of it with a ground of its own is covered, which is said below.
      const [p, q] = [a, b].map(({ box }) => [box.x + box.width / 2, box.y + box.height / 2]);
      const hidden = [[a, p], [b, q]].some(([one, at]) => {
        // What lets touches through is asked about as if it did not.
        const before = one.each.style.pointerEvents;
        one.each.style.pointerEvents = "auto";
        const top = document.elementFromPoint(...at) ?? one.each;
        one.each.style.pointerEvents = before;
        return !related(top, one.each);
      });
      if (hidden) continue;
      faults.push(`printed over: ${short(a.text)} in ${named(a.each)} and ${short(b.text)} in ${named(b.each)}`);
    }
  }

  // Text under a bar that sticks must come out from under it.
  for (const { each, node, text, board } of texts) {
    if (board) continue;
    if (style(each).pointerEvents === "none") continue;
    const middle = () => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = [...range.getClientRects()].find((box) => box.width > 1 && box.height > 1);
      return box ? [box.x + box.width / 2, box.y + box.height / 2] : [-1, -1];
    };
    /** What lies on it there, if anything does. */
    const over = () => {
      const [x, y] = middle();
      const top = reaches(each, x, y) ? document.elementFromPoint(x, y) : null;
      return top && !related(each, top) ? top : null;
    };
    // At the edge of a frame that scrolls it is half in sight: what counts is how it is in the middle.
    if (!reaches(each, ...middle()) || over()) bring(each, "center");
    const top = over();
    if (!top || isUnderSheet(each, top) || (layer(top) !== layer(each) && !top.closest(".ms-sheet"))) continue;
    // A button that fills a card with its words on top of it is no cover.
    if (top.matches("button, a, label, input, .hits *") && top.parentElement?.contains(each) && style(top).backgroundColor === "rgba(0, 0, 0, 0)") continue;
    faults.push(`covered: ${short(text)} in ${named(each)}, by ${named(top)}`);
  }

  // ---- what can be pressed
  const PRESSED = "button, a[href], input, select, textarea, summary, [role=button], [data-target], [data-choose], [data-answer]";
  for (const each of document.querySelectorAll(PRESSED)) {
    if (each.disabled || !isShown(each) || !isForEyes(each) || style(each).pointerEvents === "none" || each.closest("[aria-hidden=true]")) continue;
    // A box to tick is touched by its label.
    const target = (each.matches("input") && each.labels?.[0]) || each;
    const board = boardOf(each);
    const brought = inside(target) ? board : target;
    if (brought) bring(brought, "nearest");
    // A link in the middle of a sentence may go on in the next line.
    const isInText = each.matches("a") && style(each).display === "inline";
    const boxOf = () => (isInText && target.getClientRects()[0]) || target.getBoundingClientRect();
    const box = boxOf();
    if (box.width < 2 || box.height < 2) continue;
    if (board) {
      // Elsewhere on a map one only asks why not.
      if (!each.matches("[data-target], [data-choose], [data-answer], button")) continue;
      const frame = board.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) continue;
    }
    const cut = board ? "" : cutOf(target.parentElement, box);
    if (cut) faults.push(`cut off: ${named(each)}, by ${cut}`);
    if (!board && !isInText && (box.width < least || box.height < least)) faults.push(`small to touch: ${named(each)} ${short(each.textContent)}, ${Math.round(box.width)} x ${Math.round(box.height)}`);
    const n = inside(target) ? 9 : 3;
    /** What a finger hits instead, or null when it hits this. @param {DOMRect} box */
    const missed = (box) => {
      let hit = false, top = null;
      for (let i = 0; i < n * n && !hit; i++) {
        const [x, y] = [box.x + (box.width * (1 + (i % n))) / (n + 1), box.y + (box.height * (1 + Math.floor(i / n))) / (n + 1)];
        const there = document.elementFromPoint(x, y);
        hit = there !== null && (target === there || target.contains(there) || each.contains(there) || (there.closest("label")?.control ?? null) === each || (each.dataset.region !== undefined && there.closest(`[data-region="${each.dataset.region}"]`) !== null));
        top ??= there;
      }
      if (!hit) return top ?? document.documentElement;
      if (inside(target)) return null;
      // The middle is where a finger lands.
      const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return there && !related(target, there) && !related(each, there) && there.closest("label")?.control !== each && !target.contains(there.parentElement) ? there : null;
    };
    let top = missed(box);
    // Under a bar that sticks it must come out from under it.
    if (top && !board) {
      bring(target, "center");
      top = missed(boxOf());
    }
    // Nor is a region lost under a card in front of its map.
    if (board && inside(target) && top && !top.closest("svg")) top = null;
    if (top && !isUnderSheet(each, top)) faults.push(`cannot be pressed: ${named(each)} ${short(each.textContent || each.getAttribute("aria-label") || "")}, under ${named(top)}`);
  }
  return [...new Set(faults)];
};
