// How fast the app is: what a first visit loads, what a tap costs in a short and in a very long game, how soon an entry
// is seen on a slow device, and how soon the app is there without a network.
//
// `cargo xtask bench` makes the bundle and runs this. With `--json` the last line is one JSON object.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { SIZES, allSolid, begin, clickMoves, device } from "./play.mjs";
import { BUNDLE, offlineReady } from "./support.mjs";

// Knights out and back: four plies after which the board is as it was.
const ROUND = "g1f3 g8f6 f3g1 f6g8";
// Both end a round, and both end at the same place of a page of the sheet, which has sixteen rows.
const SHORT = 20;
const LONG = 2_004;
const SLOWDOWN = 4;
const STARTS = 7;

const rounds = (plies) => `${ROUND} `.repeat(plies / 4);

function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

const rounded = (value) => Math.round(value * 100) / 100;

async function firstVisit() {
  const report = await readFile(join(BUNDLE, "first-visit.txt"), "utf8");
  const [, raw, gzip, brotli] = report.match(/^ *(\d+) +(\d+) +(\d+) +in all$/m).map(Number);
  return { raw, gzip, brotli };
}

// Changes of the page for each of the eight taps of a round, its marks for what was saved included.
function mutationsOfARound(page) {
  return page.evaluate(async (squares) => {
    let records = 0;
    const count = (list) => (records += list.length);
    const observer = new MutationObserver(count);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const counts = [];
    for (const square of squares) {
      records = 0;
      document.getElementById(square).click();
      // Long enough for the entry to be saved and marked.
      await new Promise((resolve) => setTimeout(resolve, 150));
      count(observer.takeRecords());
      counts.push(records);
    }
    observer.disconnect();
    return counts;
  }, ROUND.match(/[a-h][1-8]/g));
}

// The time from a click to the changed page, laid out, for every second tap of some rounds: the one that makes an entry.
function tapTimes(page, howMany) {
  return page.evaluate(async ([squares, howMany]) => {
    const times = [];
    const changed = () =>
      new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.getElementById("main"), { subtree: true, childList: true, attributes: true, characterData: true });
      });
    for (let round = 0; round < howMany; round += 1) {
      for (const [tap, square] of squares.entries()) {
        const done = changed();
        const start = performance.now();
        document.getElementById(square).click();
        await done;
        document.body.getBoundingClientRect();
        if (tap % 2 === 1) times.push(performance.now() - start);
        // The entry is saved meanwhile, which is not a part of the tap.
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
    }
    return times;
  }, [ROUND.match(/[a-h][1-8]/g), howMany]);
}

// The first taps after a start are slow because the browser still compiles. Entries that are taken back warm it up and
// leave the sheet as it was.
async function warmUp(page) {
  for (let again = 0; again < 10; again += 1) {
    await clickMoves(page, ROUND);
    await page.evaluate(async () => {
      for (let back = 0; back < 4; back += 1) {
        document.querySelector("[data-test=take-back]").click();
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    });
  }
}

// From the finger on the second square to the frame that shows the entry.
async function paintTimes(page, moves) {
  await page.evaluate(() => {
    window.painted = [];
    let pressed;
    document.addEventListener("pointerdown", (event) => (pressed = event.timeStamp), true);
    const isCell = (node) => node.nodeType === Node.ELEMENT_NODE && (node.matches("button.cell") || node.querySelector("button.cell"));
    window.paintings = new MutationObserver((records) => {
      if (!records.some((record) => [...record.addedNodes].some(isCell))) return;
      const since = pressed;
      // The task behind the next frame's callbacks runs when that frame has been drawn.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.painted.push(performance.now() - since);
        port2.postMessage(undefined);
      });
    });
    window.paintings.observe(document.querySelector(".moves"), { subtree: true, childList: true });
  });
  for (const square of moves.match(/[a-h][1-8]/g)) {
    const { x, y } = await page.evaluate((square) => {
      const { x, y, width, height } = document.getElementById(square).getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }, square);
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(40);
  }
  const times = await page.evaluate(() => {
    window.paintings.disconnect();
    return window.painted;
  });
  return { taps: times.length, p50: rounded(quantile(times, 0.5)), p75: rounded(quantile(times, 0.75)), p99: rounded(quantile(times, 0.99)) };
}

