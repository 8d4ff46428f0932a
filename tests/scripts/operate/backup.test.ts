/** A rehearsal: a backup of a database in use is restored into a new one, which then serves the same. */
import { statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readStatements } from "#scripts/operate/backup/read-statements.ts";
import { createAccount, createKey, createToken } from "#scripts/run/stage/callers.ts";
import {
  startEmptyDatabase,
  startSeededDatabase,
  type TestDatabase,
} from "#scripts/run/stage/database.ts";
import { type Service, startService } from "#scripts/run/stage/service.ts";
import type { Database } from "#shared/db/client.ts";
import { call } from "#tests/support/client.ts";
import { stoppedClock } from "#tests/support/live-service.ts";
import { runHere } from "#tests/support/run-here.ts";
import { runScript } from "#tests/support/run-script.ts";
import { startSmallDatabase } from "#tests/support/small-database.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { isWhole } from "#tests/support/whole.ts";

const folder = temporaryFolder();
const file = join(folder, "today.sql.gz");
let source: TestDatabase;
let target: TestDatabase;
beforeAll(async () => {
  const startSource = isWhole ? startSeededDatabase : startSmallDatabase;
  [source, target] = await Promise.all([startSource(), startEmptyDatabase()]);
});
afterAll(() => Promise.all([source.stop(), target.stop()]));

const backup = (name: string, { url }: TestDatabase) =>
  runHere("operate/backup.ts", [name], { DATABASE_URL: url });
const restore = (name: string, { url }: TestDatabase) =>
  runHere("operate/restore.ts", [name], { DATABASE_URL: url });

/** Quotation marks, line breaks of every kind, and what looks like SQL. */
const notes =
  "A literal \\n and \\r. It's \"late\";\nEND;\nINSERT INTO jobs VALUES('');\r\n\u2028 -- ü 🔑";

it("restores everything into a new database", async () => {
  const db = source.connect({ timeoutMs: 20_000 });
  const account = await createAccount(db, { tier: "ultra" });
  const key = await createKey(db, { account, tier: "ultra" });
  const token = await createToken(db, { account });
  const json = (body: unknown) => ({
    method: "POST",
    key: token,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const before = await serve(source, async (service) => {
    const job = { company: "O'Brien & Söhne", title: "Electrician", status: "saved", notes };
    expect((await service.fetch("/api/mcp/jobs", json(job))).status).toBe(201);
    return observe(service, key, token);
  });

  const made = await backup(file, source);
  expect([made.code, made.stdout]).toEqual([0, expect.stringMatching(/SHA-256 [0-9a-f]{64}/)]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const second = await backup(file, source);
  expect([second.code, second.stderr]).toEqual([1, expect.stringContaining("exists already")]);

  const done = await restore(file, target);
  expect([done.code, done.stderr]).toEqual([0, ""]);
  const restored = target.connect({ timeoutMs: 20_000 });
  expect(await countRows(restored)).toEqual(await countRows(db));
  expect(await serve(target, (service) => observe(service, key, token))).toEqual(before);

  const again = await restore(file, target);
  expect([again.code, again.stderr]).toEqual([1, expect.stringContaining("has tables already")]);
});

it("refuses what is no whole backup", async () => {
  const empty = await startEmptyDatabase();
  try {
    const text = "BEGIN TRANSACTION;\nCREATE TABLE a (b);\nINSERT INTO a VALUES('\nCOMMIT;\n');\n";
    const early = join(folder, "early.sql.gz");
    writeFileSync(early, gzipSync(text));
    const cut = join(folder, "cut.sql.gz");
    writeFileSync(cut, gzipSync(`${text}COMMIT;\n`));
    expect(await describeFile(cut)).toBe("whole");
    truncateSync(cut, statSync(cut).size - 12);
    const plain = join(folder, "plain.sql");
    writeFileSync(plain, "select 1;\n");
    for (const [name, reason] of [
      [early, "it ends early"],
      [cut, "unexpected end of file"],
      [plain, "incorrect header check"],
      [join(folder, "none"), "no such file"],
    ] as const) {
      const refused = await describeFile(name);
      expect(refused, name).toContain(reason);
    }
    const own = { DATABASE_URL: empty.url };
    const { code, stderr } = await runScript("operate/restore.ts", [early], own);
    expect([code, stderr]).toEqual([1, expect.stringContaining("it ends early")]);
  } finally {
    await empty.stop();
  }
});

async function describeFile(name: string): Promise<string> {
  let last = "";
  try {
    for await (const statement of readStatements(name)) last = statement;
  } catch (error) {
    return String(error);
  }
  return last === "COMMIT;" ? "whole" : "it ends early";
}

async function serve<T>({ url }: TestDatabase, use: (service: Service) => Promise<T>): Promise<T> {
  const service = await startService({ databaseUrl: url, clock: stoppedClock });
  try {
    return await use(service);
  } finally {
    await service.stop();
  }
}

/** What callers see: an estimate, its lineage from the tables, jobs, a search by words. */
async function observe(service: Service, key: string, token: string): Promise<unknown[]> {
  const read = async (path: string, as: string) => {
    const { status, body } = await call(service, path, { key: as });
    expect(status, path).toBe(200);
    const { request: _, ...rest } = body;
    // Links name the address of the service that is asked.
    return JSON.parse(JSON.stringify(rest).replaceAll(service.url.origin, ""));
  };
  const salaries = "/api/v1/intelligence";
  const estimate = await read(`${salaries}/salaries/calculate?role=electrician&city=chicago`, key);
  const id = estimate.data.estimate.data_point_id;
  const found = await read("/api/mcp/jobs?q=brien", token);
  expect(found.jobs).toHaveLength(1);
  return [
    estimate,
    await read(`${salaries}/lineage/${id}`, key),
    found,
    await read(`/api/mcp/jobs/${found.jobs[0].id}`, token),
    await read("/api/mcp/pipeline/funnel", token),
  ];
}

/** Counts the rows of every table but those that the full-text index keeps for itself. */
async function countRows(db: Database): Promise<Record<string, number>> {
  const tables = await db.all<{ name: string }>(
    sql`select name from sqlite_schema where type = 'table' and name not like 'search_words%' order by name`,
  );
  const counts: [string, number][] = [];
  for (const { name } of tables) {
    const [row] = await db.all<{ n: number }>(
      sql`select count(*) as n from ${sql.identifier(name)}`,
    );
    counts.push([name, row?.n ?? -1]);
  }
  return Object.fromEntries(counts);
}
