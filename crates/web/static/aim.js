// What a press was aimed at. The page may change between press and release, and another part of the board may come to the
// front right before: what counts is what was seen when the finger came down.
"use strict";

const aim = (() => {
  // How long after a turn nobody can have seen what it brought.
  const UNSEEN_MS = 250;
  // How long one sees what came of a move before the game brings another part to the front.
  const SEEN_MS = 900;
  // A pointer that is let go further away has thought better of it.
  const STRAYS = 12;

  // A phone has one part in front, though a piece of another may be shown with it.
  const PHONE = matchMedia("(max-width: 47.99rem)");

  const version = () => document.getElementById("main")?.dataset.version;
  const moveAt = (target) => target?.closest?.('button[type="submit"][form="play"]') ?? null;
  const meaning = (button) => [button.getAttribute("formaction"), button.value, button.matches(".idle")].join(" ");
  // What a click on an element asks for, if anything.
  const meaningOf = (target) => (moveAt(target) ? meaning(moveAt(target)) : null);

  // --- Parts that come to the front ---------------------------------------------------------------------------
  let turning = null;
  let turned = null;

  // Brings a part to the front after a while, but not under a finger, nor while a menu is read.
  function turn(tab, wait = SEEN_MS) {
    stay();
    turning = { tab, timer: setTimeout(() => {
      if (document.querySelector("#board .menu:popover-open")) return turn(tab);
      turning = null;
      if (!isNeeded()) return;
      turned = { tab, from: document.querySelector(".tabs input:checked")?.id, at: Date.now() };
      bring(tab);
      // What the part was left at is put back first.
      setTimeout(jump.unfold);
    }, wait) };
  }

  // Where all parts stand side by side none is brought anywhere; where several do, none as long as something can be done in view.
  function isNeeded() {
    if (!document.querySelector(".tabs")?.checkVisibility()) return false;
    const shown = [...document.querySelectorAll("#board > .part")].filter((part) => part.checkVisibility());
    return PHONE.matches || shown.length < 2 || !jump.isOffered();
  }

  // Chooses a tab for the game. Its change looks like one by the reader, as browsers trust what a script's click does.
  let brings = false;

  function bring(tab) {
    brings = true;
    document.getElementById(tab)?.click();
    brings = false;
  }

  function stay() {
    clearTimeout(turning?.timer);
    turning = null;
  }

  // --- Presses ------------------------------------------------------------------------------------------------
  let press = null;

  document.addEventListener("pointerdown", (event) => {
    const { clientX: x, clientY: y } = event;
    const onBoard = event.target.closest?.("#board");
    const later = onBoard ? turning?.tab : null;
    if (later) stay();
    const surprised = onBoard && turned && Date.now() - turned.at < UNSEEN_MS ? turned : null;
    if (surprised) bring(surprised.from);
    turned = null;
    const means = meaningOf(surprised ? document.elementFromPoint(x, y) : event.target);
    press = { x, y, means, version: version(), surprised, later: later ?? surprised?.tab };
  }, { capture: true, passive: true });

  // Whoever scrolls looks for something here; after a tap the game goes on.
  document.addEventListener("pointerup", () => { if (press?.later) turn(press.later); }, { capture: true, passive: true });

  // The button that a click was aimed at, wherever it is now; none where it is gone or means something else.
  function of(click) {
    const clicked = moveAt(click.target);
    if (click.detail === 0 || !press) return clicked;
    if (clicked && meaning(clicked) === press.means) return clicked;
    const changed = press.surprised || press.version !== version();
    const near = Math.hypot(click.clientX - press.x, click.clientY - press.y) < STRAYS;
    if (!press.means || !changed || !near) return null;
    const moves = [...document.querySelectorAll('button[type="submit"][form="play"]')];
    return moves.find((move) => meaning(move) === press.means && move.checkVisibility()) ?? null;
  }

  return { of, meaningOf, turn, stay, bring, isBringing: () => brings };
})();
