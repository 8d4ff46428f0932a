import { describe, expect, it } from "vitest";
import { aJob, sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline();
const user = await pipeline.newUser();

const whole = {
  name: "Grace O'Hopper <grace>",
  email: "grace@example.com",
  phone: "+1 (512) 555-0100",
  company: "Acme",
  title: "@SUM(1)",
  linkedinUrl: "https://www.linkedin.com/in/grace",
  notes: "met at the fair\n",
};

describe("POST /contacts", () => {
  it("links it to jobs, which then list it and have a new ETag", async () => {
    const { body: job } = await user.post("/jobs", aJob);
    const { body } = await user.post("/contacts", { name: "Ada", jobIds: [job.id, job.id] });
    expect(body.jobIds).toEqual([job.id]);
    const read = await user.get(`/jobs/${job.id}`);
    expect([read.body.contactIds, read.headers.get("etag")]).toEqual([[body.id], '"2"']);
  });

  it.each([
    ["email", "nobody"],
    ["email", `${"x".repeat(250)}@example.com`],
    ["linkedinUrl", "linkedin.com/in/grace"],
    ["jobIds", Array.from({ length: 101 }, (_, n) => `job_${n}`)],
    ["lastContactedAt", "2026-01-01T00:00:00Z"],
  ])("refuses %s: %j and names the field", async (field, value) => {
    const { status, body } = await user.post("/contacts", { ...whole, [field]: value });
    expect([status, body.code, body.details[0].field]).toEqual([400, "VALIDATION_ERROR", field]);
  });
});
