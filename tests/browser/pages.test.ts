/** Every kind of page, as browsers of all kinds show it: no errors, no overflow, nothing axe objects to. */
import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { pages } from "#functions/pages.ts";
import { hasBrowser } from "#scripts/run/stage/browser.ts";
import { createKey } from "#scripts/run/stage/callers.ts";
import { findViolations } from "../support/browser/axe.ts";
import { findOverflow } from "../support/browser/look-at.ts";
import { shareTab } from "../support/browser/share-tab.ts";
import { type LiveService, shareLiveService } from "../support/live-service.ts";
import publicPages from "../support/public-pages.json" with { type: "json" };
import { isWhole } from "../support/whole.ts";

/** One of each kind, and what goes wrong on them. */
const paths = [
  ...publicPages,
  "/widget?role=nurse&city=san+francisco&exp=senior",
  "/docs/recipes/slack-discord",
  "/login/link",
  "/login/recover",
  "/no-such-page",
  "/salaries/no-such-role",
  "/roles?q=no+such+job",
  "/compare",
  "/compare?role=rn&cityA=austin&cityB=denverr",
  "/evaluate?role=nursse&min=none",
];

/** One of each layout, the one with the most parts: what else has the layout shares its components and styles. */
const ofEachLayout = [
  // The lookup.
  "/",
  // A figure with its charts.
  "/salaries/registered-nurse/san-francisco?exp=senior",
  // A list with its search.
  "/roles?family=29",
  // A wide table.
  "/compare?role=registered-nurse&cityA=austin&cityB=boise&cityC=miami&exp=senior",
  // A form that comes back.
  "/evaluate?role=nursse&min=none",
  // A guide with samples in several languages.
  "/docs/authentication",
];

it("are all looked at: every page for people has one of its kind in the list", () => {
  const shown = paths.map((path) => path.split("?")[0] ?? "");
  const isShown = (route: string) => {
    const pattern = new RegExp(`^${route.replaceAll(/:\w+/g, "[^/]+")}$`);
    return shown.some((path) => pattern.test(path));
  };
  const routes = pages.flatMap((page) => page.routes.filter(({ method }) => method === "GET"));
  // Documents for programs, data files, the lookup's form, which always leads elsewhere, and what a session opens.
  const others =
    /\.\w+$|^\/(?:\.well-known|sitemaps|api|mcp|oauth|app)\b|^\/data\/|^\/salaries$|^\/login\/verify/;
  const forPeople = routes.map(({ path }) => path).filter((path) => !others.test(path));
  expect(forPeople.length).toBeGreaterThan(20);
  expect(forPeople.filter((route) => !isShown(route))).toEqual([]);
  expect(ofEachLayout.filter((path) => !paths.includes(path))).toEqual([]);
});

