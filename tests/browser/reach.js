// Measures a table on one's own turn. Runs in the page, before its own scripts; see test_reach.py.
// The page's line to the table is replaced: `reach.show(update)` shows what a room would have sent.

(() => {
  const SLACK = 1.5; // Parts of pixels.
  const LEAST_TOUCH = 32;
  const LETTERS = 6; // Of a name, or all of it.
  const STILL_FRAMES = 2; // Parts that measure themselves are drawn again in the next frame.
  const PATIENCE_MS = 30_000; // Enough on the busiest machine.

  let socket = null;
  window.WebSocket = class {
    constructor() {
      socket = this;
      setTimeout(() => this.onopen?.());
    }
    // Whatever is asked is done, and changes nothing.
    send(text) {
      const { key, revision } = JSON.parse(text);
      if (key) setTimeout(() => tell({ message: "done", key, revision }));
    }
    close() {}
  };

  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const boxOf = (node) => node.getBoundingClientRect();
  const isShown = (node) => node.checkVisibility({ visibilityProperty: true }) && boxOf(node).width > 1;
  const isSpoken = (node) => node.closest(".spoken, .spoken-only") !== null;

  /** A few words that find the element again. */
  function nameOf(node) {
    const words = node.ariaLabel || node.textContent.trim().replace(/\s+/g, " ");
    return `<${node.tagName.toLowerCase()} class="${node.getAttribute("class") ?? ""}"> "${words.slice(0, 50)}"`;
  }

  function isInside(box, room) {
    const isAcross = box.left >= room.left - SLACK && box.right <= room.right + SLACK;
    return isAcross && box.top >= room.top - SLACK && box.bottom <= room.bottom + SLACK;
  }

  const scrolls = (node) => ({
    across: node.scrollWidth > node.clientWidth + SLACK,
    down: node.scrollHeight > node.clientHeight + SLACK,
  });

  /** The box of its own in which *node* may be scrolled to, if there is one. */
  function ownBox(node, board) {
    for (let each = node.parentElement; each !== board; each = each.parentElement) {
      const { across, down } = scrolls(each);
      const style = getComputedStyle(each);
      const isBox = (flow) => flow === "auto" || flow === "scroll";
      if ((down && isBox(style.overflowY)) || (across && isBox(style.overflowX))) return each;
    }
    return null;
  }

  /** What lies over the middle of *node*, if that is not itself or what it stands in. */
  function cover(node) {
    const box = boxOf(node);
    const found = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    // What is not seen covers nothing.
    if (found?.matches("[aria-hidden=true]")) return null;
    const drawing = node.closest("[aria-hidden=true]");
    // A picture may be made of several parts that lie over each other.
    if (node.matches("[role=img]") && node.parentElement.contains(found)) return null;
    if (node.closest("[role=img]")?.contains(found)) return null;
    return found === null || found.contains(node) || (drawing ?? node).contains(found) ? null : found;
  }

  /** The room between the bar above and the tabs below. */
  function seenRoom() {
    const [bar, tabs] = [document.querySelector("header"), document.querySelector("[role=tablist]")].map(boxOf);
    const isBeside = tabs.left > 0;
    return {
      left: 0,
      right: isBeside ? tabs.left : innerWidth,
      top: bar.bottom,
      bottom: isBeside ? innerHeight : tabs.top,
    };
  }

  const hasWords = (node) => [...node.childNodes].some((each) => each.nodeType === 3 && each.data.trim() !== "");

  /** What is pressed, what is looked at to decide, and all words. */
  function* findUnreached(board, room) {
    for (const node of board.querySelectorAll("*")) {
      if (!node.matches("button, [role=img]") && !hasWords(node)) continue;
      if (!isShown(node) || isSpoken(node)) continue;
      // Words in a picture are a part of it.
      if (node.parentElement.closest("[role=img]") !== null) continue;
      const box = ownBox(node, board);
      // Many answers may be a box of their own.
      const actions = node.closest("[data-actions]");
      if (box !== null && actions !== null && !actions.contains(box)) yield `has to be scrolled to: ${nameOf(node)}`;
      const part = box ?? node;
      if (!isInside(boxOf(part), room)) yield `is out of sight: ${nameOf(node)}`;
      else if (box !== null) continue;
      else if (cover(node) !== null) yield `${nameOf(node)} is covered by ${nameOf(cover(node))}`;
    }
  }

  function* findSmall(board) {
    for (const node of board.querySelectorAll("button:not([aria-hidden])")) {
      const { width, height } = boxOf(node);
      if (isShown(node) && Math.min(width, height) < LEAST_TOUCH)
        yield `is small (${Math.round(width)} × ${Math.round(height)}): ${nameOf(node)}`;
    }
  }

  /** What does not fit where it stands. Own boxes scroll one way only: down. */
  function* findClipped(board) {
    for (const node of [board, ...board.querySelectorAll("*")]) {
      if (node instanceof SVGElement || isSpoken(node) || !isShown(node)) continue;
      const { across, down } = scrolls(node);
      const style = getComputedStyle(node);
      const isCut = (flow) => flow === "hidden" || flow === "clip";
      const isEllipsis = style.textOverflow === "ellipsis";
      if (down && style.containerType === "size") yield `is higher than the room it got: ${nameOf(node)}`;
      const isStrip = node.matches("[data-strip]");
      if (across && style.overflowX !== "visible" && !isEllipsis && !isStrip) yield `is too wide for its box: ${nameOf(node)}`;
      if (down && isCut(style.overflowY) && !isEllipsis) yield `is too high for its box: ${nameOf(node)}`;
      if (across && hasWords(node) && style.overflowX === "visible" && style.display !== "inline")
        yield `has words that stick out: ${nameOf(node)}`;
    }
    for (const node of [board, board.querySelector("[data-cloth]")]) {
      if (node !== null && scrolls(node).down) yield `the board is higher than its room: ${node.scrollHeight} > ${node.clientHeight}`;
    }
  }

  /** Who sits in rows is seen whole, or is scrolled to: nobody sits half behind what lies below. */
  function* findHalved(board) {
    for (const box of board.querySelectorAll("[data-rows]")) {
      const { top, bottom } = boxOf(box);
      for (const node of box.children) {
        const seen = boxOf(node);
        const isCut = (edge) => seen.top < edge - SLACK && seen.bottom > edge + SLACK;
        if (isShown(box) && (isCut(top) || isCut(bottom))) yield `is seen by half: ${nameOf(node)}`;
      }
    }
  }

  /** The width of the first letters of a text, and of the box that cuts it. */
  function isCut(text, start, letters) {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, start + letters);
    const first = boxOf(range);
    // What is written from the right is cut on the left.
    const isFromRight = /[\u0590-\u08ff]/.test(text.data[start]);
    for (let each = text.parentElement; each?.closest("main"); each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.overflowX === "visible" || style.display === "contents") continue;
      const isWhole = each.scrollWidth <= each.clientWidth + SLACK;
      const mark = style.textOverflow === "ellipsis" && !isWhole ? parseFloat(style.fontSize) * 0.8 : 0;
      const { left, right } = boxOf(each);
      if (first.right > right - (isFromRight ? 0 : mark) + SLACK) return true;
      if (first.left < left + (isFromRight ? mark : 0) - SLACK) return true;
    }
    return false;
  }

  function* findUnnamed(board, names, own, letters) {
    const found = new Set();
    const texts = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (!isShown(text.parentElement) || isSpoken(text.parentElement)) continue;
      for (const [seat, name] of names.entries()) {
        const start = text.data.indexOf(name);
        if (start < 0) continue;
        found.add(seat);
        if (text.data.trim() === name && isCut(text, start, Math.min(letters, name.length)))
          yield `the name ${name} is cut: ${nameOf(text.parentElement)}`;
      }
    }
    for (const [seat, name] of names.entries())
      if (seat !== own && !found.has(seat)) yield `${name} is not shown`;
  }

  /** Frame after frame until *isTrue*. What never becomes true is a failure, not a test that hangs. */
  async function until(isTrue, what) {
    const end = performance.now() + PATIENCE_MS;
    while (!isTrue()) {
      if (performance.now() > end) throw new Error(`${what}: ${document.body.innerText.slice(0, 200)}`);
      await frame();
    }
  }

  /** Where everything on the board is. */
  function layoutOf(board) {
    const boxes = [...board.querySelectorAll("*")].map(boxOf);
    return boxes.map(({ x, y, width, height }) => `${x} ${y} ${width} ${height}`).join();
  }

  /** Letters have come and nothing moves any more. */
  async function rest() {
    let [last, still] = ["", 0];
    await until(() => {
      const now = layoutOf(document.querySelector("[data-board]"));
      still = now === last && document.fonts.status === "loaded" ? still + 1 : 0;
      last = now;
      return still >= STILL_FRAMES;
    }, "The board does not come to rest");
  }

  async function show(update) {
    tell(update);
    await until(() => document.querySelector("[data-cloth]") !== null, "There is no board");
    await rest();
  }

  function measure({ seats, seat }, letters) {
    const board = document.querySelector("[data-board]");
    const names = seats.map(({ name }) => name);
    return [
      ...findUnreached(board, seenRoom()),
      ...findSmall(board),
      ...findClipped(board),
      ...findHalved(board),
      ...findUnnamed(board, names, seat, letters),
    ];
  }

  // As long as a refusal gets.
  const TEXT = "And so it went on and on until nobody knew what had been asked at all";

  function refusal(game) {
    const sentence = { id: `${game}-refuse-unreadable`, args: { text: TEXT } };
    return { message: "refused", key: "", code: "move/unreadable", sentence, rule: "BG-10.2" };
  }

  const tell = (message) => socket.onmessage({ data: JSON.stringify(message) });

  async function refuse(message) {
    tell(message);
    await until(() => document.querySelector("[role=alert] button") !== null, "Nothing was refused");
  }

  /** What was refused is told, and nothing that can be pressed on the board is out of reach for it. */
  async function findHidden(game) {
    await refuse(refusal(game));
    await rest();
    const buttons = [...document.querySelectorAll("[data-board] button")].filter(isShown);
    const hidden = buttons.filter((node) => cover(node)?.closest("[role=alert]"));
    return hidden.map((node) => `is covered by what was refused: ${nameOf(node)}`);
  }

  const isOpen = () => until(() => socket?.onmessage, "The page does not come to the table");

  window.reach = {
    isOpen,
    show,
    tell,
    refuse,
    /** The line to the room breaks. */
    lose: () => socket.onclose(),
    findHidden,
    async measureAll(updates, letters = LETTERS) {
      await isOpen();
      const found = [];
      for (const update of updates) {
        await show(update);
        found.push([...new Set(measure(update.table, letters))]);
      }
      found.at(-1).push(...(await findHidden(updates.at(-1).table.game)));
      return found;
    },
  };
})();
