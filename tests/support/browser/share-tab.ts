/** The tabs of a vitest worker, which its suites use one after another. */
import type { BrowserContext, Page } from "playwright-core";
import { newAddress } from "#scripts/run/stage/addresses.ts";
import { pageTimeoutMs, shareBrowser } from "#scripts/run/stage/browser.ts";
import { perWorker } from "#scripts/run/stage/per-worker.ts";
import { desktop } from "./look-at.ts";

export interface Tab {
  context: BrowserContext;
  page: Page;
}

const withScripts = perWorker(() => openTab(true));
const withoutScripts = perWorker(() => openTab(false));

async function openTab(javaScriptEnabled: boolean) {
  const browser = await shareBrowser();
  const context = await browser.newContext({
    javaScriptEnabled,
    // An account takes it over, so that no page depends on the machine's.
    timezoneId: "America/New_York",
  });
  const page = await context.newPage();
  page.setDefaultTimeout(pageTimeoutMs);
  // It ends with the browser.
  return { context, page, stop: async () => {} };
}

/**
 * A tab as if it were new: nobody is signed in, nothing is stored or permitted, and its address is one of its own.
 * A tab that is really new starts a process, which compiles every script and axe again: half a second of a core.
 */
export async function shareTab({ scripts = true } = {}): Promise<Tab> {
  const { context, page } = await (scripts ? withScripts() : withoutScripts());
  for (const event of ["pageerror", "console", "request"]) page.removeAllListeners(event);
  if (page.url().startsWith("http")) {
    await page.evaluate("[localStorage, sessionStorage].forEach((storage) => storage.clear())");
    await page.goto("about:blank");
  }
  await context.clearCookies();
  await context.clearPermissions();
  await context.setExtraHTTPHeaders({ "cf-connecting-ip": newAddress() });
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
  await page.setViewportSize(desktop);
  return { context, page };
}
