import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "drizzle-orm/libsql/migrator";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contacts, jobs } from "../../schema/pipeline.ts";
import { migrateDatabase } from "../../scripts/local/migrate.ts";
import { type Sqld, startSqld } from "../../scripts/local/sqld.ts";
import { newId } from "../../shared/core/ids.ts";
import { connect, type Database } from "../../shared/db/client.ts";
import { listContacts } from "../../shared/pipeline/list-contacts.ts";
import { listJobs } from "../../shared/pipeline/list-jobs.ts";
import { indexMissing } from "../../shared/pipeline/search/index-missing.ts";
import { createAccount } from "../support/callers.ts";
import { asVerbUser } from "../support/pipeline-verbs.ts";

const folder = mkdtempSync(join(tmpdir(), "migrate-"));
let sqld: Sqld;
let db: Database;
beforeAll(async () => {
  sqld = await startSqld({ directory: join(folder, "database"), logFile: join(folder, "log") });
  db = connect({ url: sqld.url }, { timeoutMs: 60_000 });
});
afterAll(async () => {
  db.close();
  await sqld.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** The tables as they were before this migration. */
async function migrateUpTo(tag: string): Promise<void> {
  const migrationsFolder = join(folder, "migrations");
  cpSync(join(import.meta.dirname, "../../schema/migrations"), migrationsFolder, {
    recursive: true,
  });
  const file = join(migrationsFolder, "meta/_journal.json");
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(file, "utf8"));
  const end = journal.entries.findIndex((entry) => entry.tag === tag);
  const entries = journal.entries.slice(0, end);
  writeFileSync(file, JSON.stringify({ ...journal, entries }));
  await migrate(db, { migrationsFolder });
}

function aJob(userId: string, number: number): typeof jobs.$inferInsert {
  const at = Date.parse("2026-11-01T12:00:00Z") + number;
  const times = { statusChangedAt: at, quietSince: at, createdAt: at, updatedAt: at };
  const said = { company: "Acme", companyKey: "acme", title: `Pilot ${number}`, currency: "USD" };
  return { userId, id: newId("job"), ...said, status: "saved", ...times, version: 1 };
}

describe("npm run db:migrate", () => {
  it("adds existing rows to the search index, once", async () => {
    await migrateUpTo("0012_pipeline_search");
    const [user, other] = [await createAccount(db), await createAccount(db)];
    const rows = Array.from({ length: 450 }, (_, n) => aJob(n % 3 === 0 ? other : user, n));
    await db.insert(jobs).values(rows);
    const at = Date.now();
    const times = { createdAt: at, updatedAt: at, version: 1 };
    await db
      .insert(contacts)
      .values({ userId: user, id: newId("contact"), name: "Amelia", ...times });

    await migrateDatabase(db);
    const find = (account: string, q: string) =>
      asVerbUser(db, account).read(at, (context) => listJobs(context, { q, limit: 3 }));
    expect([(await find(user, "pilot")).total, (await find(other, "pilot")).total]).toEqual([
      300, 150,
    ]);
    const newest = (await find(user, "acme")).jobs.map(({ title }) => title);
    expect(newest).toEqual(["Pilot 449", "Pilot 448", "Pilot 446"]);
    const found = await asVerbUser(db, user).read(at, (context) =>
      listContacts(context, { q: "ame", limit: 1 }),
    );
    expect(found.total).toBe(1);
    expect(await indexMissing(db)).toBe(0);
  });
});
