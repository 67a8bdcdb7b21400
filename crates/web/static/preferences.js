// Preferences: choosing one fills no history; the reader's clock; a bell when the reader's turn begins.
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

  // --- The bell -----------------------------------------------------------------------------------------------
  // Browsers let a page sound only after a click or a key, so the first one wakes it.
  const loudness = () => Number(document.documentElement.dataset.sound ?? 0);
  let audio = null;

  function wake() {
    audio ??= new AudioContext();
    if (audio.state === "suspended") audio.resume();
  }
  for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, () => { if (loudness() > 0) wake(); });

  // Three tones that die away one after the other, as those of a small bell do: pitch in Hz, share, seconds.
  const TONES = [[880, 1, 1.2], [1760, 0.4, 0.7], [2640, 0.15, 0.35]];

  function ring(volume) {
    const now = audio.currentTime;
    for (const [pitch, share, seconds] of TONES) {
      const tone = new OscillatorNode(audio, { frequency: pitch });
      const fading = new GainNode(audio, { gain: 0.0001 });
      fading.gain.exponentialRampToValueAtTime(volume / 10 * 0.25 * share, now + 0.01);
      fading.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
      tone.connect(fading).connect(audio.destination);
      tone.start(now);
      tone.stop(now + seconds);
    }
  }

  const isYours = () => document.getElementById("main")?.dataset.yours === "true";
  let yours = isYours();
  new MutationObserver(() => {
    const before = yours;
    yours = isYours();
    if (yours && !before && loudness() > 0 && audio?.state === "running") ring(loudness());
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-yours"] });

  const listen = document.getElementById("ring");
  if (listen) {
    listen.hidden = false;
    listen.addEventListener("click", () => {
      wake();
      ring(Number(document.getElementById("volume").value));
    });
  }
})();
