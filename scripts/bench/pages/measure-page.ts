import type { Browser } from "playwright-core";

/** A slow phone on a slow network. */
export const throttling = { latencyMs: 150, bitsPerSecond: 1_600_000, cpuSlowdown: 4 };

export interface PageFigures {
  /** Largest Contentful Paint. */
  lcpMs: number;
  /** Cumulative Layout Shift. */
  cls: number;
  /** Everything that came over the network, with headers. */
  bytes: number;
  requests: number;
}

/** Records what the browser reports, from the page's start. */
const observe = `
  globalThis.measured = { lcpMs: 0, cls: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) measured.lcpMs = entry.startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) measured.cls += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
`;

/** After the page has loaded, for what moves late. */
const settleMs = 500;

/** Opens a page as a first visitor with {@link throttling}, whose browser has stored nothing. */
export async function measurePage(browser: Browser, url: string): Promise<PageFigures> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const found = { bytes: 0, requests: 0 };
    session.on("Network.loadingFinished", ({ encodedDataLength }) => {
      found.bytes += encodedDataLength;
      found.requests += 1;
    });
    const bytesPerSecond = throttling.bitsPerSecond / 8;
    await session.send("Network.enable");
    await session.send("Network.setCacheDisabled", { cacheDisabled: true });
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: throttling.latencyMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: throttling.cpuSlowdown });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(settleMs);
    const measured = (await page.evaluate("measured")) as Pick<PageFigures, "lcpMs" | "cls">;
    return { ...measured, ...found };
  } finally {
    await context.close();
  }
}
