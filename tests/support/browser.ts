/** Debian's Chromium, or the browser that `CHROMIUM` names. */
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

export const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";

export const hasBrowser = existsSync(executablePath);

export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
}
