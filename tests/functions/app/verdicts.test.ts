/** One job has one verdict, in the same words, wherever its pay is judged. */
import { describe, expect, it } from "vitest";
import { createKey } from "#scripts/run/stage/callers.ts";
import { shareLiveService } from "#tests/support/live-service.ts";
import { textOf } from "#tests/support/page.ts";
import { newPerson } from "#tests/support/person.ts";

const live = await shareLiveService();

const nurse = { role: "icu-nurse", city: "tampa" };
const inTampa = { title: "Icu nurse", location: "Tampa, FL" };
/** The verdict and the typical pay of a headline: `Probably fair`, `about $43.62 an hour`. */
function partsOf(sentence: string): { verdict: string; typical: string } {
  const [, verdict = "", typical = ""] =
    /^(.+?): .+ (about \$[\d,.]+(?: an hour)?)/.exec(sentence) ?? [];
  return { verdict, typical };
}

/** A sentence as it stands behind the words of another one. */
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

describe("the verdict on the pay of a job", () => {
  it.each([
    ["an hour", { salaryMin: "22", salaryMax: "22", salaryPeriod: "hourly" }],
    ["an hour", { salaryMin: "38.50", salaryMax: "42", salaryPeriod: "hourly" }],
    ["an hour", { salaryMin: "95", salaryMax: "95", salaryPeriod: "hourly" }],
    ["an hour", { salaryMin: "8", salaryMax: "8", salaryPeriod: "hourly" }],
    ["an hour", { salaryMin: "30", salaryMax: "60", salaryPeriod: "hourly" }],
    ["a year", { salaryMin: "78000", salaryMax: "78000", salaryPeriod: "annual" }],
  ])("for %s is the same on board, page, Insights, API and /evaluate: %j", async (time, pay) => {
    const as = await newPerson(live, { tier: "ultra" });
    const job = { ...inTampa, ...pay, company: "Bay Clinic", status: "offer", currency: "USD" };
    const path = await as.go("/app/jobs/new", job);

    const { salaryMin: min, salaryMax: max, salaryPeriod: period } = pay;
    const offer = min === max ? { amount: min } : { min, max };
    const asked = new URLSearchParams({ ...nurse, ...offer, period });
    const salaryKey = await createKey(live.db);
    const { body } = await live.get(`/api/v1/intelligence/salaries/evaluate?${asked}`, {
      key: salaryKey,
    });
    const { headline } = body.data;
    const { verdict, typical } = partsOf(headline);
    expect(verdict).not.toBe("");
    expect(typical.endsWith("an hour")).toBe(time === "an hour");

    const board = await as.see("/app/jobs");
    expect(board).toContain(`${time}${lower(verdict)}`);
    const own = await as.see(path);
    expect(own).toContain(`${time}: ${lower(verdict)}, `);
    expect(own).toContain(`${verdict}. ICU nurses in Tampa typically make ${typical}`);
    const insights = await as.see("/app/insights");
    expect(insights).toContain(` ${time}. ${headline}`);
    expect(insights).not.toContain("cannot tell");
    const { body: suggested } = await as.ask("GET", "/suggestions");
    expect(suggested.suggestions[0].reason).toContain(` ${time}. ${headline}`);
    const typed = new URLSearchParams({
      role: "ICU nurse",
      city: "Tampa, FL",
      min,
      max,
      period,
    });
    const evaluated = textOf(await (await live.service.fetch(`/evaluate?${typed}`)).text());
    expect(evaluated).toContain(`${verdict}. ICU nurses in Tampa typically make ${typical}`);
  });

  it("is none in another currency, anywhere", async () => {
    const as = await newPerson(live, { tier: "ultra" });
    const pay = {
      salaryMin: "£52,000",
      currency: "USD",
      salaryPeriod: "annual",
      periodWas: "annual",
    };
    const job = { title: "Icu nurse", location: "Leeds, UK", ...pay, company: "Moor Clinic" };
    const path = await as.go("/app/jobs/new", { ...job, status: "offer" });
    const { body } = await as.ask("GET", path.replace("/app", ""));
    expect(body).toMatchObject({ salaryMin: 52_000, currency: "GBP" });
    expect(body.salaryBenchmark?.verdict ?? null).toBeNull();
    const texts = [];
    for (const at of ["/app/jobs", path, "/app/insights", "/app"]) texts.push(await as.see(at));
    const [board, own, insights] = texts;
    expect(board).toContain("52,000 GBP a year");
    expect(own).toContain("52,000 GBP a year, not compared");
    expect(insights).toContain("52,000 GBP a year. Only pay in U.S. dollars is compared.");
    for (const text of texts) {
      expect(text).not.toMatch(/\$52,000|probably (?:low|fair|high)|hard to say|minimum wage/i);
    }
  });
});
