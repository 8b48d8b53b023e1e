// Keeps one whole build of the app on the device and serves it from there, with a network or without.
//
// A newer build is fetched whole beside the one in use and waits. It is used only when the user has asked for it, so
// that nothing changes under a game: neither while a page is open nor when a browser that was killed comes back. That
// is why the build in use is noted on the device and does not follow from the worker that happens to be active.

const BUILD = "{build}";
const FILES = "{files}";

const PREFIX = "scoresheet-";
const CHOICE = "chosen-build";
const NOTE = "/chosen-build";

let known;

function cacheOf(build) {
  return PREFIX + build;
}

// The build in use; nothing if none was chosen yet or if the browser has thrown it away.
async function chosen() {
  if (known) return known;
  const note = await (await caches.open(CHOICE)).match(NOTE);
  const build = await note?.text();
  if (build && (await caches.has(cacheOf(build)))) known = build;
  return known;
}

async function choose(build) {
  await (await caches.open(CHOICE)).put(NOTE, new Response(build));
  known = build;
}

async function install() {
  const cache = await caches.open(cacheOf(BUILD));
  // Past the browser's own cache, which may hold files of an older build under the same names.
  await cache.addAll(FILES.map((url) => new Request(url, { cache: "reload" })));
  if (!(await chosen())) await choose(BUILD);
}

async function forgetOthers() {
  const kept = [cacheOf(BUILD), cacheOf(await chosen())];
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PREFIX) && !kept.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function activate() {
  await forgetOthers();
  await self.clients.claim();
}

// The user has asked for this build.
async function use() {
  await choose(BUILD);
  await self.skipWaiting();
  // Until this worker is active the older one needs its files.
  if (!self.registration.waiting) await forgetOthers();
  // These are the pages that this worker serves already, from the older build; no change of workers will tell them.
  for (const page of await self.clients.matchAll()) page.postMessage({ type: "chosen", build: BUILD });
}

async function answer(request, path) {
  const cache = await caches.open(cacheOf((await chosen()) ?? BUILD));
  const kept = await cache.match(path === "/index.html" ? "/" : path, { ignoreVary: true });
  return kept ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(install()));

self.addEventListener("activate", (event) => event.waitUntil(activate()));

self.addEventListener("message", (event) => {
  if (event.data.type === "activate") event.waitUntil(use());
  if (event.data.type === "build") event.source.postMessage({ type: "build", build: BUILD });
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== self.location.origin) {
    // Nothing leaves the device for another place.
    event.respondWith(Response.error());
  } else if (event.request.method === "GET") {
    event.respondWith(answer(event.request, url.pathname));
  }
});
