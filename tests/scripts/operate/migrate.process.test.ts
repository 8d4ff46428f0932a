import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { migrate } from "drizzle-orm/libsql/migrator";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { users } from "#schema/accounts.ts";
import { jobStatusMoves } from "#schema/pipeline.ts";
import { webhookDeliveries } from "#schema/webhooks.ts";
import { restoreDump } from "#scripts/operate/backup/restore-dump.ts";
import { writeBackup } from "#scripts/operate/backup/write-backup.ts";
import { migrateDatabase } from "#scripts/run/local/migrate.ts";
import { projectRoot } from "#scripts/run/local/places.ts";
import { type Sqld, startSqld } from "#scripts/run/local/sqld.ts";
import { loadDataset } from "#seeds/load/index.ts";
import { newId } from "#shared/core/ids.ts";
import { connect, type Database } from "#shared/db/client.ts";
import { findStoredResponse } from "#shared/idempotency/stored-response.ts";
import { listContacts } from "#shared/pipeline/contacts/read-contacts.ts";
import { indexMissing } from "#shared/pipeline/index-missing.ts";
import { listJobs } from "#shared/pipeline/jobs/list-jobs.ts";
import { readJob } from "#shared/pipeline/jobs/read-job.ts";
import { createReferenceCache } from "#shared/reference/cache.ts";
import { findReference, openReference, openReferenceAt } from "#shared/reference/open-reference.ts";
import { readDelivery } from "#shared/webhooks/log/read-deliveries.ts";
import { makeVersion } from "#tests/shared/reference/make-versions.ts";
import { asVerbUser } from "#tests/support/pipeline-verbs.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const folder = temporaryFolder();
let sqld: Sqld;
let db: Database;
let databases = 0;
beforeEach(async () => {
  const name = `database-${databases++}`;
  sqld = await startSqld({ directory: join(folder, name), logFile: join(folder, "log") });
  db = connect({ url: sqld.url }, { timeoutMs: 60_000 });
});
afterEach(async () => {
  db.close();
  await sqld.kill();
});

type Row = Readonly<Record<string, string | number | null>>;

/** Inserts rows as somebody else would: without their words in the search index. */
async function insert(table: string, first: Row, ...others: Row[]): Promise<void> {
  const columns = Object.keys(first).map((name) => sql.identifier(name));
  const rows = [first, ...others].map(
    (row) =>
      sql`(${sql.join(
        Object.values(row).map((value) => sql`${value}`),
        sql`, `,
      )})`,
  );
  await db.run(
    sql`insert into ${sql.identifier(table)} (${sql.join(columns, sql`, `)}) values ${sql.join(rows, sql`, `)}`,
  );
}

async function insertAccount(): Promise<string> {
  const id = newId("user");
  const email = `${id.toLowerCase()}@example.com`;
  await insert("users", { id, email, tier: "pro", created_at: 1 });
  return id;
}

function aJob(user_id: string, number: number): Row {
  const at = Date.parse("2026-11-01T12:00:00Z") + number;
  return {
    ...{ id: newId("job"), user_id, company: "Acme", company_key: "acme", currency: "USD" },
    ...{ title: `Pilot ${number}`, status: "saved", status_changed_at: at, quiet_since: at },
    ...{ created_at: at, updated_at: at, version: 1 },
  };
}

/** A dataset as 1.0.0 loaded it: tables that refer to each other, and packed rows. */
async function insertReferenceOf100(): Promise<void> {
  const [dataset_id, soc_code] = [1, "15-1252"];
  const version = { version: "2025.05-986926b3", manifest_sha256: "", method_parameters: "{}" };
  await insert("datasets", { id: dataset_id, ...version, state: "ready", loaded_at: 1 });
  await insert("live_dataset", { singleton: 1, dataset_id });
  const title = "Software Developers";
  await insert("occupations", { dataset_id, soc_code, title, filings: 0, filed_wage_count: 0 });
  await insert("roles", {
    ...{ dataset_id, slug: "software-engineer", title: "Software Engineer", soc_code },
    ...{ specialized: 1, ai: 0, filings: 0, reason: "wanted" },
  });
  await insert("role_aliases", {
    ...{
      dataset_id,
      alias: "swe",
      role_slug: "software-engineer",
      reason: "an abbreviation of it",
    },
  });
  await insert("wages", {
    dataset_id,
    soc_code,
    area_code: "US",
    year: 2025,
    median: 1,
    flags: "",
  });
  await insert("areas", { dataset_id, code: "41860", title: "San Francisco", type: "metro" });
  await insert("local_areas", {
    ...{ dataset_id, area_code: "41860", position: 0, effect: 0 },
    ...{ major_effects: "", minor_effects: "" },
  });
  await db.run(
    sql`insert into packed_cities (dataset_id, format, body, checksum) values (1, 6, x'00', 'x')`,
  );
}

/** Brings a database to the state after one of the migrations. */
async function migrateTo(database: Database, last: string): Promise<void> {
  const migrationsFolder = join(folder, `migrations-${last}`);
  cpSync(join(projectRoot, "schema/migrations"), migrationsFolder, { recursive: true });
  const path = join(migrationsFolder, "meta/_journal.json");
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(path, "utf8"));
  const count = journal.entries.findIndex(({ tag }) => tag === last) + 1;
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  await migrate(database, { migrationsFolder });
}

