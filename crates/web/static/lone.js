// A move that is the only one, for readers who want it made for them: a line fills up along the action bar, then the move's
// button is pressed. A touch or a key stops it, and what was stopped or taken back is not made again. Lessons wait for the learner.
"use strict";

(() => {
  const FILL_MS = 1500;
  // How often it is said how to stop one.
  const TOLD = "lone-told";
  const TOLD_TIMES = 3;
  const wanted = () => document.documentElement.dataset.lone === "on";
  const bar = () => document.getElementById("bar");
  const version = () => document.getElementById("main")?.dataset.version;
  let timer = null;
  let takenBack = false;
  // The version of the table at which the reader wanted no move made for them, whatever else changes on the page.
  let left = null;
  // Whether the touch that goes on now stopped a move: it is no move itself.
  let stopped = false;

  // Only at a table: on a what-if board there is no hurry.
  function loneMove() {
    const moves = document.querySelectorAll("#moves button.move");
    const asked = document.getElementById("live") && !bar()?.matches(".teaches");
    return asked && moves.length === 1 ? moves[0] : null;
  }

  function begin() {
    stop();
    if (takenBack) left = version();
    takenBack = false;
    if (!wanted() || left === version() || !loneMove()) return;
    bar().classList.add("filling");
    tell();
    timer = setTimeout(() => {
      stop();
      loneMove()?.click();
    }, FILL_MS);
  }

  function tell() {
    const told = Number(kept.get(TOLD) ?? 0);
    if (told >= TOLD_TIMES) return;
    kept.set(TOLD, told + 1);
    bar().classList.add("tells");
  }

  function stop() {
    clearTimeout(timer);
    timer = null;
    bar()?.classList.remove("filling", "tells");
  }

  function leave() {
    if (timer !== null) left = version();
    stop();
  }

  document.addEventListener("chantier:changed", begin);
  document.addEventListener("keydown", leave, { capture: true, passive: true });
  document.addEventListener("pointerdown", (event) => {
    stopped = timer !== null && Boolean(event.target.closest?.("#board"));
    leave();
  }, { capture: true, passive: true });
  document.addEventListener("click", (event) => {
    if (event.target.closest?.("#undo")) takenBack = true;
    if (!stopped || event.detail === 0) return;
    stopped = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, { capture: true });
  begin();
})();
