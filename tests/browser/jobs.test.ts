/** A job search in a browser: by keyboard alone, and without scripts. */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newAddress } from "../support/addresses.ts";
import { hasBrowser, pageTimeoutMs, shareBrowser } from "../support/browser.ts";
import { type LiveService, shareLiveService } from "../support/live-service.ts";
import { signIn } from "../support/sign-in.ts";

if (!hasBrowser) console.warn("No Chromium here: the test of jobs in a browser is skipped.");

describe.skipIf(!hasBrowser)("a job search, in a browser,", () => {
  let live: LiveService;
  let browser: Browser;
  beforeAll(async () => {
    live = await shareLiveService();
    browser = await shareBrowser();
  });
  afterAll(async () => {
    await live.stop();
  });

  const at = (path: string) => `http://localhost:${live.service.url.port}${path}`;

  async function openBrowser(javaScriptEnabled: boolean): Promise<BrowserContext> {
    const { cookie } = await signIn(live.db);
    const context = await browser.newContext({
      javaScriptEnabled,
      extraHTTPHeaders: { "cf-connecting-ip": newAddress() },
    });
    const [name = "", value = ""] = cookie.split("=");
    await context.addCookies([
      { name, value, domain: "localhost", path: "/", secure: true, httpOnly: true },
    ]);
    return context;
  }

  /** Presses Tab until an element has the focus. */
  async function tabTo(page: Page, selector: string): Promise<void> {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press("Tab");
      const isThere = await page
        .locator(selector)
        .first()
        .evaluate((element) => element === element.ownerDocument.activeElement)
        .catch(() => false);
      if (isThere) return;
    }
    throw new Error(`Tab does not reach ${selector}`);
  }

  it("goes by keyboard alone from the first job to the accepted offer", async () => {
    const context = await openBrowser(true);
    const page = await context.newPage();
    page.setDefaultTimeout(pageTimeoutMs);
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(String(error)));

    await page.goto(at("/app/jobs"));
    await tabTo(page, "a[href='/app/jobs/new']");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/app/jobs/new");
    await tabTo(page, "#company");
    await page.keyboard.type("Acme");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Registered Nurse");
    await tabTo(page, "#location");
    await page.keyboard.type("Austin, TX");
    await tabTo(page, "#salaryMin");
    await page.keyboard.type("90k");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/app/jobs/job_*");
    expect(await page.locator("section.verdict svg.chart").isVisible()).toBe(true);
    const id = page.url().split("/").at(-1) ?? "";

    await page.goto(at("/app/jobs"));
    for (const status of ["applied", "screening", "interviewing", "offer", "accepted"]) {
      if (status === "applied") await tabTo(page, ".handle");
      await page.keyboard.press("ArrowRight");
      await page.locator(`[data-status=${status}] [id=${id}]`).waitFor();
      // The focus goes with the card.
      const focused = page.locator(`[id=${id}] .handle`);
      await expect
        .poll(() => focused.evaluate((e) => e === e.ownerDocument.activeElement))
        .toBe(true);
    }
    expect(await page.locator("[data-board-status]").textContent()).toBe("Moved to Accepted.");

    await page.locator(`[id=${id}]`).dragTo(page.locator("[data-status=offer]"));
    await page.locator(`[data-status=offer] [id=${id}]`).waitFor();
    await page.goto(at(`/app/jobs/${id}`));
    const history = await page.locator(".time-line strong").allTextContents();
    expect(history[0]).toBe("Accepted → Offer");
    expect(history).toHaveLength(7);
    expect(problems).toEqual([]);
    await context.close();
  });

  it("goes the same way without scripts, and fits on a phone", async () => {
    const context = await openBrowser(false);
    const page = await context.newPage();
    page.setDefaultTimeout(pageTimeoutMs);
    await page.setViewportSize({ width: 375, height: 700 });
    await page.goto(at("/app/jobs/new"));
    await page.fill("#company", "Initech");
    await page.fill("#title", "Electrician");
    await page.fill("#salaryMin", "plenty");
    await page.getByRole("button", { name: "Add the job" }).click();
    expect(await page.locator("#salaryMin-error").isVisible()).toBe(true);
    expect(await page.inputValue("#title")).toBe("Electrician");
    await page.fill("#salaryMin", "60,000");
    await page.getByRole("button", { name: "Add the job" }).click();
    await page.waitForURL("**/app/jobs/job_*");
    const id = page.url().split("/").at(-1) ?? "";
    const card = page.locator(`[id=${id}]`);
    for (const status of ["applied", "interviewing", "offer", "accepted"]) {
      await page.goto(at("/app/jobs"));
      await card.locator("select").selectOption(status);
      await card.getByRole("button").click();
      await page.locator(`[data-status=${status}] [id=${id}]`).waitFor();
    }
    for (const path of ["jobs", `jobs/${id}`, "contacts", "calendar", "companies", "insights"]) {
      await page.goto(at(`/app/${path}`));
      const overflow = await page
        .locator("html")
        .evaluate((root) => root.scrollWidth - root.clientWidth);
      expect([path, overflow]).toEqual([path, 0]);
    }
    await context.close();
  });
});
