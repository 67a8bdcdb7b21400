// A game shown again: steps, play and pause, keys, the slider, swipes. Without this file every step is a link.
"use strict";

(() => {
  const main = () => document.querySelector("main[data-replay]");
  const link = (name) => document.getElementById(`replay-${name}`);
  const place = () => Number(main()?.dataset.replay);
  // How long a position stays while the game plays by itself, at speed 1.
  const MOVE_MS = 1400;
  const SWIPE = 50;
  const SPEED = "replay-speed";

  // --- Going somewhere ----------------------------------------------------------------------------------------
  // The page that will be asked for next is fetched beforehand.
  let ahead = { url: null, text: null };
  let wanted = null;

  // What could not be had beforehand may well be had when it is asked for.
  function load(url) {
    return ahead.url === url ? ahead.text.catch(() => fetched(url)) : fetched(url);
  }

  function fetched(url) {
    const asked = fetch(url, { headers: { "HX-Request": "true" } });
    return asked.then((answer) => (answer.ok ? answer.text() : Promise.reject(answer.status)));
  }

  async function go(url) {
    wanted = url;
    let text;
    try {
      text = await load(url);
    } catch {
      // The page that cannot be fetched says by itself why not.
      location.assign(url);
      return false;
    }
    // Whoever pulls the slider asks for many positions: the last one counts.
    if (wanted !== url) return false;
    const page = new DOMParser().parseFromString(text, "text/html");
    await following.step(page, page.getElementById("main")?.dataset.mover ?? following.CHANCE, async () => {
      // What table.js does around every change, such as movement, is done around this one, too.
      if (wanted === url) await htmx.swap({ text, target: "#main", swap: "outerMorph", sourceElement: document.body });
    }, running ? Number(speed()) : 2);
    if (wanted !== url) return false;
    history.replaceState(null, "", url);
    ready();
    const next = link("next");
    if (next && !isHere(next)) {
      ahead = { url: next.href, text: fetched(next.href) };
      ahead.text.catch(() => {});
    }
    return true;
  }

  const isHere = (step) => step?.getAttribute("aria-disabled") === "true";

  // Who comes to a position sees where its last move happened, or, where the address says so, where the next one will.
  async function arrive() {
    const towards = location.hash === "#next" ? "next" : "previous";
    if (!main() || !following.follows() || isHere(link(towards))) return;
    const text = await load(link(towards).href).catch(() => null);
    if (text === null || wanted) return;
    const other = new DOMParser().parseFromString(text, "text/html");
    const [before, after] = towards === "next" ? [document, other] : [other, document];
    const mover = after.getElementById("main")?.dataset.mover ?? following.CHANCE;
    const places = following.where(before, after, mover);
    const place = towards === "next" ? places[0] : places.at(-1);
    if (place) following.visit(place);
  }

  // What only works with this file is shown by it; what it replaces goes.
  function ready() {
    if (!main()) return;
    const button = link("play");
    button.hidden = false;
    button.setAttribute("aria-pressed", String(Boolean(running)));
    button.title = running ? button.dataset.pause : button.dataset.play;
    button.querySelector(".unseen").textContent = button.title;
    link("pace").hidden = false;
    link("speed").value = speed();
    document.getElementById("seek-go").hidden = true;
    const seek = document.getElementById("seek");
    if (!pulling) seek.value = place();
    follow();
  }

  // The line of the log that tells the move stays in view, and nothing else scrolls.
  function follow() {
    const [log, line] = [document.getElementById("log"), document.querySelector("#log .now")];
    if (!log || !line || !line.checkVisibility()) return;
    const [around, box] = [log.getBoundingClientRect(), line.getBoundingClientRect()];
    if (box.top < around.top || box.bottom > around.bottom) log.scrollTop += box.top - around.top - around.height / 3;
  }

  document.addEventListener("click", (event) => {
    const step = event.target.closest?.('main[data-replay] :is(#bar > :not(.menu), #log) a[href^="?"]');
    if (step && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      pause();
      if (!isHere(step)) go(step.href);
    } else if (event.target.closest?.("#replay-play")) running ? pause() : play();
  });

  // --- The slider ---------------------------------------------------------------------------------------------
  let pulling = null;

  document.addEventListener("input", (event) => {
    if (event.target.id !== "seek") return;
    const url = new URL(link("next").href);
    url.searchParams.set("ply", event.target.value);
    clearTimeout(pulling);
    // As long as somebody pulls, the slider stays where they have it.
    pulling = setTimeout(() => { pulling = null; go(url.href); }, 60);
    pause();
  });

  // --- Playing by itself --------------------------------------------------------------------------------------
  let running = null;

  function speed() {
    return kept.get(SPEED) ?? "1";
  }

  async function play() {
    const run = (running = {});
    if (isHere(link("next"))) await go(link("first").href);
    ready();
    while (running === run && !isHere(link("next"))) {
      if (!(await go(link("next").href)) || running !== run) break;
      await new Promise((done) => setTimeout(done, MOVE_MS / Number(speed())));
    }
    if (running === run) pause();
  }

  function pause() {
    running = null;
    ready();
  }

  document.addEventListener("change", (event) => {
    if (event.target.id === SPEED) kept.set(SPEED, event.target.value);
  });

  // --- Keys ---------------------------------------------------------------------------------------------------
  const keys = {
    ArrowLeft: "previous", ArrowRight: "next", ArrowUp: "previous-turn", ArrowDown: "next-turn",
    PageUp: "previous-turn", PageDown: "next-turn", Home: "first", End: "last", " ": "play",
  };

  document.addEventListener("keydown", (event) => {
    if (!main() || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const name = keys[event.key];
    const within = (selector) => event.target.closest?.(selector);
    if (!name || within("input, select, textarea, dialog[open], :popover-open")) return;
    // Up and down scroll the log; sideways nothing else is meant than the game.
    if (within("#log") && event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    if (event.key === " " && within("button, summary")) return;
    event.preventDefault();
    link(name).click();
  });

  // --- Swipes -------------------------------------------------------------------------------------------------
  let finger = null;

  document.addEventListener("pointerdown", (event) => {
    const board = event.target.closest?.("main[data-replay] > #board");
    const free = board && event.pointerType === "touch" && !event.target.closest("[data-zoom]");
    finger = free ? { id: event.pointerId, x: event.clientX, y: event.clientY } : null;
  });
  document.addEventListener("pointerup", (event) => {
    if (finger?.id !== event.pointerId) return;
    const [right, down] = [event.clientX - finger.x, event.clientY - finger.y];
    finger = null;
    if (Math.abs(right) > SWIPE && Math.abs(right) > 2 * Math.abs(down)) link(right < 0 ? "next" : "previous").click();
  });

  // --- A record dropped on the page ----------------------------------------------------------------------------
  const zone = () => document.querySelector("form[data-drop]");

  document.addEventListener("dragover", (event) => {
    if (!zone()) return;
    event.preventDefault();
    zone().classList.add("over");
  });
  document.addEventListener("dragleave", () => zone()?.classList.remove("over"));
  document.addEventListener("drop", (event) => {
    if (!zone() || !event.dataTransfer?.files.length) return;
    event.preventDefault();
    zone().querySelector("input[type=file]").files = event.dataTransfer.files;
    zone().requestSubmit();
  });

  ready();
  if (main() && location.hash === "#play") play();
  else arrive();
})();
