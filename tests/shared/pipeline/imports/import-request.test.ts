/** Imports that run at the same time, are interrupted, or are too large for their account. */

import { setTimeout as sleep } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { imports } from "#schema/pipeline.ts";
import { createAccount, createToken } from "#scripts/run/stage/callers.ts";
import type { ClientResponse } from "#tests/support/client.ts";
import { eventually } from "#tests/support/eventually.ts";
import { aJob, asUser, type PipelineUser, sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline();

const many = <Row>(count: number, make: (n: number) => Row): Row[] =>
  Array.from({ length: count }, (_, n) => make(n));

/** A file of several parts, with links from each to the ones before. */
const large = {
  jobs: many(600, (n) => ({ ...aJob, id: `j${n}`, company: `C${n}` })),
  contacts: many(300, (n) => ({ id: `c${n}`, name: `N${n}`, jobIds: [`j${n}`, `j${n + 300}`] })),
  activities: many(600, (n) => ({ type: "call", jobId: `j${n}`, contactId: `c${n % 300}` })),
};

async function untilStarted(user: PipelineUser): Promise<void> {
  const own = eq(imports.userId, user.account);
  while ((await pipeline.db.select().from(imports).where(own)).length === 0) await sleep(2);
}

/**
 * Runs an import whose lock another request takes once its first part is written, as if it had stood
 * still for longer than the lock lasts. The database does it, because on a busy machine the import may
 * end before the test sees that it has begun.
 */
async function takenOver(run: () => Promise<ClientResponse>): Promise<ClientResponse> {
  await pipeline.db.run(sql`
    create trigger takes_over after insert on imports begin
      update import_locks set holder = 'another', expires_at = 0 where user_id = new.user_id;
    end`);
  return run().finally(() => pipeline.db.run(sql`drop trigger takes_over`));
}

const count = async (user: PipelineUser, table: string): Promise<number> => {
  const [row] = await pipeline.db.all<{ rows: number }>(
    sql`select count(*) as rows from ${sql.raw(table)} where user_id = ${user.account}`,
  );
  return row?.rows ?? 0;
};

const idsOf = async (user: PipelineUser, table: "jobs" | "contacts", names: string[]) => {
  const name = sql.raw(table === "jobs" ? "company" : "name");
  const rows = await pipeline.db.all<{ id: string }>(
    sql`select id from ${sql.raw(table)} where user_id = ${user.account} and ${name} in ${names}`,
  );
  return rows.map(({ id }) => id);
};

describe("an import", () => {
  it("is refused while another of its account runs, and not while another account's does", async () => {
    const other = await pipeline.newUser();
    const importTwice = async () => {
      const user = await pipeline.newUser();
      const running = user.post("/import", large);
      await untilStarted(user);
      const second = await user.post("/import", { jobs: [aJob] });
      const dry = await user.post("/import?dryRun=true", { jobs: [aJob] });
      // Everything else goes on, in this account too.
      expect((await user.post("/jobs", aJob)).status).toBe(201);
      expect((await other.post("/import", { jobs: [aJob] })).status).toBe(200);
      expect((await running).status).toBe(200);
      // On a busy machine the first may end before the others arrive.
      return dry.status === 409 && { user, second };
    };
    const { user, second } = await eventually(importTwice, 60_000);
    expect([second.status, second.body.code]).toEqual([409, "CONFLICT"]);
    expect(second.body.error).toContain("one at a time");
    expect(second.headers.get("retry-after")).toBe("1");
    expect((await user.post("/import", { jobs: [aJob] })).status).toBe(200);
    expect(await count(user, "jobs")).toBe(602);
  });

  it("leaves the account free after it was refused", async () => {
    const user = await pipeline.newUser();
    expect((await user.post("/import", { jobs: [{}] })).status).toBe(400);
    expect((await user.post("/import", { jobs: 1 })).status).toBe(400);
    expect((await user.post("/import", { jobs: [aJob] })).status).toBe(200);
  });

  it("goes on without the records that are deleted meanwhile", async () => {
    const user = await pipeline.newUser();
    const running = user.post("/import", large);
    await untilStarted(user);
    const { body } = await user.get("/jobs?limit=3");
    const deleted: string[] = [];
    for (const { id } of body.jobs) {
      await user.remove(`/jobs/${id}`);
      deleted.push(id);
    }
    expect(deleted.length).toBeGreaterThan(0);
    expect((await running).status).toBe(200);
    const left = 600 - deleted.length;
    expect(await count(user, "jobs")).toBe(left);
    // Each job had one link and one activity, which may have been deleted with it.
    expect([await count(user, "job_contacts"), await count(user, "activities")]).toEqual([
      left,
      left,
    ]);
    for (const id of deleted) expect((await user.get(`/jobs/${id}`)).status).toBe(404);
  });

  it("that another request has taken over does not go on", async () => {
    const user = await pipeline.newUser();
    const headers = { "idempotency-key": "taken-over" };
    const stopped = await takenOver(() => user.post("/import", large, headers));
    expect(stopped.status).toBe(409);
    const partial = await count(user, "jobs");
    expect(partial).toBeLessThan(600);
    const listed = (await user.get("/me")).body.unfinishedImports;
    expect(listed).toEqual([
      {
        idempotencyKey: "taken-over",
        startedAt: "2026-11-21T12:00:00.000Z",
        resumableUntil: "2026-11-22T12:00:00.000Z",
      },
    ]);
    expect((await user.post("/import", large, headers)).status).toBe(200);
    expect(await count(user, "jobs")).toBe(600);
    expect((await user.get("/me")).body.unfinishedImports).toEqual([]);
    const again = await user.post("/import", large, headers);
    expect([again.status, again.headers.get("idempotent-replayed")]).toEqual([200, "true"]);
    expect((await user.post("/import", { jobs: [aJob] }, headers)).status).toBe(400);
  });

  it("is resumed without links to records of an earlier part that were deleted meanwhile", async () => {
    const user = await pipeline.newUser();
    const exportId = "exp_0123456789abcdef";
    const first = {
      ...{ exportId, part: 1, nextCursor: "more" },
      jobs: many(3, (n) => ({ ...aJob, id: `j${n}`, company: `Earlier ${n}` })),
      contacts: many(2, (n) => ({ id: `c${n}`, name: `Earlier ${n}` })),
    };
    const second = {
      ...{ exportId, part: 2 },
      contacts: many(495, (n) => ({
        ...{ id: `d${n}`, name: `N${n}` },
        jobIds: ["j0", "j1", "j2"],
      })),
      activities: many(600, (n) => ({
        ...{ id: `a${n}`, type: "call" },
        ...{ jobId: `j${n % 3}`, contactId: `c${n % 2}` },
      })),
    };
    expect((await user.post("/import", first)).status).toBe(200);
    expect((await takenOver(() => user.post("/import", second))).status).toBe(409);
    for (const id of await idsOf(user, "jobs", ["Earlier 0", "Earlier 1"])) {
      expect((await user.remove(`/jobs/${id}`)).status).toBe(200);
    }
    for (const id of await idsOf(user, "contacts", ["Earlier 0"])) {
      expect((await user.remove(`/contacts/${id}`)).status).toBe(200);
    }

    const resumed = await user.post("/import", second);
    expect([resumed.status, resumed.body.contacts]).toEqual([200, 495]);
    expect(await count(user, "contacts")).toBe(496);
    expect(await count(user, "job_contacts")).toBe(495);
    // Every second activity had a contact that was deleted.
    expect(await count(user, "activities")).toBe(200);
    const [linked] = await pipeline.db.all<{ rows: number }>(
      sql`select count(contact_id) as rows from activities where user_id = ${user.account}`,
    );
    expect(linked?.rows).toBe(100);
    const again = await user.post("/import", second);
    expect([again.status, again.body.error]).toEqual([
      400,
      expect.stringContaining("Nothing was imported: this part of the export"),
    ]);
  });

  it("of an interrupted one's key with another body is refused", async () => {
    const user = await pipeline.newUser();
    const headers = { "idempotency-key": "half" };
    expect((await takenOver(() => user.post("/import", large, headers))).status).toBe(409);
    const other = await user.post("/import", { jobs: [aJob] }, headers);
    expect([other.status, other.body.details[0].field]).toEqual([400, "Idempotency-Key"]);
    // It can be left as it is.
    expect((await user.post("/import", { jobs: [aJob] })).status).toBe(200);
  });

  it("adds nothing if the account has no room for all of it", async () => {
    const user = await pipeline.newUser();
    await pipeline.db.run(sql`
      with recursive number(n) as (select 1 union all select n + 1 from number where n < 24500)
      insert into jobs (user_id, id, company, company_key, title, status, currency, status_changed_at, quiet_since, created_at, updated_at, version)
      select ${user.account}, 'job_' || n, 'A', 'a', 'B', 'saved', 'USD', 1, 1, 1, 1, 1 from number`);
    const { status, body } = await user.post("/import", large);
    expect([status, body.code]).toEqual([400, "VALIDATION_ERROR"]);
    expect(body.error).toContain("at most 25,000 jobs");
    expect([await count(user, "jobs"), await count(user, "contacts")]).toEqual([24_500, 0]);
    expect((await user.post("/import", { jobs: large.jobs.slice(100) })).status).toBe(200);
    expect((await user.post("/jobs", aJob)).body.error).toContain("at most 25,000 jobs");
  });

  it("counts status changes as text", async () => {
    const user = await pipeline.newUser();
    const statusHistory = many(5_000, (n) => ({
      status: n % 2 ? "saved" : "applied",
      changedAt: "2026-10-01",
    }));
    const row = { company: "A", title: "B", statusHistory };
    expect((await user.post("/import", { jobs: many(3, () => row) })).status).toBe(200);
    const [tally] = await pipeline.db.all<{ bytes: number }>(
      sql`select sum(text_bytes) as bytes from pipeline_tallies where user_id = ${user.account}`,
    );
    expect(tally?.bytes).toBe(3 * (2 + 100 * 4_999));
    const { body } = await user.get("/export?limit=1");
    const { statusHistory: history } = body.jobs[0];
    expect([history.length, history[0].previousStatus, history[4_999].status]).toEqual([
      5_000,
      null,
      "saved",
    ]);
  });

  it("counts as one more request for every 500 rows, and is refused if too few are left", async () => {
    const { db } = pipeline;
    const perMinute = 10;
    const account = await createAccount(db, { tier: "ultra", perMinute });
    const user = asUser(pipeline.service, db, account, await createToken(db, { account }));
    const leftAfter = async (rows: number) => {
      const { status, headers } = await user.post("/import", { jobs: many(rows, () => aJob) });
      return [status, Number(headers.get("x-ratelimit-remaining"))];
    };
    expect(await leftAfter(100)).toEqual([200, perMinute - 1]);
    expect(await leftAfter(1_000)).toEqual([200, perMinute - 2 - 2]);
    expect(await leftAfter(1_500)).toEqual([200, perMinute - 3 - 5]);
    const refused = await user.post("/import", { jobs: many(1_500, () => aJob) });
    const remaining = Number(refused.headers.get("x-ratelimit-remaining"));
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
    expect(remaining).toBe(perMinute - 4 - 5);
    expect(await count(user, "jobs")).toBe(2_600);
  });
});
