// The way to where something can be done, for whoever does not see it: further down, or behind a tab.
"use strict";

const jump = (() => {
  const lit = () => [...document.querySelectorAll("#board .lit")];
  const isSeen = (piece) => piece.checkVisibility({ visibilityProperty: true });

  // Where the board ends for the eye: on a phone what others did lies over its lower edge, until one acts.
  function lowest() {
    const board = document.getElementById("board").getBoundingClientRect();
    const strip = document.getElementById("recap")?.getBoundingClientRect();
    const covers = strip?.width > 0 && strip.left < board.right && strip.right > board.left && strip.top < board.bottom && strip.bottom > board.top;
    return Math.min(covers ? strip.top : board.bottom, innerHeight);
  }

  function inView(piece) {
    const box = piece.getBoundingClientRect();
    const around = document.getElementById("board").getBoundingClientRect();
    return box.top >= around.top && box.bottom <= lowest();
  }

  // Whether one sees a piece well enough to know of it.
  function isNoticed(piece) {
    const box = piece.getBoundingClientRect();
    const around = document.getElementById("board").getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return x >= around.left && x <= around.right && y >= around.top && y <= lowest();
  }

  // Whether something that is lit is in view.
  const isOffered = () => lit().some((piece) => isSeen(piece) && isNoticed(piece));

  // Pieces that still fly to their places count where they land.
  let landing = false;
  function offerOnceLanded(board) {
    const flights = (board?.getAnimations({ subtree: true }) ?? []).filter(({ id }) => id === "motion");
    if (landing || flights.length === 0) return;
    landing = true;
    Promise.allSettled(flights.map(({ finished }) => finished)).then(() => {
      landing = false;
      offerSoon();
    });
  }

  // Whether the board goes on beyond what one sees of it; the room below its last part is no more of it.
  function goesOn(board) {
    const SLIGHT = 12;
    const ends = [...board.children].filter(isSeen).map((part) => part.getBoundingClientRect().bottom);
    return Math.max(...ends) > lowest() + SLIGHT;
  }

  // The bar offers the way while nothing that is lit is in view. Whoever sees a part of it is told by the edges where the rest is.
  function offer() {
    const button = document.getElementById("jump");
    const pieces = lit();
    if (button) button.hidden = pieces.length === 0 || isOffered();
    const board = document.getElementById("board");
    const top = board?.getBoundingClientRect().top;
    const middles = pieces.filter(isSeen).map((piece) => piece.getBoundingClientRect()).map((box) => (box.top + box.bottom) / 2);
    board?.toggleAttribute("data-above", middles.some((middle) => middle < top));
    board?.toggleAttribute("data-below", middles.some((middle) => middle > lowest()));
    board?.toggleAttribute("data-further", goesOn(board));
    offerOnceLanded(board);
  }

  // The part that came to the front answers the new question: it shows what can be done from the first of it on. That scrolls the
  // board alone: where it does not scroll by itself, the page stays where the reader has it.
  function unfold() {
    if (!document.querySelector("#bar.yours")) return;
    const board = document.getElementById("board");
    const first = lit().find(isSeen);
    if (!first || inView(first)) return;
    const [box, around] = [first, board].map((element) => element.getBoundingClientRect());
    if (box.top < around.top) board.scrollTop += box.top - around.top;
    else board.scrollTop += (box.top + box.bottom - around.top - lowest()) / 2;
  }

  let due = null;
  function offerSoon() {
    due ??= requestAnimationFrame(() => {
      due = null;
      offer();
    });
  }

  document.addEventListener("scroll", offerSoon, { capture: true, passive: true });
  addEventListener("resize", offerSoon, { passive: true });
  document.addEventListener("change", (event) => { if (event.target.matches?.("input[type=radio]")) offerSoon(); });
  document.addEventListener("chantier:changed", offerSoon);

  // Shows where something can be done. Only when asked.
  function go() {
    const pieces = lit();
    let seen = pieces.filter(isSeen);
    if (seen.length === 0) {
      // A part may hold what is lit more than once, and show one of it: the part that is in front has been looked at.
      const parts = pieces.map((piece) => piece.closest(".part")).filter((part) => part && !part.checkVisibility());
      document.querySelector(`[data-part="${(parts[0] ?? pieces[0]?.closest(".part"))?.id}"]`)?.click();
      seen = pieces.filter(isSeen);
    }
    const target = seen.find((piece) => !inView(piece)) ?? seen[0];
    target?.scrollIntoView({ block: "center", behavior: motion.length() ? "smooth" : "instant" });
    target?.focus({ preventScroll: true });
    for (const piece of seen) {
      piece.classList.add("shown");
      setTimeout(() => piece.classList.remove("shown"), 900);
    }
  }

  document.addEventListener("click", (event) => { if (event.target.closest?.("#jump")) go(); });

  offer();
  return { inView, isOffered, unfold };
})();
