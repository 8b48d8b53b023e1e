// A claim from the first tap to the verdict, and what can be reached on the way: nothing but the game.

import assert from "node:assert/strict";
import { test } from "node:test";
import { SIZES, allSolid, begin, cells, choose, device, named, notice, nothingElseIsReachable, press, tapMoves, texts, typeMove, unlock, verdict } from "./play.mjs";
import { started } from "./support.mjs";

const SHUFFLE = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1";
const WRITTEN = ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"];

async function draft(page, { by, intended }) {
  await press(page, "claim");
  await choose(page, "by", by);
  if (intended) await tapMoves(page, intended);
  await press(page, "draft");
  await page.waitForSelector(".drafted-claim");
}

for (const size of SIZES) {
  test(`a threefold is claimed and upheld, ${named(size)}`, async (t) => {
    const { page } = await device(t, size);
    await begin(page, { keeper: "black" });

    // Two slips on the way: one put right in its cell, one taken back.
    await tapMoves(page, "g1f3 g8f6 f3f5");
    assert.equal((await texts(page))[2], "f3f5");
    await tapMoves(page, "f6g8");
    await page.tap('button.cell[data-ply="3"]');
    await page.waitForSelector(".correction");
    await tapMoves(page, "f3g1");
    assert.match(await notice(page), /2\. ?Ng1/);
    assert.deepEqual((await cells(page))[2].struck, ["f3f5"]);
    await page.waitForSelector(".correction", { state: "detached" });
    await press(page, "dash");
    assert.equal((await texts(page))[4], "–");
    assert.match(await page.locator(".uncertain").textContent(), /3\./);
    await press(page, "take-back");
    await page.waitForFunction(() => document.querySelectorAll("button.cell").length === 4);
    assert.equal(await page.locator(".uncertain").textContent(), "");
    await tapMoves(page, "g1f3 g8f6 f3g1");
    assert.deepEqual(await texts(page), WRITTEN);
    await allSolid(page, 7);
    await nothingElseIsReachable(page, "recording");

    // A draft is no claim: it can be dropped, and the record is as it was.
    await draft(page, { by: "black", intended: "f6g8" });
    assert.match(await page.locator(".drafted-claim").textContent(), /Ng8/);
    await press(page, "cancel");
    await page.waitForSelector(".screen.record");
    assert.deepEqual(await texts(page), WRITTEN);
    await draft(page, { by: "black", intended: "f6g8" });

    await unlock(page);
    await verdict(page, "verdict-upheld");
    await press(page, "mark-made");
    await page.waitForSelector(".made");
    await verdict(page, "verdict-upheld");
    const shown = page.locator("[data-panel=occurrences] .diagram");
    assert.deepEqual(await shown.evaluateAll((diagrams) => diagrams.map((diagram) => diagram.dataset.ply)), ["0", "4", "8"]);
    const captions = await shown.locator("figcaption").allTextContents();
    assert.match(captions[0], /start/i);
    assert.match(captions[1], /2\.\.\. ?Ng8/);
    assert.match(captions[2], /once.*4\.\.\. ?Ng8/i);
    const men = await shown.evaluateAll((diagrams) => diagrams.map((diagram) => diagram.querySelector(".small-board").ariaLabel));
    assert.equal(new Set(men).size, 1, "the three diagrams show one position");

    await press(page, "decide-draw");
    await press(page, "lock");
    await page.waitForSelector(".screen.result .noted");
    for (const _ of ["White", "Black"]) await page.locator(".signatures .key").first().tap();
    await page.waitForSelector(".screen.finished");
  });

  test(`a dash that may hide the repetition is the director's to settle, ${named(size)}`, async (t) => {
    const { page } = await device(t, size);
    await begin(page, { keeper: "black" });
    await tapMoves(page, "g1f3 g8f6");
    await press(page, "dash");
    for (const text of ["Ng8", "Nf3", "Nf6", "Ng1"]) await typeMove(page, text);
    assert.deepEqual(await texts(page), ["Nf3", "Nf6", "–", "Ng8", "Nf3", "Nf6", "Ng1"]);
    await press(page, "claim");
    await choose(page, "by", "black");
    await page.fill("#intended", "Ng8");
    await press(page, "draft");
    await unlock(page);
    await verdict(page, "verdict-for-director");
    assert.match(await page.locator(".verdict .open").innerText(), /2\. ?(–|--)/);
  });

  for (const rules of ["fide-2023", "us-2024"]) {
    test(`a claim after pressing the clock is not in order and costs nothing, ${rules}, ${named(size)}`, async (t) => {
      const { page } = await device(t, size);
      await begin(page, { rules });
      await tapMoves(page, SHUFFLE);
      await draft(page, { by: "white" });
      await unlock(page);
      await choose(page, "pressed", "yes");
      const answer = await verdict(page, "verdict-not-in-order");
      assert.match(answer, /draw offer/);
      assert.doesNotMatch(answer, /time:|minutes? (are|is) (added|taken)/i);
      assert.equal(await page.locator(".consequences li", { hasText: /Change of/ }).count(), 0);
      assert.equal(await page.locator("[data-panel=occurrences]").count(), 0, "it is not examined before the players");
    });
  }
}

