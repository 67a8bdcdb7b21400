// Whoever a reader mutes is not read by them any more, at any table, in this browser. Nobody else is told.
// Without this file nobody can be muted.
"use strict";

(() => {
  const KEY = "muted";
  // The oldest are forgotten first.
  const MOST = 200;

  function muted() {
    try {
      const speakers = JSON.parse(kept.get(KEY) ?? "[]");
      return Array.isArray(speakers) ? speakers : [];
    } catch {
      return [];
    }
  }

  function show() {
    const speakers = new Set(muted());
    for (const remark of document.querySelectorAll("[data-speaker]")) {
      const is = speakers.has(remark.dataset.speaker);
      remark.classList.toggle("muted", is);
      remark.querySelector("[data-mute]")?.setAttribute("aria-pressed", is);
    }
  }

  document.addEventListener("click", (event) => {
    const speaker = event.target.closest?.("[data-mute]")?.closest("[data-speaker]")?.dataset.speaker;
    if (!speaker) return;
    const others = muted().filter((other) => other !== speaker);
    const speakers = others.length < muted().length ? others : [...others, speaker];
    kept.set(KEY, JSON.stringify(speakers.slice(-MOST)));
    show();
  });
  document.addEventListener("htmx:after:swap", show);
  document.documentElement.classList.add("can-mute");
  show();
})();
