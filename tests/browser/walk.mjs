// A walk through every screen and its states, for tests that look at each: `look(name)` is called at every stop.

import { PIN, begin, choose, press, tapMoves, typeMove, unlock } from "./play.mjs";

// A game with a queen that can be taken in two ways and a pawn that reaches its last rank.
const OPENING = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7 f1e1 b7b5 a4b3 d7d6 c2c3 e8g8 h2h3 c6a5 b3c2 c7c5";
const MIDDLE = "d2d4 d8c7 b1d2 c5d4 c3d4 a5c6 d2b3 a6a5 c1e3 a5a4 b3d2 c8d7 a1c1 c7b7 d2f1 f8e8 f1g3 e7f8 d4d5 c6b4";

// A game of forty plies.
export const FORTY = `${OPENING} ${MIDDLE}`;

export async function walk(page, look) {
  await page.waitForSelector("[data-test=new-game]");
  await look("games, none yet");
  await press(page, "about");
  await page.waitForSelector(".build, [data-test=check-storage]");
  await look("about");
  await press(page, "check-storage");
  await page.waitForFunction(() => /\d/.test(document.querySelector(".storage-result").textContent));
  await look("about, storage checked");
  await press(page, "back");
  await press(page, "import");
  await look("import");
  await press(page, "import-pasted");
  await look("import, nothing found");
  await press(page, "back");
  await press(page, "new-game");
  await look("new game");
  await press(page, "begin");
  await look("new game, PIN missing");
  await press(page, "back");
  await begin(page, { white: "Bartholomew-Featherstone, Maximilian", black: "Ter-Petrossjan, Alexandra" });
  await look("record, empty");
  await recordStates(page, look);
  await claimStates(page, look);
  await directorStates(page, look);
  await endStates(page, look);
}

async function recordStates(page, look) {
  await tapMoves(page, FORTY);
  await look("record, forty plies");
  await page.tap("#g3");
  await look("record, square selected");
  await page.tap("#g3");
  await press(page, "clock");
  await look("record, clock");
  await page.fill("#clock-time", "x");
  await press(page, "note-clock");
  await look("record, no such time");
  await page.fill("#clock-time", "1:31");
  await press(page, "note-clock");
  await press(page, "draw-offer");
  await look("record, clock and draw offer noted");
  await page.tap('button.cell[data-ply="39"]');
  await look("record, correction");
  await press(page, "insert");
  await look("record, insertion");
  await press(page, "leave-cell");
  await page.tap("#a4");
  await page.tap("#a1");
  await page.waitForSelector(".question");
  await look("record, promotion asked");
  await press(page, "promote-q");
  await press(page, "take-back");
  await page.waitForFunction(() => document.querySelectorAll("button.cell").length === 40);
  await typeMove(page, "Rd1");
  await page.waitForSelector(".question");
  await look("record, which move asked");
  await page.locator(".question .key").last().tap();
  await typeMove(page, "Rcd1");
  await look("record, typed");
  await press(page, "take-back");
  await page.fill("#typed-move", "N?3");
  await press(page, "illegible");
  await press(page, "dash");
  await look("record, board not certain");
  await typeMove(page, "Nd2");
  await look("record, typed on a board that is not certain");
  for (const _ of [1, 2, 3]) await press(page, "take-back");
  await page.waitForFunction(() => document.querySelectorAll("button.cell").length === 40);
  await page.tap('button.cell[data-ply="40"]');
  await tapMoves(page, "c6a7");
  await look("record, corrected");
}

async function claimStates(page, look) {
  await press(page, "claim");
  await page.waitForSelector("#intended");
  await look("claim, form");
  await page.fill("#intended", "Qb3");
  await press(page, "draft");
  await page.waitForSelector(".drafted-claim");
  await look("claim, drafted");
}

async function directorStates(page, look) {
  await press(page, "director");
  await look("lock");
  await page.fill("#pin", "0000");
  await press(page, "unlock");
  await page.waitForSelector(".log li:nth-child(2)");
  await look("lock, wrong PIN");
  await page.fill("#pin", PIN);
  await press(page, "unlock");
  await page.waitForSelector(".verdict");
  await look("director");
  await press(page, "mark-made");
  await page.waitForSelector(".made");
  await press(page, "layer");
  await page.waitForSelector("[data-panel=director-only]");
  await page.fill("#touched", "z9");
  await look("director, own layer, no such square");
  await page.fill("#touched", "");
  await choose(page, "pressed", "yes");
  await look("director, own layer, not in order");
  await press(page, "lock");
  await page.waitForSelector(".screen.claim .made");
  await look("claim, made");
  await unlock(page);
  await press(page, "play-goes-on");
  await page.waitForSelector(".screen.record");
}

async function endStates(page, look) {
  await press(page, "result");
  await look("result");
  await page.locator(".results .key").first().tap();
  await page.waitForSelector(".noted");
  await look("noted");
  await page.locator(".signatures .key").first().tap();
  await page.waitForSelector(".signed");
  await look("half signed");
  await unlock(page);
  await page.waitForSelector("[data-test=close-sheet]");
  await look("director, result noted");
  await press(page, "lock");
  await page.locator(".signatures .key").first().tap();
  await page.waitForSelector(".screen.finished");
  await look("finished");
  await press(page, "check-claim");
  await page.waitForSelector(".verdict");
  await look("director after the game");
  await press(page, "back");
  await press(page, "leave");
  await page.waitForSelector(".shelf .game");
  await look("games");
}
