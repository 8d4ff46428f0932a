/** Debian's Chromium, or the browser that `CHROMIUM` names. */
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";
import { perWorker } from "./per-worker.ts";

export const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";

export const hasBrowser = existsSync(executablePath);

/**
 * What Chromium does not do. First its own surfaces: the address bar's list alone would load two pages
 * for each new tab, which takes twice the processor time of the tab. Then what Playwright switches off for
 * steady tests: of two lists, Chromium takes the last.
 */
const disabledFeatures = [
  ...[
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "PreloadTopChromeWebUI",
  ],
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "PaintHolding"],
  ...["HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "SpareRendererForSitePerProcess"],
  ...["LensOverlay", "MediaRouter", "OptimizationHints", "AimEnabled", "PreconnectToSearch"],
  ...["NetworkTimeServiceQuerying", "ThirdPartyStoragePartitioning"],
];

/** @param features further ones that are switched off. */
export function browserArguments(...features: string[]): string[] {
  return [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    `--disable-features=${[...disabledFeatures, ...features].join(",")}`,
    // Threads that compile ahead and collect garbage cost a fifth of the processor time of axe.
    "--js-flags=--single-threaded",
  ];
}

/** One of one's own, which its caller closes: for commands. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath, args: browserArguments() });
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
