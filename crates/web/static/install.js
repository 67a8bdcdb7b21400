// The site as an app: a worker keeps the static files and has a page for when the server cannot be reached, and the browser
// may offer to install. Browsers allow both over https and on the own machine, nowhere else.
"use strict";

(() => {
  if (!isSecureContext) {
    const note = document.getElementById("not-installable");
    if (note) note.hidden = false;
    return;
  }
  // After everything that the page itself needs.
  addEventListener("load", () => navigator.serviceWorker?.register("/worker.js").catch(() => {}));

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
