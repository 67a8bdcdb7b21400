// How a board is looked at: what was chosen to be shown stays chosen, a wheel or a pinch enlarges, a drag walks round.
"use strict";

(() => {
  // --- What is kept: a radio button with data-keep stays chosen in this browser --------------------------------------
  const key = (button) => `look-${button.name}`;

  function recall() {
    for (const button of document.querySelectorAll("input[data-keep]:not(:checked)")) {
      if (kept.get(key(button)) === button.id) button.checked = true;
    }
  }

  document.addEventListener("change", (event) => {
    if (event.target.matches?.("input[data-keep]")) kept.set(key(event.target), event.target.id);
  });
  // A button with data-first is the one of its group to begin with where one of the buttons named there is chosen.
  let begun = null;

  function begin() {
    const first = document.querySelector("input[data-first]");
    const name = first?.getAttribute("aria-label");
    if (name && name !== begun && first.dataset.first.split(" ").some((id) => document.getElementById(id)?.checked)) {
      first.checked = true;
    }
    begun = name;
  }

  function settle() {
    recall();
    begin();
  }
  document.addEventListener("chantier:changed", settle);
  settle();

  // --- Looking closer -------------------------------------------------------------------------------------------
  // What an element with data-zoom holds is enlarged by a wheel or a pinch and then moved by a drag; while it is not
  // enlarged, a drag to the side goes through the radio buttons named by its data-turns. How it is seen stands on the
  // root, which no update of the page replaces.
  const MOST = 4;
  const TURN = 60;
  const SLIP = 8;
  const root = document.documentElement;
  const clamp = (number, limit) => Math.min(limit, Math.max(-limit, number));
  const fingers = new Map();
  let seen = { zoom: 1, x: 0, y: 0 };
  let gesture = null;

  function show(holder, zoom, x, y) {
    const { width, height } = holder.getBoundingClientRect();
    seen = { zoom, x: clamp(x, (width * (zoom - 1)) / 2), y: clamp(y, (height * (zoom - 1)) / 2) };
    root.style.setProperty("--zoom", zoom);
    root.style.setProperty("--pan-x", `${seen.x}px`);
    root.style.setProperty("--pan-y", `${seen.y}px`);
    root.toggleAttribute("data-zoomed", zoom > 1);
  }

  // Enlarges so that what is at this point of the window stays there.
  function zoomAt(holder, factor, x, y) {
    const box = holder.getBoundingClientRect();
    const zoom = Math.min(MOST, Math.max(1, seen.zoom * factor));
    const [left, top] = [x - box.left - box.width / 2, y - box.top - box.height / 2];
    const grown = zoom / seen.zoom;
    show(holder, zoom, left - (left - seen.x) * grown, top - (top - seen.y) * grown);
  }

  function turn(holder, way) {
    const group = document.querySelectorAll(`input[name="${holder.dataset.turns}"]`);
    const buttons = [...group].filter((button) => button.checkVisibility());
    const at = buttons.findIndex((button) => button.checked);
    buttons[(at + way + buttons.length) % buttons.length]?.click();
  }

  document.addEventListener("wheel", (event) => {
    const holder = event.target.closest?.("[data-zoom]");
    if (!holder || (event.deltaY > 0 && seen.zoom === 1)) return;
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 20 : 1;
    zoomAt(holder, Math.exp((-event.deltaY * lines) / 500), event.clientX, event.clientY);
  }, { passive: false });

  document.addEventListener("pointerdown", (event) => {
    const holder = event.target.closest?.("[data-zoom]");
    if (!holder || event.button > 0) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 1) gesture = { holder, x: event.clientX, y: event.clientY, moved: false };
  });

  document.addEventListener("pointermove", (event) => {
    const was = fingers.get(event.pointerId);
    if (!was || !gesture) return;
    const now = { x: event.clientX, y: event.clientY };
    fingers.set(event.pointerId, now);
    const { holder } = gesture;
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const apart = (one) => Math.hypot(one.x - other.x, one.y - other.y) || 1;
      gesture.moved = true;
      zoomAt(holder, apart(now) / apart(was), (now.x + other.x) / 2, (now.y + other.y) / 2);
      return;
    }
    if (!gesture.moved && Math.hypot(now.x - gesture.x, now.y - gesture.y) < SLIP) return;
    gesture.moved = true;
    if (seen.zoom > 1) show(holder, seen.zoom, seen.x + now.x - was.x, seen.y + now.y - was.y);
    else if (Math.abs(now.x - gesture.x) >= TURN) {
      turn(holder, now.x < gesture.x ? 1 : -1);
      gesture.x = now.x;
    }
  });

  for (const end of ["pointerup", "pointercancel"]) {
    document.addEventListener(end, (event) => fingers.delete(event.pointerId));
  }

  // A drag that ends on a button does not press it; keys, and the page itself, press what they mean.
  document.addEventListener("click", (event) => {
    if (event.detail === 0 || !gesture?.moved || !gesture.holder.contains(event.target)) return;
    gesture = null;
    event.preventDefault();
    event.stopPropagation();
  }, true);

  document.addEventListener("dblclick", (event) => {
    const holder = event.target.closest?.("[data-zoom]");
    if (holder && !event.target.closest("button")) zoomAt(holder, seen.zoom > 1 ? 0 : 2, event.clientX, event.clientY);
  });
})();
