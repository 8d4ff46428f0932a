/** The pages of figures: the same numbers as the API, one URL for each, and an answer to every mistake. */

import { describe, expect, it } from "vitest";
import { publicPerMinute } from "#shared/access/tiers.ts";
import { exhaustPages } from "#tests/support/exhaust-pages.ts";
import { shareLiveService } from "#tests/support/live-service.ts";
import { fetchPage, newIpv6Address, textOf } from "#tests/support/page.ts";

const live = await shareLiveService();

const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;

describe("the page of a figure", () => {
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

  it("draws what was published year by year, and calls the rest an assumption", async () => {
    const { html } = await fetchPage(live, "/salaries/registered-nurse");
    const text = textOf(html);
    expect(text).toMatch(/Up \d+% from May \d{4} to May 2025/);
    expect(text).toContain("not a measurement of this one’s");
    expect(html).toContain('href="/salaries/registered-nurse?chart=cities&amp;as=csv"');
  });

  it("says the number in its title, and is its chart as a file, too", async () => {
    const path = "/salaries/librarian/denver";
    const { html } = await fetchPage(live, path);
    const [, median = ""] = /<data id="median" value="(\d+)"/.exec(html) ?? [];
    const about = dollars(Math.round(Number(median) / 100) * 100);
    expect(html).toContain(`<title>Librarian pay in Denver: about ${about} a year - `);
    const csv = await live.service.fetch(`${path}?as=csv`);
    expect(csv.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(await csv.text()).toContain(`\r\np50,${median},`);
    const svg = await live.service.fetch(`${path}?as=svg`);
    // No script of a drawing runs, wherever it is opened.
    expect(svg.headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
    expect(await svg.text()).toMatch(
      /^<svg xmlns=.*Typical \$[\d,]+, \$\d+\.\d\d an hour<.*>Going Rate<.*<\/svg>$/s,
    );
  });

  it.each([
    [
      "cities",
      "cite-map",
      /^Software Engineer, typical \(median\) pay a year in \d{3} U\.S\. cities, Q\d 20\d\d: from \$[\d,]+ in .+, to \$[\d,]+ in .+\. Going Rate \(http.+\), computed from BLS /,
    ],
    [
      "years",
      "cite-years",
      /^Software Developers in the United States, published median pay a year: \$[\d,]+ in May \d{4}, \$[\d,]+ in May 2025, .+ by way of Going Rate \(http/,
    ],
  ])("can be quoted and embedded with its chart of %s", async (chart, id, citation) => {
    const path = "/salaries/software-engineer";
    const { html } = await fetchPage(live, path);
    expect(html).toContain(`href="#${id}"`);
    expect(html).toContain(`href="#${id}-embed"`);
    const [, quoted = ""] =
      new RegExp(`id="${id}">.*?<blockquote[^>]*>(.*?)</blockquote>`, "s").exec(html) ?? [];
    expect(textOf(quoted)).toMatch(citation);
    const csv = await (await live.service.fetch(`${path}?chart=${chart}&as=csv`)).text();
    expect(csv.split("\r\n")[1]).toContain(textOf(quoted).slice(0, 40));
    // The code is escaped twice: it is text of this page, and its own attributes are escaped.
    const [, code = ""] =
      new RegExp(`id="${id}-embed">.*?<code>(.*?)</code>`, "s").exec(html) ?? [];
    const [, url = ""] = /src=&quot;(.+?)&quot;/.exec(code) ?? [];
    const address = new URL(url.replaceAll("&amp;", "&").replaceAll("&amp;", "&"));
    const svg = await live.service.fetch(`${address.pathname}${address.search}`);
    expect(svg.headers.get("content-type")).toBe("image/svg+xml");
    expect(svg.headers.get("cross-origin-resource-policy")).not.toBe("same-origin");
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
    ["/salaries/Senior%20Software%20Engineer", "/salaries/software-engineer?grade=senior"],
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
    expect(headers.get("location")).toMatch(/^\/salaries\/[a-z-]+\/austin\?grade=senior$/);
  });

  it("allows an address 60 pages a minute, and says so on a page", async () => {
    const address = newIpv6Address();
    const { opened, refusal } = await exhaustPages(() =>
      live.service.fetch("/salaries/librarian/boise", {
        headers: { accept: "text/html" },
        address,
      }),
    );
    expect(opened).toBeGreaterThanOrEqual(publicPerMinute.pages);
    // The platform, unlike the limiter of the APIs, does not say when the next is admitted.
    expect(refusal.headers.get("retry-after")).toBe("60");
    expect(await refusal.text()).toContain("60 requests in any 60 seconds");
  });
});
