/** Every kind of page, as browsers of all kinds show it: no errors, no overflow, nothing axe objects to. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasBrowser, startBrowser } from "../support/browser.ts";
import { type LiveService, startLiveService } from "../support/live-service.ts";

/** One of each kind. */
const paths = [
  "/",
  "/salaries/registered-nurse",
  "/salaries/registered-nurse/san-francisco?exp=senior",
  "/salaries/no-such-role",
  "/evaluate?role=nurse&city=san+francisco&min=150k&max=190k",
  "/evaluate?role=nursse&min=none",
  "/compare?roleA=registered-nurse&roleB=electrician&city=austin",
  "/compare?role=rn&cityA=austin&cityB=denverr",
  "/offers",
  "/roles",
  "/roles?family=29",
  "/cities",
  "/cities/san-francisco",
  "/docs",
  "/docs/authentication",
  "/docs/pagination",
  "/docs/mcp",
  "/docs/changelog",
  "/docs/api/estimates",
  "/pricing",
  "/privacy",
  "/terms",
  "/data-licenses",
  "/status",
  "/docs/methodology",
  "/docs/errors",
  "/docs/webhooks",
  "/docs/design",
];

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

describe.skipIf(!hasBrowser)("the pages, in a browser,", () => {
  let live: LiveService;
  let browser: Browser;
  beforeAll(async () => {
    live = await startLiveService();
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await live.stop();
  });

  it.each(paths)("show %s in both color schemes and on a phone", async (path) => {
    const context = await browser.newContext({ bypassCSP: true, colorScheme: "light" });
    const page = await context.newPage();
    const failures: string[] = [];
    page.on("pageerror", (error) => failures.push(String(error)));
    page.on("console", (message) => {
      const isPage = message.location().url.endsWith(path);
      if (message.type() === "error" && !isPage) failures.push(message.text());
    });
    await page.goto(new URL(path, live.service.url).href);
    expect(failures).toEqual([]);
    expect(await findOverflow(page), "nothing is wider than the window").toBe(0);
    await page.evaluate(axe);
    expect(await findSerious(page), "light").toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await findSerious(page, ["color-contrast"]), "dark").toEqual([]);
    await page.setViewportSize({ width: 375, height: 700 });
    expect(await findOverflow(page), "nothing is wider than a phone").toBe(0);
    await context.close();
  });

  it("move nothing for people who prefer that", async () => {
    const context = await browser.newContext({ reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto(new URL("/salaries/registered-nurse", live.service.url).href);
    const moving = await page.evaluate(
      `[...document.querySelectorAll("*")].filter((element) => {
        const style = getComputedStyle(element);
        return style.animationName !== "none" || style.transitionDuration !== "0s";
      }).length`,
    );
    expect(moving).toBe(0);
    await context.close();
  });
});

/** By how many pixels the page is wider than the window. */
async function findOverflow(page: Page): Promise<number> {
  return page.evaluate<number>(
    "document.documentElement.scrollWidth - document.documentElement.clientWidth",
  );
}

/** What axe objects to seriously, one line for each rule; only these rules if some are named. */
async function findSerious(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Selectors of every element that passes would be half of the time on pages with a thousand links.
  const options = JSON.stringify({
    ...(rules && { runOnly: rules }),
    ...{ resultTypes: ["violations"], selectors: false },
  });
  const found = await page.evaluate<{
    violations: { id: string; impact: string; nodes: { html: string }[] }[];
  }>(`axe.run(${options})`);
  return found.violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
}
