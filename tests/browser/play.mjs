// What players and directors do, by the taps and keys that they have.

import assert from "node:assert/strict";
import { launch, open, scratch, serve } from "./support.mjs";

// The sizes that every screen must fit: a tablet lying, a tablet standing, a phone.
export const SIZES = [
  { width: 1280, height: 800 },
  { width: 800, height: 1280 },
  { width: 390, height: 844 },
];

export const PIN = "2718";

export function named(size) {
  return `${size.width}x${size.height}`;
}

// A device of this size with a finger on it, and the app open on it.
export async function device(t, size = SIZES[0], options = {}) {
  const server = await serve(t);
  const profile = await scratch(t);
  const { context, requests } = await launch(t, profile, { viewport: size, hasTouch: true, locale: "en", ...options });
  context.setDefaultTimeout(15_000);
  const page = await open(context, server.origin);
  return { server, context, requests, page, profile };
}

export function press(page, name) {
  return page.tap(`[data-test=${name}]`);
}

// A choice among keys. The finger meets the radio button, which lies over its key and cannot be seen.
export function choose(page, name, value) {
  return page.locator(`input[name="${name}"][value="${value}"]`).check({ force: true });
}

// From the list of games to a record with nothing in it.
export async function begin(page, { white = "White, W", black = "Black, B", rules = "fide-2023", keeper = "white" } = {}) {
  await press(page, "new-game");
  await page.fill("#White", white);
  await page.fill("#Black", black);
  await choose(page, "keeper", keeper);
  await choose(page, "preset", rules);
  await page.fill("#pin", PIN);
  await page.fill("#pin-again", PIN);
  await press(page, "begin");
  await page.waitForSelector(".screen.record .tools");
}

// Moves by their squares, `g1f3 g8f6`, each entered with two taps.
export async function tapMoves(page, moves) {
  for (const square of moves.match(/[a-h][1-8]/g)) await page.tap(`#${square}`);
}

export async function typeMove(page, text) {
  await page.fill("#typed-move", text);
  await press(page, "enter");
}

// Enters many moves with clicks that the page makes itself, which is faster than a finger. The app hears the same clicks.
export async function clickMoves(page, moves) {
  await page.evaluate(async (squares) => {
    const painted = () => new Promise((resolve) => setTimeout(resolve));
    for (const square of squares) {
      document.getElementById(square).click();
      await painted();
    }
  }, moves.match(/[a-h][1-8]/g));
}

// The sheet as it is shown, cell by cell.
export function cells(page) {
  return page.$$eval("button.cell", (cells) =>
    cells.map((cell) => ({
      ply: Number(cell.dataset.ply),
      text: cell.querySelector(".text").textContent,
      saved: cell.dataset.saved,
      struck: [...cell.querySelectorAll(".struck")].map((struck) => struck.dataset.text),
    })),
  );
}

export async function texts(page) {
  return (await cells(page)).map((cell) => cell.text);
}

// Waits until as many cells are there and each is on the disk.
export async function allSolid(page, count) {
  await page.waitForFunction((count) => {
    const cells = [...document.querySelectorAll("button.cell")];
    return cells.length === count && cells.every((cell) => cell.dataset.saved === "solid");
  }, count);
}

export function notice(page) {
  return page.locator(".notice").textContent();
}

export async function unlock(page, pin = PIN) {
  await press(page, "director");
  await page.fill("#pin", pin);
  await press(page, "unlock");
}

// Waits for a verdict and gives its finding's texts.
export async function verdict(page, id) {
  await page.waitForSelector(`.verdict[data-verdict=${id}]`);
  return page.locator(".answering").innerText();
}

// Both players agree on a result and sign it.
export async function finish(page) {
  await press(page, "result");
  await page.locator(".results .key").nth(1).tap();
  await page.locator(".signatures .key").first().tap();
  await page.waitForSelector(".signed");
  await page.locator(".signatures .key").first().tap();
  await page.waitForSelector(".screen.finished");
}

// What leads out of a game that is being played, and what helps in it. None of it may be there meanwhile.
const WAYS_OUT = ["new-game", "import", "about", "update", "save-pgn", "copy-pgn", "share-pgn", "save-pgn-others", "copy-pgn-others", "share-pgn-others", "save-log", "check-claim", "leave", "check-storage"];

export async function nothingElseIsReachable(page, when) {
  const found = await page.evaluate((names) => {
    const keys = names.filter((name) => document.querySelector(`[data-test="${name}"]`));
    return keys.concat(document.querySelector(".shelf, .game, #pgn-text") ? ["the list of games"] : []);
  }, WAYS_OUT);
  assert.deepEqual(found, [], when);
}
