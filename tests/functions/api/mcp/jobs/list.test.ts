import { describe, expect, it } from "vitest";
import { aJob, sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline();
const user = await pipeline.newUser();

const titles = (body: { jobs: { title: string }[] }) => body.jobs.map((job) => job.title).sort();

describe("GET /jobs", () => {
  it("has the total on a page that has become empty, too", async () => {
    const owner = await pipeline.newUser();
    for (const title of ["One", "Two", "Three"]) await owner.post("/jobs", { ...aJob, title });
    for (const filter of ["", "status=saved&", "status=saved,offer&"]) {
      const first = await owner.get(`/jobs?${filter}limit=2`);
      const next = `/jobs?${filter}limit=2&cursor=${first.body.nextCursor}`;
      expect([(await owner.get(next)).body.jobs.length, first.body.total]).toEqual([1, 3]);
    }
    const { body: page } = await owner.get("/jobs?limit=2");
    const { body: last } = await owner.get(`/jobs?limit=2&cursor=${page.nextCursor}`);
    await owner.remove(`/jobs/${last.jobs[0].id}`);
    const { body: empty } = await owner.get(`/jobs?limit=2&cursor=${page.nextCursor}`);
    expect(empty).toEqual({ jobs: [], total: 2, nextCursor: null });
  });

  it("filters by status, several of them, company and text, and counts what they match", async () => {
    const owner = await pipeline.newUser();
    const jobs = [
      { company: "Acme", title: "One", status: "saved", location: "Austin" },
      { company: "ACME ", title: "Two", status: "applied" },
      { company: "Acme Labs", title: "Three", status: "applied", notes: "100%_sure" },
      { company: "Globex", title: "Four", status: "rejected" },
    ];
    for (const job of jobs) await owner.post("/jobs", job);
    const cases: [string, string[]][] = [
      ["", ["Four", "One", "Three", "Two"]],
      ["?status=applied", ["Three", "Two"]],
      ["?status=applied,rejected", ["Four", "Three", "Two"]],
      ["?status=applied&status=saved", ["One", "Three", "Two"]],
      ["?status=offer", []],
      ["?company=acme", ["One", "Two"]],
      ["?company=acme&status=saved", ["One"]],
      ["?q=LABS", ["Three"]],
      ["?q=austin", ["One"]],
      ["?q=lab+ac", ["Three"]],
      ["?q=cme", []],
      ["?q=100%25_s", ["Three"]],
      ["?q=%22acme%22*+OR+globex", []],
      ["?q=t&status=applied", ["Three", "Two"]],
      ["?q=t&status=applied&company=acme", ["Two"]],
    ];
    for (const [query, expected] of cases) {
      const { body } = await owner.get(`/jobs${query}`);
      expect([titles(body), body.total, body.nextCursor], query).toEqual([
        expected.sort(),
        expected.length,
        null,
      ]);
    }
  });

  it("refuses an invalid limit, status or cursor, and names it", async () => {
    await user.post("/jobs", aJob);
    await user.post("/jobs", aJob);
    const { body: page } = await user.get("/jobs?limit=1");
    const cases: [string, string][] = [
      ["status=hired", "status"],
      ["q=%00", "q"],
      ["q=%25+_%5C", "q"],
      ["q=%E2%98%AD", "q"],
      [`cursor=${page.nextCursor}&status=saved`, "cursor"],
    ];
    for (const [query, param] of cases) {
      const { status, body } = await user.get(`/jobs?${query}`);
      expect([status, body.code, body.details[0].field], query).toEqual([
        400,
        "VALIDATION_ERROR",
        param,
      ]);
    }
  });
});
