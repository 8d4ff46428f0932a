/** The lookup as people use it: typed words, the keyboard alone, links, Back, and no scripts. */
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { hasBrowser } from "#scripts/run/stage/browser.ts";
import { createKey } from "#scripts/run/stage/callers.ts";
import { shareTab } from "../support/browser/share-tab.ts";
import { type LiveService, shareLiveService } from "../support/live-service.ts";

const salaries = "/api/v1/intelligence/salaries";

describe.skipIf(!hasBrowser)("the lookup, in a browser,", () => {
  let live: LiveService;
  let key: string;
  let page: Page;
  beforeAll(async () => {
    live = await shareLiveService();
    key = await createKey(live.db, { tier: "ultra" });
    const tab = await shareTab();
    page = tab.page;
    await tab.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  });

  const at = (path: string) => `http://localhost:${live.service.url.port}${path}`;
  const open = (path: string) => page.goto(at(path));
  const median = () => page.locator("#median").getAttribute("value");

  it("says a nurse and an electrician, and passes from field to field by Tab while its suggestions are open", async () => {
    await open("/");
    const article = page.locator("[data-article]");
    expect(await article.textContent()).toBe("a");
    for (const [job, expected] of [
      ["electrician", "an"],
      ["HVAC technician", "an"],
      ["utility worker", "a"],
    ] as const) {
      await page.locator("#role").fill(job);
      expect(await article.textContent()).toBe(expected);
    }
    await page.locator("#role").fill("");
    await page.locator("#role").focus();
    // So many suggestions that their list scrolls.
    await page.keyboard.type("registered nurse");
    await page.getByRole("option", { name: "Psychiatric Registered Nurse" }).waitFor();
    await page.keyboard.press("Tab");
    expect(await page.locator(":focus").getAttribute("id")).toBe("city");
  });

  it("leads by keyboard alone from words to the figure, and Back to the lookup", async () => {
    await open("/");
    await page.locator("#role").focus();
    await page.keyboard.type("senior softw");
    // Wait for an option of the whole text, because the first list may be drawn again at any moment.
    await page.getByRole("option", { name: "Software Engineer, 6–9 years" }).waitFor();
    expect(await page.locator("#role").getAttribute("aria-expanded")).toBe("true");
    await page.keyboard.press("ArrowDown");
    const active = await page.locator("#role").getAttribute("aria-activedescendant");
    expect(await page.locator(`#${active}`).textContent()).toContain("Software Engineer");
    await page.keyboard.press("Enter");
    // The question has no field for the level, so its word stays.
    expect(await page.locator("#role").inputValue()).toBe("senior Software Engineer");

    await page.keyboard.press("Tab");
    await page.keyboard.type("austi");
    await page.getByRole("option", { name: "Austin, TX" }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    expect(await page.locator("#city").inputValue()).toBe("Austin, TX");
    await page.keyboard.press("Enter");

    await page.waitForURL("**/salaries/software-engineer/austin?grade=senior");
    const path = `${salaries}/calculate?role=software-engineer&city=austin&grade=senior`;
    const { data } = (await live.get(path, { key })).body;
    expect(await median()).toBe(String(data.estimate.median));
    await page.goBack();
    await page.waitForURL(at("/"));
    expect(await page.locator("h1").textContent()).toContain("What does this job pay?");
  });

  it("shows the same figure to whoever gets the link, its calculation in words, and a citation to copy", async () => {
    const path = `${salaries}/calculate?role=electrician&city=aurora-il&basis=price_parity`;
    const { data } = (await live.get(path, { key })).body;
    const { pathname, search } = new URL(data.page_url);
    await open(pathname + search);
    expect(await page.locator("h1").textContent()).toBe(`${data.role.title} pay in Aurora, IL`);
    expect(await median()).toBe(String(data.estimate.median));

    await page.getByText(/^The calculation in \d+ steps$/).click();
    const last = page.locator(".steps li").filter({ hasText: /^median = / });
    const words = data.estimate.median.toLocaleString("en-US");
    expect(await last.first().textContent()).toContain(words);

    await page.getByRole("button", { name: "Copy the citation" }).click();
    await page.getByText("Copied").waitFor();
    const copied = await page.evaluate("navigator.clipboard.readText()");
    expect(copied).toMatch(/^Electrician in Aurora, IL: .* Data point dp_\S+$/);
  });

  it("works without scripts, and offers the nearest names for a misspelled one", async () => {
    const { page: plainPage } = await shareTab({ scripts: false });
    await plainPage.goto(at("/"));
    await plainPage.fill("#role", "elecrician");
    await plainPage.fill("#city", "Austin, Texas");
    await plainPage.click("button[type=submit]");
    expect(await plainPage.locator("h1").textContent()).toBe("No job has this name");
    await plainPage.getByRole("link", { name: "Electrician", exact: true }).click();
    await plainPage.waitForURL("**/salaries/electrician/austin");
  });
});