describe("npm run db:migrate", () => {
  it("adds existing rows to the search index, once", async () => {
    await migrateDatabase(db);
    const [user, other] = [await insertAccount(), await insertAccount()];
    const rows = Array.from({ length: 450 }, (_, n) => aJob(n % 3 === 0 ? other : user, n));
    await insert("jobs", aJob(user, -1), ...rows);
    const at = Date.now();
    const times = { created_at: at, updated_at: at, version: 1 };
    await insert("contacts", { user_id: user, id: newId("contact"), name: "Amelia", ...times });

    await migrateDatabase(db);
    const find = (account: string, q: string) =>
      asVerbUser(db, account).read(at, (context) => listJobs(context, { q, limit: 3 }));
    expect([(await find(user, "pilot")).total, (await find(other, "pilot")).total]).toEqual([
      301, 150,
    ]);
    const newest = (await find(user, "acme")).jobs.map(({ title }) => title);
    expect(newest).toEqual(["Pilot 449", "Pilot 448", "Pilot 446"]);
    const found = await asVerbUser(db, user).read(at, (context) =>
      listContacts(context, { q: "ame", limit: 1 }),
    );
    expect(found.total).toBe(1);
    expect(await indexMissing(db)).toBe(0);
  });

  it("brings a database of 1.0.0 through with what is in it, in the middle of a move too", async () => {
    await migrateTo(db, "0000_tables");
    const user = await insertAccount();
    await insert("jobs", aJob(user, 1));
    await insert("account_moves", {
      ...{ account_id: user, id: "mov_a", direction: "out", state: "copying" },
      ...{ origin: "https://there.example.com", started_at: 1 },
    });
    // As 1.0.0 kept an account's rows unchanged while it moved.
    await db.run(
      sql`create trigger account_moves_jobs_update before update on jobs
        when exists (select 1 from account_moves where account_id = old.user_id)
        begin select raise(abort, 'the account is being moved'); end`,
    );
    await migrateDatabase(db);
    await db.run(sql`update jobs set title = 'Captain' where user_id = ${user}`);
    const found = await asVerbUser(db, user).read(Date.now(), (context) =>
      listJobs(context, { limit: 3 }),
    );
    expect(found.jobs.map(({ company, title }) => [company, title])).toEqual([["Acme", "Captain"]]);
  });

  it("brings the histories, the search and the deliveries of 1.0.0 through, from a backup too", async () => {
    await migrateTo(db, "0000_tables");
    const user_id = await insertAccount();
    const still = aJob(user_id, 1);
    const moved: Row = { ...aJob(user_id, 2), status: "applied" };
    await insert("jobs", still, moved);
    const first = { user_id, position: 1, status: "saved", previous_status: null, changed_at: 5 };
    const next = { status: "applied", previous_status: "saved", changed_at: 6 };
    await insert(
      "job_status_moves",
      { ...first, job_id: still.id ?? null, changed_at: still.status_changed_at ?? null },
      { ...first, job_id: moved.id ?? null },
      { ...first, ...next, job_id: moved.id ?? null, position: 2 },
    );
    await insert("contacts", {
      ...{ user_id, id: "con_a", name: "Amelia Pilot", created_at: 1, updated_at: 1, version: 1 },
    });
    await insert("job_contacts", { user_id, job_id: moved.id ?? null, contact_id: "con_a" });
    await insert("outbox", {
      ...{ id: "evt_a", user_id, type: "job.created", payload: '{"id":"job_a"}' },
      ...{ created_at: 7, position: 9, previous: 0 },
    });
    const delivery = { user_id, webhook_id: "wh_a", event: "job.created", attempts: 2 };
    const counts = { failures: 1, redelivery: 0, created_at: 7 };
    await insert(
      "webhook_deliveries",
      {
        ...delivery,
        ...counts,
        id: "dlv_aa",
        event_id: "evt_a",
        status: "delivering",
        due_at: 30_000,
      },
      { ...delivery, ...counts, id: "dlv_bb", event_id: "evt_b", status: "dead", due_at: null },
    );
    const attempt = { delivery_id: "dlv_aa", redelivery: 0 };
    await insert(
      "webhook_attempts",
      { ...attempt, number: 1, started_at: 8, outcome: "failed" },
      { ...attempt, number: 2, started_at: 10_000, outcome: null },
    );
    await insert("idempotency_keys", {
      ...{ account_id: user_id, operation: "POST /api/mcp/jobs", key: "k", body_sha256: "b" },
      ...{ claim: "clm_a", status: 201, body: "{}", request_id: "req_1", created_at: 9 },
    });
    const file = join(folder, "job-search-of-1.0.0.sql.gz");
    await writeBackup({ url: sqld.url }, file);
    const target = await startSqld({ directory: join(folder, "searched"), logFile: `${file}.log` });
    const restored = connect({ url: target.url }, { timeoutMs: 60_000 });
    const again = await startSqld({ directory: join(folder, "again"), logFile: `${file}.again` });
    const copied = connect({ url: again.url }, { timeoutMs: 60_000 });
    try {
      await restoreDump({ url: target.url }, file);
      await migrateDatabase(db);
      await migrateDatabase(restored);
      const copy = join(folder, "job-search.sql.gz");
      await writeBackup({ url: target.url }, copy);
      await restoreDump({ url: again.url }, copy);
      await migrateDatabase(copied);
      for (const one of [db, restored, copied]) {
        const read = asVerbUser(one, user_id);
        const historyOf = async (id: unknown) =>
          (await read.read(10, (context) => readJob(context, String(id)))).job.statusHistory.map(
            ({ status, changedAt }) => [status, Date.parse(changedAt)],
          );
        expect(await historyOf(still.id)).toEqual([["saved", still.status_changed_at]]);
        expect(await historyOf(moved.id)).toEqual([
          ["saved", 5],
          ["applied", 6],
        ]);
        expect(await one.$count(jobStatusMoves)).toBe(2);
        const { jobs } = await read.read(10, (context) =>
          listJobs(context, { q: "pil", limit: 9 }),
        );
        expect(jobs.map(({ id, contactIds }) => [id, contactIds])).toEqual([
          [moved.id, ["con_a"]],
          [still.id, []],
        ]);
        const people = await read.read(10, (context) =>
          listContacts(context, { q: "pilot", limit: 9 }),
        );
        expect(people.contacts.map(({ id }) => id)).toEqual(["con_a"]);
        const sent = await read.read(10, (context) => readDelivery(context, "dlv_aa"));
        expect(sent.attempts.map(({ number, outcome }) => [number, outcome])).toEqual([
          [1, "failed"],
          [2, "in_progress"],
        ]);
        expect(JSON.parse(sent.requestBody ?? "")).toMatchObject({ data: { id: "job_a" } });
        // Its event was gone already, without which it could not have been sent.
        expect(await one.$count(webhookDeliveries)).toBe(1);
        expect(
          await findStoredResponse(
            one,
            { accountId: user_id, operation: "POST /api/mcp/jobs", key: "k", bodySha256: "b" },
            10,
          ),
        ).toEqual({ status: 201, body: "{}", requestId: "req_1" });
        expect(await one.all(sql`pragma foreign_key_check`)).toEqual([]);
        const { sql: table = "" } =
          (
            await one.all<{ sql: string }>(
              sql`select sql from sqlite_schema where name = 'webhook_deliveries'`,
            )
          )[0] ?? {};
        expect(table).toMatch(/WITHOUT ROWID$/);
      }
    } finally {
      for (const one of [restored, copied]) one.close();
      for (const one of [target, again]) await one.kill();
    }
  });

  it("brings a backup of 1.0.0 through; its reference data are loaded anew, and pay is found again", async () => {
    await migrateTo(db, "0000_tables");
    const user = await insertAccount();
    await insert("jobs", aJob(user, 1));
    await insertReferenceOf100();
    const file = join(folder, "of-1.0.0.sql.gz");
    await writeBackup({ url: sqld.url }, file);
    const target = await startSqld({ directory: join(folder, "restored"), logFile: `${file}.log` });
    const restored = connect({ url: target.url }, { timeoutMs: 60_000 });
    try {
      await restoreDump({ url: target.url }, file);
      for (const one of [db, restored]) {
        await migrateDatabase(one);
        expect(await findReference(() => one, { cache: createReferenceCache() })).toBeNull();
        const loaded = await loadDataset(one, {
          directory: makeVersion("2025.05-bbbbbbbb", 90_000),
        });
        expect(loaded.outcome).toBe("loaded");
        const reference = await openReference(() => one, { cache: createReferenceCache() });
        const { role, city } = await reference.roleInCity("swe", "frisco");
        expect([role?.wages.at(-1)?.median, city?.slug]).toEqual([90_000, "san-francisco"]);
        expect(await openReferenceAt(() => one, "2025.05-986926b3", {})).toBeNull();
        const { jobs } = await asVerbUser(one, user).read(Date.now(), (context) =>
          listJobs(context, { limit: 3 }),
        );
        expect(jobs.map(({ company }) => company)).toEqual(["Acme"]);
        // Every connection parses the schema. The server's own tables and those of the word index are not counted.
        const tables = await one.all(
          sql`select name from sqlite_schema where type = 'table' and name not like 'search_words_%' and name not like 'sqlite_%' and name not like 'libsql_%'`,
        );
        expect(tables.length).toBeLessThanOrEqual(65);
      }
    } finally {
      restored.close();
      await target.kill();
    }
  });

  it("gives no two accounts one e-mail address, which an account need not have", async () => {
    await migrateDatabase(db);
    await insertAccount();
    await db.insert(users).values({ id: newId("user"), tier: "free", createdAt: 3 });
    await db.insert(users).values({ id: newId("user"), tier: "free", createdAt: 4 });
    const [{ email } = { email: "" }] = await db.select().from(users);
    const again = db.insert(users).values({ id: newId("user"), email, tier: "free", createdAt: 5 });
    await expect(again).rejects.toThrow();
  });
});
