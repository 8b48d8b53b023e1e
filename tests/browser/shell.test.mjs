// The shell around the app: what is served, what is kept, what is seen when the app has stopped, and how a newer build
// comes into use.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { BUNDLE, addressesOf, buildOf, launch, makeVariant, offlineReady, open, rehearsePanic, scratch, serve, started } from "./support.mjs";

const POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'";

test("the app starts under its content security policy and asks nobody else", async (t) => {
  const server = await serve(t);
  const { context, requests } = await launch(t, await scratch(t));
  const page = await context.newPage();
  const errors = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && errors.push(message.text()));
  const response = await page.goto(`${server.origin}/`);
  await started(page);
  await offlineReady(page);
  assert.equal(response.headers()["content-security-policy"], POLICY);
  assert.equal(await page.locator(".shell-loading").count(), 0);
  assert.deepEqual(requests.filter((url) => !url.startsWith(`${server.origin}/`)), []);
  assert.deepEqual(errors, []);
});

test("a first visit loads what first-visit.txt says", async (t) => {
  const server = await serve(t);
  const { context, requests } = await launch(t, await scratch(t));
  const page = await open(context, server.origin);
  await offlineReady(page);
  const report = await readFile(join(BUNDLE, "first-visit.txt"), "utf8");
  const [first] = report.split("What only the service worker fetches");
  const listed = [...first.matchAll(/^ *\d+ +\d+ +\d+ {2}(\S+\.\S+)$/gm)].map((match) => match[1]);
  const allowed = new Set(listed.map((path) => (path === "index.html" ? "/" : `/${path}`)));
  const asked = await page.evaluate(() => performance.getEntriesByType("resource").map((entry) => new URL(entry.name).pathname));
  assert.deepEqual(asked.filter((path) => !allowed.has(path)), []);
  assert.ok(requests.includes(`${server.origin}/${await buildOf(page)}/app_bg.wasm`));
});

test("everything in the bundle is kept, and the app starts without the server", async (t) => {
  const server = await serve(t);
  const { context } = await launch(t, await scratch(t));
  const page = await open(context, server.origin);
  await offlineReady(page);
  await server.stop();
  const addresses = await addressesOf();
  const missing = await page.evaluate(async (addresses) => {
    const kept = await Promise.all(addresses.map((address) => fetch(address).catch(() => ({ ok: false }))));
    return addresses.filter((_, at) => !kept[at].ok);
  }, addresses.filter((address) => address !== "/sw.js"));
  assert.deepEqual(missing, []);
  await page.reload();
  await started(page);
});

test("the app starts without the server after the browser was closed", async (t) => {
  const server = await serve(t);
  const profile = await scratch(t);
  const first = await launch(t, profile);
  await offlineReady(await open(first.context, server.origin));
  await first.context.close();
  await server.stop();
  const second = await launch(t, profile);
  await open(second.context, server.origin);
});

test("the worker lets nothing out to another place", async (t) => {
  const server = await serve(t);
  const elsewhere = await serve(t);
  const { context } = await launch(t, await scratch(t));
  const page = await open(context, server.origin);
  await offlineReady(page);
  await page.reload();
  const answer = await page.evaluate((url) => fetch(url, { mode: "no-cors" }).then(() => "out", () => "kept in"), elsewhere.origin);
  assert.equal(answer, "kept in");
});

test("a panic covers the page with the last saved move and a way to reload", async (t) => {
  const server = await serve(t);
  const { context } = await launch(t, await scratch(t));
  const page = await open(context, server.origin);
  const told = [];
  page.on("console", (message) => told.push(message.text()));
  await page.evaluate(() => {
    window.scoresheet.savedUpTo("Saved up to 33.Rfe1.", "Reload");
    window.scoresheet.savedUpTo("Gespeichert bis 34...Dg6.", "Neu laden");
  });
  await rehearsePanic(page);
  const overlay = page.getByRole("alertdialog", { name: "Gespeichert bis 34...Dg6." });
  await overlay.waitFor();
  assert.ok(told.some((text) => text.includes("a rehearsal")), told.join("\n"));

  const size = page.viewportSize();
  assert.deepEqual(await overlay.boundingBox(), { x: 0, y: 0, ...size });
  const button = overlay.getByRole("button", { name: "Neu laden" });
  assert.ok((await button.boundingBox()).height >= 48);
  for (const key of ["Tab", "Shift+Tab", "Escape", "Escape", "a"]) {
    await page.keyboard.press(key);
    assert.ok(await overlay.isVisible(), key);
    assert.ok(await button.evaluate((button) => button === document.activeElement), key);
  }

  await page.keyboard.press("Enter");
  await page.waitForFunction(() => !document.querySelector("[role=alertdialog]"));
  await started(page);
});

