// When the server cannot be reached, a page that says so stands in for all others. Nothing else comes from here: no
// position of a game, and no page that an update has left behind.

const PAGE = "/offline.html";
/** All that page is made of. */
const KEPT = [PAGE, "/css/offline.css", "/early.js", "/offline.js", "/art/stone.svg"];
/** A worker that names other files is another one, and keeps them elsewhere. */
const NAME = "meetingstone " + KEPT.join(" ");

const worker = /** @type {any} */ (self);

worker.addEventListener("install", (/** @type {any} */ event) => {
  worker.skipWaiting();
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(KEPT)));
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  const clear = async () => {
    for (const name of await caches.keys()) if (name !== NAME) await caches.delete(name);
    await worker.clients.claim();
  };
  event.waitUntil(clear());
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match(PAGE)));
  } else if (KEPT.includes(new URL(request.url).pathname)) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  }
});
