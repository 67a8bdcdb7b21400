// The lobby: how long people wait, told anew while the page is open.
// Without this file it stays as it was when the page came.
"use strict";

(() => {
  const EVERY_MS = 30_000;
  const units = [["day", 86_400_000], ["hour", 3_600_000], ["minute", 60_000]];

  function tell() {
    const times = document.querySelectorAll("time[data-since]");
    if (times.length === 0) return;
    const format = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto", style: "short" });
    for (const time of times) {
      const passed = Date.now() - Number(time.dataset.since);
      const [unit, length] = units.find(([, length]) => passed >= length) ?? [];
      // What is younger than a minute is told by the page itself.
      if (unit) time.textContent = format.format(-Math.floor(passed / length), unit);
    }
  }

  document.addEventListener("htmx:after:swap", tell);
  setInterval(tell, EVERY_MS);
})();
