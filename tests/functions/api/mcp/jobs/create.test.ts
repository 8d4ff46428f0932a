import { describe, expect, it } from "vitest";
import { aJob, sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline();
const user = await pipeline.newUser();

const whole = {
  company: "Müller & Söhne <b>GmbH</b>",
  title: '=HYPERLINK("https://example.com")',
  status: "applied",
  url: "https://example.com/jobs/42?a=1#top",
  location: "Austin, TX",
  salaryMin: 120_000,
  salaryMax: 150_000,
  currency: "EUR",
  notes: "Line one\nline two\t日本語 👩‍💻 '; DROP TABLE jobs; --",
  source: "referral",
  roleSlug: "software-engineer",
  citySlug: "austin",
};

describe("POST /jobs", () => {
  it("adds a job and returns it as it was sent", async () => {
    const { status, body } = await user.post("/jobs", whole);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...whole, role: whole.title, contactIds: [] });
    expect(body.id).toMatch(/^job_[0-9A-Za-z]{16}$/);
    const now = "2026-11-21T12:00:00.000Z";
    expect([body.createdAt, body.updatedAt, body.statusChangedAt, body.appliedAt]).toEqual([
      now,
      now,
      now,
      now,
    ]);
  });

  it("requires only company, title and status", async () => {
    const { status, body } = await user.post("/jobs", aJob);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...aJob, url: null, currency: "USD", appliedAt: null });
    for (const field of ["company", "title", "status"]) {
      const { [field as keyof typeof aJob]: _, ...rest } = aJob;
      const refused = await user.post("/jobs", rest);
      expect([refused.status, refused.body.code], field).toEqual([400, "VALIDATION_ERROR"]);
      expect(refused.body.error).toContain(field);
      expect(refused.body.details[0].field).toBe(field);
    }
  });

  it.each([
    ["company", "   "],
    ["company", "a\u0000b"],
    ["company", "two\nlines"],
    ["title", "\ud800"],
    ["url", "javascript:alert(1)"],
    ["url", "ftp://example.com"],
    ["url", "https://"],
    ["url", "https://exa\tmple.com"],
    ["notes", "bell\u0007"],
    ["salaryMin", 150_000.555],
    ["salaryPeriod", "weekly"],
    ["salaryMax", 1e300],
    ["currency", "usd"],
    ["roleSlug", "Software Engineer"],
    ["extra", 1],
    ["id", "job_mine"],
    ["__proto__x", {}],
  ])("refuses %s: %j and names the field", async (field, value) => {
    const before = (await user.get("/jobs?limit=1")).body.total;
    const { status, body } = await user.post("/jobs", { ...aJob, [field]: value });
    expect([status, body.code]).toEqual([400, "VALIDATION_ERROR"]);
    expect(body.error).toContain(field);
    expect((await user.get("/jobs?limit=1")).body.total).toBe(before);
  });

  it("keeps pay for an hour as typed, with its cents", async () => {
    const pay = { salaryMin: 36.25, salaryMax: 42, salaryPeriod: "hourly" };
    const { status, body } = await user.post("/jobs", { ...aJob, ...pay });
    expect([status, body]).toMatchObject([201, pay]);
    expect((await user.get(`/jobs/${body.id}`)).body).toMatchObject(pay);
  });

  it("asks whether pay too little for a year is for an hour, unless the period is said", async () => {
    const asked = await user.post("/jobs", { ...aJob, salaryMin: 38, salaryMax: null });
    expect([asked.status, asked.body.details[0].field]).toEqual([400, "salaryPeriod"]);
    const pay = { salaryMin: 38, salaryMax: null, salaryPeriod: "annual" };
    const said = await user.post("/jobs", { ...aJob, ...pay });
    expect([said.status, said.body]).toMatchObject([201, pay]);
    // A bound of 0 is one that nobody knows.
    expect((await user.post("/jobs", { ...aJob, salaryMin: 0 })).status).toBe(201);
  });

  it("sends only job.created, whatever the status", async () => {
    const other = await pipeline.newUser();
    const { body } = await other.post("/jobs", { ...aJob, status: "offer" });
    expect(await other.events()).toEqual([{ type: "job.created", data: body }]);
  });
});
