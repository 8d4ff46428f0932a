import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aJob, type PipelineService, startPipeline } from "../../../support/pipeline.ts";

let pipeline: PipelineService;
beforeAll(async () => {
  pipeline = await startPipeline();
});
afterAll(() => pipeline.stop());

describe("GET /export", () => {
  it("answers every record of the account as its own operation does, jobs with their history", async () => {
    const [user, other] = [await pipeline.newUser(), await pipeline.newUser()];
    await other.post("/jobs", { ...aJob, company: "Other" });
    const { body: job } = await user.post("/jobs", aJob);
    await user.post(`/jobs/${job.id}/status`, { status: "applied" });
    const { body: contact } = await user.post("/contacts", { name: "Grace", jobIds: [job.id] });
    const { body: activity } = await user.post("/activities", { type: "call", jobId: job.id });
    const startsAt = "2026-12-01T09:00:00Z";
    const { body: event } = await user.post("/calendar", {
      type: "other",
      title: "Call",
      startsAt,
    });

    const { body, headers } = await user.get("/export");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(body).toMatchObject({
      version: 1,
      contacts: [contact],
      activities: [activity],
      events: [event],
    });
    expect(body.jobs).toHaveLength(1);
    expect(body.jobs[0]).toMatchObject({
      id: job.id,
      status: "applied",
      contactIds: [contact.id],
      statusHistory: [
        { status: "saved", previousStatus: null },
        { status: "applied", previousStatus: "saved" },
      ],
    });
  });

  it("answers the jobs as CSV where Accept asks for it, formulas made harmless", async () => {
    const user = await pipeline.newUser();
    await user.post("/jobs", { ...aJob, company: "=HYPERLINK(1)", notes: 'a,"b"\nc' });
    const response = await pipeline.service.fetch("/api/mcp/export", {
      key: user.token,
      headers: { accept: "text/csv" },
    });
    const [row, ...more]: Record<string, string>[] = parse(await response.text(), {
      columns: true,
    });
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("vary")).toContain("Accept");
    expect(more).toEqual([]);
    expect(row).toMatchObject({ company: "'=HYPERLINK(1)", notes: 'a,"b"\nc', salaryMin: "" });
    expect(row?.statusHistory).toMatch(/^saved 2026-\d\d-\d\dT.*Z$/);
  });
});
