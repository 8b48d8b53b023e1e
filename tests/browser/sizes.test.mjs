// What fits: moves in sight, nothing wider than the screen, targets for fingers, and nothing that jumps.

import assert from "node:assert/strict";
import { test } from "node:test";
import { SIZES, begin, device, named, press, tapMoves, typeMove } from "./play.mjs";
import { FORTY, walk } from "./walk.mjs";

// In CSS pixels. A square is a target of its own kind: a board of sixty-four larger ones fits no phone.
const SMALLEST_TARGET = 48;
const SMALLEST_SQUARE = 40;

const FEWEST_MOVES = 7;

// What is wider than the screen, and what is too small for a finger. Runs in the page.
function misfits([smallestTarget, smallestSquare]) {
  const name = (element) => {
    const of = element.id || element.dataset.test || element.className || element.textContent;
    return `${element.tagName.toLowerCase()} ${of}`.slice(0, 60);
  };
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".hidden, .sprite");
  const found = [];
  const root = document.scrollingElement;
  if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} wide`);
  for (const element of document.querySelectorAll("#main *")) {
    if (!isShown(element) || element.closest("svg")) continue;
    const box = element.getBoundingClientRect();
    if (box.right > innerWidth + 0.5 || box.left < -0.5) found.push(`${name(element)} goes from ${box.left} to ${box.right}`);
    const cut = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
    if (element.matches("button:not(.cell), .choice, .words") && cut) found.push(`${name(element)} hides a part of its text`);
    if (!element.matches("button, input, textarea, select, a, [role=button]")) continue;
    const smallest = element.matches(".square") ? smallestSquare : smallestTarget;
    if (Math.min(box.width, box.height) < smallest - 0.01) found.push(`${name(element)} is ${box.width} by ${box.height}`);
  }
  return found;
}

for (const locale of ["en", "ru", "de"]) {
  test(`every screen fits and every target can be hit, ${locale}`, async (t) => {
    const { page } = await device(t, SIZES[0], { locale });
    const found = new Map();
    await walk(page, async (stop) => {
      for (const size of SIZES) {
        await page.setViewportSize(size);
        for (const misfit of await page.evaluate(misfits, [SMALLEST_TARGET, SMALLEST_SQUARE])) {
          if (!found.has(misfit)) found.set(misfit, `${stop}, ${named(size)}`);
        }
      }
    });
    assert.equal([...found].map(([what, where]) => `${where}: ${what}`).join("\n"), "");
  });
}

// Where things stand whose place a hand remembers.
function places(page) {
  return page.evaluate(() => {
    const box = (selector) => {
      const element = document.querySelector(selector);
      if (!element) return undefined;
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    };
    const selectors = [".board", "#a1", "#h8", ".moves", "#typed-move", "[data-test=enter]", ".tools", ".way-out", "[data-test=take-back]", "[data-test=claim]"];
    return Object.fromEntries(selectors.map((selector) => [selector, box(selector)]));
  });
}

for (const size of SIZES) {
  test(`while a game is recorded nothing jumps, and enough moves are in sight, ${named(size)}`, async (t) => {
    // With less motion a key that is let go stands at its place at once.
    const { page } = await device(t, size, { reducedMotion: "reduce" });
    await begin(page);
    const first = await places(page);
    const moved = [];
    const look = async (when) => {
      const now = await places(page);
      for (const [selector, box] of Object.entries(first)) {
        // A question or a correction takes the place of some keys.
        if (now[selector] && JSON.stringify(now[selector]) !== JSON.stringify(box)) {
          moved.push(`${when}: ${selector} ${JSON.stringify(box)} -> ${JSON.stringify(now[selector])}`);
        }
      }
    };
    await page.tap("#e2");
    await look("a square selected");
    await page.tap("#e2");
    await tapMoves(page, FORTY);
    await look("forty plies");

    const whole = await page.evaluate(() => {
      const list = document.querySelector(".moves").getBoundingClientRect();
      const rows = [...document.querySelectorAll(".row")].map((row) => row.getBoundingClientRect());
      return rows.filter((row) => row.top >= list.top - 0.5 && row.bottom <= list.bottom + 0.5 && row.bottom <= innerHeight).length;
    });
    assert.ok(whole >= FEWEST_MOVES, `${whole} moves in sight`);
    assert.equal(await page.evaluate(() => document.scrollingElement.scrollHeight <= innerHeight), true, "the page does not scroll");

    await press(page, "clock");
    await look("clock");
    await page.fill("#clock-time", "91");
    await press(page, "note-clock");
    await press(page, "draw-offer");
    await look("clock and offer noted");
    await press(page, "draw-offer");
    await page.tap('button.cell[data-ply="40"]');
    await page.waitForSelector(".correction");
    await look("a correction");
    await press(page, "insert");
    await look("an insertion");
    await press(page, "leave-cell");
    await tapMoves(page, "a4a1");
    await page.waitForSelector(".question");
    await look("a promotion asked");
    await page.locator(".question .key").last().tap();
    await typeMove(page, "Rd1");
    await page.waitForSelector(".question");
    await look("a move that may be two");
    await page.locator(".question .key").last().tap();
    await press(page, "dash");
    await page.waitForFunction(() => document.querySelector(".uncertain").textContent !== "");
    await look("the board not certain");
    await press(page, "take-back");
    await look("taken back");
    assert.deepEqual(moved, []);
  });
}
