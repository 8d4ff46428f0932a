import { describe, expect, it } from "vitest";
import { aJob, type PipelineUser, sharePipeline } from "#tests/support/pipeline.ts";
import { isWhole } from "#tests/support/whole.ts";

const pipeline = await sharePipeline();

const csv = (user: PipelineUser, accept: string) =>
  pipeline.service.fetch("/api/mcp/export", { key: user.token, headers: { accept } });

function sendCsv(
  user: PipelineUser,
  body: string | Uint8Array<ArrayBuffer>,
  query = "",
  type = "text/csv",
) {
  const headers = { "content-type": type };
  return pipeline.service.fetch(`/api/mcp/import${query}`, {
    method: "POST",
    key: user.token,
    headers,
    body,
  });
}

const read = async (response: { text(): Promise<string> }) => JSON.parse(await response.text());

/** An export as text, each id named by its place, without the time of the export. */
function nameless(exported: Record<string, { id: string }[]>): string {
  let text = JSON.stringify({ ...exported, exportedAt: null, exportId: null });
  for (const list of ["jobs", "contacts", "activities", "events", "moodCheckins"]) {
    for (const [place, { id }] of (exported[list] ?? []).entries()) {
      text = text.replaceAll(id, `${list}-${place}`);
    }
  }
  return text;
}

/** A pipeline with a past, links in both directions, and text that is not harmless. */
async function fill(user: PipelineUser): Promise<void> {
  const jobs: string[] = [];
  for (const company of ["Acme", "=1+1", "'=2", "Ünïcode 🙂", 'Q"uote, Inc.']) {
    const { body } = await user.post("/jobs", {
      ...aJob,
      company,
      notes: "<b>x</b>\n@y",
      salaryMin: 38.5,
      salaryPeriod: company === "Acme" ? "hourly" : "annual",
    });
    jobs.push(body.id);
  }
  for (const status of ["applied", "screening", "rejected"]) {
    await user.post(`/jobs/${jobs[0]}/status`, { status });
  }
  for (const name of ["Grace", "Ada", "Edsger"]) {
    const { body } = await user.post("/contacts", {
      name,
      company: "Acme",
      jobIds: jobs.slice(0, 3),
    });
    await user.post("/me", { action: "mood_checkin", mood: 4, note: `=${name}` });
    const ends = { jobId: jobs[1], contactId: body.id };
    await user.post("/activities", { type: "call", ...ends, occurredAt: "2026-11-01T10:00:00Z" });
    await user.post("/calendar", {
      type: "interview",
      title: name,
      startsAt: "2026-12-01T09:00:00Z",
      ...ends,
    });
  }
}

