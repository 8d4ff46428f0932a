import { beforeAll, describe, expect, it } from "vitest";
import { newAddress } from "#scripts/run/stage/addresses.ts";
import { createKey, createToken } from "#scripts/run/stage/callers.ts";
import {
  InvalidRequestError,
  NotFoundError,
  PermissionError,
  PipelineClient,
  PreconditionFailedError,
  SalaryClient,
} from "#sdk/src/index.ts";
import { type LiveService, shareLiveService } from "../support/live-service.ts";

let live: LiveService;
let settings: { baseUrl: string; headers: Record<string, string> };
let salary: SalaryClient;
let pipeline: PipelineClient;

beforeAll(async () => {
  live = await shareLiveService();
  settings = {
    baseUrl: live.service.url.origin,
    headers: { "cf-connecting-ip": newAddress(), "accept-encoding": "identity" },
  };
  const apiKey = await createKey(live.db, { tier: "ultra" });
  salary = new SalaryClient({ ...settings, apiKey });
  pipeline = new PipelineClient({ ...settings, token: await createToken(live.db) });
});

describe("SalaryClient", () => {
  it("gets an estimate with attribution, limits and request id", async () => {
    const answer = await salary.salaries.calculate({
      role: "software-engineer",
      city: "austin",
      exp: "senior",
      expand: ["role.taxonomy", "city.metadata"],
    });
    expect(answer.data.experience.level).toBe("senior");
    expect(answer.data.estimate.median).toBeGreaterThan(100_000);
    expect(answer.data.role.taxonomy).toBeDefined();
    expect(answer.request.tier).toBe("ultra");
    expect(answer.requestId).toBe(answer.request.id);
    expect(answer.rateLimits).toMatchObject({ tier: "ultra", remaining: expect.any(Number) });
    expect(answer.rateLimits?.policies.map(({ name }) => name)).toEqual(["minute", "month"]);

    const { data: lineage } = await salary.lineage.get(answer.data.estimate.data_point_id);
    expect(lineage).toMatchObject({ result: { median: answer.data.estimate.median } });
  });

  it("walks a catalog to its end, and one page back", async () => {
    const query = { state: ["CA", "TX"], limit: 60 };
    const cities: string[] = [];
    for await (const { state } of salary.cities.list(query)) cities.push(state);
    const page = await salary.cities.list(query);
    expect(cities).toHaveLength(page.total);
    expect(page.total).toBeGreaterThan(60);
    expect(new Set(cities)).toEqual(new Set(["CA", "TX"]));
    const next = await salary.cities.list({ ...query, starting_after: page.nextCursor ?? "" });
    const back = await salary.cities.list({ ...query, ending_before: next.previousCursor ?? "" });
    expect(back.data).toEqual(page.data);
    expect(page.attribution.version).toBe("v1");
  });

  it("throws errors with what would be right", async () => {
    const missing = salary.salaries.calculate({ role: "sofware-engineer", city: "austin" });
    await expect(missing).rejects.toBeInstanceOf(NotFoundError);
    await expect(missing).rejects.toMatchObject({
      code: "role_not_found",
      requestId: expect.stringMatching(/^req_/),
      suggestions: expect.arrayContaining([
        {
          label: "Pay of a Software Engineer in Austin, mid level",
          call: {
            method: "GET",
            path: "/api/v1/intelligence/salaries/calculate?role=software-engineer&city=austin&exp=mid",
          },
        },
      ]),
    });
    const free = new SalaryClient({ ...settings, apiKey: await createKey(live.db) });
    await expect(free.companies.list()).rejects.toBeInstanceOf(PermissionError);
    const compared = salary.salaries.compare({ roleA: "accountant", roleB: "accountant" });
    await expect(compared).rejects.toMatchObject({ code: "roles_identical", param: "roleB" });
  });
});

describe("PipelineClient", () => {
  it("keeps a job: create, read, change, move, delete", async () => {
    const created = await pipeline.jobs.create(
      { company: "Acme", title: "Software Engineer", status: "saved" },
      { idempotencyKey: "job-of-acme" },
    );
    expect(created).toMatchObject({ status: 201, replayed: false, data: { company: "Acme" } });
    const again = await pipeline.jobs.create(
      { company: "Acme", title: "Software Engineer", status: "saved" },
      { idempotencyKey: "job-of-acme" },
    );
    expect(again).toMatchObject({ replayed: true, data: created.data });

    const { id } = created.data;
    const read = await pipeline.jobs.get(id);
    expect(read.data.statusHistory).toHaveLength(1);
    await pipeline.jobs.update(id, { notes: "via Ada" }, { ifMatch: read.etag ?? "" });
    const late = pipeline.jobs.update(id, { notes: "late" }, { ifMatch: read.etag ?? "" });
    await expect(late).rejects.toBeInstanceOf(PreconditionFailedError);
    const moved = await pipeline.jobs.updateStatus(id, { status: "applied" });
    expect(moved.data).toMatchObject({ status: "applied", notes: "via Ada" });
    expect((await pipeline.jobs.delete(id)).data).toEqual({ id, deleted: true });
    await expect(pipeline.jobs.get(id)).rejects.toMatchObject({ code: "NOT_FOUND", status: 404 });
  });

  it("imports CSV, iterates over what it made, and exports it", async () => {
    const rows = Array.from({ length: 30 }, (_, at) => `Firm ${at},Engineer,saved`);
    const csv = ["company,title,status", ...rows].join("\n");
    const report = await pipeline.account.import(csv, { dryRun: false });
    expect(report.data.jobs).toBe(30);

    const companies: string[] = [];
    for await (const job of pipeline.jobs.list({ status: ["saved"], limit: 7 })) {
      companies.push(job.company);
    }
    expect(new Set(companies).size).toBe(30);
    const parts: number[] = [];
    for await (const part of pipeline.account.export({ limit: 20 })) parts.push(part.jobs.length);
    expect(parts.reduce((sum, count) => sum + count)).toBe(30);
    expect(parts.length).toBeGreaterThan(1);

    const wrong = pipeline.account.import("company,title,status\nAcme,Engineer,lost\n");
    await expect(wrong).rejects.toBeInstanceOf(InvalidRequestError);
    await expect(wrong).rejects.toMatchObject({ param: "jobs.1.status" });
  });
});
