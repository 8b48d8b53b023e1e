// Without a network: a whole game with its claim, verdict and file; and a page that breaks down in the middle of one.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { allSolid, begin, choose, device, press, tapMoves, texts, unlock, verdict } from "./play.mjs";
import { offlineReady, rehearsePanic, started } from "./support.mjs";

test("a whole game is played without the server, and nothing is asked of another place", async (t) => {
  const { page, server, requests } = await device(t);
  const errors = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await offlineReady(page);
  await server.stop();

  await begin(page, { white: "Polgár, Zs", black: "Cramling, P", rules: "us-2024" });
  await tapMoves(page, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8");
  await allSolid(page, 8);
  await press(page, "claim");
  await choose(page, "by", "white");
  await press(page, "draft");
  await unlock(page);
  await verdict(page, "verdict-upheld");
  await press(page, "mark-made");
  await press(page, "decide-draw");
  await press(page, "lock");
  await page.locator(".signatures .key").first().tap();
  await page.waitForSelector(".signed");
  await page.locator(".signatures .key").first().tap();
  await page.waitForSelector(".screen.finished");

  const handed = page.waitForEvent("download");
  await press(page, "save-pgn");
  const download = await handed;
  assert.match(download.suggestedFilename(), /Polg.*Cramling.*\.pgn$/);
  const pgn = await readFile(await download.path(), "utf8");
  assert.match(pgn, /\[White "Polgár, Zs"\]/);
  assert.match(pgn, /1\. ?Nf3 Nf6 2\. ?Ng1 Ng8 3\. ?Nf3 Nf6 4\. ?Ng1 Ng8 1\/2-1\/2/);
  await page.waitForFunction(() => document.querySelector(".notice").textContent !== "");

  await page.reload();
  await page.waitForSelector(".shelf .game");
  await page.tap(".shelf .game");
  await page.waitForSelector(".screen.finished");
  assert.equal((await texts(page)).length, 8);
  const elsewhere = requests.filter((url) => !url.startsWith(`${server.origin}/`) && !url.startsWith(`blob:${server.origin}/`));
  assert.deepEqual(elsewhere, []);
  assert.deepEqual(errors, []);
});

test("an app that breaks down in a game says up to where it is saved, and goes on after a reload", async (t) => {
  const { page, server } = await device(t);
  await offlineReady(page);
  await server.stop();
  await begin(page);
  await tapMoves(page, "g1f3");
  await allSolid(page, 1);
  await rehearsePanic(page);
  const overlay = page.getByRole("alertdialog");
  await overlay.waitFor();
  assert.match(await overlay.locator("p").textContent(), /Saved up to 1\. ?Nf3\./);
  const before = await texts(page);
  await page.touchscreen.tap(300, 300);
  await page.touchscreen.tap(400, 400);
  assert.deepEqual(await texts(page), before);
  const loaded = page.waitForEvent("load");
  await overlay.getByRole("button").tap();
  await loaded;
  await started(page);
  await allSolid(page, 1);
  await tapMoves(page, "g8f6");
  await allSolid(page, 2);
});
