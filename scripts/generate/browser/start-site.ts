import type { Browser } from "playwright-core";
import { CommandFailed } from "#scripts/run/local/failure.ts";
import { hasBrowser, startBrowser } from "#scripts/run/stage/browser.ts";
import { createKey } from "#scripts/run/stage/callers.ts";
import { startSeededDatabase } from "#scripts/run/stage/database.ts";
import { stoppedClock } from "#scripts/run/stage/service.ts";
import { startOver } from "#scripts/run/stage/service-over.ts";
import type { CalculateData } from "#shared/salaries/calculate/calculate.response.ts";
import { startAnonymousProxy } from "./anonymous-proxy.ts";

interface Site {
  browser: Browser;
  /** The service behind a proxy, for which each request is another client's. */
  origin: string;
  /** Asks `calculate` for a role in the nation, at mid level. */
  calculate(role: string): Promise<CalculateData>;
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
  const proxy = await startAnonymousProxy(live.service.url.origin);
  const browser = await startBrowser();
  const key = await createKey(live.database.connect(), { tier: "ultra" });
  return {
    browser,
    origin: proxy.origin,
    async calculate(role) {
      const path = `/api/v1/intelligence/salaries/calculate?role=${role}&city=remote`;
      const response = await live.service.fetch(path, { key });
      if (!response.ok) throw new CommandFailed(`${path} responded with ${response.status}.`);
      return ((await response.json()) as { data: CalculateData }).data;
    },
    async stop() {
      await browser.close();
      await proxy.stop();
      await live.stop();
    },
  };
}