// Goes back, reloads and opens a second tab, and looks each time at what is there. Ends on the first page, reloaded.
async function goAllWays({ page, context, server }, when) {
  const selector = (await page.locator("main").getAttribute("class")).split(" ").map((name) => `.${name}`).join("");
  await nothingElseIsReachable(page, when);
  for (const _ of ["once", "twice"]) {
    await page.goBack();
    await page.waitForSelector(selector);
    await nothingElseIsReachable(page, `${when}, gone back`);
  }
  const other = await context.newPage();
  await other.goto(`${server.origin}/`);
  await other.waitForSelector("[data-test=other-page]");
  await nothingElseIsReachable(other, `${when}, second tab`);
  assert.equal(await other.locator(".band").getAttribute("data-mode"), "read-only");
  assert.equal(await other.locator(".entry-area .key, #pin").count(), 0, "a second tab has no keys");
  const before = await texts(other);
  await tapMoves(other, "e2e4");
  assert.deepEqual(await texts(other), before, "a second tab writes nothing");
  await other.close();
  await page.reload();
  await started(page);
  await page.waitForSelector(".screen:not(.starting)");
  await nothingElseIsReachable(page, `${when}, reloaded`);
}

test("nothing but the game can be reached while it is recorded, claimed or unlocked", async (t) => {
  const here = await device(t);
  const { page } = here;
  await begin(page);
  await tapMoves(page, SHUFFLE);
  await allSolid(page, 7);
  await goAllWays(here, "recording");
  await page.waitForSelector(".screen.record .tools");
  assert.deepEqual(await texts(page), WRITTEN);

  await draft(page, { by: "black", intended: "f6g8" });
  await goAllWays(here, "drafted");
  await page.waitForSelector(".screen.claim .drafted-claim");

  await unlock(page);
  await page.waitForSelector(".screen.director");
  await goAllWays(here, "unlocked");
  await page.waitForSelector(".screen.claim .drafted-claim");
  assert.equal(await page.locator(".screen.director").count(), 0, "the lock is closed after a reload");

  await unlock(page);
  await press(page, "mark-made");
  await page.waitForSelector(".made");
  await press(page, "lock");
  await page.waitForSelector(".screen.claim .made");
  await goAllWays(here, "made");
  await page.waitForSelector(".screen.claim .made");
  assert.equal(await page.locator("[data-test=cancel], [data-test=agreed], [data-test=play-goes-on]").count(), 0);

  await unlock(page);
  await press(page, "decide-draw");
  await press(page, "lock");
  await page.waitForSelector(".screen.result .noted");
  await goAllWays(here, "noted");
  await page.waitForSelector(".screen.result .noted");
});
