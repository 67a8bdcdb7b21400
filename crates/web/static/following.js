// Where a step of a game changed the board, and how a phone shows it: one part is in front there, so each step that is shown
// again brings the part to the front in which it happened, or the board of the rival who made it.
"use strict";

const following = (() => {
  const tabs = () => document.querySelector(".tabs");
  // Fewer differences than these are told in passing, such as whose turn it is.
  const SLIGHT = 3;
  // How long one sees where something will happen, and what came of it, before the next place is shown.
  const LOOK_MS = 350;
  // Who made a move that nobody made.
  const CHANCE = "chance";
  // How something looks or is told says nothing about what lies there.
  const LOOKS = new Set(["class", "title", "id", "style", "aria-label", "for", "popovertarget", "data-step", "data-from"]);

  // Who reads the log of a phone stays there; at a desk all parts are seen.
  const follows = () => Boolean(tabs()?.checkVisibility()) && !document.getElementById("tab-log")?.checked;

  // --- What changed -------------------------------------------------------------------------------------------
  // The places in which something can happen: the parts of the board, and the boards of rivals.
  const holders = (page) => [...page.querySelectorAll("#board > .part, #board > .rival")];
  const isSheet = (id) => id.startsWith("rival-");

  // Every piece with the way to it from its part: one that stands elsewhere in a row has moved.
  function pieces(holder) {
    const ways = new Map();
    for (const piece of holder.querySelectorAll("[data-piece]")) {
      const way = [];
      for (let at = piece; at && at !== holder; at = at.parentElement) {
        way.push(at.parentElement ? [...at.parentElement.children].indexOf(at) : 0);
      }
      ways.set(piece.dataset.piece, way.join());
    }
    return ways;
  }

  // How often everything is there, by what it is and says.
  function things(holder) {
    const number = new Map();
    for (const thing of holder.querySelectorAll(":not(.flying, .flying *)")) {
      const marks = [...thing.attributes].filter(({ name }) => !LOOKS.has(name)).map(({ name, value }) => `${name}=${value}`).sort();
      const words = [...thing.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data.trim());
      const token = [thing.tagName, ...marks, ...words].join(" ");
      number.set(token, (number.get(token) ?? 0) + 1);
    }
    return number;
  }

  function differences(old, now) {
    let sum = 0;
    for (const token of new Set([...old.keys(), ...now.keys()])) sum += Math.abs((old.get(token) ?? 0) - (now.get(token) ?? 0));
    return sum;
  }

  function compare(old, now) {
    const [was, is] = [pieces(old), pieces(now)];
    const gone = [...was.keys()].filter((name) => !is.has(name));
    const come = [...is.keys()].filter((name) => !was.has(name));
    const moved = [...is.keys()].filter((name) => was.has(name) && was.get(name) !== is.get(name));
    return { id: now.id, gone, come, moved, things: differences(things(old), things(now)) };
  }

  // The places in which a step happened, each by its id and a piece that came or moved there, in the order in which one wants
  // to see them: where a piece was and where it came to; else the place where most is different. What a player changes lies
  // with them rather than with others.
  function where(before, after, mover) {
    const changes = holders(after)
      .map((now) => ({ now, old: before.querySelector(`#${now.id}`) }))
      .filter(({ old }) => old)
      .map(({ old, now }) => compare(old, now));
    for (const from of changes) {
      const to = changes.find((to) => to !== from && to.come.some((name) => from.gone.includes(name)));
      if (to) return [{ id: from.id }, { id: to.id, piece: to.come.find((name) => from.gone.includes(name)) }];
    }
    const own = (change) => (mover === undefined ? isSheet(change.id) : change.id === `rival-${mover}`);
    const possible = changes.filter((change) => !isSheet(change.id) || own(change));
    const most = (amount, least) => {
      const best = Math.max(least, ...possible.map(amount));
      const theirs = possible.find((change) => own(change) && amount(change) >= Math.max(least, best / 2));
      return theirs ?? possible.find((change) => amount(change) === best);
    };
    const place = most(({ gone, come, moved }) => gone.length + come.length + moved.length, 1);
    // A draw that moves no piece changes what may come, not what is there.
    const other = mover === CHANCE ? null : most((change) => change.things, SLIGHT);
    if (place) return [{ id: place.id, piece: place.come[0] ?? place.moved[0] }];
    return other ? [{ id: other.id }] : [];
  }

  // --- What is in front ---------------------------------------------------------------------------------------
  // The sheet of a rival lies in the board's stead; a change of the page takes its mark away, so it is kept here.
  let sheet = null;
  let later = null;

  function mark() {
    for (const rival of document.querySelectorAll("#board > .rival")) rival.classList.toggle("front", rival.id === sheet);
  }

  // Brings a place to the front; says whether it was not there.
  function show(id) {
    const tab = isSheet(id) ? null : document.getElementById(id.replace(/^part-/, "tab-"));
    const there = isSheet(id) ? sheet === id : !sheet && tab?.checked;
    if (there) return false;
    tab?.click();
    sheet = isSheet(id) ? id : null;
    mark();
    if (sheet) document.getElementById("board").scrollTop = 0;
    return true;
  }

  // Scrolls to a piece that lies further down in the place that is in front.
  function find({ id, piece }) {
    const lies = piece && document.querySelector(`#${id} [data-piece="${CSS.escape(piece)}"]`);
    const board = document.getElementById("board").getBoundingClientRect();
    const box = lies?.getBoundingClientRect();
    if (box?.width && (box.top < board.top || box.bottom > board.bottom)) lies.scrollIntoView({ block: "nearest", behavior: "instant" });
  }

  // Brings a place to the front, with its piece in view.
  function visit(place) {
    show(place.id);
    find(place);
  }

  const wait = (time) => new Promise((done) => setTimeout(done, time));

  // Around one step: first one looks where it will happen, then it happens, then one looks what came of it.
  // `pace` is how much faster than usual the game is shown.
  async function step(page, mover, change, pace = 1) {
    clearTimeout(later);
    const places = follows() ? where(document, page, mover) : [];
    if (places.length > 0 && show(places[0].id)) await wait(LOOK_MS / pace);
    // What one player does without changing a thing is not seen at another's.
    if (places.length === 0 && ![CHANCE, undefined].includes(mover) && sheet !== `rival-${mover}`) release();
    await change();
    if (places.length === 1) find(places[0]);
    if (places.length > 1) later = setTimeout(() => visit(places[1]), (2 * LOOK_MS) / pace);
  }

  // Brings the part of a piece to the front; says whether it was not there.
  const turnTo = (piece) => {
    const part = piece.closest(".part");
    return Boolean(part && tabs()?.checkVisibility() && show(part.id));
  };

  // Puts everything back as it was before something was shown again.
  function remember() {
    const tab = tabs()?.querySelector("input:checked")?.id;
    return () => {
      release();
      if (tab) document.getElementById(tab)?.click();
    };
  }

  function release() {
    clearTimeout(later);
    sheet = null;
    mark();
  }

  // Whoever chooses a tab wants to see it.
  document.addEventListener("click", (event) => {
    if (event.isTrusted && event.target.closest?.(".tabs")) release();
  });
  document.addEventListener("htmx:after:swap", mark);

  return { CHANCE, step, visit, where, turnTo, remember, follows };
})();
