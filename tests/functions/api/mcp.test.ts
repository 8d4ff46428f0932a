import { describe, expect, it } from "vitest";
import { pipelineRoutes } from "#functions/pipeline-routes.ts";
import { createAccount, createKey, createToken } from "#scripts/run/stage/callers.ts";
import { liveTable } from "#shared/mcp/live-table.ts";
import { toolCounts } from "#shared/site/docs/agents.tsx";
import { shareLiveService } from "#tests/support/live-service.ts";
import { connectMcp, contentOf, failureOf, type McpClient, revisions } from "#tests/support/mcp.ts";

const path = "/api/mcp";

const live = await shareLiveService();

/** A new user, and a client with that user's token. */
async function newUser(access: "read" | "read_write" = "read_write", account?: string) {
  const owner = account ?? (await createAccount(live.db, { tier: "ultra" }));
  const token = await createToken(live.db, { account: owner, access });
  return { account: owner, token, client: await connectMcp(live.service, path, token) };
}

const rest = (key: string, url: string, method = "GET") =>
  live.get(`/api/mcp${url}`, { key, method });

/** The tools whose operations are served, in the table's order. */
const served = Object.entries(liveTable)
  .filter(([, row]) => pipelineRoutes.some((r) => r.method === row.method && r.path === row.path))
  .map(([name]) => name);
const reading = served.filter((name) => /^(list|get|search|compare|check|trace)_/.test(name));

/** Calls every tool once, in an order in which each finds the records that it needs. */
async function callEach(client: McpClient): Promise<Set<string>> {
  const called = new Set<string>();
  const call = async (name: string, args: Record<string, unknown> = {}) => {
    called.add(name);
    return contentOf(await client.call(name, args));
  };
  const job = await call("create_job", { company: "Acme", title: "Engineer", status: "saved" });
  const contact = await call("create_contact", { name: "Ada", jobIds: [job.id] });
  await call("update_job", { id: job.id, location: "Austin, TX" });
  await call("update_job_status", { id: job.id, status: "applied" });
  await call("update_contact", { id: contact.id, title: "Recruiter" });
  const activity = await call("log_activity", { type: "email", jobId: job.id });
  const event = await call("create_calendar_event", {
    type: "interview",
    title: "Call",
    startsAt: "2026-11-23T15:00:00Z",
    jobId: job.id,
  });
  await call("update_activity", { id: activity.id, type: "call" });
  await call("update_calendar_event", { id: event.id, startsAt: "2026-11-24T15:00:00Z" });
  await call("log_mood", { mood: 4 });
  const link = await client.call("create_job_from_link", { url: "https://localhost/job" });
  expect(failureOf(link)).toContain("url");
  called.add("create_job_from_link");
  if (served.includes("create_webhook")) {
    const hook = await client.call("create_webhook", {
      url: "https://localhost/hook",
      events: ["*"],
    });
    expect(failureOf(hook)).toContain("url");
    const gone = await client.call("delete_webhook", { webhookId: "wh_none" });
    expect(failureOf(gone)).toContain("NOT_FOUND");
    await call("list_webhooks");
    called.add("create_webhook").add("delete_webhook");
  }
  for (const name of ["list_jobs", "list_contacts", "list_activities", "list_calendar"]) {
    await call(name);
  }
  for (const name of ["get_pipeline", "get_suggestions", "get_me", "list_roles"]) await call(name);
  await call("get_job", { id: job.id });
  await call("get_contact", { id: contact.id });
  for (const name of ["get_salary", "get_salary_range", "get_salary_trends"]) {
    await call(name, { role: "electrician", city: "austin" });
  }
  await call("search_roles", { q: "electrician" });
  await call("trace_figure", { data_point_id: "dp_demo_software-engineer_san-francisco_mid" });
  await call("check_posting", { title: "Electrician", location: "Denver, CO", min: 70_000 });
  const pair = { roleA: "registered-nurse", roleB: "data-analyst", city: "san-francisco" };
  // By price parity the data analyst would be paid more, unlike where people work.
  expect(await call("compare_roles", pair)).toMatchObject({
    data: {
      delta: { higher_paid: "roleA" },
      local: { delta: { higher_paid: "roleA" } },
      price_parity: { delta: { higher_paid: "roleB" } },
    },
  });
  await call("compare_cities", { role: "electrician", cityA: "austin", cityB: "denver" });
  await call("delete_activity", { id: activity.id });
  await call("delete_calendar_event", { id: event.id });
  await call("delete_contact", { id: contact.id });
  await call("delete_job", { id: job.id });
  return called;
}

describe.each(revisions)("the official client of %s", (revision) => {
  it("lists and calls every tool", async () => {
    const token = await createToken(live.db);
    const client = await connectMcp(live.service, path, token, revision);
    expect(client.revision).toBe(revision);
    expect((await client.list()).map(({ name }) => name)).toEqual(served);
    expect(served).toHaveLength(toolCounts.pipeline);
    expect([...(await callEach(client))].sort()).toEqual([...served].sort());
    await client.close();
  });
});

describe("a token", () => {
  it("that is read-only sees the reading tools, and learns why calls of the others fail", async () => {
    const { client } = await newUser("read");
    expect((await client.list()).map(({ name }) => name)).toEqual(reading);
    for (const name of served.filter((name) => !reading.includes(name))) {
      for (const args of [{}, { id: "job_x", company: "Acme", title: "Engineer" }]) {
        expect(failureOf(await client.call(name, args)), name).toMatch(/^FORBIDDEN: .*read-only/);
      }
    }
    await expect(client.call("no_such_tool")).rejects.toThrow(/not found/);
    await client.close();
  });
});

