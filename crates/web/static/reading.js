// Rules: a word leaves only the sections that hold it; pictures of positions take the room they need.
"use strict";

(() => {
  const find = document.getElementById("find");
  if (find) {
    const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    const chapters = [...document.querySelectorAll(".chapter")].map((chapter) => ({ chapter, text: plain(chapter.textContent) }));
    find.parentElement.hidden = false;
    find.addEventListener("input", () => {
      const word = plain(find.value.trim());
      let found = 0;
      for (const { chapter, text } of chapters) {
        chapter.hidden = !text.includes(word);
        if (!chapter.hidden) found += 1;
      }
      const said = document.getElementById("found");
      said.textContent = word && found === 0 ? said.dataset.none : "";
    });
  }

  // A picture is a page of its own, and only that page knows how tall it is.
  const fit = (frame) => {
    const main = frame.contentDocument?.getElementById("main");
    if (main) frame.height = Math.ceil(main.getBoundingClientRect().bottom + 8);
  };
  // A glimpse of a puzzle shows the board from its top, as large as it can be read; the puzzle itself shows all of it.
  const READABLE = 0.85;
  const shrink = (frame) => {
    const main = frame.contentDocument?.getElementById("main");
    const { clientWidth } = frame.parentElement;
    if (!main || !clientWidth) return;
    frame.style.width = `${clientWidth / READABLE}px`;
    Object.assign(frame.style, { height: `${main.getBoundingClientRect().bottom}px`, transform: `scale(${READABLE})` });
  };
  // A click into the curve of an analysis shows the position beside it, where it is seen; otherwise it leads there.
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-beside]");
    const frame = document.querySelector(".position.beside iframe");
    if (!link || !frame?.checkVisibility() || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Without a step in the history: who goes back wants to leave the page.
    frame.contentWindow.location.replace(link.dataset.beside);
    document.querySelector("a[data-beside][aria-current]")?.removeAttribute("aria-current");
    link.setAttribute("aria-current", "true");
  });

  // An analysis that was waited for comes into the page later than this script.
  const take = (frame) => {
    if (frame.matches?.(".position iframe")) fit(frame);
    if (frame.matches?.(".puzzles .glimpse iframe")) shrink(frame);
  };
  document.addEventListener("load", (event) => take(event.target), true);
  for (const frame of document.querySelectorAll("iframe")) {
    if (frame.contentDocument?.readyState === "complete") take(frame);
  }
})();
