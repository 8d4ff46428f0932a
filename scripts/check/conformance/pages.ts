/**
 * `npm run conformance:check -- pages`: opens every page in a real browser, narrow and wide, light and
 * dark. Fails if axe reports a serious finding, if a page overflows sideways or if anything fails
 * to load. Screenshots are saved in `.local/screenshots/`. `CHROMIUM` sets the browser's path
 * (default: Debian's).
 */
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { AxeResults } from "axe-core";
import type { Browser, Page } from "playwright-core";
import { executablePath, hasBrowser, startBrowser } from "../../run/stage/browser.ts";
import { startSeededDatabase } from "../../run/stage/database.ts";
import { stoppedClock } from "../../run/stage/service.ts";
import { startOver } from "../../run/stage/service-over.ts";
import { writeResults } from "./results.ts";
import { skipped } from "./run.ts";

const widths = [375, 1280];
const schemes = ["light", "dark"] as const;
/** Taller pages are captured only at the top: painting the whole API reference takes minutes. */
const maxPixels = 20_000;
const failingImpacts = new Set(["serious", "critical"]);
const screenshots = join(import.meta.dirname, "../../../.local/screenshots");
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

if (!hasBrowser) {
  console.log(`SKIPPED: no browser at ${executablePath}; set CHROMIUM to its path`);
  process.exit(skipped);
}

const { views, faults, minor } = await checkPages();
const says = `${views} views, ${faults.length} faults, ${minor} findings of axe below serious`;
console.log(says);
writeResults("pages", `${says}.`);
for (const fault of faults) console.log(`  ${fault}`);
process.exitCode = views > 0 && faults.length === 0 ? 0 : 1;

async function checkPages(): Promise<{ views: number; faults: string[]; minor: number }> {
  mkdirSync(screenshots, { recursive: true });
  const live = await startOver(startSeededDatabase(), { clock: stoppedClock });
  const browser = await startBrowser();
  const faults: string[] = [];
  let views = 0;
  let minor = 0;
  try {
    for (const path of await listPages(live.service.url)) {
      for (const width of widths) {
        for (const colorScheme of schemes) {
          const view = `${path} at ${width} px, ${colorScheme}`;
          const found = await checkView(
            browser,
            new URL(path, live.service.url),
            width,
            colorScheme,
          );
          faults.push(...found.faults.map((fault) => `${view}: ${fault}`));
          minor += found.minor;
          views++;
        }
      }
    }
  } finally {
    await browser.close();
    await live.stop();
  }
  return { views, faults, minor };
}

/** Every page that links lead to, starting from the landing page. */
async function listPages(origin: URL): Promise<string[]> {
  const paths = new Set(["/"]);
  for (const path of paths) {
    const html = await (await fetch(new URL(path, origin))).text();
    for (const [, href] of html.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)) {
      const target = new URL(href ?? "", new URL(path, origin));
      if (target.origin !== origin.origin || paths.has(target.pathname)) continue;
      const response = await fetch(target, { method: "HEAD" });
      const isPage = response.headers.get("content-type")?.startsWith("text/html");
      if (isPage) paths.add(target.pathname);
    }
  }
  return [...paths];
}

async function checkView(browser: Browser, url: URL, width: number, scheme: "light" | "dark") {
  const viewport = { width, height: 900 };
  const context = await browser.newContext({ viewport, colorScheme: scheme });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(`console: ${message.text()}`);
  });
  page.on("pageerror", ({ message }) => faults.push(`script: ${message}`));
  page.on("requestfailed", (request) => faults.push(`not loaded: ${request.url()}`));
  try {
    const response = await page.goto(url.href, { waitUntil: "networkidle" });
    if (response?.status() !== 200) faults.push(`status ${response?.status()}`);
    const name = `${url.pathname.replace(/\W+/g, "_")}_${width}_${scheme}.png`;
    const height = await page.evaluate<number>("document.documentElement.scrollHeight");
    const fullPage = height < maxPixels;
    await page.screenshot({ path: join(screenshots, name), fullPage });
    const overflow = await page.evaluate<number>(
      "document.documentElement.scrollWidth - innerWidth",
    );
    if (overflow > 0) faults.push(`${overflow} px wider than the window`);
    const findings = await runAxe(page);
    const serious = findings.filter(({ impact }) => failingImpacts.has(impact));
    faults.push(...serious.map(({ impact, id, where }) => `${impact}: ${id} at ${where}`));
    return { faults, minor: findings.length - serious.length };
  } finally {
    await context.close();
  }
}

async function runAxe(page: Page) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResults>(
    'axe.run({ resultTypes: ["violations"] })',
  );
  return violations.map(({ impact, id, nodes }) => {
    return { impact: `${impact}`, id, where: nodes.map(({ target }) => target).join(", ") };
  });
}