describe.skipIf(!hasBrowser)("the pages, in a browser,", () => {
  let live: LiveService;
  let context: BrowserContext;
  let page: Page;
  let shown: string;
  let failures: string[];
  beforeAll(async () => {
    live = await shareLiveService();
    ({ context, page } = await shareTab());
    await page.emulateMedia({ reducedMotion: "reduce" });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    page.on("pageerror", (error) => failures.push(String(error)));
    page.on("console", (message) => {
      const isPage = message.location().url.endsWith(shown);
      if (message.type() === "error" && !isPage) failures.push(message.text());
    });
  });
  const urlOf = (path: string) => `http://localhost:${live.service.url.port}${path}`;

  it.each(isWhole ? paths : ofEachLayout)(
    "show %s in both color schemes and on a phone, and move nothing",
    async (path) => {
      await page.emulateMedia({ colorScheme: "light" });
      await page.setViewportSize({ width: 1280, height: 720 });
      shown = path;
      failures = [];
      await page.goto(urlOf(path));
      expect(failures).toEqual([]);
      expect(await findOverflow(page), "nothing is wider than the window").toBe(0);
      expect(await countMoving(page), "moving").toBe(0);
      expect(await findProblems(page), "light").toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await findProblems(page, ["color-contrast"]), "dark").toEqual([]);
      await page.setViewportSize({ width: 375, height: 700 });
      expect(await findOverflow(page), "nothing is wider than a phone").toBe(0);
    },
  );

  it("rank offers, and copy the letter with its paragraphs", async () => {
    shown = "/offers";
    failures = [];
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(urlOf("/offers"));
    const typed = { role1: "rn", city1: "Austin", base1: "80k", city2: "Boise", base2: "90k" };
    for (const [name, value] of Object.entries(typed)) await page.fill(`#${name}`, value);
    await page.locator("form.offers button[type=submit]").click();
    await page.getByRole("button", { name: "Copy the letter" }).click();
    await page.getByText("Copied").waitFor();
    const copied = await page.evaluate("navigator.clipboard.readText()");
    expect(copied).toMatch(/^Your offer for the Registered Nurse role\n+Hello,\n+Thank you/);
    expect(await findProblems(page)).toEqual([]);
    await page.setViewportSize({ width: 375, height: 700 });
    expect(await findOverflow(page)).toBe(0);
    expect(failures).toEqual([]);
  });

  it("run the Quickstart's call next to it, which is a link to its response without scripts", async () => {
    shown = "/docs";
    failures = [];
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(urlOf("/docs"));
    const panel = page.locator(".run").first();
    const link = panel.getByRole("link", { name: "Run" });
    expect(await link.getAttribute("href")).toBe("/api/v1/intelligence/salaries/demo");
    expect(await panel.locator(".reply").textContent()).toContain("shortened");
    await link.click();
    await panel.getByText(/^200, in \d+ ms$/).waitFor();
    const answer = JSON.parse((await panel.locator(".reply pre").textContent()) ?? "");
    const { body } = await live.get("/api/v1/intelligence/salaries/demo");
    expect(answer.data.estimate).toEqual(body.data.estimate);
    expect(new URL(page.url()).pathname).toBe("/docs");

    // Another language is chosen with the arrow keys, and its sample takes the place of the first.
    const sample = panel.locator(".samples pre");
    expect(await sample.nth(2).isVisible()).toBe(false);
    await panel.getByRole("radio", { name: "curl" }).focus();
    await page.keyboard.press("ArrowLeft");
    expect(await sample.nth(2).textContent()).toContain("import json");
    expect([await sample.nth(0).isVisible(), await sample.nth(2).isVisible()]).toEqual([
      false,
      true,
    ]);
    expect(failures).toEqual([]);
  });

  it("show and copy samples with the reader's own key, which stays in the tab", async () => {
    const key = await createKey(live.db, { tier: "free" });
    const page = await context.newPage();
    const requested: string[] = [];
    page.on("request", (request) =>
      requested.push(request.url(), request.headers().referer ?? "", request.postData() ?? ""),
    );
    await page.goto(urlOf("/docs"));
    const samples = ".run[data-credential=key] .samples pre";
    const sample = page.locator(samples).first();
    expect(await sample.textContent()).toContain("Bearer $SALARY_KEY");
    const field = page.getByLabel("Your key, kept in this tab only");
    await field.fill('"; rm -rf ~ #');
    expect(await sample.textContent()).toContain("Bearer $SALARY_KEY");
    await field.fill(key);
    expect(await sample.textContent()).toContain(`Bearer ${key}"`);
    await page.getByRole("button", { name: "Copy curl" }).last().click();
    await page.getByText("Copied").waitFor();
    const copied = await page.evaluate("navigator.clipboard.readText()");
    expect(copied).toContain(`Authorization: Bearer ${key}`);
    expect(copied).not.toContain("Copy");

    // The same tab knows it on another page, and sends it as a header to the API alone.
    await page.goto(urlOf("/docs/api/estimates"));
    const calculate = page.locator("#calculateSalary");
    expect(await calculate.locator("pre").nth(2).textContent()).toContain(`f"Bearer ${key}"`);
    await calculate.getByRole("button", { name: "Run" }).click();
    await calculate.getByText(/^200, in \d+ ms$/).waitFor();
    await calculate.getByLabel("Your key").fill("");
    expect(await calculate.locator("pre").first().textContent()).toContain("$SALARY_KEY");
    expect(requested.filter((text) => text.includes(key))).toEqual([]);
    expect(await page.evaluate("[localStorage.length, document.cookie]")).toEqual([0, ""]);

    await calculate.getByLabel("Your key").fill(key);
    const other = await context.newPage();
    await other.goto(urlOf("/docs"));
    expect(await other.locator(samples).first().textContent()).toContain("$SALARY_KEY");
    await page.close();
    await other.close();
  });
});

/** Elements that an animation or a transition would move. */
async function countMoving(page: Page): Promise<number> {
  return page.evaluate<number>(
    `[...document.querySelectorAll("*")].filter((element) => {
      const style = getComputedStyle(element);
      return style.animationName !== "none" || style.transitionDuration !== "0s";
    }).length`,
  );
}

/** What axe objects to, one line for each rule; only these rules if some are named. */
async function findProblems(page: Page, rules?: readonly string[]): Promise<string[]> {
  return (await findViolations(page, rules)).map(({ id, html }) => `${id}: ${html}`);
}
