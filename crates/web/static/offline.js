// The page without a server: it is shown in one of the languages it holds, in the reader's colours (both stand in cookies,
// since nobody can be asked), and looks every few seconds whether the server is back.
"use strict";

(() => {
  const LOOK_MS = 5000;
  const root = document.documentElement;
  const cookie = (name) => document.cookie.split("; ").find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);

  const texts = [...document.querySelectorAll("main [lang]")];
  const read = [cookie("language"), ...navigator.languages.map((tag) => tag.split("-")[0])];
  const chosen = read.map((code) => texts.find((text) => text.lang === code)).find(Boolean) ?? texts[0];
  for (const text of texts) text.hidden = text !== chosen;
  root.lang = chosen.lang;
  root.dataset.theme = cookie("theme") ?? "system";
  document.title = `${chosen.querySelector("h1").textContent} · Chantier`;

  setInterval(async () => {
    const answer = await fetch("/worker.js", { method: "HEAD", cache: "no-store" }).catch(() => null);
    if (answer?.ok) location.reload();
  }, LOOK_MS);
})();
