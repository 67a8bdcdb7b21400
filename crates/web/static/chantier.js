// The little that every page does itself: keys, dialogs, copying, and what a long press on a piece tells.
// Everything works without this file.
"use strict";

(() => {
  const isSeen = (element) => element.checkVisibility?.() ?? true;

  // Pieces that no screen reader tells of, as nothing can be done there: no key leads to them.
  const UNREAD = '[aria-hidden="true"]';

  // Arrow keys go from button to button inside a list of moves, a menu or a board.
  const steps = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

  function rove(event) {
    const holder = event.target.closest?.("[data-roving]");
    if (!holder) return false;
    const buttons = [...holder.querySelectorAll(`button:not(:disabled, ${UNREAD})`)].filter(isSeen);
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
      case "m": return openMoves();
      case "j": return click("#jump");
      case "b": return focus("#board button.lit") || focus(`#board button:not(${UNREAD})`) || focus("#board");
      case "l": return focus("#log") || (click("details.log:not([open]) > summary") && focus("#log"));
      default: return shortcut(key);
    }
  }

  // A board may have keys of its own, each for the one of its elements that is seen now.
  function shortcut(key) {
    const named = [...document.querySelectorAll("#board [data-shortcut]")];
    const element = named.find((element) => element.dataset.shortcut === key && isSeen(element));
    if (!element) return false;
    const piece = document.activeElement?.closest("#board button");
    const place = piece?.getBoundingClientRect();
    element.click();
    if (piece) focusAt(place, piece);
    return true;
  }

  // Who stood at a place stays there, though another piece may lie on it now.
  function focusAt(place, piece) {
    const lies = (other) => {
      const box = other.getBoundingClientRect();
      return Math.hypot(box.left - place.left, box.top - place.top) < 2 && isSeen(other);
    };
    const pieces = [...document.querySelectorAll("#board button")];
    (pieces.find(lies) ?? piece).focus({ preventScroll: true });
  }

  function openMoves() {
    const list = document.getElementById("moves");
    if (list) list.open = true;
    return focus("#moves .move");
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
    // A key that is held down goes on from button to button, and makes one move.
    if (roving || (shortcutsOn() && !event.repeat && press(event.key.toLowerCase()))) event.preventDefault();
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

  // Who adds a player to a new table is given a bot, and may choose somebody else; who wants nobody there has the button again.
  document.addEventListener("toggle", (event) => {
    const select = event.target.matches?.("details.add[open]") && event.target.querySelector("select");
    if (!select || select.value !== "nobody") return;
    select.value = event.target.dataset.first;
    select.focus();
  }, true);
  document.addEventListener("change", (event) => {
    const add = event.target.value === "nobody" && event.target.closest?.("details.add");
    if (!add) return;
    add.open = false;
    add.firstElementChild.focus();
  });

  // The list of moves closes like a menu: by a click beside it, or Escape.
  document.addEventListener("pointerdown", (event) => {
    const list = document.getElementById("moves");
    if (list?.open && !event.target.closest("#moves")) list.open = false;
  });
  document.addEventListener("keydown", (event) => {
    const list = document.getElementById("moves");
    if (event.key !== "Escape" || !list?.open) return;
    list.open = false;
    if (list.contains(document.activeElement)) focus("#moves-title");
  });

  // --- A long press tells what a pointer would be told by resting --------------------------------------------------
  const LONG_PRESS = 450;
  let pressed = null;

  document.addEventListener("pointerdown", (event) => {
    // A press that told something and made no click is over: the next tap counts, and what was told is read.
    pressed = null;
    untell();
    const touches = event.pointerType === "touch";
    document.documentElement.toggleAttribute("data-touch", touches);
    const told = touches && event.target.closest?.("main [title]");
    if (!told) return;
    const piece = event.target.closest("#board button") ?? told;
    pressed = setTimeout(() => { tell(told, piece); pressed = "told"; }, LONG_PRESS);
  });
  for (const end of ["pointerup", "pointercancel", "pointermove", "scroll"]) {
    document.addEventListener(end, (event) => {
      if (end === "pointermove" && Math.hypot(event.movementX, event.movementY) < 6) return;
      if (pressed !== "told") clearTimeout(pressed);
    }, true);
  }
  document.addEventListener("contextmenu", (event) => {
    if (event.pointerType === "touch" && event.target.closest?.("main [title]")) event.preventDefault();
  });
  // The finger that was told something does not also make a move; keys, and the page itself, press what they mean.
  document.addEventListener("click", (event) => {
    if (pressed !== "told" || event.detail === 0) return;
    pressed = null;
    event.preventDefault();
    event.stopPropagation();
  }, true);

  // What style sheets show of a piece under a pointer they show of this one, too.
  function tell(element, piece) {
    const note = document.getElementById("note");
    if (!note) return;
    note.textContent = element.title;
    note.showPopover();
    piece.classList.add("explained");
  }

  function untell() {
    for (const piece of document.querySelectorAll(".explained")) piece.classList.remove("explained");
    const note = document.getElementById("note");
    if (note?.matches(":popover-open")) note.hidePopover();
  }
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") untell(); });
})();
