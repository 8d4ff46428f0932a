/**
 * The database of a service of version 0.1.0, filled by that version through its API and dumped
 * (reference tables cut to three rows each), is migrated to the present tables.
 */
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { restoreDump } from "../../../scripts/backup/restore-dump.ts";
import { migrateDatabase } from "../../../scripts/local/migrate.ts";
import { findKey, findToken } from "../../../shared/access/find-caller.ts";
import { sha256Hex } from "../../../shared/core/bytes/sha256.ts";
import { decryptText } from "../../../shared/credentials/encrypt.ts";
import type { Database } from "../../../shared/db/client.ts";
import { listJobs } from "../../../shared/pipeline/list-jobs.ts";
import { secretOwner } from "../../../shared/webhooks/secret-owner.ts";
import { startDatabase, startEmptyDatabase, type TestDatabase } from "../../support/database.ts";
import { asVerbUser } from "../../support/pipeline-verbs.ts";

/** Of that service, which ran for a minute on a developer's machine. */
const old = {
  key: "intelligence_CH6aUyNPyftd5sB57n4yfWmycHbnuOqr3AQG6s",
  token: "ext_hrwD04maZsGJY1bzc28BrKFxBaRCKPAr2HB1U0",
  secretsKey: "ed6cb85409419230d49422120639eac282ffa27820c23dfad8bf52fa718f54d0",
};

type Row = Record<string, unknown>;
type Tables = Map<string, Row[]>;

let database: TestDatabase;
let fresh: TestDatabase;
let db: Database;
let before: Tables;
beforeAll(async () => {
  [database, fresh] = await Promise.all([startEmptyDatabase(), startDatabase()]);
  await restoreDump({ url: database.url }, join(import.meta.dirname, "0.1.0.sql.gz"));
  db = database.connect({ timeoutMs: 60_000 });
  before = await readTables(db);
  await migrateDatabase(db);
});
afterAll(() => Promise.all([database.stop(), fresh.stop()]));

/** Reference data that the next `npm run db:load` loads again, with other columns. */
const loadedAgain = new Set(["related_occupations"]);

/** What the full-text index and the migrations keep for themselves. */
const isBookkeeping = /^(search_|__drizzle|sqlite_)/;

async function readTables(from: Database): Promise<Tables> {
  const names = await from.all<{ name: string }>(
    sql`select name from sqlite_schema where type = 'table' order by name`,
  );
  const tables: Tables = new Map();
  for (const { name } of names) {
    if (isBookkeeping.test(name)) continue;
    tables.set(name, await from.all<Row>(sql`select * from ${sql.identifier(name)}`));
  }
  return tables;
}

/** The columns that both rows have, so that rows from before can be found among those after. */
function shared(row: Row, columns: readonly string[]): string {
  return JSON.stringify(columns.map((name) => row[name]));
}

describe("a database of version 0.1.0", () => {
  it("has rows of every kind that an account of that version could have", () => {
    const empty = [...before].flatMap(([name, rows]) => (rows.length === 0 ? name : []));
    expect(empty).toEqual([]);
  });

  it("keeps every row, with the value of every column that is still there", async () => {
    const after = await readTables(db);
    const lost: string[] = [];
    for (const [name, rows] of before) {
      const [first] = rows;
      if (!first || loadedAgain.has(name)) continue;
      const present = after.get(name) ?? [];
      const columns = Object.keys(first).filter((column) => column in (present[0] ?? {}));
      const kept = new Set(present.map((row) => shared(row, columns)));
      for (const row of rows)
        if (!kept.has(shared(row, columns))) lost.push(`${name}: ${shared(row, columns)}`);
      const gone = Object.keys(first).filter((column) => !columns.includes(column));
      if (gone.length > 0) lost.push(`${name} has no ${gone.join(", ")}`);
    }
    expect(lost).toEqual([]);
  });

  it("has the tables, columns, indexes and triggers of a new database", async () => {
    const schema = async (of: Database) =>
      of.all<{ name: string; definition: string }>(
        sql`select type || ' ' || name as name, sql as definition from sqlite_schema
            where name not like 'sqlite_%' and name not like '\\_\\_drizzle%' escape '\\'
            order by name, type`,
      );
    expect(await schema(db)).toEqual(await schema(fresh.connect()));
  });

  it("admits its keys and tokens, finds its jobs by words, and signs for its webhooks", async () => {
    const caller = await findKey(db, await sha256Hex(old.key));
    expect(caller).toMatchObject({ caller: { tier: "pro" }, revoked: false });
    const owner = await findToken(db, await sha256Hex(old.token));
    const accountId = owner?.caller.accountId ?? "";
    const found = await asVerbUser(db, accountId).read(Date.now(), (context) =>
      listJobs(context, { q: "acme nurse", limit: 10 }),
    );
    expect(found.jobs).toMatchObject([{ company: "Acme", salaryMin: 109_000, citySlug: "austin" }]);
    const [webhook] = await db.all<{ id: string; secret: string }>(
      sql`select id, secret from webhooks where user_id = ${accountId}`,
    );
    const { id = "", secret = "" } = webhook ?? {};
    expect(await decryptText(old.secretsKey, secretOwner(id), secret)).toMatch(/^whsec_/);
  });
});
