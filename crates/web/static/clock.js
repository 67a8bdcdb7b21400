// Clocks count down by themselves: the page knows when a time is out, and how far the server's clock is from this one.
// Without this file a clock shows what was left when the page was made.
"use strict";

(() => {
  const SECOND = 1000;
  const HOUR = 3600;
  const DAY = 24 * HOUR;
  const LOW = 30 * SECOND;
  const told = Number(document.getElementById("live")?.dataset.now ?? NaN);
  const [loaded] = performance.getEntriesByType("navigation");
  // The page was made the moment before its first byte came.
  let ahead = told - (performance.timeOrigin + (loaded?.responseStart ?? 0));
  // A device that slept, or whose clock was set, has to ask again what time it is.
  const JUMP = 2 * SECOND;
  const now = () => ({ wall: Date.now(), steady: performance.now() });
  let before = now();

  async function ask() {
    try {
      const answer = await fetch("/time", { cache: "no-store" });
      const server = Number(answer.ok ? await answer.text() : NaN);
      if (server > 0) ahead = server - Date.now();
    } catch {
      // Offline nothing moves; the page is made anew when it is back.
    }
  }

  function shown(left, { day, hour }) {
    const seconds = Math.ceil(Math.max(0, left) / SECOND);
    const two = (number) => String(Math.floor(number)).padStart(2, "0");
    if (seconds < HOUR) return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
    if (seconds < 2 * DAY) return `${Math.floor(seconds / HOUR)} ${hour} ${two((seconds % HOUR) / 60)}`;
    return `${Math.floor(seconds / DAY)} ${day} ${Math.floor((seconds % DAY) / HOUR)} ${hour}`;
  }

  function tick() {
    const after = now();
    const jump = after.wall - before.wall - (after.steady - before.steady);
    before = after;
    if (Math.abs(jump) > JUMP) {
      // Until the answer is there, nothing that is shown may be wrong.
      ahead -= jump;
      ask();
    }
    for (const clock of document.querySelectorAll(".clock[data-until]")) {
      const left = Number(clock.dataset.until) - (Date.now() + ahead);
      const text = shown(left, clock.dataset);
      if (clock.textContent !== text) clock.textContent = text;
      clock.classList.toggle("low", left < LOW);
    }
  }

  if (Number.isFinite(ahead)) {
    tick();
    setInterval(tick, SECOND / 4);
    document.addEventListener("chantier:changed", tick);
  }

  // Who sets up a table is as a rule at home in the zone of their own clock.
  const zone = document.querySelector("#terms [name=zone]");
  if (zone) {
    const home = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (zone.value === "UTC" && home) zone.value = home;
    const option = (name) => Object.assign(document.createElement("option"), { value: name });
    document.getElementById("zones").append(...(Intl.supportedValuesOf?.("timeZone") ?? []).map(option));
  }
})();
