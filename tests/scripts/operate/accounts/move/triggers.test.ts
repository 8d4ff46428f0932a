import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { accountMoves } from "../../../../../schema/account-moves.ts";
import { createTriggers } from "../../../../../scripts/operate/accounts/move/triggers.ts";
import { createAccount } from "../../../../../scripts/run/stage/callers.ts";
import { startDatabase, type TestDatabase } from "../../../../../scripts/run/stage/database.ts";
import type { Database } from "../../../../../shared/db/client.ts";

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await startDatabase();
  db = database.connect();
});
afterAll(() => database.stop());

/** The rows that an insert of a job reads and writes, as a database that bills them counts. */
async function costOfJob(accountId: string): Promise<{ read: number; written: number }> {
  const required = await db.all<{ name: string; type: string }>(
    sql`select name, type from pragma_table_info('jobs') where "notnull" and dflt_value is null`,
  );
  const values = required.map(({ name, type }) => {
    if (name === "user_id") return accountId;
    if (name === "id") return `job_${crypto.randomUUID()}`;
    if (name === "status") return "saved";
    return type === "integer" ? 1 : "text";
  });
  const insert = `insert into jobs (${required.map(({ name }) => name)}) values (${values.map((value) => (value === 1 ? value : `'${value}'`))})`;
  const response = await fetch(new URL("/v3/pipeline", database.url), {
    method: "POST",
    body: JSON.stringify({ requests: [{ type: "execute", stmt: { sql: insert } }] }),
  });
  const { results } = (await response.json()) as {
    results: { response: { result: { rows_read: number; rows_written: number } } }[];
  };
  const { rows_read: read, rows_written: written } = results[0]?.response.result ?? {};
  if (read === undefined || written === undefined) throw new Error(JSON.stringify(results));
  return { read, written };
}

const createAll = async () => {
  for (const statement of createTriggers()) await db.run(statement);
  const [row] = await db.all<{ triggers: number; bytes: number }>(
    sql`select count(*) as triggers, sum(length(sql)) as bytes from sqlite_schema where name glob 'account_moves_*' and type = 'trigger'`,
  );
  return row;
};

it("cost a write no row, and the schema nothing more for 200 accounts that were moved than for one", async () => {
  const accountId = await createAccount(db);
  await costOfJob(accountId);
  const before = await costOfJob(accountId);
  const created = await createAll();
  expect(created?.triggers).toBeGreaterThan(60);
  const moved = Array.from({ length: 200 }, (_, at) => ({
    ...{ accountId: `usr_moved${at}`, id: `mov_${at}`, origin: "https://there.example.com" },
    ...{ direction: "out" as const, state: "moved" as const, startedAt: 1, movedAt: 1 },
  }));
  await db.insert(accountMoves).values(moved);
  expect(await createAll()).toEqual(created);
  expect(await costOfJob(accountId)).toEqual(before);
});
