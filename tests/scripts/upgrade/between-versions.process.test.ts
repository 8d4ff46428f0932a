/**
 * A database that was migrated step by step, as one of a deployment that follows the repository, with a row
 * written into each table as soon as there is one: sessions, passkeys, connections of agents and imports too, which
 * 0.1.0 did not have.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { migrate } from "drizzle-orm/libsql/migrator";
import { afterAll, beforeAll, expect, it } from "vitest";
import journal from "../../../schema/migrations/meta/_journal.json" with { type: "json" };
import { migrateDatabase } from "../../../scripts/local/migrate.ts";
import type { Database } from "../../../shared/db/client.ts";
import { startEmptyDatabase, type TestDatabase } from "../../support/database.ts";

const migrations = join(import.meta.dirname, "../../../schema/migrations");
const folder = mkdtempSync(join(tmpdir(), "migrations-"));

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await startEmptyDatabase();
  db = database.connect({ timeoutMs: 60_000 });
});
afterAll(async () => {
  await database.stop();
  rmSync(folder, { recursive: true });
});

type Row = Record<string, unknown>;

/** Written by triggers, from other rows, or dropped and loaded again. */
const isDerived = /^search_|_tallies$|^related_occupations$/;

/** Migrates by the first of the migrations, up to this one. */
async function migrateTo(index: number): Promise<void> {
  const entries = journal.entries.slice(0, index + 1);
  mkdirSync(join(folder, "meta"), { recursive: true });
  for (const { tag } of entries.slice(-1)) {
    cpSync(join(migrations, `${tag}.sql`), join(folder, `${tag}.sql`));
  }
  writeFileSync(join(folder, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
  await migrate(db, { migrationsFolder: folder });
}

async function listTables(): Promise<string[]> {
  const found = await db.all<{ name: string }>(
    sql`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and name not like '\\_\\_drizzle%' escape '\\' order by rowid`,
  );
  return found.map(({ name }) => name).filter((name) => !isDerived.test(name));
}

/** A row with a value in each column, the same in those that refer to each other. */
async function writeRow(table: string): Promise<void> {
  const columns = await db.all<{ name: string; type: string }>(
    sql`select name, type from pragma_table_info(${table})`,
  );
  const references = await db.all<{ from: string; table: string; to: string }>(
    sql`select "from", "table", "to" from pragma_foreign_key_list(${table})`,
  );
  const fill = ({ name, type }: { name: string; type: string }) => {
    if (/int|real/i.test(type)) return sql`1`;
    if (name === "user_id" || name === "account_id") return sql`${"users.id"}`;
    const other = references.find(({ from }) => from === name);
    return sql`${other ? `${other.table}.${other.to}` : `${table}.${name}`}`;
  };
  const names = columns.map(({ name }) => sql.identifier(name));
  await db.run(
    sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)}) values (${sql.join(columns.map(fill), sql`, `)})`,
  );
}

/** Writes a row into each table, those first that others refer to. */
async function writeRows(tables: readonly string[]): Promise<void> {
  let left = [...tables];
  while (left.length > 0) {
    const waiting: string[] = [];
    let reason: unknown;
    for (const table of left) {
      await writeRow(table).catch((error: unknown) => {
        reason = error;
        waiting.push(table);
      });
    }
    if (waiting.length === left.length) throw reason;
    left = waiting;
  }
}

it("keeps what any version between wrote", async () => {
  const written = new Map<string, Row>();
  for (const { idx } of journal.entries) {
    await migrateTo(idx);
    const added = (await listTables()).filter((table) => !written.has(table));
    await writeRows(added);
    for (const table of added) {
      const [row] = await db.all<Row>(sql`select * from ${sql.identifier(table)}`);
      if (row) written.set(table, row);
    }
  }
  await migrateDatabase(db);
  const lost: string[] = [];
  for (const [table, row] of written) {
    const rows = await db.all<Row>(sql`select * from ${sql.identifier(table)}`);
    const isKept = rows.some((one) => Object.keys(row).every((name) => one[name] === row[name]));
    if (!isKept) lost.push(`${table}: ${JSON.stringify(row)} is now ${JSON.stringify(rows)}`);
  }
  expect(lost).toEqual([]);
  for (const table of ["sessions", "passkeys", "oauth_grants", "oauth_tokens", "oauth_clients"]) {
    expect([...written.keys()]).toContain(table);
  }
});
