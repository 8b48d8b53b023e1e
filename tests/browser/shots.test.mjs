// The pictures of README, drawn from real games. They are written if they are missing or SHOTS=1 asks for new ones, so
// that a run of the tests changes no file; what they show is tested in any case.

import assert from "node:assert/strict";
import { access, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { SIZES, allSolid, begin, choose, clickMoves, device, press, unlock, verdict } from "./play.mjs";

const FOLDER = join(import.meta.dirname, "shots");

// Pictures in a repository are kept for ever.
const LARGEST = 200_000;

// The beginning of tests/games/capablanca-lasker-1921-5.pgn and all of karpov-miles-1986.pgn, move by move as the men went.
const HAVANA = `d2d4 d7d5 g1f3 g8f6 c2c4 e7e6 c1g5 b8d7 e2e3 f8e7 b1c3 e8g8 a1c1 b7b6 c4d5 e6d5 d1a4 c7c5 a4c6 a8b8
  c3d5 c8b7 d5e7 d8e7 c6a4 b8c8 a4a3 e7e6 g5f6 e6f6 f1a6 b7f3 a6c8 f8c8 g2f3 f6f3 h1g1 c8e8 a3d3`;
const TILBURG = `d2d4 g8f6 c2c4 c7c5 d4d5 b7b5 c4b5 a7a6 e2e3 c8b7 b1c3 d8a5 c1d2 a6b5 f1b5 a5b6 d1b3 e7e6 e3e4 f6e4
  c3e4 b7d5 b3d3 b6b7 f2f3 c5c4 b5c4 d5c4 d3c4 d7d5 c4c2 d5e4 c2e4 b7e4 f3e4 b8d7 g1e2 d7c5 e2c3 c5d3
  e1e2 d3b2 c3b5 a8a4 b5c3 a4a8 c3b5 a8a4 b5c3 a4a8`;

async function record(page, moves, names) {
  await begin(page, names);
  await clickMoves(page, moves);
  await allSolid(page, moves.trim().split(/\s+/).length);
}

async function picture(page, name, part = page) {
  // What has just happened is news for a second, not for a picture.
  await page.addStyleTag({ content: ".notice { visibility: hidden }" });
  await page.evaluate(() => document.activeElement?.blur());
  const png = await part.screenshot({ animations: "disabled", caret: "hide" });
  assert.ok(png.length < LARGEST, `${name} has ${png.length} bytes`);
  const path = join(FOLDER, name);
  const isThere = await access(path).then(() => true, () => false);
  if (isThere && process.env.SHOTS !== "1") return;
  await mkdir(FOLDER, { recursive: true });
  await writeFile(path, png);
}

test("a game being recorded", async (t) => {
  const { page } = await device(t, SIZES[0], { colorScheme: "light" });
  await record(page, HAVANA, { white: "Capablanca, José Raúl", black: "Lasker, Emanuel" });
  await picture(page, "record.png");
});

test("the claim of Karpov-Miles, Tilburg 1986, is rejected with the look-alike and what is different in it", async (t) => {
  const { page } = await device(t, SIZES[0], { colorScheme: "light" });
  await record(page, TILBURG, { white: "Karpov, Anatoly", black: "Miles, Anthony J" });
  await press(page, "claim");
  await choose(page, "by", "white");
  await page.fill("#intended", "Nb5");
  await press(page, "draft");
  await unlock(page);
  await press(page, "mark-made");
  await verdict(page, "verdict-rejected");
  const alike = page.locator("[data-panel=look-alikes] .look-alikes > li");
  assert.equal(await alike.count(), 1);
  assert.equal(await alike.locator(".diagram").getAttribute("data-ply"), "43");
  assert.match(await alike.locator(".differences").innerText(), /castl/i);
  await picture(page, "verdict.png", page.locator(".answering"));
});
