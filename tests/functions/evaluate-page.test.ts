/** "Is this pay fair?": the API's verdict from what people type, and a message at each wrong field. */
import { describe, expect, it } from "vitest";
import { createKey } from "#scripts/run/stage/callers.ts";
import { shareLiveService } from "../support/live-service.ts";
import { fetchPage, textOf } from "../support/page.ts";

const live = await shareLiveService();
const key = await createKey(live.db, { tier: "free" });

const evaluate = "/api/v1/intelligence/salaries/evaluate";

describe("/evaluate", () => {
  it("is its chart as a file, which is kept nowhere, with the offer in it", async () => {
    const { html } = await fetchPage(live, "/evaluate?role=rn&city=Tampa,+FL&min=36&period=hourly");
    const tools = /<div class="tools" role="group".*?<\/div>/s.exec(html)?.[0] ?? "";
    // The widget's code would have the offer in an address.
    expect(textOf(tools)).not.toContain("Embed");
    const [, path = ""] = /href="([^"]*as=csv)"/.exec(tools) ?? [];
    const csv = await live.service.fetch(path.replaceAll("&amp;", "&"));
    expect(csv.headers.get("cache-control")).toBe("private, no-store");
    expect(await csv.text()).toContain("\r\noffer_min,74880,36.00,\r\n");
    const svg = await live.service.fetch(path.replaceAll("&amp;", "&").replace("=csv", "=svg"));
    expect(await svg.text()).toMatch(/Your offer \$74,880<.*>Going Rate</s);
  });

  it("leads one offer to a letter and to the board with everything that was typed", async () => {
    const { html } = await fetchPage(
      live,
      "/evaluate?role=rn&city=Tampa,+FL&min=%2437.50&period=hourly",
    );
    const text = textOf(html);
    expect(text).toContain("Is $37.50 an hour a fair offer?");
    expect(text).toContain("Your offer for the Registered Nurse role");
    const [, form = ""] =
      /<form[^>]*action="\/app\/jobs\/new"[^>]*>(.*?)<\/form>/s.exec(html) ?? [];
    const kept = [...form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name, value]) => [name, value],
    );
    expect(Object.fromEntries(kept)).toEqual({
      title: "Registered Nurse",
      location: "Tampa, FL",
      salaryMin: "37.5",
      salaryMax: "37.5",
      salaryPeriod: "hourly",
      status: "offer",
    });
  });

  it("names the most that the letter asks for, as the API does: a quarter more than the offer", async () => {
    const called = "role=registered-nurse&city=tampa&amount=76000";
    const { data } = (await live.get(`${evaluate}?${called}`, { key })).body;
    expect(data.headline).toContain("; $95,000 is a fair upper ask.");
    const { html } = await fetchPage(live, "/evaluate?role=rn&city=Tampa,+FL&min=76k");
    expect(textOf(html)).toContain("; $95,000 is a fair upper ask.");
    expect(html.match(/<dt>Ask for<\/dt>/g), "the amounts are there once").toHaveLength(1);
  });

  it("leads to the comparison with a second offer, with this one filled in", async () => {
    const { html } = await fetchPage(
      live,
      "/evaluate?role=rn&city=Tampa,+FL&min=37.50&period=hourly",
    );
    const [, form = ""] = /<form action="\/offers#offers"[^>]*>(.*?)<\/form>/s.exec(html) ?? [];
    const kept = [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    expect(Object.fromEntries(kept)).toEqual({
      role1: "Registered Nurse",
      city1: "Tampa, FL",
      base1: "37.50",
      period1: "hourly",
      exp: "any",
    });
    // A range is no offer.
    const range = await fetchPage(live, "/evaluate?role=rn&city=Tampa,+FL&min=80k&max=90k");
    expect(range.html).not.toContain('action="/offers#offers"');
  });

  it("speaks by the hour to whoever is paid by the hour, and asks for half dollars", async () => {
    const { html } = await fetchPage(
      live,
      "/evaluate?role=rn&city=Tampa,+FL&min=37.50&period=hourly",
    );
    const text = textOf(html);
    expect(text).toMatch(
      /typically make about \$\d+\.\d\d an hour; \$\d+\.[05]0 an hour is a fair/,
    );
    expect(html).toMatch(/<dd class="you">\$37\.50<small>\$78,000 a year/);
    expect(text).toMatch(/raise the base to \$\d+\.[05]0 an hour/);
    expect(text).toContain("The pay for an hour that you are offered");
    expect(text).not.toMatch(/counter offer|percentile|mid level/);
  });

  it("says nothing by the hour, and no chance, of a job whose year is not 2,080 hours", async () => {
    const typed = "role=School+Bus+Driver&city=Birmingham,+AL&min=18.50&period=hourly";
    const { html } = await fetchPage(live, `/evaluate?${typed}`);
    const text = textOf(html);
    expect(text).toContain(
      "Hard to say by the hour. School bus drivers in Birmingham typically make",
    );
    expect(text).toContain("a year of school bus drivers is not 2,080 hours");
    expect(text).toMatch(
      /Your offer, an hour\$18\.50Typical, a year\$[\d,]+The middle half is paid, a year/,
    );
    expect(text).not.toMatch(/chance that|38,480|\$9\./);
    expect(html).not.toContain('class="letter"');
  });

  it("tells both readers of a range what it says, and nobody to ask for more", async () => {
    const { html } = await fetchPage(live, "/evaluate?role=rn&city=Tampa,+FL&min=50k&max=60k");
    const text = textOf(html);
    expect(html).toContain('class="offered-band"');
    expect(text).toContain("If you are posting it");
    expect(text).toContain("Even its top is below what is typical");
    expect(html).not.toContain('class="letter"');
    expect(text).not.toContain("fair upper ask");
  });

  it.each([
    [
      "role=rn&city=San+Francisco&min=110k",
      "role=registered-nurse&city=san-francisco&amount=110000",
    ],
    [
      "role=senior+electrician&city=Austin,+TX&min=30&max=%2445.50&period=hourly",
      "role=electrician&city=austin&grade=senior&min=30&max=45.5&period=hourly",
    ],
    ["role=librarian&min=%2462,000", "role=librarian&amount=62000"],
    // Below the law of Denver, whose figure Littleton has, and above Littleton's own.
    [
      "role=cashier&city=Littleton,+CO&exp=entry&min=36k",
      "role=cashier&city=littleton-co&exp=entry&amount=36000",
    ],
  ])("says for %s what the API says", async (typed, called) => {
    const { status, html, headers } = await fetchPage(live, `/evaluate?${typed}`);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("private, no-store");
    const { data } = (await live.get(`${evaluate}?${called}`, { key })).body;
    const text = textOf(html);
    for (const reason of data.reasons) expect(text).toContain(reason);
    const [, sentence = ""] = /<p class="answer [a-z_]+">(.*?)<\/p>/.exec(html) ?? [];
    // The page emphasizes the judgment with a period, where the API's sentence has a colon.
    expect(textOf(sentence).toLowerCase()).toContain(
      data.headline.split(";")[0].replace(":", ".").replace(/\.$/, "").toLowerCase(),
    );
    expect(text).toContain(data.citation);
  });

  it.each([
    ["role=elecrician&min=80k", "role", "Did you mean Electrician"],
    ["role=librarian&city=Nowhereville&min=80k", "city", "No city has this name."],
    ["role=librarian&min=lots", "min", "such as 85,000 or 85k"],
    ["role=librarian&min=lots&period=hourly", "min", "from 1 to 5,000, such as 38.50"],
    ["role=librarian&min=", "min", "The pay is missing."],
    ["role=librarian&min=90k&max=80k", "max", "The highest pay is below the lowest."],
    ["role=librarian&min=6000&period=hourly", "min", "from 1 to 5,000"],
    ["role=librarian&min=38", "min", "That is little for a year. If it is for an hour, say so"],
  ])("keeps what was typed in %s, with a message at %s", async (typed, field, message) => {
    const { status, html } = await fetchPage(live, `/evaluate?${typed}`);
    expect(status).toBe(400);
    const [, error = ""] = new RegExp(`id="${field}-error">([^<]*)<`).exec(html) ?? [];
    expect(textOf(error)).toContain(message);
    for (const [name, value] of new URLSearchParams(typed)) {
      if (name !== "period") expect(html).toMatch(new RegExp(`name="${name}" value="${value}"`));
    }
  });
});
