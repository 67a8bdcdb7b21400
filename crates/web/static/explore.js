// A what-if board: moves are sent and shown as at a table (table.js); this file keeps the address, goes back and on in the line,
// and fetches what the search thinks. Without it every step is a page of its own, and the opinion a link.
"use strict";

(() => {
  const main = () => document.querySelector("main[data-explore]");
  const opinion = () => document.getElementById("opinion");
  // How often, and how soon, the search is asked again when it has too much to do: it may not have heard yet that nobody waits
  // for its last answer.
  const TRIES = 4;
  const AGAIN_MS = 500;

  // --- The address --------------------------------------------------------------------------------------------
  let restoring = false;
  let wanted = null;

  // Whoever goes back twice asks for two positions: the last one counts.
  async function go(url, isBack) {
    const wish = (wanted = {});
    try {
      const answer = await fetch(url, { headers: { "HX-Request": "true" } });
      if (!answer.ok) throw answer.status;
      const text = await answer.text();
      if (wanted !== wish) return;
      restoring = isBack;
      await htmx.swap({ text, target: "#main", swap: "outerMorph", sourceElement: document.body });
    } catch {
      // The page that cannot be fetched says by itself why not.
      if (wanted === wish) location.assign(url);
    }
  }

  document.addEventListener("click", (event) => {
    const step = event.target.closest?.("main[data-explore] a[data-step]");
    if (!step || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (step.getAttribute("aria-disabled") !== "true") go(step.href, false);
  });

  document.addEventListener("chantier:changed", () => {
    if (!main()) return;
    const here = main().dataset.explore;
    if (!restoring && here !== location.search) history.pushState(null, "", here);
    restoring = false;
    wanted = null;
    think();
  });

  addEventListener("popstate", () => {
    if (!main()) return;
    go(location.href, true);
  });

  // --- What the search thinks -----------------------------------------------------------------------------------
  let waiting = null;
  let unfolded = false;

  async function think() {
    // Whoever moves on does not wait any more, and so the search ends.
    waiting?.abort();
    const link = opinion()?.querySelector("#hint");
    if (!link) return;
    const wait = (waiting = new AbortController());
    const url = link.href;
    const note = document.createElement("p");
    note.className = "thinking";
    note.textContent = opinion().dataset.thinking;
    opinion().replaceChildren(note);
    for (let tries = 0; tries < TRIES; tries++) {
      try {
        const answer = await fetch(url, { headers: { "HX-Request": "true" }, signal: wait.signal });
        const page = new DOMParser().parseFromString(await answer.text(), "text/html");
        const told = page.getElementById("opinion");
        if (wait.signal.aborted) return;
        if (told?.querySelector("#outlook") || tries === TRIES - 1) {
          opinion().replaceChildren(...[...(told?.children ?? [])].map((child) => document.adoptNode(child)));
          const outlook = document.getElementById("outlook");
          if (outlook) outlook.open = unfolded;
          return;
        }
      } catch {
        if (!wait.signal.aborted) opinion().replaceChildren(link);
        return;
      }
      await new Promise((done) => setTimeout(done, AGAIN_MS));
      if (wait.signal.aborted) return;
    }
  }

  // Who wants to see the numbers wants to see them after the next move, too.
  document.addEventListener("toggle", (event) => {
    if (event.target.id === "outlook") unfolded = event.target.open;
  }, true);

  if (main()) think();
})();
