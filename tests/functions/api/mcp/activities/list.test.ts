import { describe, expect, it } from "vitest";
import { aJob, sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline();
const user = await pipeline.newUser();

describe("GET /activities", () => {
  it("filters by job, contact, type and date, and counts what they match", async () => {
    const { body: job } = await user.post("/jobs", aJob);
    const { body: contact } = await user.post("/contacts", { name: "Ada" });
    const logged = [
      { type: "call", jobId: job.id, occurredAt: "2026-11-01T00:00:00Z" },
      { type: "email", contactId: contact.id, occurredAt: "2026-11-02T23:59:59.999Z" },
      { type: "note", occurredAt: "2026-11-03T00:00:00Z" },
      { type: "call", jobId: job.id, contactId: contact.id, occurredAt: "2026-11-04T12:00:00Z" },
    ];
    for (const activity of logged) await user.post("/activities", activity);
    const cases: [string, number[]][] = [
      ["", [3, 2, 1, 0]],
      [`?jobId=${job.id}`, [3, 0]],
      [`?contactId=${contact.id}`, [3, 1]],
      [`?jobId=${job.id}&contactId=${contact.id}`, [3]],
      ["?type=call", [3, 0]],
      ["?type=call,note", [3, 2, 0]],
      ["?from=2026-11-03", [3, 2]],
      ["?to=2026-11-02", [1, 0]],
      ["?from=2026-11-02&to=2026-11-03", [2, 1]],
      ["?from=2026-11-04T13:00:00%2B01:00", [3]],
      ["?from=2026-12-01&type=call", []],
      [`?job=${job.id}`, [3, 0]],
      [`?contact=${contact.id}`, [3, 1]],
      [`?job=${job.id}&contactId=${contact.id}&type=call`, [3]],
      ["?date=2026-11-01", [0]],
      ["?date=2026-11-02", [1]],
      ["?date=2026-11-04&type=call", [3]],
      ["?date=2026-11-05", []],
    ];
    for (const [query, expected] of cases) {
      const { body } = await user.get(`/activities${query}`);
      const found = body.activities.map(({ type, occurredAt }: Record<string, string>) =>
        logged.findIndex(
          (one) => one.type === type && Date.parse(one.occurredAt) === Date.parse(occurredAt ?? ""),
        ),
      );
      expect([found, body.total], query).toEqual([expected, expected.length]);
    }
  });

  it("goes on with a cursor under the filter's other name", async () => {
    const { body: job } = await user.post("/jobs", aJob);
    for (const type of ["call", "note"]) await user.post("/activities", { type, jobId: job.id });
    const { body } = await user.get(`/activities?limit=1&job=${job.id}`);
    const next = await user.get(`/activities?limit=1&jobId=${job.id}&cursor=${body.nextCursor}`);
    expect([next.status, next.body.total, next.body.activities.length]).toEqual([200, 2, 1]);
    expect(next.body.activities[0].id).not.toBe(body.activities[0].id);
  });

  it.each([
    ["job=job_a&jobId=job_a", "job", "jobId alone"],
    ["contactId=con_a&contact=con_b", "contact", "contactId alone"],
    ["date=2026-11-01&from=2026-11-01", "date", "date alone for one day, or from and to"],
    ["to=2026-11-01&date=2026-11-01", "date", "date alone for one day, or from and to"],
  ])(
    "refuses one filter under two names, and says what to send: %s",
    async (query, field, right) => {
      const { status, body } = await user.get(`/activities?${query}`);
      expect([status, body.code, body.details[0].field]).toEqual([400, "VALIDATION_ERROR", field]);
      expect(body.error).toContain(right);
    },
  );
});
