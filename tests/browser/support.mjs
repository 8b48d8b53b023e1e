// What the browser tests share: a server of a bundle, a browser on it, and a second build to change over to.
//
// The environment says where things are: BUNDLE, CHROMIUM and XTASK. `cargo xtask test` sets all three; by hand
// `node --test` finds what `cargo xtask bundle` has made in the usual places.

import { spawn } from "node:child_process";
import { cp, mkdtemp, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, extname, join } from "node:path";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { chromium } from "playwright-core";

const TARGET = process.env.CARGO_TARGET_DIR ?? join(import.meta.dirname, "../../target");

export const BUNDLE = process.env.BUNDLE ?? join(TARGET, "bundle");
const XTASK = process.env.XTASK ?? join(TARGET, "debug/xtask");
export const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";

export const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

// A folder that is removed at the end of the test `t`.
export async function scratch(t) {
  const folder = await mkdtemp(join(tmpdir(), "scoresheet-"));
  t.after(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

// Serves a bundle until `stop()` or the end of the test. Port 0 takes a free one.
export async function serve(t, bundle = BUNDLE, port = 0, host = "localhost") {
  const server = spawn(XTASK, ["serve", "--dir", bundle, "--port", String(port), "--host", host], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(server, "exit");
  const stop = async () => {
    server.kill("SIGKILL");
    await ended;
  };
  t.after(stop);
  const lines = createInterface({ input: server.stdout });
  for await (const line of lines) {
    const address = line.match(/http:\/\/localhost:(\d+)\//);
    if (address) return { origin: `http://localhost:${address[1]}`, port: Number(address[1]), stop };
  }
  throw new Error("the server has not started");
}

// Starts Chromium with what it keeps in `profile`; started again with the same folder it comes back as it was.
// `requests` holds the address of everything that pages and workers have asked for. `options` are Playwright's.
export async function launch(t, profile, options = {}) {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: CHROMIUM,
    headless: true,
    args: FLAGS,
    ...options,
  });
  t.after(() => context.close());
  const requests = [];
  context.on("request", (request) => requests.push(request.url()));
  return { context, requests };
}

// Opens the app and waits until it has started.
export async function open(context, origin) {
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  await started(page);
  return page;
}

// Waits until the app has put something of its own on the page.
export async function started(page) {
  await page.waitForSelector("#main > :not(.shell-loading)");
}

// Waits until the service worker has everything, so that the network may go.
export async function offlineReady(page) {
  await page.evaluate(() => navigator.serviceWorker.ready);
}

export function buildOf(page) {
  return page.evaluate(() => document.querySelector('meta[name="build"]').content);
}

// Makes the app panic.
export async function rehearsePanic(page) {
  await page.evaluate(async () => {
    const build = document.querySelector('meta[name="build"]').content;
    const app = await import(`/${build}/app.js`);
    // Outside this call, as a panic in a handler of the app would be.
    setTimeout(() => app.rehearse_panic());
  });
}

// A copy of the bundle that is another build: another id in every place, and all else the same.
export async function makeVariant(t, bundle = BUNDLE) {
  const folder = join(await scratch(t), "bundle");
  await cp(bundle, folder, { recursive: true });
  const page = await readFile(join(folder, "index.html"), "utf8");
  const [, id] = page.match(/<meta name="build" content="([0-9a-f]+)">/);
  const other = [...id].reverse().join("") === id ? id.replace(/./, "f") : [...id].reverse().join("");
  await rename(join(folder, id), join(folder, other));
  for (const name of ["index.html", "sw.js", "first-visit.txt"]) {
    const path = join(folder, name);
    const text = (await readFile(path, "utf8")).replaceAll(id, other);
    await writeFile(path, text);
    if (name === "first-visit.txt") continue;
    await writeFile(`${path}.gz`, gzipSync(text));
    await writeFile(`${path}.br`, brotliCompressSync(text));
  }
  return { folder, id: other };
}

// The addresses of all files of a bundle that a browser can ask for.
export async function addressesOf(bundle = BUNDLE) {
  const entries = await readdir(bundle, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && ![".gz", ".br"].includes(extname(entry.name)));
  return files
    .map((entry) => join(entry.parentPath, entry.name).slice(bundle.length))
    .filter((path) => basename(path) !== "first-visit.txt");
}
