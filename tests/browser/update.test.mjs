// A newer build comes while a game is played: it waits for the end of the game and for a tap.

import assert from "node:assert/strict";
import { test } from "node:test";
import { SIZES, allSolid, begin, finish, press, tapMoves, texts } from "./play.mjs";
import { buildOf, launch, makeVariant, offlineReady, open, scratch, serve, started } from "./support.mjs";

test("a game is recorded to its end by the build that began it, and survives the update", async (t) => {
  const variant = await makeVariant(t);
  const old = await serve(t);
  const { context } = await launch(t, await scratch(t), { viewport: SIZES[0], hasTouch: true, locale: "en" });
  const page = await open(context, old.origin);
  await offlineReady(page);
  const build = await buildOf(page);
  await begin(page, { white: "Menchik, V", black: "Graf, S" });
  await tapMoves(page, "e2e4 e7e5 g1f3");
  await allSolid(page, 3);

  await old.stop();
  const server = await serve(t, variant.folder, old.port);
  await page.reload();
  await allSolid(page, 3);
  await page.waitForFunction(() => window.scoresheet.updateReady);
  assert.equal(await buildOf(page), build);
  assert.equal(await page.locator("[data-test=update]").count(), 0, "no update under a game");
  await tapMoves(page, "b8c6");
  await allSolid(page, 4);

  await server.stop();
  await page.reload();
  await started(page);
  await allSolid(page, 4);
  assert.equal(await buildOf(page), build);
  assert.deepEqual(await texts(page), ["e4", "e5", "Nf3", "Nc6"]);
  await tapMoves(page, "f1b5");
  await allSolid(page, 5);
  await finish(page);
  assert.equal(await page.locator("[data-test=update]").count(), 0);
  await press(page, "leave");

  const loaded = page.waitForEvent("load");
  await press(page, "update");
  await loaded;
  await page.waitForSelector(".shelf .game");
  assert.equal(await buildOf(page), variant.id);
  assert.match(await page.locator(".shelf .game").innerText(), /Menchik[^]*½–½/);
  await page.tap(".shelf .game");
  await page.waitForSelector(".screen.finished");
  assert.deepEqual(await texts(page), ["e4", "e5", "Nf3", "Nc6", "Bb5"]);
  assert.equal(await page.evaluate(() => window.scoresheet.updateReady), false);
});
