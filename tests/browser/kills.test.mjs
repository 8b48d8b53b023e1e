// A browser is killed fifty times in the middle of entering moves. What it has shown as saved must be there afterwards.

import assert from "node:assert/strict";
import { test } from "node:test";
import { startMortal } from "./mortal.mjs";
import { SIZES, allSolid, begin, device, tapMoves } from "./play.mjs";

const KILLS = 50;
const SEED = Number(process.env.SEED ?? 20261130);
// How long entry goes on before a kill, at most, in milliseconds.
const LONGEST = 500;

// The same numbers between 0 and 1 for the same seed (mulberry32).
function chance(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

// Two squares in the middle of the board, where no pawn is promoted. Whether a man stands there makes no difference.
function anyMove(next) {
  const square = () => "abcdefgh"[Math.floor(next() * 8)] + (3 + Math.floor(next() * 4));
  const from = square();
  let to = square();
  while (to === from) to = square();
  return [from, to];
}

// Tells each cell's text as soon as the page shows it as saved.
function watchSolid() {
  const told = new Map();
  const look = (cell) => {
    const text = cell.querySelector(".text")?.textContent;
    if (cell.dataset.saved !== "solid" || told.get(cell.dataset.ply) === text) return;
    told.set(cell.dataset.ply, text);
    window.shownSolid(Number(cell.dataset.ply), text);
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const element = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
      const cell = element?.closest("button.cell");
      if (cell) look(cell);
      for (const node of addedNodes) {
        if (node.nodeType !== Node.ELEMENT_NODE) continue;
        if (node.matches("button.cell")) look(node);
        for (const cell of node.querySelectorAll("button.cell")) look(cell);
      }
    }
  }).observe(document.getElementById("main"), { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ["data-saved"] });
}

// Enters moves with clicks until the end comes.
function enterFor(moves) {
  let at = 0;
  const step = () => {
    if (at === moves.length) return;
    document.getElementById(moves[at]).click();
    at += 1;
    setTimeout(step, 3);
  };
  setTimeout(step);
}

test(`what was shown as saved survives ${KILLS} kills of the browser, seed ${SEED}`, { timeout: 300_000 }, async (t) => {
  t.diagnostic(`seed ${SEED}`);
  const next = chance(SEED);
  const { server, profile, page, context } = await device(t);
  await begin(page);
  await tapMoves(page, "e2e4");
  await allSolid(page, 1);
  await context.close();
  const solid = new Map();
  let behind = 0;
  for (let kill = 0; kill <= KILLS; kill += 1) {
    const { context, kill: end } = await startMortal(t, profile, SIZES[0]);
    const page = await context.newPage();
    await page.exposeFunction("shownSolid", (ply, text) => solid.set(ply, text));
    await page.goto(`${server.origin}/`);
    await page.waitForSelector(".screen.record .tools").catch(async (error) => {
      const shown = await page.locator("#main").innerText();
      throw new Error(`kill ${kill}: the record is not there to go on with; shown is: ${shown}`, { cause: error });
    });
    const kept = await page.$$eval("button.cell", (cells) => cells.map((cell) => [Number(cell.dataset.ply), cell.querySelector(".text").textContent]));
    const there = new Map(kept);
    assert.deepEqual([...there.keys()], kept.map((_, index) => index + 1), `kill ${kill}: the cells are in order`);
    for (const [ply, text] of solid) assert.equal(there.get(ply), text, `kill ${kill}: ply ${ply} was shown as saved`);
    assert.equal(await page.locator("[data-test=not-saved], [data-test=other-page]").count(), 0, `kill ${kill}`);
    behind = Math.max(behind, there.size - solid.size);
    // What is there now is on the disk and must stay, whether or not it was shown as saved before.
    for (const [ply, text] of there) solid.set(ply, text);
    if (kill === KILLS) break;
    await page.evaluate(watchSolid);
    const moves = Array.from({ length: 400 }, () => anyMove(next)).flat();
    await page.evaluate(enterFor, moves);
    await new Promise((resolve) => setTimeout(resolve, next() * LONGEST));
    await end();
  }
  t.diagnostic(`${solid.size} entries; at most ${behind} more were there than shown as saved`);
  assert.ok(solid.size > KILLS, "entries were made");
});
