/** The page of offers: the API's ranking and letter from a form that is sent by POST and stored nowhere. */
import { describe, expect, it } from "vitest";
import { createKey } from "#scripts/run/stage/callers.ts";
import { open, signIn, submit } from "#scripts/run/stage/sign-in.ts";
import { shareLiveService } from "../support/live-service.ts";
import { newIpv6Address, textOf } from "../support/page.ts";

const live = await shareLiveService();
const key = await createKey(live.db, { tier: "ultra" });

const salaries = "/api/v1/intelligence/salaries";
const dollars = (amount: number) =>
  `${amount < 0 ? "-" : ""}$${Math.abs(amount).toLocaleString("en-US")}`;

const typed = {
  label1: "Acme",
  role1: "Senior Software Engineer",
  city1: "SF",
  base1: "185k",
  bonus1: "20,000",
  equity1: "160,000",
  label2: "Globex",
  city2: "Austin, TX",
  base2: "$165,000",
  signing2: "15k",
  filing_status: "married",
  exp: "senior",
};

async function send(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await live.service.fetch("/offers", {
    method: "POST",
    address: newIpv6Address(),
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams(fields).toString(),
  });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

const post = async (path: string, body: object) =>
  live.get(path, {
    key,
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

describe("/offers", () => {
  it("sends its chart as a file from the same form, so that no amount is in an address", async () => {
    const { html } = await send(typed);
    expect(html).toMatch(/<button type="submit" form="offers" name="as" value="svg"/);
    const csv = await send({ ...typed, as: "csv" });
    expect(csv.headers.get("content-disposition")).toBe('attachment; filename="offers.csv"');
    expect(csv.headers.get("cache-control")).toBe("private, no-store");
    expect(csv.html).toMatch(/\r\nGlobex,168750,\d+,\d+,/);
    const svg = await send({ ...typed, as: "svg" });
    expect(svg.html).toMatch(/^<svg.*Globex.*>Going Rate<.*\/offers, tax law of \d+</s);
    // A mistake is shown in the form, not in a file.
    const wrong = await send({ ...typed, base1: "", as: "svg" });
    expect([wrong.status, wrong.headers.get("content-type")]).toEqual([
      400,
      "text/html; charset=utf-8",
    ]);
  });

  it("saves what is paid for an hour as that, and the rest for a year", async () => {
    const { html } = await send({ ...typed, base1: "92.50", period1: "hourly" });
    const saved = [...html.matchAll(/href="(\/app\/jobs\/new\?[^"]*)"/g)].map(([, path = ""]) => {
      const query = new URL(path.replaceAll("&amp;", "&"), "http://local").searchParams;
      return [query.get("company"), query.get("salaryMin"), query.get("salaryPeriod")];
    });
    expect(saved.toSorted()).toEqual([
      ["Acme", "92.5", "hourly"],
      ["Globex", "165000", null],
    ]);
  });

  it("saves all that an offer pays: what a job has no field for is in its notes, through a sign-in too", async () => {
    const offer = { ...typed, signing1: "10,000", role2: "Staff RN" };
    const { html } = await send(offer);
    const [, path = ""] = /href="(\/app\/jobs\/new\?[^"]*Acme[^"]*)"/.exec(html) ?? [];
    const asked = path.replaceAll("&amp;", "&");
    const visitor = await live.service.fetch(asked, { address: newIpv6Address() });
    const signInAt = new URL(visitor.headers.get("location") ?? "", "http://local");
    expect(signInAt.searchParams.get("next")).toBe(asked);
    const browser = await signIn(live.db);
    const form = await (await open(live.service, asked, browser)).text();
    const [, notes = ""] = /<textarea[^>]* name="notes"[^>]*>([^<]*)</.exec(form) ?? [];
    expect(notes).toBe(
      "Also offered: bonus $20,000 a year; signing bonus $10,000, once; equity $160,000 over 4 years.",
    );
    const query = new URL(asked, "http://local").searchParams;
    const added = await submit(live.service, "/app/jobs/new", browser, Object.fromEntries(query));
    const job = await (
      await open(live.service, added.headers.get("location") ?? "", browser)
    ).text();
    // The level is in the words for the job, which are kept as they were typed.
    for (const kept of [notes, "Senior Software Engineer", "$185,000"]) {
      expect(textOf(job)).toContain(kept);
    }
    expect(textOf(html)).toContain("bonus, signing bonus and equity in its notes");
  });

  it("asks what is missing where a contract is compared with a job, and makes neither the winner", async () => {
    const { status, html } = await send({
      ...{ label1: "Corvane", role1: "Registered Nurse", city1: "Tampa", base1: "62" },
      ...{ period1: "hourly", label2: "Mercy 1099", role2: "RN", city2: "Tampa", base2: "150k" },
    });
    const text = textOf(html);
    expect(status).toBe(200);
    expect(text).toContain("Nobody can say yet which is worth more.");
    expect(text).toContain("worth more. How many hours a week does Mercy 1099 pay for?");
    expect(text).toContain("How many hours a week does Corvane pay for?");
    expect(text).toContain("2,080 hours a year");
    expect(text).not.toMatch(/is worth more:|is ahead|worth the most|a tie: choose|tie between/);
    expect(html).not.toContain('class="tie"');
    // As they were typed, though the second is counted for more.
    expect(text.indexOf("Corvane: $")).toBeLessThan(text.indexOf("Mercy 1099: $"));
    // One letter, for the employee's pay, which does not name the other offer.
    expect(html.match(/class="letter"/g)?.length).toBe(1);
    expect(text).toContain("What to write to Corvane");
    expect(text).not.toContain("The offer from Mercy");
    const csv = await send({
      ...{ label1: "Corvane", city1: "Tampa", base1: "62", period1: "hourly", as: "csv" },
      ...{ label2: "Mercy 1099", city2: "Tampa", base2: "150k" },
    });
    expect(csv.html).toContain("not ranked");
  });

  it("ranks what was typed as the API does, and writes the same letter", async () => {
    const { status, html, headers } = await send(typed);
    expect([status, headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    const text = textOf(html);
    const acme = { label: "Acme", base: 185_000, bonus: 20_000, role: "software-engineer" };
    const { data } = (
      await post(`${salaries}/compare-offers`, {
        filing_status: "married",
        offers: [
          { ...acme, equity: { total: 160_000, vesting_years: 4 }, city: "san-francisco" },
          { label: "Globex", base: 165_000, signing: 15_000, city: "austin" },
        ],
      })
    ).body;
    expect(text).toContain(data.headline);
    expect(text).toContain(data.explanation);
    for (const { average } of data.offers) {
      for (const amount of [average.gross, average.after_tax, average.adjusted]) {
        expect(text).toContain(dollars(amount));
      }
    }
    for (const { text: sentence } of data.considerations) expect(text).toContain(sentence);
    const letter = (
      await post(`${salaries}/negotiate`, {
        role: "software-engineer",
        city: "san-francisco",
        exp: "senior",
        current_offer: { base: 185_000, bonus: 20_000, signing: 0, equity: 40_000 },
      })
    ).body.data;
    expect(text).toContain(letter.counter_offer.rationale);
    for (const line of letter.email_script.body.split(/\n+/)) expect(text).toContain(line);
    // Without years the word in the title counts, as everywhere.
    const graded = (
      await post(`${salaries}/negotiate`, {
        ...{ role: "software-engineer", city: "san-francisco", grade: "senior" },
        current_offer: { base: 185_000, bonus: 20_000, signing: 0, equity: 40_000 },
      })
    ).body.data;
    expect(graded.counter_offer.rationale).not.toBe(letter.counter_offer.rationale);
    expect(textOf((await send({ ...typed, exp: "any" })).html)).toContain(
      graded.counter_offer.rationale,
    );
    expect(html.match(/Where every number comes from/g)?.length).toBeGreaterThan(0);
  });

  it("gives one offer its worth, its letter and the words for the phone", async () => {
    const { status, html } = await send({
      ...{ label1: "Quillwater", role1: "RN", city1: "Tampa", base1: "37.50", period1: "hourly" },
    });
    const text = textOf(html);
    expect(status).toBe(200);
    const { data } = (
      await post(`${salaries}/negotiate`, {
        ...{
          role: "registered-nurse",
          city: "tampa",
          current_offer: { base: 37.5, period: "hourly" },
        },
      })
    ).body;
    const { base } = data.counter_offer;
    expect(base).toBeLessThanOrEqual(78_000 * 1.25);
    expect(text).toContain(`You could ask Quillwater for $${(base / 2_080).toFixed(2)} an hour`);
    expect(text).toContain("$37.50 an hour ($78,000)");
    expect(text).toContain(`$${(base / 2_080).toFixed(2)} an hour`);
    for (const line of data.phone_script) expect(text).toContain(line);
    expect(text).not.toContain("a tie");
  });

  it("writes to the better offer without the base of one that is worth less elsewhere", async () => {
    const nurse = { role1: "RN", role2: "RN", label1: "Coast", label2: "Plain" };
    const { html } = await send({
      ...{ ...nurse, city1: "San Francisco", base1: "120k", city2: "Tampa", base2: "100k" },
    });
    const text = textOf(html);
    expect(text).toContain("Plain is worth more:");
    expect(text).toContain("Coast’s letter says $20,000 more a year, but");
    // A letter for each, and none names the other's base: it is spent at other prices.
    expect(html.match(/class="letter"/g)?.length).toBe(2);
    expect(text).not.toContain("The offer from Coast");
    expect(text).not.toContain("The offer from Plain");
  });

  it.each([
    [{ city1: "Narnia" }, "city1", "No city has this name."],
    [{ base2: "" }, "base2", "Write an amount"],
    [{ base2: "45" }, "base2", "Is $45 for an hour?"],
    [{ base2: "9000", period2: "hourly" }, "base2", "up to 5,000"],
    [{ base2: "a lot" }, "base2", "such as 85,000 or 85k"],
    [{ role1: "wizzard" }, "role1", "No job has this name."],
    [{ label2: "Acme" }, "label2", "Another offer has this name."],
    [{ label4: "Initech", base4: "90k" }, "city4", "Enter a city."],
  ])("keeps what was typed, with a message where %j is wrong", async (change, field, message) => {
    const { status, html } = await send({ ...typed, ...change });
    expect(status).toBe(400);
    const [, error = ""] = new RegExp(`id="${field}-error">([^<]*)<`).exec(html) ?? [];
    expect(textOf(error)).toContain(message);
    expect(html).toContain('value="185k"');
  });

  it("shows the empty form, and reads no amount from a URL", async () => {
    const response = await live.service.fetch("/offers?base1=185000&city1=austin", {
      address: newIpv6Address(),
    });
    const html = await response.text();
    expect([response.status, html.includes("185000")]).toEqual([200, false]);
    expect(html).toContain('method="post"');
  });

  it("refuses a body that is no form, or too long a one, with a page", async () => {
    const json = await send(typed, { "content-type": "application/json" });
    expect([json.status, json.html.startsWith("<!doctype html>")]).toEqual([415, true]);
    const long = await send({ ...typed, label1: "x".repeat(30_000) });
    expect([long.status, long.html.includes("too large")]).toEqual([413, true]);
  });
});
