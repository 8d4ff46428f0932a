import { describe, expect, it } from "vitest";
import { aJob, sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline({ catalog: true });

describe("GET /companies", () => {
  it("returns what is known of each employer, next to what it has filed", async () => {
    const user = await pipeline.newUser();
    const { body: job } = await user.post("/jobs", { ...aJob, company: "Google LLC" });
    await user.post(`/jobs/${job.id}/status`, { status: "applied" });
    await user.post(`/jobs/${job.id}/status`, { status: "interviewing" });
    await user.post(`/jobs/${job.id}/status`, { status: "offer" });
    await user.post("/jobs", { ...aJob, company: "google llc", status: "applied" });
    await user.post("/jobs", { ...aJob, company: "Nobody Knows It", status: "rejected" });
    const { status, body } = await user.get("/companies");
    expect([status, body.total, body.nextCursor]).toEqual([200, 2, null]);
    expect(body.companies[0]).toMatchObject({
      // Both were added at the same instant.
      company: expect.stringMatching(/^google llc$/i),
      jobs: 2,
      applied: 2,
      silence: { jobs: 1, longestDays: 0 },
      // The clock of the suite stands still, and an answer takes some time.
      answers: { jobs: 0, medianDays: null },
      outcomes: { open: 2, offers: 1, accepted: 0, rejected: 0 },
      reposts: [{ title: "Software Engineer", times: 2 }],
      filings: { slug: "google", name: "Google" },
    });
    expect(body.companies[0].filings.filedPay.median).toBeGreaterThan(50_000);
    const { recent, filedPay } = body.companies[0].filings;
    expect([recent.period, filedPay.period]).toEqual([
      "October 2025 to March 2026",
      "October to December 2023",
    ]);
    expect(recent.occupations).toHaveLength(5);
    expect(recent.occupations[0]).toEqual({
      ...{ title: "Software Developers", employer: "Google LLC", filings: 1972, median: 193_000 },
      survey: { median: 135_980, referencePeriod: "May 2025" },
    });
    expect(body.companies[1]).toMatchObject({ company: "Nobody Knows It", filings: null });
  });

  it("finds former names, and pages in the order of names without a gap", async () => {
    const user = await pipeline.newUser();
    const names = ["Zeta", "facebook", "Ünïcode. ~GmbH", `${"長".repeat(199)}x`, "acme"];
    for (const company of names) await user.post("/jobs", { ...aJob, company });
    const seen: string[] = [];
    let query = "?limit=2";
    for (let cursor = ""; cursor !== null; query = `?limit=2&cursor=${cursor}`) {
      const { status, body } = await user.get(`/companies${query}`);
      expect([status, body.total]).toEqual([200, names.length]);
      seen.push(...body.companies.map(({ company }: { company: string }) => company));
      cursor = body.nextCursor;
    }
    expect(seen).toEqual(["acme", "facebook", "Zeta", names[2], names[3]]);
    const { body } = await user.get("/companies?company=FACEBOOK");
    expect([body.total, body.companies[0].filings.slug]).toEqual([1, "meta"]);
  });
});
