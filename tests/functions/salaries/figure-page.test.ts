/** The pages of figures: the same numbers as the API, one URL for each, and an answer to every mistake. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { experienceLevels } from "../../../shared/contracts/common.ts";
import { createKey } from "../../support/callers.ts";
import { type LiveService, shareLiveService } from "../../support/live-service.ts";
import { fetchPage, newIpv6Address } from "../../support/page.ts";

let live: LiveService;
let key: string;
beforeAll(async () => {
  live = await shareLiveService();
  key = await createKey(live.db, { tier: "ultra" });
});
afterAll(() => live.stop());

const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;

describe("the page of a figure", () => {
  it("has the nation's figure without a city, at every level", async () => {
    for (const exp of experienceLevels) {
      const { html } = await fetchPage(live, `/salaries/electrician?exp=${exp}`);
      const tool = `/api/mcp/intelligence/salary?role=electrician&exp=${exp}`;
      const { data } = (await live.get(tool, { key })).body;
      expect(html).toContain(`<data id="median" value="${data.estimate.median}">`);
    }
  });

  it("is stored at the edge by dataset, and has an ETag", async () => {
    const path = "/salaries/librarian/austin";
    const first = await fetchPage(live, path);
    expect(first.headers.get("cache-control")).toMatch(/^public, max-age=60, s-maxage=600/);
    const etag = first.headers.get("etag") ?? "";
    const again = await live.service.fetch(path, {
      headers: { accept: "text/html", "if-none-match": etag },
    });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const second = await fetchPage(live, path);
    expect(second.html).toBe(first.html);
    expect(second.headers.get("content-security-policy")).toContain("script-src 'self'");
  });

  it("is Markdown for whoever prefers it, at the same URL", async () => {
    const path = "/salaries/librarian/denver";
    const { html: page } = await fetchPage(live, path);
    const { html: text, headers } = await fetchPage(live, path, { accept: "text/markdown" });
    expect(headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect(headers.get("vary")).toContain("Accept");
    const [, median = ""] = /<data id="median" value="(\d+)"/.exec(page) ?? [];
    expect(text).toContain(`Median **${dollars(Number(median))}**`);
    expect(text).not.toContain("<");
  });

  it.each([
    ["/salaries/rn/nyc", "/salaries/registered-nurse/new-york"],
    ["/salaries/Senior%20Software%20Engineer", "/salaries/software-engineer?exp=senior"],
    ["/salaries/software-engineer/austin-tx", "/salaries/software-engineer/austin"],
  ])("leads from %s to the one URL of the figure", async (path, target) => {
    const { status, headers } = await live.service.fetch(path, {
      headers: { accept: "text/html" },
    });
    expect([status, headers.get("location")]).toEqual([301, target]);
  });

  it.each([
    ["/salaries/registered-nurs/austin", "/salaries/registered-nurse/austin"],
    ["/salaries/registered-nurse/austn", "/salaries/registered-nurse/austin"],
  ])("answers %s with 404 and the nearest names as links", async (path, link) => {
    const { status, html } = await fetchPage(live, path);
    expect(status).toBe(404);
    expect(html).toContain(`href="${link}"`);
  });

  it.each([
    "/salaries/%00",
    "/salaries/%ED%A0%80/x",
    `/salaries/${"a".repeat(3000)}`,
    "/salaries/registered-nurse/austin/more",
    "/salaries/constructor/__proto__",
    "/salaries/%22%3E%3Cscript%3Ealert(1)%3C/script%3E",
    "/salaries?role=%22%3E%3Cscript%3E&city=%3Cb%3E",
  ])("answers %s with a page and no script of the caller's", async (path) => {
    const { status, html } = await fetchPage(live, path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(html).not.toMatch(/<script>|<b>/);
  });

  it("takes nonsense in its parameters as if they were absent", async () => {
    const plain = await fetchPage(live, "/salaries/librarian/austin");
    const odd = await fetchPage(live, "/salaries/librarian/austin?exp=guru&basis[]=7&utm_source=x");
    expect([odd.status, odd.html]).toEqual([200, plain.html]);
  });

  it("leads from the lookup's form to the figure, in the words that people type", async () => {
    const { status, headers } = await live.service.fetch(
      "/salaries?role=Sr.%20Nurse&city=Austin,%20Texas",
      { headers: { accept: "text/html" } },
    );
    expect(status).toBe(302);
    expect(headers.get("location")).toMatch(/^\/salaries\/[a-z-]+\/austin\?exp=senior$/);
  });

  it("allows an address 60 pages a minute, and says so on a page", async () => {
    const address = newIpv6Address();
    const statuses = [];
    for (let request = 0; request < 61; request++) {
      const { status } = await fetchPage(live, "/salaries/librarian/boise", { address });
      statuses.push(status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    const { status, html, headers } = await fetchPage(live, "/salaries/librarian/boise", {
      address,
    });
    expect([status, Number(headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect(html).toContain("60 requests in any 60 seconds");
  });
});