describe("POST /import", () => {
  it("recreates a pipeline from its export, identical except for ids and the export time", async () => {
    const [user, empty] = [await pipeline.newUser(), await pipeline.newUser()];
    await fill(user);
    const { body: exported } = await user.get("/export");
    const { status, body } = await empty.post("/import", exported);
    expect([status, body]).toEqual([
      200,
      {
        dryRun: false,
        valid: true,
        jobs: 5,
        contacts: 3,
        // Three of them are status changes.
        activities: 6,
        events: 3,
        moodCheckins: 3,
      },
    ]);
    const { body: again } = await empty.get("/export");
    expect(nameless(again)).toBe(nameless(exported));
    const ids = new Set(exported.jobs.map((job: { id: string }) => job.id));
    for (const job of again.jobs) expect(ids.has(job.id)).toBe(false);
    const [summary, same] = [await user.get("/pipeline"), await empty.get("/pipeline")];
    expect({ ...same.body, needsAttention: [] }).toEqual({ ...summary.body, needsAttention: [] });
    expect(await empty.events()).toEqual([]);
  });

  it("keeps the currency of a table's pay, and says which pay the notes keep", async () => {
    const user = await pipeline.newUser();
    const table =
      "Company,Title,Salary,Location\nTern,Nurse,€41.000,Bonn\nHeron,Nurse,88000,Leeds\n";
    const body = await read(await sendCsv(user, table, "?columns=auto"));
    expect(body.payInNotes).toEqual([{ row: 2, text: "88000", reason: "currency" }]);
    const { body: list } = await user.get("/jobs");
    const pay = list.jobs.map((job: Record<string, unknown>) => [
      ...[job.company, job.salaryMin, job.currency, job.notes],
    ]);
    expect(pay.sort()).toEqual([
      ["Heron", null, "USD", "Salary: 88000"],
      ["Tern", 41_000, "EUR", null],
    ]);
  });

  it.each(isWhole ? [1, 2, 3, 4, 7] : [3])(
    "makes the same pipeline of an export in parts of %i rows",
    async (limit) => {
      const [user, empty] = [await pipeline.newUser(), await pipeline.newUser()];
      await fill(user);
      const { body: whole } = await user.get("/export");
      expect([whole.part, whole.nextCursor]).toEqual([1, null]);

      let cursor = "";
      let part = 0;
      do {
        const { body } = await user.get(`/export?limit=${limit}${cursor && `&cursor=${cursor}`}`);
        const lists = [body.jobs, body.contacts, body.activities, body.events, body.moodCheckins];
        expect([body.exportId, body.part]).toEqual([whole.exportId, ++part]);
        expect(lists.flat().length).toBeLessThanOrEqual(limit);
        expect(await empty.post("/import", body)).toMatchObject({ status: 200 });
        cursor = body.nextCursor;
      } while (cursor !== null);
      expect(part).toBe(Math.ceil(20 / limit));

      const { body: again } = await empty.get("/export");
      expect(nameless(again)).toBe(nameless(whole));
      const [summary, same] = [await user.get("/pipeline"), await empty.get("/pipeline")];
      expect({ ...same.body, needsAttention: [] }).toEqual({ ...summary.body, needsAttention: [] });
    },
  );

  it("increments the version of a job if a later part links a contact to it", async () => {
    const user = await pipeline.newUser();
    const exportId = "exp_fedcba9876543210";
    const job = { ...aJob, id: "a", contactIds: ["b"] };
    await user.post("/import", { exportId, part: 1, nextCursor: "more", jobs: [job] });
    const { body: before } = await user.get("/jobs");
    const path = `/jobs/${before.jobs[0].id}`;
    const etag = (await user.get(path)).headers.get("etag") ?? "";
    const contact = { name: "Grace", id: "b", jobIds: ["a"] };
    await user.post("/import", { exportId, part: 2, contacts: [contact] });
    const after = await user.get(path, { "if-none-match": etag });
    expect([after.status, after.body.contactIds.length]).toEqual([200, 1]);
  });

  it("imports no part of an export twice, not even concurrently, and none of another account", async () => {
    const [user, empty, other] = [
      await pipeline.newUser(),
      await pipeline.newUser(),
      await pipeline.newUser(),
    ];
    await fill(user);
    const { body: exported } = await user.get("/export");
    const answers = await Promise.all([1, 2, 3, 4].map(() => empty.post("/import", exported)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    // The others came while it was in progress, or after it.
    for (const status of statuses) expect([200, 400, 409]).toContain(status);
    const refused = await empty.post("/import", exported);
    expect([refused.status, refused.body.details[0].field]).toEqual([400, "exportId"]);
    expect((await empty.get("/jobs")).body.total).toBe(5);

    const { exportId: _, ...anonymous } = exported;
    expect((await empty.post("/import", anonymous)).status).toBe(200);
    expect((await empty.get("/jobs")).body.total).toBe(10);
    // What another account has imported is nothing that this one could link to.
    const rest = { exportId: exported.exportId, part: 2, activities: exported.activities };
    expect((await other.post("/import", rest)).status).toBe(400);
  });

  it("imports no row of any list twice, in whatever part, unless its record was deleted", async () => {
    const [user, empty] = [await pipeline.newUser(), await pipeline.newUser()];
    await fill(user);
    const { body: exported } = await user.get("/export");
    const { exportId, jobs, contacts } = exported;
    const records = { exportId, part: 1, nextCursor: "more", jobs, contacts };
    expect((await empty.post("/import", records)).status).toBe(200);
    let part = 2;
    for (const list of ["activities", "events", "moodCheckins"]) {
      const rows = { exportId, part: part++, nextCursor: "more", [list]: exported[list] };
      const both = await Promise.all([1, 2].map(() => empty.post("/import", rows)));
      expect(
        both.filter(({ status }) => status === 200),
        list,
      ).toHaveLength(1);
      const [one] = exported[list];
      const late = await empty.post("/import", { exportId, part: 9, [list]: [one] });
      expect([late.status, late.body.details[0].field], list).toEqual([400, "exportId"]);
      expect(late.body.error).toContain(one.id);
    }
    const { body: whole } = await empty.get("/export");
    expect([whole.activities.length, whole.events.length, whole.moodCheckins.length]).toEqual([
      6, 3, 3,
    ]);

    // All calls are of one job; with it, they go.
    const calls = exported.activities.filter(({ type }: { type: string }) => type === "call");
    const owner = jobs.findIndex(({ id }: { id: string }) => id === calls[0].jobId);
    await empty.remove(`/jobs/${whole.jobs[owner].id}`);
    const back = { exportId, part: 1, jobs: [{ ...jobs[owner], contactIds: [] }] };
    expect((await empty.post("/import", back)).status).toBe(200);
    const again = { exportId, part: 2, activities: calls };
    expect((await empty.post("/import", again)).status).toBe(200);
  });

  it("recreates the same table from a CSV export", async () => {
    const [user, empty] = [await pipeline.newUser(), await pipeline.newUser()];
    await fill(user);
    const table = await (await csv(user, "text/csv")).text();
    const imported = await sendCsv(empty, table);
    expect([imported.status, await imported.json()]).toMatchObject([200, { valid: true, jobs: 5 }]);
    const again = await (await csv(empty, "text/csv")).text();
    const withoutIds = (text: string) => text.replace(/job_\w{16}/g, "job");
    expect(withoutIds(again)).toBe(withoutIds(table));
  });

  const bad: [string, string, object, string][] = [
    ["jobs", "without a title", { company: "A", status: "saved" }, "title"],
    ["jobs", "with an unknown field", { ...aJob, salary: 1 }, "salary"],
    ["jobs", "without a status", { company: "A", title: "B" }, "status"],
    ["jobs", "from the future", { ...aJob, createdAt: "2027-01-01" }, "createdAt"],
    [
      "jobs",
      "whose history goes back",
      {
        company: "A",
        title: "B",
        statusHistory: [
          { status: "saved", changedAt: "2026-02-01" },
          { status: "applied", changedAt: "2026-01-01" },
        ],
      },
      "statusHistory.1",
    ],
    [
      "jobs",
      "that is elsewhere than its history",
      { ...aJob, statusHistory: [{ status: "offer", changedAt: "2026-02-01" }] },
      "status",
    ],
    ["jobs", "linked to nobody in the file", { ...aJob, contactIds: ["con_x"] }, "contactIds"],
    ["activities", "of a job that is not in the file", { type: "call", jobId: "job_x" }, "jobId"],
    [
      "events",
      "that ends before it starts",
      {
        type: "other",
        title: "A",
        startsAt: "2026-01-02T00:00:00Z",
        endsAt: "2026-01-01T00:00:00Z",
      },
      "endsAt",
    ],
  ];
  it.each(bad)("imports nothing if one of the %s is %s", async (list, _what, row, field) => {
    const user = await pipeline.newUser();
    const good = list === "jobs" ? [] : [aJob];
    const file = { jobs: good, [list]: list === "jobs" ? [aJob, row] : [row] };
    const { status, body } = await user.post("/import", file);
    const place = list === "jobs" ? 2 : 1;
    expect([status, body.details[0].field]).toEqual([400, `${list}.${place}.${field}`]);
    expect((await user.get("/jobs")).body.total).toBe(0);

    const dry = await user.post("/import?dryRun=true", file);
    expect([dry.status, dry.body.valid]).toEqual([200, false]);
    const reported = dry.body.rows.map((one: { valid: boolean }) => one.valid);
    expect(reported).toEqual([true, false]);
    expect(dry.body.rows[1].problems[0].field).toBe(field);
  });

  it("imports nothing in a dry run, whose Idempotency-Key does not apply to the import", async () => {
    const user = await pipeline.newUser();
    const headers = { "idempotency-key": "import-1" };
    const dry = await user.post("/import?dryRun=true", { jobs: [aJob] }, headers);
    expect(dry.body).toMatchObject({ dryRun: true, valid: true, rows: [{ row: 1, valid: true }] });
    expect((await user.get("/jobs")).body.total).toBe(0);
    expect((await user.post("/import", { jobs: [aJob] }, headers)).status).toBe(400);
    expect((await user.post("/import", { jobs: [aJob] })).status).toBe(200);
    expect((await user.get("/jobs")).body.total).toBe(1);
  });

  it("accepts 5,000 rows and 5 MiB, and refuses one row or byte more", async () => {
    const user = await pipeline.newUser();
    const jobs = Array<typeof aJob>(5_000).fill(aJob);
    // Writing them takes two seconds; what is tried has the same limits.
    const path = isWhole ? "/import" : "/import?dryRun=true";
    expect((await user.post(path, { jobs })).status).toBe(200);
    expect((await user.get("/jobs")).body.total).toBe(isWhole ? 5_000 : 0);
    expect((await user.post(path, { jobs: [...jobs, aJob] })).status).toBe(400);
    const header = "company,title,status\n";
    const limit = 5 * 1024 * 1024;
    const sized = (size: number) => sendCsv(user, header + "\n".repeat(size - header.length));
    expect((await sized(limit)).status).toBe(200);
    expect((await sized(limit + 1)).status).toBe(413);
  });

  it("takes the type of a table in any letters, and no body that ends inside of one", async () => {
    const user = await pipeline.newUser();
    const table = Buffer.from("company,title,status,notes\nAcme,T,saved,é");
    const send = (body: Buffer) =>
      sendCsv(user, Uint8Array.from(body), "?dryRun=true", "TEXT/CSV; Charset=UTF-8");
    expect((await send(table)).status).toBe(200);
    const cut = await send(table.subarray(0, -1));
    expect([cut.status, (await read(cut)).error]).toEqual([400, expect.stringMatching(/UTF-8/)]);
  });

  it("imports a table of another program with its columns recognized or given", async () => {
    const user = await pipeline.newUser();
    const table = "Job Position,Firm,Status\nEngineer,Acme,Bookmarked\nEditor,Globex,Applied\n";
    const strict = await sendCsv(user, table);
    expect([strict.status, (await read(strict)).error]).toEqual([
      400,
      expect.stringContaining("`Job Position` is unknown"),
    ]);
    const query = `?columns=${encodeURIComponent('{"Firm":"company"}')}`;
    const tried = await sendCsv(user, table, `${query}&dryRun=true`);
    const { valid, columns } = await read(tried);
    expect([valid, columns[1]]).toEqual([
      true,
      { column: "Firm", field: "company", how: "given", samples: ["Acme", "Globex"] },
    ]);
    const done = await sendCsv(user, table, query);
    expect([done.status, (await read(done)).jobs]).toEqual([200, 2]);
    const { jobs } = (await user.get("/jobs?company=globex")).body;
    expect(jobs).toMatchObject([{ title: "Editor", status: "applied" }]);
    for (const wrong of ["", "own", '{"Firm":"boss"}', '["company"]']) {
      const refused = await sendCsv(user, table, `?columns=${encodeURIComponent(wrong)}`);
      expect([refused.status, (await read(refused)).details[0].field]).toEqual([400, "columns"]);
    }
  });
});
