import type { Browser } from "playwright-core";
import { hasBrowser, startBrowser } from "../../tests/support/browser.ts";
import { startSeededDatabase } from "../../tests/support/database.ts";
import { stoppedClock } from "../../tests/support/live-service.ts";
import { startOver } from "../../tests/support/service-over.ts";
import { CommandFailed } from "../local/failure.ts";
import { startCompressingProxy } from "./compressing-proxy.ts";

export interface Site {
  browser: Browser;
  /** Of the service behind a compressing proxy. */
  origin: string;
  stop(): Promise<void>;
}

/**
 * Starts the service with the project's own seeds and a stopped clock, and a browser.
 *
 * @throws {CommandFailed} if there is no browser.
 */
export async function startSite(): Promise<Site> {
  if (!hasBrowser) {
    throw new CommandFailed("This needs Chromium: install it, or name it in CHROMIUM.");
  }
  const live = await startOver(startSeededDatabase(), { clock: stoppedClock });
  const proxy = await startCompressingProxy(live.service.url.origin);
  const browser = await startBrowser();
  return {
    browser,
    origin: proxy.origin,
    async stop() {
      await browser.close();
      await proxy.stop();
      await live.stop();
    },
  };
}
