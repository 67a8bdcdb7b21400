// An open table: what comes by the stream, what is sent, and what the action bar says.
// Without this file every click loads the page anew.
"use strict";

(() => {
  const main = () => document.getElementById("main");
  const said = () => document.getElementById("said");
  const board = () => document.getElementById("board");
  const version = (element) => Number(element?.dataset.version ?? 0);
  const remarks = (element) => Number(element?.dataset.remarks ?? 0);
  const stamp = () => `${version(main())}-${remarks(main())}`;
  // How long a notice stays when the table changes under it.
  const NOTICE_MS = 5000;
  // How soon after a notice a touch can be an answer to it, and not the second of two quick ones.
  const READ_MS = 400;

  // --- The stream ---------------------------------------------------------------------------------------------
  let streaming = false;
  let before = null;
  let held = null;
  let ends = false;

  // The first event of a connection is the whole of what changes; those after it say how to make the next of the last.
  let text = { stamp: "", whole: "" };

  document.addEventListener("htmx:sse:before:message", (event) => {
    const { connection, message } = event.detail;
    const whole = message.data.startsWith("[") ? patched(message.data) : message.data;
    if (whole === null) {
      // Something was lost: a new connection begins with the whole again.
      event.preventDefault();
      connection.lastEventId = "";
      connection.reader?.cancel();
      return;
    }
    text = { stamp: message.id, whole };
    message.data = whole;
  });

  // A patch: the stamp it starts from, then what is new, or how far to go on and how much to copy.
  function patched(patch) {
    const [stamp, ...steps] = JSON.parse(patch);
    if (stamp !== text.stamp) return null;
    let at = 0;
    let whole = "";
    for (const step of steps) {
      if (typeof step === "string") whole += step;
      else {
        at += step[0];
        whole += text.whole.slice(at, (at += step[1]));
      }
    }
    return whole;
  }

  document.addEventListener("htmx:before:swap", (event) => {
    const task = event.detail.tasks.find((task) => task.type === "main");
    const incoming = task?.fragment.querySelector?.("main[data-version]");
    if (!incoming) return;
    // An answer and the stream may bring the same news in either order: what is not newer is dropped. Talk stands
    // beside the game: a remark is news though the version is the same, and so is one fewer by the stream, whose events
    // come in order: it was deleted.
    const moves = version(incoming) - version(main());
    const talk = remarks(incoming) - remarks(main());
    const answers = event.detail.ctx.sourceElement === document.body;
    if (moves < 0 || (moves === 0 && (answers ? streaming && talk < 0 : talk === 0))) {
      event.preventDefault();
      return;
    }
    if (again.playing) again.stop();
    ends = !main().classList.contains("over") && incoming.classList.contains("over");
    before = motion.snapshot();
    held = { front: chosenTab(), scrolled: board()?.scrollTop, page: scrollY, pieces: looked() };
    focus.remember();
  });

  document.addEventListener("htmx:after:swap", () => {
    if (!before) return;
    keepSaid();
    keepTab();
    keepScroll();
    keepSheet();
    pointOut();
    log.follow();
    offer();
    motion.play(before);
    before = null;
    // Who saw the game end sees the points counted up. The page of the end is another one, which the browser would scroll to whatever
    // had the focus.
    if (ends) {
      document.querySelector(".result")?.classList.add("counting");
      const stay = () => scrollTo({ top: held.page, behavior: "instant" });
      stay();
      requestAnimationFrame(stay);
    }
    document.dispatchEvent(new CustomEvent("chantier:changed"));
  });
  document.addEventListener("htmx:after:settle", () => focus.restore());

  document.addEventListener("htmx:sse:error", () => lost(true));
  document.addEventListener("htmx:sse:after:connection", (event) => {
    pause = SOON_MS;
    lost(false);
    connection = event.detail.connection;
    // The extension begins to read right after this.
    queueMicrotask(() => listen(connection.reader));
  });
  document.addEventListener("htmx:sse:before:connection", (event) => {
    if (event.detail.connection.attempt > 0) lost(true);
  });
  document.addEventListener("htmx:sse:close", () => { streaming = false; });

  // htmx opens a stream again that was open before, but not one that could not be opened at first.
  const SOON_MS = 500;
  const LATE_MS = 8000;
  let pause = SOON_MS;

  function isStream(event) {
    return event.detail.ctx?.sourceElement?.id === "live";
  }

  function openAgain() {
    lost(true);
    setTimeout(() => {
      const live = document.getElementById("live");
      if (live) htmx.ajax("GET", live.getAttribute("hx-sse:connect"), { source: live });
    }, pause);
    pause = Math.min(2 * pause, LATE_MS);
  }

  document.addEventListener("htmx:before:response", (event) => {
    if (!isStream(event) || event.detail.ctx.response.raw.ok) return;
    event.preventDefault();
    openAgain();
  });
  document.addEventListener("htmx:error", (event) => {
    if (isStream(event)) openAgain();
  });

  // A connection may die without a word. A living one gives a sign every twenty seconds, which the extension passes over.
  const SILENT_MS = 50_000;
  const LISTEN_MS = 5000;
  let connection = null;
  let heard = 0;

  function listen(reader) {
    heard = Date.now();
    const read = reader?.read.bind(reader);
    if (read) reader.read = () => read().finally(() => { heard = Date.now(); });
  }

  // The next connection brings whatever was missed.
  function renew() {
    if (!streaming) return;
    lost(true);
    connection?.reader?.cancel();
  }

  setInterval(() => { if (Date.now() - heard > SILENT_MS) renew(); }, LISTEN_MS);
  addEventListener("online", renew);

  function lost(is) {
    streaming = !is;
    const sign = document.getElementById("lost");
    if (sign) sign.hidden = !is;
    if (!is && document.getElementById("unsent")) say(null);
  }

  // --- What is sent -------------------------------------------------------------------------------------------
  // Moves go out in the order of the clicks; a double click is one click.
  let sending = null;
  // A second click on the same spot that comes as soon is a double click, unless the table has answered the first one and means the
  // same there: what it put there instead nobody has seen yet.
  const DOUBLE_MS = 300;
  const SPOT_PX = 12;
  let lastClick = null;
  // How long an answer is waited for; a hint is thought about.
  const ANSWER_MS = 20_000;
  // After how long each what was lost on the way is sent again, and by which answers of a proxy one knows.
  const AGAIN_MS = [400, 1200, 3000];
  const AWAY = [502, 503, 504];
  // How soon the stream brings what was done.
  const BRINGS_MS = 3000;

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.id !== "play" && !("play" in form.dataset)) return;
    event.preventDefault();
    send(form, event.submitter);
  });

  // A piece that cannot be used says why when it is clicked, and when keys rest on it.
  const REST_MS = 700;
  let resting = null;

  document.addEventListener("focusin", (event) => {
    clearTimeout(resting);
    const piece = event.target.closest?.("#board .idle");
    if (!piece?.matches(":focus-visible") || !document.querySelector("#bar.yours")) return;
    const asks = () => piece.matches("#board .idle:focus") && send(document.getElementById("play"), piece);
    resting = setTimeout(asks, REST_MS);
  });

  // A button that the morph moved may still belong to a form that is gone, and would send nothing: so the click counts,
  // and the form that is there now.
  document.addEventListener("click", (event) => {
    const clicked = event.target.closest?.('button[type="submit"][form="play"]');
    const doubles = event.detail > 0 && isDouble(event);
    // A question stands where the click was that asked it: the second of two quick ones is no answer.
    const asked = Date.now() - Number(said()?.dataset.at ?? 0);
    if (event.detail > 1 && asked < READ_MS && event.target.closest?.("#confirm")) event.preventDefault();
    if (event.defaultPrevented) return;
    if (clicked) event.preventDefault();
    const button = aim.of(event);
    if (button && !doubles) send(document.getElementById("play"), button);
  });

  function isDouble({ clientX: x, clientY: y, timeStamp: at, target }) {
    const before = lastClick;
    lastClick = { x, y, at, version: version(main()), means: aim.meaningOf(target) };
    if (!before || at - before.at >= DOUBLE_MS || Math.hypot(x - before.x, y - before.y) >= SPOT_PX) return false;
    return lastClick.version === before.version || lastClick.means !== before.means;
  }

  async function send(form, button) {
    const action = button?.getAttribute("formaction") ?? form.getAttribute("action");
    const same = [version(main()), action, button?.value].join(" ");
    const talks = form.dataset.play === "talk";
    if (!talks && sending === same) return;
    sending = same;
    const fields = new URLSearchParams(new FormData(form));
    if (button?.name) fields.append(button.name, button.value);
    button?.classList.add("pending");
    motion.use(button);
    // A menu and the list of moves have done their work once something of them was chosen.
    button?.closest(".menu:popover-open")?.hidePopover();
    closeMoves(button);
    if (talks) form.elements.text.value = "";
    const seen = stamp();
    let done = false;
    try {
      const headers = { "HX-Request": "true" };
      if (streaming) headers["Chantier-Stream"] = "open";
      const answer = await post(action, fields, headers);
      if (answer.redirected) location.assign(answer.url);
      else if (answer.status === 204) {
        say(null);
        // A stream that does not bring what was done is dead.
        setTimeout(() => { if (stamp() === seen) renew(); }, BRINGS_MS);
      } else await take(await answer.text(), answer.ok);
      done = answer.ok && !said()?.querySelector(".notice");
      if (!done) refuse(button);
    } catch {
      say(unsent());
    } finally {
      button?.classList.remove("pending");
      if (sending === same) sending = null;
      // What was not said can be said again.
      const field = talks && !done ? form.elements.text : null;
      if (field?.value === "") field.value = fields.get("text");
    }
  }

  // A server that stops, or a proxy before it, may lose a click. What names the version of the table counts once, however often it
  // arrives: it is sent again, and says so, since the first one may have been lost on its way back.
  async function post(action, fields, headers, waits = fields.has("version") ? AGAIN_MS : []) {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const answer = await fetch(action, { method: "POST", body: fields, headers, signal }).catch((failure) => failure);
    const failed = answer instanceof Error;
    const away = failed ? answer.name !== "TimeoutError" : AWAY.includes(answer.status);
    if (!away || waits.length === 0 || !navigator.onLine) return failed ? Promise.reject(answer) : answer;
    await new Promise((passed) => setTimeout(passed, waits[0]));
    fields.set("again", "yes");
    return post(action, fields, headers, waits.slice(1));
  }

  // Who plays by keyboard stands at the list then, not in it.
  function closeMoves(button) {
    const list = button?.closest("#moves");
    if (!list) return;
    const within = list.contains(document.activeElement);
    list.open = false;
    if (within) list.querySelector("summary").focus({ preventScroll: true });
  }

  // An answer is either what the bar shall say, or the whole changed part of the page. What failed on the way says nothing of ours.
  async function take(text, ok) {
    const page = new DOMParser().parseFromString(text, "text/html");
    const answer = page.getElementById("said");
    const whole = page.getElementById("main");
    if (whole?.dataset.version) {
      await htmx.swap({ text, target: "#main", swap: "outerMorph", sourceElement: document.body });
      say(answer);
    } else if (answer) say(answer);
    else say(page.querySelector(".notice") ?? (ok ? null : unsent()));
  }

  async function fetched(url) {
    const answer = await fetch(url, { headers: { "HX-Request": "true" } });
    return answer.ok ? answer.text() : Promise.reject(answer.status);
  }

  // The piece that was refused shows that it was meant.
  const REFUSED_MS = 1200;
  function refuse(button) {
    if (!button?.matches(".idle")) return;
    button.classList.add("refused");
    setTimeout(() => button.classList.remove("refused"), REFUSED_MS);
  }

  // --- What the bar says --------------------------------------------------------------------------------------
  function unsent() {
    const paragraph = document.createElement("p");
    paragraph.id = "unsent";
    paragraph.className = "notice bad";
    paragraph.setAttribute("role", "alert");
    paragraph.textContent = said()?.dataset.unsent;
    return paragraph;
  }

  function say(what) {
    const region = said();
    if (!region) return;
    const inside = what?.id === "said" ? [...what.children] : what ? [what] : [];
    // The key that closes it stands beside it.
    const answered = region.parentElement.contains(document.activeElement);
    region.replaceChildren(...inside.map((element) => document.adoptNode(element)));
    region.dataset.at = Date.now();
    region.dataset.version = version(main());
    glow();
    bringHinted();
    // One question at a time: what a piece offers is closed while the bar asks.
    if (region.querySelector("#confirm")) document.querySelector(".menu:popover-open")?.hidePopover();
    fit(region.querySelector(":is(.notice, .hint)"));
    if (answered) focus.first("moves");
    region.querySelector("[autofocus]")?.focus({ preventScroll: true });
  }

  // It has the place of the question: what is long is written smaller, and what is longer still lies over the edge of the board.
  const SIZES = ["", "smaller", "smallest", "over"];
  function fit(note) {
    for (const size of SIZES) {
      note?.classList.remove(...SIZES.filter(Boolean));
      if (size) note?.classList.add(size);
      if (!note || note.scrollHeight <= note.clientHeight + 1) return;
    }
  }

  // Whoever asks for a hint wants to see the piece it speaks of: on a phone it may lie on another tab, or further down.
  function bringHinted() {
    const hinted = [...document.querySelectorAll("#board .hinted")];
    const isSeen = (piece) => piece.checkVisibility({ visibilityProperty: true });
    const behind = hinted.find((piece) => piece.closest(".part"));
    if (!hinted.some(isSeen) && behind) following.turnTo(behind);
    // A board that was hidden could not be turned yet.
    for (const piece of hinted) if (!hinted.some(isSeen)) turnTo(piece);
    const seen = hinted.filter(isSeen);
    if (!seen.some(jump.inView)) seen[0]?.scrollIntoView({ block: "center", behavior: "instant" });
  }

  // And one that opens a menu of its own has thought better of what the bar asked.
  document.addEventListener("toggle", (event) => {
    if (event.newState === "open" && event.target.matches?.("#board .menu") && document.getElementById("confirm")) say(null);
  }, true);

  // The numbers of a hint open where they hide least of the pieces it speaks of.
  document.addEventListener("toggle", (event) => {
    const sheet = event.target;
    if (sheet.id !== "hint-numbers" || event.newState !== "open") return;
    const { width, height } = sheet.getBoundingClientRect();
    const around = board().getBoundingClientRect();
    const hinted = [...document.querySelectorAll("#board .hinted")].map((piece) => piece.getBoundingClientRect());
    const edge = (start, end, size) => [end - size - 4, start + 4, (start + end - size) / 2].map((at) => Math.max(4, at));
    const places = edge(around.left, around.right, width)
      .flatMap((left) => edge(around.top, around.bottom, height).map((top) => ({ left, top, right: left + width, bottom: top + height })));
    const shared = (from, to, start, end) => Math.max(0, Math.min(to, end) - Math.max(from, start));
    const hides = (place) => hinted.reduce((sum, box) =>
      sum + shared(place.left, place.right, box.left, box.right) * shared(place.top, place.bottom, box.top, box.bottom), 0);
    const best = places.reduce((best, place) => (hides(place) < hides(best) ? place : best));
    Object.assign(sheet.style, { left: `${best.left}px`, top: `${best.top}px` });
    if (hides(best) === 0) return;
    // A narrow screen leaves room above or below alone: as much of it as there is, and the rest is scrolled to.
    const [highest, lowest] = [Math.min(...hinted.map((box) => box.top)), Math.max(...hinted.map((box) => box.bottom))];
    const above = highest - around.top;
    const below = around.bottom - lowest;
    const top = below >= above ? lowest + 4 : around.top + 4;
    Object.assign(sheet.style, { top: `${top}px`, maxHeight: `${Math.max(above, below) - 8}px` });
  }, true);

  // A question and a hint are about a position, and go with it; a notice stays long enough to be read.
  function keepSaid() {
    const region = said();
    if (!region) return;
    const about = Number(region.dataset.version);
    const left = Number(region.dataset.at ?? 0) + NOTICE_MS - Date.now();
    if (about !== version(main())) {
      if (left > 0 && region.querySelector(".notice")) setTimeout(keepSaid, left);
      else region.replaceChildren();
    }
    glow();
  }

  // Whoever goes on has read what was refused: it goes with the next touch, wherever that is.
  document.addEventListener("pointerdown", () => {
    const read = Date.now() - Number(said()?.dataset.at ?? 0) > READ_MS;
    if (read && said()?.querySelector(".notice")) say(null);
  }, { capture: true, passive: true });
  // What opened over the page is closed first.
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !document.querySelector(":popover-open") && said()?.querySelector(":is(.notice, .hint)")) say(null);
  });

  // The piece that a hint speaks of, or the one whose menu holds the move.
  function glow() {
    for (const piece of document.querySelectorAll(".hinted")) piece.classList.remove("hinted");
    const hint = said()?.querySelector("[data-hint]")?.dataset.hint;
    if (!hint) return;
    for (const button of document.querySelectorAll(`button[name="move"][value="${CSS.escape(hint)}"]`)) {
      const menu = button.closest("[popover]");
      button.classList.add("hinted");
      turnTo(button);
      if (menu) document.querySelector(`[popovertarget="${menu.id}"]`)?.classList.add("hinted");
    }
  }

  // What a lesson asks for glows by itself. It is brought into view once: who learns asks to be shown.
  let pointed = null;
  function pointOut() {
    const asked = [...document.querySelectorAll("#board .next-step")];
    const isSeen = (piece) => piece.checkVisibility({ visibilityProperty: true });
    const here = asked.find((piece) => piece.closest(".part")?.checkVisibility());
    if (!here || pointed === version(main())) return;
    pointed = version(main());
    if (!asked.some(isSeen)) turnTo(here);
    const seen = asked.filter(isSeen);
    if (!seen.some(jump.inView)) seen[0]?.scrollIntoView({ block: "center", behavior: motion.length() ? "smooth" : "instant" });
  }

  // A piece that lies on the board in several turns shows in one of them: the board is turned until it is this one.
  const TURNS = 4;
  function turnTo(button) {
    const turner = () => [...document.querySelectorAll("#board [data-turner]")].find((turner) => turner.checkVisibility());
    if (!button.closest("#board") || !turner()) return;
    for (let turn = 1; turn < TURNS && !button.checkVisibility(); turn++) turner()?.click();
  }

  document.addEventListener("click", (event) => {
    const target = event.target.closest?.("[data-dismiss], #again, [data-older]");
    if (!target) return;
    event.preventDefault();
    if ("dismiss" in target.dataset) say(null);
    else if (target.id === "again") again.play(target);
    else log.open(target.href).catch(() => location.assign(target.href));
  });

  // --- Tabs of a phone ----------------------------------------------------------------------------------------
  // The reader's choice holds until the game brings another part to the front.
  const tabs = () => document.querySelector(".tabs");
  const chosenTab = () => ({ front: tabs()?.dataset.front, id: tabs()?.querySelector("input:checked")?.id });

  // How soon the game brings another part to the front where nothing of the one in front answers the new question: who reads
  // that looks for where to answer.
  const ASKED_MS = 450;

  function keepTab() {
    const bar = tabs();
    if (!bar) return;
    const inputs = [...bar.querySelectorAll("input")];
    const next = inputs[Number(bar.dataset.front)];
    const kept = inputs.find((input) => input.id === held?.front?.id);
    aim.bring((kept ?? next)?.id);
    // Where all parts are seen none comes to the front.
    if (!bar.checkVisibility()) return void aim.stay();
    // What is shown again is seen where it happens, not where the next question lies.
    if ("replay" in main().dataset) return;
    const yours = document.querySelector("#bar.yours");
    const answers = [...document.querySelectorAll("#board .lit:not(.useless)")].some((piece) => piece.checkVisibility());
    const asked = yours && !answers;
    // Some games go on where one is as long as anything can be done there, others bring each step's own part.
    const goesOn = "stays" in bar.dataset;
    if (!goesOn && held?.front?.front === bar.dataset.front) return;
    // Another part that was about to come to the front is asked for no more.
    if (goesOn && !asked || kept === next) return void aim.stay();
    aim.turn(next?.id, asked ? ASKED_MS : undefined);
  }

  const FEW = 4;

  // A part is scrolled where it was left. The morph may show another part for a moment, which has less to scroll.
  const scrolled = new Map();

  function keepScroll() {
    if (!board() || chosenTab().id !== held?.front?.id) return;
    board().scrollTop = held.scrolled;
    // From its top on one reads a board as it is.
    if (held.scrolled > 0) board().scrollTop += shift(held.pieces, looked());
  }

  // The pieces that are in view, with their height on the screen.
  function looked() {
    const places = new Map();
    const around = board()?.getBoundingClientRect();
    for (const piece of board()?.querySelectorAll(".part [data-piece]") ?? []) {
      const { top, bottom, width } = piece.getBoundingClientRect();
      if (width > 0 && bottom > around.top && top < around.bottom) places.set(piece.dataset.piece, top);
    }
    return places;
  }

  // By how much most of these went up or down, where what lies above them became longer or shorter. The browser would go by one
  // element alone, which may have moved for a reason of its own.
  function shift(before, after) {
    const ways = [...before.keys()].filter((name) => after.has(name)).map((name) => after.get(name) - before.get(name));
    ways.sort((one, other) => one - other);
    // Of few pieces those that moved may be the half.
    if (ways.length < FEW) return 0;
    const [one, other] = [ways[(ways.length - 1) >> 1], ways[ways.length >> 1]];
    return one * other > 0 ? (one + other) / 2 : 0;
  }

  document.addEventListener("scroll", (event) => {
    if (event.target.id === "board") scrolled.set(chosenTab().id, event.target.scrollTop);
  }, { capture: true, passive: true });

  document.addEventListener("change", (event) => {
    if (!event.target.closest?.(".tabs")) return;
    // Where all parts are seen at once, the board stands where the reader has it.
    if (board() && tabs().checkVisibility()) board().scrollTop = scrolled.get(event.target.id) ?? 0;
    // The game turned to another part, perhaps while the page changes: first all of it.
    if (aim.isBringing()) return void setTimeout(pointOut);
    // The reader looks elsewhere: what was refused here is read.
    aim.stay();
    if (said()?.querySelector(".notice")) say(null);
  });

  // Who only watches has the board of whoever is to move in the middle, and no sheet of it: the one they opened opens again
  // when that turn is over.
  let sheet = null;

  document.addEventListener("toggle", (event) => {
    if (!event.target.matches?.(".rival")) return;
    if (event.newState === "open") sheet = event.target.id;
    else if (sheet === event.target.id) sheet = null;
  }, true);

  function keepSheet() {
    const rival = sheet && document.getElementById(sheet);
    if (rival && !document.querySelector(":popover-open")) rival.showPopover();
  }

  // --- The last round again -----------------------------------------------------------------------------------
  const again = {
    playing: null,
    back: null,

    async play(button) {
      const { from, to } = button.dataset;
      const run = (this.playing = {});
      const present = { stamp: stamp(), text: board().outerHTML };
      this.back = following.remember();
      main().classList.add("again");
      const query = new URLSearchParams(location.search);
      for (let ply = Number(from); ply <= Number(to) && this.playing === run; ply++) {
        const text = await fetched(`${location.pathname}/board/${ply}?${query}`).catch(() => null);
        if (text === null || this.playing !== run) break;
        const put = async () => {
          if (this.playing !== run) return;
          const places = motion.snapshot();
          await htmx.swap({ text, target: "#board", swap: "outerMorph", sourceElement: main() });
          motion.play(places);
        };
        // The first of these positions is the one from which the others moved.
        if (ply === Number(from)) await put();
        else await following.step(new DOMParser().parseFromString(text, "text/html"), undefined, put);
        await new Promise((done) => setTimeout(done, following.follows() ? 1000 : Math.max(250, motion.length() * 2)));
      }
      if (this.playing !== run) return;
      this.stop();
      const text = await fetched(location.href).catch(() => null);
      if (text !== null) await take(text, true);
      // Without a connection, the board as it was.
      else if (stamp() === present.stamp) {
        await htmx.swap({ text: present.text, target: "#board", swap: "outerMorph", sourceElement: main() });
      }
    },

    stop() {
      this.playing = null;
      this.back?.();
      this.back = null;
      main().classList.remove("again");
    },
  };

  // What only works with this file is shown by it.
  function offer() {
    const button = document.getElementById("again");
    if (button) button.hidden = false;
    const recap = document.querySelector(".recap");
    const isCut = (text) => text.scrollHeight > text.clientHeight + 6 || !text.checkVisibility();
    const hides = recap && (recap.scrollHeight > recap.clientHeight + 12 || [...recap.querySelectorAll("p")].some(isCut));
    recap?.classList.toggle("more", Boolean(hides));
  }

  // What others did may have no room: a tap opens the whole of it.
  document.addEventListener("click", (event) => {
    const recap = event.target.closest?.(".recap.more");
    if (recap && !event.target.closest("button")) recap.classList.toggle("open");
  });

  // --- Older turns --------------------------------------------------------------------------------------------
  const log = {
    shown: 0,

    async open(url) {
      const page = new DOMParser().parseFromString(await fetched(url), "text/html");
      const holder = document.getElementById("log-older");
      if (!holder) return;
      holder.replaceChildren(...[...page.body.children].map((turn) => document.adoptNode(turn)));
      // From now on these turns are kept, and not what the page has in their place.
      holder.setAttribute("hx-morph-skip", "");
      this.shown = holder.children.length;
    },

    // The turns that left the newest ones join the older ones that are open.
    follow() {
      const holder = document.getElementById("log-older");
      if (!holder || this.shown === 0) return;
      const path = location.pathname + "/log" + location.search;
      this.open(path).catch(() => {});
    },
  };

  // --- Focus --------------------------------------------------------------------------------------------------
  // A move takes its own button away; who plays by keyboard then stands at the first move, or the board, not at the page's top.
  const focus = {
    held: null,

    remember() {
      const active = document.activeElement;
      const place = active?.closest("#moves, #board, .voice");
      const writes = ["INPUT", "TEXTAREA"].includes(active?.tagName);
      // One change may follow the other before the focus is back: then it is still the first one's place that counts.
      if (this.held && active === document.body) return;
      this.held = place && !writes ? (place.id === "board" ? "board" : "moves") : null;
    },

    restore() {
      if (this.held && document.activeElement === document.body) this.first(this.held);
    },

    first(place) {
      const holder = document.getElementById(place) ?? document.getElementById("moves");
      const buttons = [...(holder?.querySelectorAll("button:not(:disabled, .idle)") ?? [])];
      const first = buttons.find((button) => button.checkVisibility()) ?? holder?.querySelector("summary") ?? board();
      first?.focus({ preventScroll: true });
    },
  };

  // Who points at something goes on from there, and from nowhere if it is nothing.
  document.addEventListener("pointerdown", () => { focus.held = null; }, { capture: true, passive: true });

  offer();
  glow();
  pointOut();
})();