// From the beginning of the navigation to the first screen with keys on it. The server is stopped.
async function starts(context, origin, slowdown) {
  const times = [];
  for (let start = 0; start < STARTS; start += 1) {
    const page = await context.newPage();
    const browser = await context.newCDPSession(page);
    await browser.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.addInitScript(() => {
      const look = () => {
        if (window.firstScreen || !document.querySelector(".screen:not(.starting) .key")) return;
        requestAnimationFrame(() => setTimeout(() => (window.firstScreen ??= performance.now())));
      };
      new MutationObserver(look).observe(document, { subtree: true, childList: true });
    });
    await page.goto(`${origin}/`);
    await page.waitForFunction(() => window.firstScreen);
    times.push(await page.evaluate(() => window.firstScreen));
    await page.close();
  }
  return rounded(quantile(times, 0.5));
}

async function slowly(context, page, work) {
  const browser = await context.newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  try {
    return await work();
  } finally {
    await browser.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  }
}

async function bench(t) {
  const { page, context, server } = await device(t, SIZES[0]);
  await offlineReady(page);
  await begin(page);
  await clickMoves(page, rounds(SHORT));
  await warmUp(page);
  await allSolid(page, SHORT);

  // Each measurement adds entries, so the sheet is brought back to its length by taking back.
  const backTo = async (plies) => {
    await page.evaluate(async (plies) => {
      while (document.querySelectorAll("button.cell").length > plies) {
        document.querySelector("[data-test=take-back]").click();
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    }, plies);
    await allSolid(page, plies);
  };
  const measure = async (plies) => {
    const mutations = await mutationsOfARound(page);
    await backTo(plies);
    const times = await tapTimes(page, 12);
    await backTo(plies);
    const painted = await slowly(context, page, () => paintTimes(page, rounds(40)));
    await backTo(plies);
    return { mutations, tap: rounded(quantile(times, 0.5)), taps: times.length, painted };
  };
  const short = await measure(SHORT);
  await clickMoves(page, rounds(LONG - SHORT));
  await allSolid(page, LONG);
  const long = await measure(LONG);

  await server.stop();
  await page.close();
  const offline = {
    long: await starts(context, server.origin, 1),
    longSlow: await starts(context, server.origin, SLOWDOWN),
  };
  return { firstVisit: await firstVisit(), short: { entries: SHORT, ...short }, long: { entries: LONG, ...long }, ratio: rounded(long.tap / short.tap), offline };
}

async function emptyStart(t) {
  const { page, context, server } = await device(t, SIZES[0]);
  await offlineReady(page);
  await server.stop();
  await page.close();
  return { empty: await starts(context, server.origin, 1), emptySlow: await starts(context, server.origin, SLOWDOWN) };
}

function told({ firstVisit, short, long, ratio, offline }) {
  const of = ({ p50, p75, p99, taps }) => `p50 ${p50} ms, p75 ${p75} ms, p99 ${p99} ms (${taps} entries)`;
  const same = JSON.stringify(short.mutations) === JSON.stringify(long.mutations) ? "the same" : "NOT the same";
  return [
    `first visit                    ${firstVisit.raw} bytes, gzip ${firstVisit.gzip}, brotli ${firstVisit.brotli}`,
    `DOM mutations of eight taps    at ${short.entries} entries: ${short.mutations.join(" ")}`,
    `                               at ${long.entries} entries: ${long.mutations.join(" ")} (${same})`,
    `a tap that enters, median      at ${short.entries} entries: ${short.tap} ms, at ${long.entries}: ${long.tap} ms, ratio ${ratio} (goal 1.2; ${short.taps} taps each)`,
    `tap to painted entry, CPU 1/${SLOWDOWN}  at ${short.entries} entries: ${of(short.painted)}`,
    `                               at ${long.entries} entries: ${of(long.painted)}`,
    `start without the server       list of games: ${offline.empty} ms, CPU 1/${SLOWDOWN}: ${offline.emptySlow} ms (medians of ${STARTS})`,
    `                               a game of ${long.entries} entries: ${offline.long} ms, CPU 1/${SLOWDOWN}: ${offline.longSlow} ms`,
  ].join("\n");
}

const cleanUps = [];
const t = { after: (work) => cleanUps.unshift(work) };
try {
  const found = await bench(t);
  Object.assign(found.offline, await emptyStart(t));
  console.log(process.argv.includes("--json") ? JSON.stringify(found) : told(found));
} finally {
  for (const work of cleanUps) await work();
}
