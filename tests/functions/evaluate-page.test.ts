/** "Is this pay fair?": the API's verdict from what people type, and a message at each wrong field. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createKey } from "../support/callers.ts";
import { type LiveService, shareLiveService } from "../support/live-service.ts";
import { fetchPage, textOf } from "../support/page.ts";

let live: LiveService;
let key: string;
beforeAll(async () => {
  live = await shareLiveService();
  key = await createKey(live.db, { tier: "free" });
});
afterAll(() => live.stop());

const evaluate = "/api/v1/intelligence/salaries/evaluate";

describe("/evaluate", () => {
  it.each([
    [
      "role=rn&city=San+Francisco&min=110k",
      "role=registered-nurse&city=san-francisco&amount=110000",
    ],
    [
      "role=senior+electrician&city=Austin,+TX&min=30&max=%2445.50&period=hourly",
      "role=electrician&city=austin&exp=senior&min=30&max=45.5&period=hourly",
    ],
    ["role=librarian&min=%2462,000", "role=librarian&amount=62000"],
  ])("says for %s what the API says", async (typed, called) => {
    const { status, html, headers } = await fetchPage(live, `/evaluate?${typed}`);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("private, no-store");
    const { data } = (await live.get(`${evaluate}?${called}`, { key })).body;
    const text = textOf(html);
    for (const reason of data.reasons) expect(text).toContain(reason);
    expect(html).toContain(`class="verdict ${data.verdict}"`);
    expect(text).toContain(data.citation);
  });

  it.each([
    ["role=elecrician&min=80k", "role", "Did you mean Electrician"],
    ["role=librarian&city=Nowhereville&min=80k", "city", "No city has this name."],
    ["role=librarian&min=lots", "min", "such as 85,000 or 85k"],
    ["role=librarian&min=", "min", "The pay is missing."],
    ["role=librarian&min=90k&max=80k", "max", "The highest pay is below the lowest."],
    ["role=librarian&min=6000&period=hourly", "min", "from 1 to 5,000"],
  ])("keeps what was typed in %s, with a message at %s", async (typed, field, message) => {
    const { status, html } = await fetchPage(live, `/evaluate?${typed}`);
    expect(status).toBe(400);
    const [, error = ""] = new RegExp(`id="${field}-error">([^<]*)<`).exec(html) ?? [];
    expect(textOf(error)).toContain(message);
    for (const [name, value] of new URLSearchParams(typed)) {
      if (name !== "period") expect(html).toMatch(new RegExp(`name="${name}" value="${value}"`));
    }
  });

  it("shows the empty form first", async () => {
    const { status, html } = await fetchPage(live, "/evaluate");
    expect([status, html.includes('class="verdict'), html.includes("-error")]).toEqual([
      200,
      false,
      false,
    ]);
  });
});
