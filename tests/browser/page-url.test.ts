/** The page that an answer points to, as a person sees it. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasBrowser, startBrowser } from "../support/browser.ts";
import { createKey } from "../support/callers.ts";
import { type LiveService, startLiveService } from "../support/live-service.ts";

const salaries = "/api/v1/intelligence/salaries";
const tools = "/api/mcp/intelligence";

let live: LiveService;
let key: string;
beforeAll(async () => {
  live = await startLiveService();
  key = await createKey(live.db, { tier: "ultra" });
});
afterAll(() => live.stop());

const cases = [
  [`${salaries}/calculate?role=registered-nurse&city=aurora-il&exp=senior`, "Aurora, IL"],
  [
    `${salaries}/calculate?role=software-engineer&city=san-francisco&exp=entry`,
    "San Francisco, CA",
  ],
  [
    `${salaries}/calculate?role=registered-nurse&city=san-francisco&basis=price_parity`,
    "San Francisco, CA",
  ],
  [`${tools}/salary?role=software-engineer&exp=staff`, "the United States"],
  [`${tools}/range?role=electrician`, "the United States"],
] as const;

/** The figure that a call answers, and where its page is on this service. */
async function answerOf(path: string) {
  const { data } = (await live.get(path, { key })).body;
  const { pathname, search } = new URL(data.page_url);
  const median: number = data.estimate.median;
  return {
    title: data.role.title as string,
    level: (data.experience?.level ?? "mid") as string,
    dollars: `$${median.toLocaleString("en-US")}`,
    page: new URL(pathname + search, live.service.url).href,
  };
}

describe.skipIf(!hasBrowser)("the page of a figure, in a browser,", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser.close());

  it.each(cases)("shows the role, place, level and median of %s", async (path, place) => {
    const { title, level, dollars, page: url } = await answerOf(path);
    const page = await browser.newPage();
    await page.goto(url);
    const heading = await page.locator("#result h2").first().textContent();
    expect(heading).toContain(`${title} in ${place}, ${level}`);
    expect(await page.locator("#result .median").textContent()).toBe(`${dollars} a year`);
    expect(await page.locator("#result .chosen").textContent()).toContain(dollars);
    const quotes = await page.locator("#result .quote").allTextContents();
    for (const quote of quotes) expect(quote).toContain(dollars);
    await page.close();
  });

  it("shows the level that is chosen there afterwards", async () => {
    const senior = await answerOf(`${salaries}/calculate?role=electrician&city=austin&exp=senior`);
    const mid = await answerOf(`${salaries}/calculate?role=electrician&city=austin`);
    const page = await browser.newPage();
    await page.goto(mid.page);
    await page.locator("#result .median").waitFor();
    await page.selectOption("#exp", "senior");
    expect(await page.locator("#result .median").textContent()).toBe(`${senior.dollars} a year`);
    await page.close();
  });
});

describe("the page of a figure, without scripts,", () => {
  it.each(cases)("is filled in with and links to the figure of %s", async (path) => {
    const { title, level, dollars, page } = await answerOf(path);
    const html = await (
      await live.service.fetch(page.slice(live.service.url.origin.length))
    ).text();
    expect(html).toContain(`<option value="${level}" selected>`);
    const [, link = ""] = /The same figures are available <a href="([^"]+)"/.exec(html) ?? [];
    const { body } = await live.get(link.replaceAll("&amp;", "&"), { key });
    expect(body.role.title).toBe(title);
    const { median } = body.experienceBands[level];
    expect(`$${median.toLocaleString("en-US")}`).toBe(dollars);
  });

  it("says that figures are by prices if the link asks for them, and leads to pay there", async () => {
    const subject = "role=registered-nurse&city=san-francisco&exp=senior";
    const html = await (await live.service.fetch(`/?${subject}&basis=price_parity`)).text();
    expect(html).toContain("national pay at the prices of the city");
    expect(html).toContain(`href="/?${subject.replaceAll("&", "&amp;")}"`);
    expect(await (await live.service.fetch(`/?${subject}`)).text()).not.toContain("at the prices");
  });

  it("shows an example where nothing is asked, and what a person has typed as text", async () => {
    const plain = await (await live.service.fetch("/")).text();
    expect(plain).toContain('value="Software Engineer"');
    expect(plain).toContain('value="San Francisco, CA"');
    const typed = await live.service.fetch("/?role=%22%3E%3Cscript%3E&city=Austin,%20TX&exp=guru");
    const html = await typed.text();
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(html).toContain('value="Austin, TX"');
    expect(html).toContain('<option value="mid" selected>');
  });
});
