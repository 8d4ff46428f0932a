import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import type { PublicPage } from "./public-pages.ts";

/** How a page is shown. */
export interface Look {
  name: string;
  options: BrowserContextOptions;
  /** Of the image, in pixels for a pixel of the page. */
  scale: number;
}

/** 1200 pixels are shown on some 800 where people read them, so more would only take space. */
const desktop = { viewport: { width: 1200, height: 900 } };

/** In both color schemes, and on a phone. */
export const looks: readonly Look[] = [
  { name: "light", options: desktop, scale: 2 / 3 },
  { name: "dark", options: { ...desktop, colorScheme: "dark" }, scale: 2 / 3 },
  { name: "phone", options: { viewport: { width: 375, height: 700 } }, scale: 1 },
];

/** Of a screenshot; what lies further down is cut off. */
const maxHeight = 1_300;

/** WebP's; text stays readable at a fifth of the size of a PNG. */
const quality = 30;

/** A page from its top as WebP, which Playwright itself does not write. */
export async function takeScreenshot(
  browser: Browser,
  url: string,
  { options, scale }: Look,
): Promise<Buffer> {
  const context = await browser.newContext({ ...options, reducedMotion: "reduce" });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: "load" });
    const { width = 0, height = 0 } = options.viewport ?? {};
    const shown = Math.max(height, Math.min(await heightOf(page), maxHeight));
    // All of it in the window: what is far outside is not rendered.
    await page.setViewportSize({ width, height: shown });
    const session = await context.newCDPSession(page);
    const { data } = await session.send("Page.captureScreenshot", {
      format: "webp",
      quality,
      clip: { x: 0, y: 0, width, height: shown, scale },
    });
    return Buffer.from(data, "base64");
  } finally {
    await context.close();
  }
}

async function heightOf(page: Page): Promise<number> {
  return Number(await page.evaluate("document.documentElement.scrollHeight"));
}

/** The file of a page's screenshot in `docs/images`. */
export function fileOf({ name }: PublicPage, look: string): string {
  return `${name}-${look}.webp`;
}
