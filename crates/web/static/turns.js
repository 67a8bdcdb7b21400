// How many tables wait for the reader's move while somebody else sits there: a number in the title of every page, a dot on its
// icon, and a bell for those who want sounds. The table that is open tells of itself.
"use strict";

(() => {
  const EVERY_MS = 30_000;
  const icon = document.querySelector('link[rel="icon"]');
  const usual = icon.href;
  let count = null;

  function mark() {
    const number = count > 0 ? `(${count}) ` : "";
    const title = number + document.title.replace(/^\(\d+\) /, "");
    if (document.title !== title) document.title = title;
    const wanted = count > 0 ? icon.dataset.called : usual;
    if (icon.getAttribute("href") !== wanted) icon.href = wanted;
  }

  async function look() {
    const here = document.querySelector("main[data-table]")?.dataset.table ?? "";
    // Whoever looks at a table need not be told what happens there. A page in the background may be asleep by then.
    const looking = here && !document.hidden ? "&looking" : "";
    const answer = await fetch(`/tables/turns?beside=${here}${looking}`).catch(() => null);
    const next = answer?.ok ? Number(await answer.text()) : NaN;
    if (Number.isNaN(next)) return;
    if (count !== null && next > count) document.dispatchEvent(new CustomEvent("chantier:called"));
    count = next;
    mark();
  }

  // The stream of a table brings a title of its own.
  new MutationObserver(mark).observe(document.head, { subtree: true, childList: true, characterData: true });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) look();
  });
  setInterval(look, EVERY_MS);
  look();
})();
