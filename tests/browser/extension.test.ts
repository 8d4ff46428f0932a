/** The browser extension: its button on pages with postings, and what comes of it. */
import { eq } from "drizzle-orm";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { jobs } from "#schema/pipeline.ts";
import { newAddress } from "#scripts/run/stage/addresses.ts";
import { hasBrowser } from "#scripts/run/stage/browser.ts";
import { signIn } from "#scripts/run/stage/sign-in.ts";
import { tabTo } from "../support/browser/keyboard.ts";
import { lookAt } from "../support/browser/look-at.ts";
import {
  type ExtensionBrowser,
  openWithExtension,
} from "../support/browser/open-with-extension.ts";
import { type LiveService, shareLiveService } from "../support/live-service.ts";
import { type LoopbackSite, startSite } from "../support/loopback-site.ts";
import { savedPages } from "../support/postings/saved-pages.ts";
import { isWhole } from "../support/whole.ts";

if (!hasBrowser) console.warn("No Chromium here: the test of the browser extension is skipped.");

const listing = `<main><h1>Jobs at Hawkweed</h1><div id="one"><p>Barista</p><p>Boise, ID</p>
<p>$15 an hour</p></div><div id="two"><p>Line Cook</p><p>Reno, NV</p><p>$21 - $24 an hour</p></div></main>`;

const names = ["company", "title", "location", "salaryMin", "salaryMax", "currency"] as const;

/** One that attacks: what each becomes is tested without a browser, too (from-text.test.ts). */
const readInBrowser = "markup that is to run where it is shown";

describe.skipIf(!hasBrowser)("the browser extension", () => {
  let live: LiveService;
  let site: LoopbackSite;
  let extension: ExtensionBrowser;
  let accountId: string;
  let problems: string[];
  let at: (path: string) => string;
  beforeAll(async () => {
    live = await shareLiveService();
    const service = `http://localhost:${live.service.url.port}`;
    at = (path) => service + path;
    site = await startSite((request, response) => {
      const place = Number(/^\/jobs\/(\d+)$/.exec(request.url ?? "")?.[1]);
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(savedPages[place]?.html ?? listing);
    });
    extension = await openWithExtension(service, { "cf-connecting-ip": newAddress() });
    problems = [];
    extension.context.on("weberror", (error) => problems.push(String(error.error())));
    extension.context.on("console", (message) => {
      if (/Content Security Policy/.test(message.text())) problems.push(message.text());
    });
    const signed = await signIn(live.db);
    accountId = signed.accountId;
    const [name = "", value = ""] = signed.cookie.split("=");
    await extension.context.addCookies([
      { name, value, domain: "localhost", path: "/", secure: true, httpOnly: true },
    ]);
  });
  afterAll(async () => {
    await extension.stop();
    await site.stop();
    await live.stop();
  });

  /** Opens a page of the site, presses the button, and waits for the filled form. */
  async function capture(path: string, prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
    const page = await extension.context.newPage();
    await page.goto(site.origin + path);
    await prepare?.(page);
    const opened = await extension.press(page);
    await opened.locator("[data-job-form] .lead").waitFor();
    await page.close();
    return opened;
  }

  async function filledIn(page: Page): Promise<Record<string, string>> {
    const fields = [...names, "salaryPeriod"];
    const values = fields.map(async (name) => [name, await page.inputValue(`[name=${name}]`)]);
    return Object.fromEntries(await Promise.all(values));
  }

  it("opens the form of a job filled in with each posting, its pay check next to it", async () => {
    const noPay = { salaryMin: "", salaryMax: "", salaryPeriod: "annual", currency: "USD" };
    for (const [place, { shape, job, says = "" }] of savedPages.entries()) {
      if (!isWhole && shape !== readInBrowser) continue;
      const page = await capture(`/jobs/${place}`);
      // The address has no posting in it any more.
      expect([shape, page.url()]).toEqual([shape, at("/app/jobs/new")]);
      expect([shape, await filledIn(page)]).toEqual([
        shape,
        { company: "", location: "", ...noPay, ...job },
      ]);
      const link = new URL(`/jobs/${place}`, site.origin.replace("http:", "https:")).href;
      expect(await page.inputValue("#url")).toBe(link);
      const check = await page.locator("#pay-check").textContent();
      expect([shape, check?.replaceAll(/\s+/g, " ")]).toEqual([
        shape,
        expect.stringContaining(says),
      ]);
      await page.close();
    }
    expect(await live.db.select().from(jobs).where(eq(jobs.userId, accountId))).toEqual([]);
    expect(problems).toEqual([]);
  });

  it("takes the selected part of a page with several postings, to a job by keyboard alone", async () => {
    const page = await capture("/list", (list) =>
      list.evaluate("getSelection().selectAllChildren(document.querySelector('#two'))"),
    );
    expect(await filledIn(page)).toMatchObject({
      ...{ title: "Line Cook", location: "Reno, NV", salaryMin: "21", salaryMax: "24" },
      salaryPeriod: "hourly",
    });
    expect(await page.getByRole("status").textContent()).toMatch(/^Filled in from the posting\./);
    await lookAt(page);
    await tabTo(page, "#company");
    await page.keyboard.type("Hawkweed");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/app/jobs/job_*");
    const [job] = await live.db.select().from(jobs).where(eq(jobs.userId, accountId));
    expect(job?.posting?.description).toContain("$21 - $24 an hour");
    expect(job?.posting?.description).not.toContain("Barista");
    await page.close();
  });

  it("says what to do where no page can be read, and at an address that is no posting's", async () => {
    const page = await extension.context.newPage();
    await page.goto(`${extension.origin}/popup.html`);
    await page.getByText("The browser lets no extension read this page.").waitFor();
    const hostile = `link=javascript:alert(1)&posting=${"%3Cb%3E".repeat(90_000)}`;
    await page.goto(at(`/app/jobs/new#${hostile}`));
    await page.getByText("The posting is too long to be read from here.").waitFor();
    await page.goto("about:blank");
    await page.goto(at("/app/jobs/new#posting="));
    await page.getByText("The posting could not be read.").waitFor();
    expect(await page.inputValue("#title")).toBe("");
    if (isWhole) await lookAt(page);
    await page.close();
  });
});