describe("the tools", () => {
  it("write and read the same records as the endpoints", async () => {
    const { client, token } = await newUser();
    const job = contentOf(
      await client.call("create_job", { company: "Acme", title: "Engineer", status: "saved" }),
    );
    expect((await rest(token, `/jobs/${job.id}`)).body).toEqual(
      contentOf(await client.call("get_job", { id: job.id })),
    );
    const status = ["saved", "applied"];
    const { body } = await rest(token, "/jobs?status=saved,applied");
    const listed = contentOf(await client.call("list_jobs", { status, fields: ["*"] }));
    expect(listed).toEqual(body);
    const brief = contentOf(await client.call("list_jobs", { status }));
    expect(body).toMatchObject(brief);
    expect(Object.keys(brief.jobs[0])).toContain("company");
    expect(brief.jobs[0]).not.toHaveProperty("createdAt");
    contentOf(await client.call("delete_job", { id: job.id }));
    expect((await rest(token, `/jobs/${job.id}`)).status).toBe(404);
    await client.close();
  });

  it("say what they change: what a call takes away, what a repetition does, whom it reaches", async () => {
    const { client } = await newUser();
    const tools = await client.list();
    for (const { name, annotations = {} } of tools) {
      const { readOnlyHint, destructiveHint, idempotentHint, openWorldHint } = annotations;
      expect(readOnlyHint, name).toBe(reading.includes(name));
      if (readOnlyHint) continue;
      const takesAway = /^(?:update_(?!job_status)|delete_)/.test(name);
      expect([destructiveHint, idempotentHint === true], name).toEqual([takesAway, takesAway]);
      const reaches = ["create_webhook", "create_job_from_link"].includes(name);
      expect(openWorldHint, name).toBe(reaches);
    }
    await client.close();
  });

  it("write once if a call is repeated with the same idempotencyKey", async () => {
    const { client, token } = await newUser();
    const args = { company: "Acme", title: "Engineer", status: "saved", idempotencyKey: "one" };
    const first = contentOf(await client.call("create_job", args));
    expect(contentOf(await client.call("create_job", args))).toEqual(first);
    expect((await rest(token, "/jobs")).body.total).toBe(1);
    const other = await client.call("create_job", { ...args, company: "Other" });
    expect(failureOf(other)).toContain("VALIDATION_ERROR");
    await client.close();
  });

  it("change nothing if the record has changed since it was read", async () => {
    const { client } = await newUser();
    const { id } = contentOf(
      await client.call("create_job", { company: "Acme", title: "Engineer", status: "saved" }),
    );
    const read = await client.call("get_job", { id });
    const ifMatch = String(read._meta?.etag);
    contentOf(await client.call("update_job", { id, notes: "first", ifMatch }));
    const late = await client.call("update_job", { id, notes: "second", ifMatch });
    expect(failureOf(late)).toContain("PRECONDITION_FAILED");
    await client.close();
  });

  it("say of an empty list how to begin", async () => {
    const { client } = await newUser();
    for (const name of ["list_jobs", "list_contacts", "list_activities", "list_calendar"]) {
      const { content } = await client.call(name);
      expect(content[0]?.text, name).toMatch(
        /^No \w+ found\. (?:create|log)_\w+ (?:adds|records) one\.$/,
      );
    }
    await client.close();
  });

  it("hide one user's records from another", async () => {
    const [one, two] = [await newUser(), await newUser()];
    const { id } = contentOf(
      await one.client.call("create_job", { company: "Acme", title: "Engineer", status: "saved" }),
    );
    const activity = contentOf(await one.client.call("log_activity", { type: "note", jobId: id }));
    const appointment = { type: "other", title: "Call", startsAt: "2026-11-24T15:00:00Z" };
    const event = contentOf(await one.client.call("create_calendar_event", appointment));
    for (const [name, args] of [
      ["get_job", { id }],
      ["update_job", { id, notes: "mine" }],
      ["update_job_status", { id, status: "offer" }],
      ["delete_job", { id }],
      ["log_activity", { type: "note", jobId: id }],
      ["update_activity", { id: activity.id, notes: "mine" }],
      ["delete_activity", { id: activity.id }],
      ["update_calendar_event", { id: event.id, title: "mine" }],
      ["delete_calendar_event", { id: event.id }],
    ] as const) {
      expect(failureOf(await two.client.call(name, args)), name).toContain("NOT_FOUND");
    }
    expect(contentOf(await two.client.call("list_jobs")).total).toBe(0);
    await one.client.close();
    await two.client.close();
  });
});
describe("trace_figure", () => {
  it("returns the lineage of the endpoint, short unless more is asked for", async () => {
    const { client } = await newUser("read");
    const place = { role: "electrician", city: "austin" };
    const { data_point_id } = contentOf(await client.call("get_salary", place)).data.estimate;
    const key = await createKey(live.db, { tier: "pro" });
    const { body } = await live.get(`/api/v1/intelligence/lineage/${data_point_id}`, { key });
    const result = await client.call("trace_figure", { data_point_id });
    const brief = contentOf(result).data;
    expect(body.data).toMatchObject(brief);
    expect(brief).not.toHaveProperty("steps");
    const fields = ["steps", "operations"];
    const whole = contentOf(await client.call("trace_figure", { data_point_id, fields }));
    expect(whole.data.steps).toEqual(body.data.steps);
    const text = result.content[0]?.text ?? "";
    expect(text).toContain(body.data.summary);
    expect(text).toMatch(/Sources: U\.S\. Bureau of Labor Statistics, May 2025 \(https:/);
    const unknown = failureOf(await client.call("trace_figure", { data_point_id: "dp_none" }));
    expect(unknown).toContain("data_point_not_found");
    await client.close();
  });
});
