// Every screen and state under axe, in both colours, in three sizes and in three languages: nothing may be found.

import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import { SIZES, device, named } from "./play.mjs";
import { walk } from "./walk.mjs";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const SCHEMES = ["light", "dark"];

// English in everything; another language changes words and not colours, so it is looked at where there is least room
// and where there is most.
const LOOKS = {
  en: SIZES.flatMap((size) => SCHEMES.map((scheme) => ({ size, scheme }))),
  ru: [{ size: SIZES[2], scheme: "light" }, { size: SIZES[0], scheme: "dark" }],
  de: [{ size: SIZES[2], scheme: "dark" }, { size: SIZES[1], scheme: "light" }],
};

function violations(page) {
  return page.evaluate(async () => {
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    const told = ({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary.split("\n").slice(1).join(" ").trim()}`);
    return violations.flatMap(told);
  });
}

// Rows of a list that come into sight are laid out a frame later, and axe would see them without their background.
function drawn(page) {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

for (const [locale, looks] of Object.entries(LOOKS)) {
  test(`axe finds nothing on any screen, ${locale}`, async (t) => {
    // The app's own policy lets no foreign script in, which is what it is for.
    const { page } = await device(t, SIZES[0], { locale, bypassCSP: true, reducedMotion: "reduce" });
    await page.addScriptTag({ path: AXE });
    // What was found, and where first: most faults stand on many screens.
    const found = new Map();
    let stops = 0;
    await walk(page, async (stop) => {
      stops += 1;
      for (const { size, scheme } of looks) {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme: scheme });
        await drawn(page);
        for (const violation of await violations(page)) {
          if (!found.has(violation)) found.set(violation, `${stop}, ${named(size)}, ${scheme}`);
        }
      }
    });
    assert.ok(stops > 25);
    assert.equal([...found].map(([what, where]) => `${where}: ${what}`).join("\n"), "");
  });
}
