// The browser's storage as it can be: shared with another page, full, refused, and on a page without https.

import assert from "node:assert/strict";
import { networkInterfaces } from "node:os";
import { test } from "node:test";
import { SIZES, allSolid, begin, cells, device, finish, nothingElseIsReachable, press, tapMoves, texts } from "./play.mjs";
import { launch, open, scratch, serve } from "./support.mjs";

test("of two pages on one game the second can only be read, until it is its turn", async (t) => {
  const { page, context, server } = await device(t);
  await begin(page);
  await tapMoves(page, "e2e4 e7e5");
  await allSolid(page, 2);
  const other = await open(context, server.origin);
  const band = other.locator("[data-test=other-page]");
  await band.waitFor();
  assert.match(await band.innerText(), /another page/);
  assert.equal(await other.locator(".band").getAttribute("data-mode"), "read-only");
  assert.deepEqual(await texts(other), ["e4", "e5"]);
  assert.equal(await other.locator("#typed-move, .tools, .way-out").count(), 0);
  await tapMoves(other, "g1f3");
  await tapMoves(page, "b1c3");
  await allSolid(page, 3);

  // The first page goes, and the second takes the game over when it is asked to.
  await page.close();
  await band.getByRole("button").tap();
  await other.waitForSelector(".screen.record .tools");
  await allSolid(other, 3);
  assert.deepEqual(await texts(other), ["e4", "e5", "Nc3"]);
  await tapMoves(other, "g8f6");
  await allSolid(other, 4);
});

test("a full device is told, the log can be handed out, and all is saved once there is room", async (t) => {
  const first = await device(t);
  await begin(first.page);
  await tapMoves(first.page, "e2e4 e7e5 g1f3");
  await allSolid(first.page, 3);
  await first.context.close();
  // Chromium remembers for half a minute how much room there is, so it must be told before it looks.
  const { origin } = first.server;
  const { context } = await launch(t, first.profile, { viewport: SIZES[2], hasTouch: true, locale: "en" });
  const page = await context.newPage();
  const browser = await context.newCDPSession(page);
  await browser.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
  await page.goto(`${origin}/`);
  await page.waitForSelector(".screen.record .tools");
  await tapMoves(page, "b8c6 f1b5");
  const band = page.locator("[data-test=not-saved]");
  await band.waitFor();
  assert.match(await band.innerText(), /NOT SAVED from 2\.\.\. ?Nc6[^]*no room/);
  assert.deepEqual((await cells(page)).map((cell) => cell.saved), ["solid", "solid", "solid", "hollow", "hollow"]);
  const handed = page.waitForEvent("download");
  await band.getByRole("button").tap();
  const log = await streamed(await handed);
  assert.match(log, /"/);
  assert.equal(log.trim().split("\n").length > 5, true);
  await nothingElseIsReachable(page, "not saved");

  await browser.send("Storage.overrideQuotaForOrigin", { origin });
  await tapMoves(page, "a7a6");
  await allSolid(page, 6);
  await band.waitFor({ state: "detached" });
  await page.reload();
  await allSolid(page, 6);
  assert.deepEqual(await texts(page), ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"]);
});

async function streamed(download) {
  const chunks = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

const REFUSALS = {
  "a SecurityError": () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("refused by the test", "SecurityError");
    };
  },
  "no IndexedDB": () => Object.defineProperty(window, "indexedDB", { value: undefined }),
};

for (const [name, refuse] of Object.entries(REFUSALS)) {
  test(`a browser that stores nothing is told before and during a game: ${name}`, async (t) => {
    const server = await serve(t);
    const { context } = await launch(t, await scratch(t), { viewport: SIZES[2], hasTouch: true });
    await context.addInitScript(refuse);
    const page = await open(context, server.origin);
    const warning = page.locator("[data-warning=no-store]");
    await warning.waitFor();
    assert.match(await warning.innerText(), /Nothing can be saved on this device/);
    await begin(page);
    await tapMoves(page, "e2e4");
    const band = page.locator("[data-test=not-saved]");
    await band.waitFor();
    assert.match(await band.innerText(), /NOT SAVED from 1\. ?e4[^]*does not let this page store/);
    await page.waitForTimeout(300);
    assert.deepEqual((await cells(page)).map((cell) => cell.saved), ["hollow"]);
  });
}

function addressInTheNetwork() {
  const addresses = Object.values(networkInterfaces()).flat();
  return addresses.find((address) => address.family === "IPv4" && !address.internal)?.address;
}

test("over plain http in the hall's network the app says what is missing, and records", async (t) => {
  const address = addressInTheNetwork();
  if (!address) return t.skip("this machine is in no network");
  const server = await serve(t, undefined, 0, "0.0.0.0");
  const { context } = await launch(t, await scratch(t), { viewport: SIZES[0], hasTouch: true });
  const page = await open(context, `http://${address}:${server.port}`);
  assert.equal(await page.evaluate(() => isSecureContext), false);
  const warning = page.locator("[data-warning=not-secure]");
  await warning.waitFor();
  assert.equal(await warning.count(), 1);
  assert.match(await warning.innerText(), /^[^.]*https[^.]*\. Saving works\.$/);
  await begin(page);
  await tapMoves(page, "e2e4 e7e5");
  await allSolid(page, 2);
  await page.reload();
  await allSolid(page, 2);

  // There are no locks here. A second page finds out at the store, loses nothing that was saved, and says so.
  const other = await open(context, `http://${address}:${server.port}`);
  await allSolid(other, 2);
  await tapMoves(other, "g1f3");
  await allSolid(other, 3);
  await tapMoves(page, "b1c3");
  await page.waitForSelector("[data-test=written-elsewhere]");
  assert.match(await page.locator("[data-test=written-elsewhere]").innerText(), /From 2\. ?Nc3 on nothing is saved here/);
  await tapMoves(other, "b8c6");
  await allSolid(other, 4);
  await other.reload();
  assert.deepEqual(await texts(other).then(() => allSolid(other, 4)).then(() => texts(other)), ["e4", "e5", "Nf3", "Nc6"]);
  await page.close();
  await finish(other);
});

test("the device's check of its storage passes", async (t) => {
  const { page } = await device(t);
  await press(page, "about");
  await press(page, "check-storage");
  const result = page.locator(".storage-result");
  await page.waitForFunction(() => /\d/.test(document.querySelector(".storage-result").textContent));
  assert.match(await result.textContent(), /^\d+ promises of the storage were checked and are kept\.$/);
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map((database) => database.name));
  assert.deepEqual(databases, ["scoresheet"]);
});
