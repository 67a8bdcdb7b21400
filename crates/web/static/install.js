// The site as an app: a worker keeps the static files and has a page for when the server cannot be reached, and the browser
// may offer to install. Browsers allow both over https and on the own machine, nowhere else.
"use strict";

(() => {
  if (!isSecureContext) {
    const note = document.getElementById("not-installable");
    if (note) note.hidden = false;
    return;
  }
  // Long after everything that the page itself needs: who only passes by needs no worker, and no first page waits for one.
  const LATER = 8000;
  addEventListener("load", () => setTimeout(() => navigator.serviceWorker?.register("/worker.js").catch(() => {}), LATER));

  const button = document.getElementById("install");
  addEventListener("beforeinstallprompt", (offer) => {
    if (!button) return;
    offer.preventDefault();
    button.hidden = false;
    button.addEventListener("click", () => {
      button.hidden = true;
      offer.prompt();
    }, { once: true });
  });
})();
