// Preferences: choosing one fills no history; the reader's clock; sounds for those who want them.
"use strict";

(() => {
  // A form about the page itself is sent beside it; the page is then drawn anew in its own place of the history.
  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!("inPlace" in form.dataset)) return;
    event.preventDefault();
    const fields = new URLSearchParams(new FormData(form, event.submitter));
    const answer = await fetch(form.action, { method: "POST", body: fields, redirect: "manual" }).catch(() => null);
    if (answer?.type !== "opaqueredirect") {
      // Whatever is wrong, the browser shows it better.
      delete form.dataset.inPlace;
      form.requestSubmit(event.submitter);
      return;
    }
    const back = new URL(fields.get("back"), location.origin);
    if (back.pathname + back.search === location.pathname + location.search) location.reload();
    else location.replace(back);
  });

  // Lists say "today" and "yesterday" by the reader's clock, which only the browser knows.
  document.cookie = `zone=${-new Date().getTimezoneOffset()}; Path=/; Max-Age=31536000; SameSite=Lax`;

  // --- Sound --------------------------------------------------------------------------------------------------
  // Sounds are a file of their own. It comes with the first click or key of a reader who wants them: before one, no
  // browser lets a page sound.
  const root = document.documentElement;
  const sounds = () => import(root.dataset.soundFile);

  for (const gesture of ["pointerdown", "pointerup", "keydown"]) {
    addEventListener(gesture, () => {
      if (Number(root.dataset.sound ?? 0) > 0) sounds().then(({ wake }) => wake(), () => {});
    });
  }

  const listen = document.getElementById("listen");
  if (listen) {
    listen.hidden = false;
    const volume = () => Number(document.getElementById("volume").value);
    listen.addEventListener("click", () => sounds().then(({ sample }) => sample(volume()), () => {}));
  }
})();
