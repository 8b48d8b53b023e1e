// A browser that can be killed: started as a process group of its own, with what it keeps in a folder.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { chromium } from "playwright-core";
import { CHROMIUM, FLAGS } from "./support.mjs";

// Every process of the browser is killed at once and without a word, as when a tablet's battery is taken out, except that
// the system still writes what it was given.
export async function startMortal(t, profile, { width, height }) {
  const flags = [...FLAGS, "--headless=new", "--remote-debugging-port=0", `--user-data-dir=${profile}`, `--window-size=${width},${height}`];
  const child = spawn(CHROMIUM, [...flags, "about:blank"], { detached: true, stdio: ["ignore", "ignore", "pipe"] });
  const ended = once(child, "exit");
  const kill = async () => {
    try {
      process.kill(-child.pid, "SIGKILL");
    } catch {
      // It has ended already.
    }
    await ended;
  };
  t.after(kill);
  const browser = await chromium.connectOverCDP(await addressOf(child));
  return { context: browser.contexts()[0], kill };
}

async function addressOf(child) {
  const lines = createInterface({ input: child.stderr });
  for await (const line of lines) {
    const address = line.match(/DevTools listening on (ws:\S+)/);
    if (address) return address[1];
  }
  throw new Error("the browser has not started");
}
