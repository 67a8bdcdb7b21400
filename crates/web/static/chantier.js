// The little the browser does itself: keys, focus, movement, and not going back in time.
// Everything works without this file; pages then reload instead of changing in place.
"use strict";

(() => {
  const main = () => document.getElementById("main");
  const reduced = matchMedia("(prefers-reduced-motion: reduce)");
  const isSeen = (element) => element.checkVisibility?.() ?? true;
  const version = (element) => Number(element?.dataset.version ?? 0);
  const remarks = (element) => Number(element?.dataset.remarks ?? 0);

  // --- Live updates -------------------------------------------------------------------------------------------
  // An answer and the stream bring the same news in either order: what is not newer is dropped.
  document.addEventListener("htmx:before:swap", (event) => {
    const { ctx, tasks } = event.detail;
    const task = tasks.find((task) => task.type === "main");
    const incoming = task?.fragment.querySelector?.("main[data-version]");
    if (!incoming) return;
    const fromStream = ctx.sourceElement?.id === "live";
    // Talk stands beside the game: a remark is news though the version is the same.
    const news = version(incoming) - version(main()) || remarks(incoming) - remarks(main());
    const nothingSaid = (main) => !main.querySelector(".notice, .hint, .confirm");
    if (news < 0 || (news === 0 && (fromStream || (nothingSaid(incoming) && nothingSaid(main()))))) {
      event.preventDefault();
      return;
    }
    // Who wants no movement need not wait for one.
    if (reduced.matches) task.swapSpec.transition = false;
    rememberFocus();
  });
  document.addEventListener("htmx:after:settle", restoreFocus);
  document.addEventListener("htmx:sse:error", () => lost(true));
  document.addEventListener("htmx:sse:after:connection", () => lost(false));
  document.addEventListener("htmx:sse:before:connection", (event) => {
    if (event.detail.connection.attempt > 0) lost(true);
  });

  function lost(is) {
    const sign = document.getElementById("lost");
    if (sign) sign.hidden = !is;
  }

  // --- Focus --------------------------------------------------------------------------------------------------
  // A move takes its own button away; who plays by keyboard then stands at the first move, not at the page's top.
  let focused = null;

  function rememberFocus() {
    const active = document.activeElement;
    const place = active?.closest("#moves, #board, .confirm");
    focused = place && !["INPUT", "TEXTAREA"].includes(active.tagName) ? { active, place: place.id || "moves" } : null;
  }

  function restoreFocus() {
    if (!focused) return;
    const { active, place } = focused;
    if (active.isConnected && document.activeElement === active) return;
    const holder = document.getElementById(place) ?? document.getElementById("moves");
    const buttons = [...(holder?.querySelectorAll("button:not(:disabled)") ?? [])];
    const first = buttons.find(isSeen) ?? holder?.querySelector("[tabindex]") ?? main();
    first?.focus({ preventScroll: true });
    focused = null;
  }

  // Arrow keys go from button to button inside a list of moves, a menu or a board.
  const steps = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

  function rove(event) {
    const holder = event.target.closest?.("[data-roving]");
    if (!holder) return false;
    const buttons = [...holder.querySelectorAll("button:not(:disabled)")].filter((button) => button.offsetParent);
    if (buttons.length === 0) return false;
    const here = buttons.indexOf(event.target);
    const last = buttons.length - 1;
    let next;
    if (event.key === "Home") next = 0;
    else if (event.key === "End") next = last;
    else if (event.key in steps) next = here < 0 ? 0 : here + steps[event.key];
    else return false;
    buttons[(next + buttons.length) % buttons.length].focus();
    return true;
  }

  // --- Keys ---------------------------------------------------------------------------------------------------
  const shortcutsOn = () => document.documentElement.dataset.keys !== "off";

  function press(key) {
    if (/^[1-9]$/.test(key)) return click(`#moves button[data-key="${key}"]`);
    switch (key) {
      case "?": return openDialog("keys");
      case "u": return click("#undo");
      case "h": return click("#hint");
      case "m": return focus("#moves button") || focus("#moves-title");
      case "b": return focus("#board button") || focus("#board");
      case "l": return focus("#log");
      default: return shortcut(key);
    }
  }

  // A board may have keys of its own, each for the one of its elements that is seen now.
  function shortcut(key) {
    const named = [...document.querySelectorAll("#board [data-shortcut]")];
    const element = named.find((element) => element.dataset.shortcut === key && isSeen(element));
    element?.click();
    return Boolean(element);
  }

  function click(selector) {
    const element = document.querySelector(selector);
    if (!element || element.disabled) return false;
    element.click();
    return true;
  }

  function focus(selector) {
    const element = [...document.querySelectorAll(selector)].find(isSeen);
    element?.focus();
    return Boolean(element);
  }

  function openDialog(id) {
    const dialog = document.getElementById(id);
    if (!dialog || dialog.open) return false;
    dialog.showModal();
    return true;
  }

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target.closest?.("input:not([type=checkbox], [type=radio]), select, textarea, dialog[open]")) return;
    // Arrows go from one radio button to the next, as they do everywhere.
    const roving = event.target.type !== "radio" && rove(event);
    if (roving || (shortcutsOn() && press(event.key.toLowerCase()))) event.preventDefault();
  });

  // --- Clicks -------------------------------------------------------------------------------------------------
  document.addEventListener("click", async (event) => {
    const opener = event.target.closest?.("[data-open]");
    if (opener) openDialog(opener.dataset.open);
    const copier = event.target.closest?.("[data-copy]");
    if (copier) {
      const source = document.getElementById(copier.dataset.copy);
      source.select();
      await navigator.clipboard?.writeText(source.value).catch(() => {});
      copier.textContent = copier.dataset.done;
    }
  });

  // A double click is one click: the same button of the same page is sent once.
  let sent = null;
  document.addEventListener("submit", (event) => {
    if (event.target.id !== "play" || !event.submitter) return;
    const { value, formAction } = event.submitter;
    const now = [version(main()), value, formAction].join(" ");
    if (now === sent) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    sent = now;
  }, true);
  document.addEventListener("htmx:finally:request", () => { sent = null; });

  // What was said is sent once; the field is then free for the next sentence.
  document.addEventListener("htmx:after:request", (event) => {
    if (event.detail.ctx?.sourceElement?.id === "talk-form") document.getElementById("talk-text").value = "";
  });
})();
