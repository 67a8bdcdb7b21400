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
    // The page around the chooser may have gone on since it was drawn, as a replay does: its address says where it is now.
    const back = new URL(fields.get("back"), location.origin);
    if (form.id === "chooser" || back.pathname + back.search === location.pathname + location.search) location.reload();
    else location.replace(back);
  });

  // The page of preferences leads back to where the reader is now.
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.('a[href^="/preferences?from="]');
    if (link) link.search = new URLSearchParams({ from: location.pathname + location.search });
  });

  // A choice is kept as soon as it is made, and said so beside it. What is wrong the button shows better.
  const KEPT_MS = 2500;
  const sign = document.createElement("span");
  sign.className = "kept";
  sign.setAttribute("role", "status");
  let fading = null;

  document.addEventListener("change", async ({ target }) => {
    const form = target.closest?.("form[data-keeps]");
    if (!form) return;
    const fields = new URLSearchParams(new FormData(form));
    const answer = await fetch(form.action, { method: "POST", body: fields, redirect: "manual" }).catch(() => null);
    if (answer?.type !== "opaqueredirect") return;
    if (target.name === "language") return void location.reload();
    const { dataset } = document.documentElement;
    for (const name of ["theme", "motion", "lone", "keys"]) dataset[name] = fields.get(name);
    dataset.sound = fields.get("sound") === "on" ? fields.get("volume") : 0;
    sign.textContent = "";
    target.closest("fieldset")?.querySelector("legend")?.append(sign);
    sign.textContent = form.dataset.keeps;
    clearTimeout(fading);
    fading = setTimeout(() => { sign.textContent = ""; }, KEPT_MS);
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