test("a write that is committed after the panic is still told", async (t) => {
  const server = await serve(t);
  const { context } = await launch(t, await scratch(t));
  const page = await open(context, server.origin);
  await rehearsePanic(page);
  const overlay = page.getByRole("alertdialog");
  await overlay.waitFor();
  assert.match(await overlay.textContent(), /Scoresheet has stopped/);
  await page.evaluate(() => window.scoresheet.savedUpTo("Saved up to 12.O-O."));
  assert.equal(await overlay.locator("p").textContent(), "Saved up to 12.O-O.");
  assert.equal(await overlay.getByRole("button").textContent(), "Reload");
});

test("before the app can speak the page speaks the user's language", async (t) => {
  const server = await serve(t);
  for (const [locale, loading, stopped] of [
    ["de", "Wird geladen…", /stehen geblieben/],
    ["ru", "Загрузка…", /остановлен/],
    ["fr", "Loading…", /has stopped/],
  ]) {
    const { context } = await launch(t, await scratch(t), { locale });
    const page = await context.newPage();
    await page.route("**/app_bg.wasm", (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto(`${server.origin}/`);
    const overlay = page.getByRole("alertdialog");
    await overlay.waitFor();
    assert.match(await overlay.textContent(), stopped, locale);
    assert.equal(await page.locator(".shell-loading").textContent(), loading, locale);
  }
});

test("an app that does not start says so", async (t) => {
  const server = await serve(t);
  const { context } = await launch(t, await scratch(t));
  const page = await context.newPage();
  await page.route("**/app_bg.wasm", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(`${server.origin}/`);
  await page.getByRole("alertdialog").waitFor();
});

// Two builds at one address, the second put there while the first is in use.
async function twoBuilds(t) {
  const variant = await makeVariant(t);
  const profile = await scratch(t);
  const old = await serve(t);
  const { context } = await launch(t, profile);
  const page = await open(context, old.origin);
  await offlineReady(page);
  const build = await buildOf(page);
  await old.stop();
  const server = await serve(t, variant.folder, old.port);
  return { build, newer: variant.id, page, context, profile, server };
}

function updateReady(page) {
  return page.waitForFunction(() => window.scoresheet.updateReady);
}

test("a newer build waits until the user asks for it", async (t) => {
  const { build, newer, page } = await twoBuilds(t);
  await page.reload();
  await started(page);
  const told = page.evaluate(() => new Promise((resolve) => window.scoresheet.onUpdate(() => resolve("told"))));
  await updateReady(page);
  assert.equal(await told, "told");
  assert.equal(await buildOf(page), build);
  await page.reload();
  await started(page);
  assert.equal(await buildOf(page), build);
  await updateReady(page);
  await Promise.all([page.waitForEvent("load"), page.evaluate(() => window.scoresheet.applyUpdate())]);
  await started(page);
  assert.equal(await buildOf(page), newer);
  assert.equal(await page.evaluate(() => window.scoresheet.updateReady), false);
  const kept = await page.evaluate(() => caches.keys());
  assert.deepEqual(kept.filter((name) => name.startsWith("scoresheet-")), [`scoresheet-${newer}`]);
});

test("a newer build does not come into use because the browser was closed", async (t) => {
  const { build, newer, page, context, profile, server } = await twoBuilds(t);
  await page.reload();
  await updateReady(page);
  await context.close();
  for (const _ of ["once", "and again"]) {
    const next = await launch(t, profile);
    const page = await open(next.context, server.origin);
    await updateReady(page);
    assert.equal(await buildOf(page), build);
    await next.context.close();
  }
  await server.stop();
  const last = await launch(t, profile);
  const after = await open(last.context, server.origin);
  await updateReady(after);
  await Promise.all([after.waitForEvent("load"), after.evaluate(() => window.scoresheet.applyUpdate())]);
  await started(after);
  assert.equal(await buildOf(after), newer);
});

test("an app that stops before it said anything goes over to the newer build", async (t) => {
  const { newer, page } = await twoBuilds(t);
  await page.reload();
  await updateReady(page);
  await rehearsePanic(page);
  const button = page.getByRole("alertdialog").getByRole("button");
  await Promise.all([page.waitForEvent("load"), button.click()]);
  await started(page);
  assert.equal(await buildOf(page), newer);
});

test("pages in several tabs go over together", async (t) => {
  const { newer, page, context, server } = await twoBuilds(t);
  const other = await open(context, server.origin);
  await updateReady(page);
  await Promise.all([other.waitForEvent("load"), page.evaluate(() => window.scoresheet.applyUpdate())]);
  await started(other);
  await started(page);
  assert.equal(await buildOf(other), newer);
  assert.equal(await buildOf(page), newer);
});
