/** `npm run generate -- screenshot`: shows the page of a figure as WebP, which Playwright itself does not write. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "../run/local/command.ts";
import { projectRoot } from "../run/local/places.ts";
import { startSite } from "./browser/start-site.ts";

const path = "/salaries/registered-nurse/san-francisco?exp=senior";
const image = "docs/images/role-and-city-light.webp";
/** 1200 pixels are shown on some 800 where people read them, so more would only take space. */
const [width, scale] = [1200, 2 / 3];
/** The rest of the page is cut off. */
const maxHeight = 1_300;
/** WebP's; text stays readable at a fifth of the size of a PNG. */
const quality = 30;

await runCommand(async () => {
  const site = await startSite();
  try {
    const page = await site.browser.newPage({
      ...{ viewport: { width, height: 900 }, reducedMotion: "reduce" },
    });
    await page.goto(`${site.origin}${path}`, { waitUntil: "load" });
    const all = Number(await page.evaluate("document.documentElement.scrollHeight"));
    const height = Math.min(all, maxHeight);
    // All of it in the window: what is far outside is not rendered.
    await page.setViewportSize({ width, height });
    const session = await page.context().newCDPSession(page);
    const clip = { x: 0, y: 0, width, height, scale };
    const { data } = await session.send("Page.captureScreenshot", {
      ...{ format: "webp", quality, clip },
    });
    writeFileSync(join(projectRoot, image), Buffer.from(data, "base64"));
  } finally {
    await site.stop();
  }
});
