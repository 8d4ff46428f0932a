/** The widget on a page of another origin, as anyone embeds it: under a strict policy, and with axe. */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasBrowser, pageTimeoutMs, shareBrowser } from "#scripts/run/stage/browser.ts";
import { createWhitelabelKey } from "#scripts/run/stage/callers.ts";
import { widgetIntegrity } from "#shared/salaries/widget/embed-code.page.ts";
import { widgetVersion } from "#shared/salaries/widget/version.ts";
import { findViolations } from "../support/browser/axe.ts";
import { type LiveService, shareLiveService } from "../support/live-service.ts";
import { type LoopbackSite, startEdge, startSite } from "../support/loopback-site.ts";
import { newIpv6Address } from "../support/page.ts";

describe.skipIf(!hasBrowser)("the widget, on another origin,", () => {
  let live: LiveService;
  /** The service's origin, as a browser sees it. */
  let origin: string;
  let browser: Browser;
  let edge: LoopbackSite;
  let site: LoopbackSite;
  let address = newIpv6Address();
  /** The body of the embedding page. */
  let embedded: string;
  beforeAll(async () => {
    live = await shareLiveService();
    edge = await startEdge(live.service, () => address);
    origin = edge.origin;
    site = await startSite((_, response) => {
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.setHeader(
        "Content-Security-Policy",
        `default-src 'none'; script-src ${origin}; connect-src ${origin}; require-trusted-types-for 'script'`,
      );
      response.end(
        `<!doctype html><html lang="en"><title>A blog</title><main><h1>A blog</h1>${embedded}</main></html>`,
      );
    });
    browser = await shareBrowser();
  });
  afterAll(async () => {
    await Promise.all([site.stop(), edge.stop()]);
    await live.stop();
  });

  const latest = () => `<script async src="${origin}/widget.js"></script>`;

  /** A page with this body; what its console complains about fails the test. */
  async function open(
    body: string,
    options: Parameters<Browser["newContext"]>[0] = {},
  ): Promise<{ page: Page; context: BrowserContext; complaints: string[]; requests: string[] }> {
    embedded = body;
    address = newIpv6Address();
    const context = await browser.newContext(options);
    context.setDefaultTimeout(pageTimeoutMs);
    const page = await context.newPage();
    const complaints: string[] = [];
    const requests: string[] = [];
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    page.on("request", (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith("/api/")) requests.push(pathname + search);
    });
    await page.goto(site.origin);
    return { page, context, complaints, requests };
  }

  const path = "/api/v1/intelligence/salaries/widget";
  const shown = (page: Page, text: string) =>
    page.locator("salary-widget .card", { hasText: text }).first().waitFor();
  const style = (page: Page, selector: string, property: string) =>
    page.evaluate<string>(
      `getComputedStyle(document.querySelector("salary-widget").shadowRoot.querySelector("${selector}")).${property}`,
    );

  it("shows the API's figure under a strict policy, in both color schemes, on a phone, and follows its attributes", async () => {
    const { body } = await live.get(`${path}?role=electrician&city=austin`, {
      address: newIpv6Address(),
    });
    const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;
    const { page, context, complaints, requests } = await open(
      `<salary-widget role="electrician" city="austin"></salary-widget>
       <p>Text.</p><salary-widget role="electrician" city="austin" exp="staff"></salary-widget>${latest()}`,
      { colorScheme: "light", reducedMotion: "reduce" },
    );
    await shown(page, dollars(body.experienceBands.any.median));
    await page
      .locator("salary-widget")
      .nth(1)
      .getByText(dollars(body.experienceBands.staff.median))
      .first()
      .waitFor();
    expect(requests, "one request for the same figure").toEqual([
      `${path}?role=electrician&city=austin`,
    ]);
    const card = page.getByRole("group", { name: "Electrician in Austin, TX" }).first();
    const link = card.getByRole("link", { name: "How it is made, and how far off it may be" });
    expect(await link.getAttribute("href")).toBe(`${origin}/salaries/electrician/austin`);
    expect(await card.getByRole("link", { name: "Going Rate" }).count()).toBe(1);
    expect(await page.locator("[role=electrician]").count(), "no unknown ARIA role").toBe(0);

    // The theme of the reader's system, and one that is set.
    const background = () => style(page, ".card", "backgroundColor");
    expect(await background()).toBe("rgb(251, 252, 253)");
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await background()).toBe("rgb(14, 22, 32)");
    const set = (name: string, value: string) =>
      page.evaluate(`document.querySelector("salary-widget").setAttribute("${name}", "${value}")`);
    await set("theme", "light");
    expect(await background()).toBe("rgb(251, 252, 253)");
    expect(await style(page, ".soft", "animationName")).toBe("none");

    // Attributes that change are followed, and announced; another level needs no request.
    await set("exp", "senior");
    await shown(page, "with 6-9 years of experience");
    const status = page.locator("salary-widget").first().getByRole("status");
    expect(await status.textContent()).toBe(
      `Electrician in Austin, TX, 6-9 years of experience: ${dollars(body.experienceBands.senior.median)} a year`,
    );
    await set("role", "registered-nurse");
    await shown(page, "Registered Nurse in Austin, TX");
    expect(requests).toHaveLength(2);

    // As narrow as a sidebar.
    expect(await style(page, ".bar", "display")).toBe("table-cell");
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await style(page, ".bar", "display")).toBe("none");
    expect(
      await page.evaluate("document.documentElement.scrollWidth <= innerWidth"),
      "not wider than the page",
    ).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("has nothing that axe objects to, with a figure and with a message, and works by keyboard", async () => {
    const { page, context } = await open(
      `<salary-widget role="electrician" city="austin"></salary-widget>
       <salary-widget role="elecrician" theme="dark"></salary-widget>${latest()}`,
    );
    await shown(page, "Electrician in Austin");
    await shown(page, "Did you mean electrician?");
    expect(await findViolations(page), "light").toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await findViolations(page, ["color-contrast"]), "dark").toEqual([]);
    const focused = () =>
      page.evaluate<string>("document.activeElement.shadowRoot?.activeElement?.textContent");
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("How it is made, and how far off it may be");
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("Going Rate");
    expect(await style(page, "a:focus-visible", "outlineStyle")).toBe("solid");
    await context.close();
  });

  it("says in words what is wrong: attributes, names, the limit, and no connection, until there is one again", async () => {
    const { page, context } = await open(
      `<salary-widget id="none"></salary-widget>
       <salary-widget id="level" role="electrician" exp="boss"></salary-widget>
       <salary-widget id="words" role="Sr. Electrician"></salary-widget>
       <salary-widget id="city" role="electrician" city="austn"></salary-widget>${latest()}`,
    );
    const message = (id: string) => page.locator(`#${id} #message`).textContent();
    await page.locator("#city #message").waitFor();
    await page.locator("#words #message").waitFor();
    expect(await message("none")).toContain("The attribute role is missing");
    expect(await message("level")).toBe(
      "The attribute exp is any, entry, mid, senior, staff, not boss.",
    );
    expect(await message("words")).toContain("electrician");
    expect(await message("city")).toContain("Did you mean austin?");

    await context.setOffline(true);
    await page.evaluate(`document.querySelector("#city").setAttribute("city", "austin")`);
    await page.getByText("You are offline.").first().waitFor();
    expect(await page.locator("#city").getByRole("button", { name: "Try again" }).count()).toBe(1);
    await context.setOffline(false);
    await page.locator("#city").getByText("Electrician in Austin, TX").first().waitFor();

    // The limit, as the service refuses it; the next attempt is not refused.
    let refusals = 0;
    await page.route(`**${path}?role=librarian`, (route) => {
      if (refusals++ > 0) return route.continue();
      return route.fulfill({
        status: 429,
        headers: {
          "Retry-After": "1",
          "Access-Control-Allow-Origin": "*",
          "Access-Control-Expose-Headers": "Retry-After",
        },
        json: { error: { code: "rate_limit_exceeded", message: "Too many." } },
      });
    });
    await page.evaluate(`window.told = [];
      addEventListener("salary-error", (event) => told.push(event.detail.code));
      addEventListener("salary-load", (event) => told.push(event.detail.figures.role.slug));
      document.querySelector("#none").setAttribute("role", "librarian")`);
    await page.locator("#none").getByText("requested again in 1 seconds").first().waitFor();
    await page.locator("#none").getByText("Librarian in the United States").first().waitFor();
    expect(await page.evaluate("told")).toEqual(["rate_limit_exceeded", "librarian"]);
    await context.close();
  });

  it("runs as the version with its hash, without the service's name for a white-label key", async () => {
    const key = await createWhitelabelKey(live.db);
    const pinned = (integrity: string) =>
      `<script async src="${origin}/widget-${widgetVersion}.js" integrity="${integrity}" crossorigin="anonymous"></script>`;
    const body = `<salary-widget role="librarian" white-label="${key}"></salary-widget>`;
    const { page, context, complaints } = await open(body + pinned(widgetIntegrity));
    await shown(page, "Librarian in the United States");
    expect(await page.locator("salary-widget").getByRole("link").count()).toBe(0);
    expect(await page.locator("salary-widget .card").textContent()).not.toContain("Compensation");
    expect(complaints).toEqual([]);
    await context.close();

    const altered = await open(body + pinned(`sha384-${"A".repeat(64)}`));
    await expect.poll(() => altered.complaints.join()).toContain("integrity");
    expect(await altered.page.evaluate("customElements.get('salary-widget')")).toBeUndefined();
    await altered.context.close();
  });
});
