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

/** What each kind of browser is checked for: the color schemes for contrast, the narrow one for overflow. */
const browsers = [
  { name: "light", options: {}, runsAxe: true },
  { name: "dark", options: { colorScheme: "dark" }, runsAxe: true },
  { name: "375 px wide", options: { viewport: { width: 375, height: 700 } }, runsAxe: false },
] as const;

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

  describe.each(browsers)("$name", ({ options, runsAxe }) => {
    it.each(paths)("show %s", async (path) => {
      const context = await browser.newContext({ bypassCSP: true, ...options });
      const page = await context.newPage();
      const failures: string[] = [];
      page.on("pageerror", (error) => failures.push(String(error)));
      page.on("console", (message) => {
        const isPage = message.location().url.endsWith(path);
        if (message.type() === "error" && !isPage) failures.push(message.text());
      });
      await page.goto(new URL(path, live.service.url).href);
      expect(failures).toEqual([]);
      const [content, window] = (await page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.clientWidth]",
      )) as [number, number];
      expect(content, "nothing is wider than the window").toBe(window);
      if (runsAxe) expect(await findSerious(page)).toEqual([]);
      await context.close();
    });
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

/** What axe objects to seriously, one line for each rule. */
async function findSerious(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = (await page.evaluate("axe.run()")) as {
    violations: { id: string; impact: string; nodes: { html: string }[] }[];
  };
  return found.violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
}
