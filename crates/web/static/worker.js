// The service worker. It keeps static files, whose names change with their content, and has a page for when the server cannot
// be reached. Pages themselves are nobody's but their reader's: they are never kept.
//
// The server writes SITE before this: the version, which changes with any static file; the offline page; what that needs.
"use strict";

const NAME = `chantier-${SITE.version}`;

// A new version takes over at once: it answers for files under names of their own, so old pages notice nothing.
addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll([SITE.offline, ...SITE.needed])));
});

addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function takeOver() {
  const old = (await caches.keys()).filter((name) => name.startsWith("chantier-") && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
  // The page is asked for while the worker starts, not after.
  await registration.navigationPreload?.enable();
  await clients.claim();
}

addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return;
  if (mode === "navigate") event.respondWith(page(event));
  else if (pathname.startsWith("/static/")) event.respondWith(file(event));
});

// What a proxy says when nothing is behind it.
const GONE = [502, 504];

async function page(event) {
  const answer = await fresh(event).catch(() => null);
  if (answer && !GONE.includes(answer.status)) return answer;
  const offline = await caches.match(SITE.offline, { ignoreVary: true });
  return offline ?? answer ?? Response.error();
}

const fresh = async (event) => (await event.preloadResponse) ?? fetch(event.request);

async function file(event) {
  const cache = await caches.open(NAME);
  const kept = await cache.match(event.request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.status === 200) event.waitUntil(cache.put(event.request, answer.clone()));
  return answer;
}

// What waits for the reader while they look at no page. What comes is from our server: others have not the key.
addEventListener("push", (event) => {
  const { title, body, path } = event.data.json();
  event.waitUntil(registration.showNotification(title, { body, tag: path, renotify: true, icon: SITE.icon, data: { path } }));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

// The page of the table if it is open somewhere, or a new one.
async function open(path) {
  const { href } = new URL(path, location.origin);
  if (!href.startsWith(`${location.origin}/`)) return;
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  await (there ? there.focus() : clients.openWindow(href));
}
