/** Debian's Chromium, or the browser that `CHROMIUM` names. */
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";
import { perWorker } from "./per-worker.ts";

export const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";

export const hasBrowser = existsSync(executablePath);

/** One of one's own, which its caller closes: for commands. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
}

const shared = perWorker(async () => {
  const browser = await startBrowser();
  return { browser, stop: () => browser.close() };
});

/** The browser of this vitest worker. Each suite makes contexts of its own, and closes them. */
export async function shareBrowser(): Promise<Browser> {
  return (await shared()).browser;
}

/** How long a page may take to show something: many times what it takes where nothing else runs. */
export const pageTimeoutMs = 50_000;
