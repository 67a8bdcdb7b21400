// Pieces that move: an element with data-piece goes from where it was to where it is; one that is gone goes to the
// data-place that its data-to names. What a data-store holds comes and goes one by one.
// The elements stay what they are, at their new place, and take clicks all the time.
"use strict";

const motion = (() => {
  const reduced = matchMedia("(prefers-reduced-motion: reduce)");
  // All of it is over within this time, however many pieces move.
  const LONGEST = 600;
  const lengths = new Map();
  const EASING = "cubic-bezier(0.3, 0.7, 0.3, 1)";

  // How long one piece moves, as the reader likes it and the style sheet says; 0 for not at all.
  function length() {
    if (reduced.matches) return 0;
    const { documentElement: root } = document;
    const liking = root.dataset.motion;
    if (!lengths.has(liking)) lengths.set(liking, parseFloat(getComputedStyle(root).getPropertyValue("--motion")) || 0);
    return lengths.get(liking);
  }

  // Where a piece is to be seen. One in a closed window or behind a tab is where that opens.
  function place(piece) {
    if (piece.checkVisibility()) return { box: piece.getBoundingClientRect(), seen: true };
    const closed = piece.closest("[popover]");
    const part = piece.closest(".part");
    const opener = (closed && document.querySelector(`[popovertarget="${closed.id}"]`))
      || (part && document.querySelector(`[data-part="${part.id}"]`));
    return opener?.checkVisibility() ? { box: opener.getBoundingClientRect(), seen: false } : null;
  }

  // Every piece and where it is. The first of a name counts, as long as it is seen.
  function snapshot() {
    const places = new Map();
    for (const piece of document.querySelectorAll("#main [data-piece]")) {
      const here = place(piece);
      const known = places.get(piece.dataset.piece);
      if (!here || (known && (known.seen || !here.seen))) continue;
      // The element may be another piece afterwards, so what flies away has to be kept now.
      const likeness = length() > 0 && here.seen && piece instanceof HTMLElement ? piece.cloneNode(true) : null;
      places.set(piece.dataset.piece, { ...here, piece, to: piece.dataset.to, likeness, part: piece.closest(".part")?.id, within: within(piece) });
    }
    places.stores = stores();
    return places;
  }

  // How much everything that is counted holds, by its name, and where it is to be seen: as of pieces, the first of a name counts.
  function stores() {
    const places = new Map();
    for (const store of document.querySelectorAll("#main [data-store]")) {
      const sign = store.querySelector("svg");
      const here = sign && place(sign);
      const known = places.get(store.dataset.store);
      if (!here || (known && (known.seen || !here.seen))) continue;
      const kind = sign.querySelector("use")?.getAttribute("href");
      places.set(store.dataset.store, { ...here, store, sign, kind, amount: Number(store.dataset.amount) });
    }
    return places;
  }

  // The control that was used last: what it brings comes from there, and what it costs goes there.
  let used = null;
  function use(control) {
    const box = control?.getBoundingClientRect();
    used = box?.width ? { box, at: performance.now() } : null;
  }
  const lately = () => (used && performance.now() - used.at < 2000 ? used.box : null);

  // Where a piece goes that goes to a place: to what was clicked there, if something was.
  function goal(to) {
    const [place, clicked] = [to.getBoundingClientRect(), lately()];
    const inside = clicked && clicked.left >= place.left && clicked.right <= place.right && clicked.top >= place.top && clicked.bottom <= place.bottom;
    return inside ? clicked : place;
  }

  // What a piece lies in, from the inside out as far as the board: its look depends on it.
  function within(piece) {
    const around = [];
    for (let outer = piece.parentElement; outer; outer = outer.parentElement) {
      if (outer.id === "board") return around;
      around.push(outer);
    }
    return null;
  }

  // Moves every piece from its place in `before`, and tells those who listen which pieces came how far.
  function play(before) {
    const time = length();
    const after = snapshot();
    const moved = new Map();
    const story = before.size > 0 || before.stores.size > 0 ? compare(before, after, moved, time) : [];
    document.dispatchEvent(new CustomEvent("chantier:moved", { detail: story }));
    if (time === 0) return;
    story.sort((one, other) => one.step - other.step);
    const pause = story.length > 1 ? Math.min(60, (LONGEST - time) / (story.length - 1)) : 0;
    story.forEach(({ run }, index) => run(index * pause));
    const recently = lately();
    used = null;
    exchange(before.stores, after.stores, recently ?? moved.keys().next().value?.getBoundingClientRect(), time);
  }

  // The pieces that are elsewhere than they were, each with its way and how to show it. Those that glide are in `moved`.
  function compare(before, after, moved, time) {
    const story = [];
    const tell = (name, piece, far, run) => story.push({ name, piece, far, step: step(piece), run });
    const slid = slides(before, after);
    const left = new Set();
    for (const [name, now] of after) {
      // A piece that was not there comes from where it says, such as the pile or the hand it was in.
      const was = before.get(name) ?? origin(now, before, after, left);
      const shift = was && { x: was.box.left - now.box.left, y: was.box.top - now.box.top };
      const far = was ? Math.hypot(shift.x, shift.y) : 0;
      if (was && far < 3) continue;
      if (was && slid.get(now.part) === whole(shift)) continue;
      if (!was && !now.seen) continue;
      // A part that came to the front or went behind brings its pieces along: none of them moved.
      if (was && was.seen !== now.seen && was.part === now.part) continue;
      if (was && !now.seen) {
        if (was.seen) tell(name, now.piece, far, (delay) => fly(was, now.box, time, delay));
        continue;
      }
      if (was) moved.set(now.piece, shift);
      tell(name, now.piece, far, (delay) => (was ? glide(now, was, moved, time, delay) : appear(now.piece, time, delay)));
    }
    for (const [name, was] of before) {
      const target = was.seen && !after.has(name) ? was.to : null;
      const to = target ? document.querySelector(`[data-place="${target}"]`) : null;
      if (!to?.checkVisibility()) continue;
      const box = goal(to);
      const far = Math.hypot(box.left - was.box.left, box.top - was.box.top);
      story.push({ name, piece: was.piece, far, step: 0, run: (delay) => fly(was, box, time, delay) });
    }
    return story;
  }

  // Where a piece comes from that was not there: the place of a piece, or, where the name ends in *, of one with such a name
  // that is gone, the nearest. Each such place is left once, and not where another came that is alike: that one never moved.
  function origin(now, before, after, left) {
    const { from } = now.piece.dataset;
    if (!from?.endsWith("*")) return before.get(from);
    const way = (was, is) => Math.hypot(was.box.left - is.box.left, was.box.top - is.box.top);
    const alike = [...after.values()].filter((other) => other.piece.dataset.from === from && other !== now);
    const gone = [...before].filter(([name]) => name.startsWith(from.slice(0, -1)) && !after.has(name) && !left.has(name));
    const free = gone.filter(([, was]) => !alike.some((other) => way(was, other) < 3));
    const [nearest] = free.sort(([, one], [, other]) => way(one, now) - way(other, now));
    if (nearest) left.add(nearest[0]);
    return nearest?.[1];
  }

  const whole = ({ x, y }) => `${Math.round(x)} ${Math.round(y)}`;

  // The parts that were scrolled or pushed along, with their way: most of their pieces went the same one, so none of
  // these moved.
  function slides(before, after) {
    const ways = new Map();
    for (const [name, now] of after) {
      const was = before.get(name);
      if (!was?.seen || !now.seen || !now.part || was.part !== now.part) continue;
      const of = ways.get(now.part) ?? ways.set(now.part, { all: 0, by: new Map() }).get(now.part);
      const way = whole({ x: was.box.left - now.box.left, y: was.box.top - now.box.top });
      of.all += 1;
      of.by.set(way, (of.by.get(way) ?? 0) + 1);
    }
    const slid = new Map();
    for (const [part, { all, by }] of ways) {
      for (const [way, number] of by) if (number > 2 && number > all / 2) slid.set(part, way);
    }
    return slid;
  }

  // What one store gained came from another of its kind that lost some, or from `elsewhere`; likewise what one lost.
  function exchange(before, after, elsewhere, time) {
    const changes = [];
    for (const [name, now] of after) {
      const gained = now.amount - (before.get(name)?.amount ?? now.amount);
      if (gained !== 0) changes.push({ ...now, gained });
    }
    for (const { gained, kind, box, seen, store, sign } of changes) {
      const other = changes.find((other) => other.kind === kind && Math.sign(other.gained) === -Math.sign(gained))?.box;
      // Between two stores, the one that gains shows it.
      if (gained < 0 && other) continue;
      const there = other ?? elsewhere;
      if (!there) continue;
      const [from, to] = gained > 0 ? [there, box] : [box, there];
      const number = Math.min(Math.abs(gained), 5);
      // What lies behind a tab shows nothing that lies in it.
      const holder = seen ? store : document.getElementById("board");
      for (let one = 0; one < number; one++) toss(holder, sign, from, to, time, (one * (LONGEST - time)) / 5);
    }
  }

  // One of what a store holds flies from here to there.
  function toss(holder, sign, from, to, time, delay) {
    const one = document.createElement("span");
    one.className = "flying tossed";
    one.inert = true;
    one.setAttribute("aria-hidden", "true");
    one.append(bare(sign.cloneNode(true)));
    holder.append(one);
    const origin = one.getBoundingClientRect();
    const at = (box) => ({
      translate: `${box.left + box.width / 2 - origin.left - origin.width / 2}px ${box.top + box.height / 2 - origin.top - origin.height / 2}px`,
    });
    const animation = start(one, [{ ...at(from), opacity: 1 }, { ...at(to), opacity: 1 }], time, delay);
    animation.finished.catch(() => {}).finally(() => one.remove());
  }

  const step = (piece) => Number(piece.dataset.step ?? 0);

  function glide({ piece, box }, was, moved, time, delay) {
    let { x, y } = moved.get(piece);
    // What moves inside of something that moves along needs only the rest of the way.
    const carrier = moved.get(piece.parentElement?.closest("[data-piece]"));
    if (carrier) { x -= carrier.x; y -= carrier.y; }
    const grown = piece.querySelector("[data-piece]") ? 1 : Math.min(3, Math.max(0.3, was.box.width / (box.width || 1)));
    x += (was.box.width - box.width * grown) / 2 + (box.width * (grown - 1)) / 2;
    y += (was.box.height - box.height * grown) / 2 + (box.height * (grown - 1)) / 2;
    if (piece instanceof SVGElement) [x, y] = inItsUnits(piece, x, y);
    const from = { translate: `${x}px ${y}px`, scale: `${grown}`, zIndex: 5 };
    const to = { translate: "0 0", scale: "1", zIndex: 5 };
    start(piece, [from, to], time, delay);
  }

  // A way on the screen in the units of a piece of a drawing, which may be turned and sized: tried out by how far it goes.
  function inItsUnits(piece, x, y) {
    const TRIED = 100;
    const shifted = (translate) => {
      piece.style.translate = translate;
      const { left, top } = piece.getBoundingClientRect();
      return { left, top };
    };
    for (const animation of piece.getAnimations()) if (animation.id === "motion") animation.cancel();
    const [rest, right, down] = [shifted("none"), shifted(`${TRIED}px 0`), shifted(`0 ${TRIED}px`)];
    piece.style.translate = "";
    const [a, b] = [right.left - rest.left, down.left - rest.left];
    const [c, d] = [right.top - rest.top, down.top - rest.top];
    const size = (a * d - b * c) / TRIED;
    return size === 0 ? [0, 0] : [(d * x - b * y) / size, (a * y - c * x) / size];
  }

  function appear(piece, time, delay) {
    start(piece, [{ opacity: 0, scale: "0.85" }, { opacity: 1, scale: "1" }], time, delay);
  }

  // A piece that goes where it is not seen any more, such as a rival's board: its likeness flies there. It lies within
  // likenesses of what the piece lay in, which take no room of their own, so that it looks as the piece did.
  function fly({ likeness: kept, box, within }, to, time, delay) {
    const board = document.getElementById("board");
    if (!board || !within || !kept) return;
    const likeness = bare(kept);
    let whole = likeness;
    for (const outer of within) {
      const around = bare(outer.cloneNode(false));
      around.style.setProperty("display", "contents", "important");
      around.append(whole);
      whole = around;
    }
    likeness.classList.add("flying");
    Object.assign(likeness.style, { width: `${box.width}px`, height: `${box.height}px` });
    whole.inert = true;
    whole.setAttribute("aria-hidden", "true");
    board.append(whole);
    const origin = likeness.getBoundingClientRect();
    const at = (x, y, scale, opacity) => ({ translate: `${x - origin.left}px ${y - origin.top}px`, scale, opacity });
    const end = at(to.left + (to.width - box.width) / 2, to.top + (to.height - box.height) / 2, "0.2", 0.4);
    const animation = start(likeness, [at(box.left, box.top, "1", 1), end], time, delay);
    animation.finished.catch(() => {}).finally(() => whole.remove());
  }

  // A likeness is nothing that can be found or used.
  function bare(likeness) {
    for (const part of [likeness, ...likeness.querySelectorAll("*")]) {
      for (const name of ["id", "data-piece", "name", "form"]) part.removeAttribute(name);
    }
    return likeness;
  }

  function start(element, keyframes, duration, delay) {
    for (const animation of element.getAnimations()) if (animation.id === "motion") animation.cancel();
    return element.animate(keyframes, { id: "motion", duration, delay, easing: EASING, fill: "backwards" });
  }

  return { snapshot, play, use, length };
})();
