import { createClient, type InStatement } from "@libsql/client/http";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "../../../schema/accounts.ts";
import type { Database } from "../../../shared/db/client.ts";
import { createHranaClient } from "../../../shared/db/hrana-client.ts";
import { startDatabase, type TestDatabase } from "../../support/database.ts";

let server: TestDatabase;
let db: Database;
let own: ReturnType<typeof createHranaClient>;
let official: ReturnType<typeof createClient>;

beforeAll(async () => {
  server = await startDatabase();
  db = server.connect();
  official = createClient({ url: server.url });
  own = createHranaClient({
    url: server.url,
    async send(url, headers, body) {
      return (await fetch(url, { method: "POST", headers, body })).text();
    },
  });
  await official.execute("create table things (id integer primary key, text_ text, real_ real)");
});
afterAll(() => server.stop());

/** What a caller sees of a result: values by index and by name. */
function seen({
  columns,
  columnTypes,
  rows,
  rowsAffected,
  lastInsertRowid,
}: Awaited<ReturnType<typeof own.execute>>) {
  return {
    ...{ columns, columnTypes, rowsAffected, lastInsertRowid },
    byIndex: rows.map((row) => Array.prototype.slice.call(row)),
    byName: rows.map((row) => Object.keys(row).map((name) => [name, row[name]])),
  };
}

async function failure(work: Promise<unknown>): Promise<unknown> {
  const { code, message } = (await work.then(
    () => ({}),
    (error: unknown) => error,
  )) as { code?: string; message?: string };
  // The official client repeats the code in its messages.
  return { code, message: message?.replace(/^(\w+: )\1/, "$1") };
}

describe("the client for libSQL", () => {
  it.each<[string, InStatement]>([
    ["values of all types", "select 1 as i, -2.5 as f, 'é\"' as t, x'00ff10' as b, null as n"],
    ["several rows", "select value from json_each('[1, \"a\", null, 2.5, true]')"],
    ["no rows", "select id from users where 0"],
    ["columns with the same name", "select 1 as id, 2 as other, 3 as id"],
    ["columns named like an index, a length or a method", "select 5, 2 as length, 3 as toString"],
    ["declared types", "select id, email from users"],
    ["an integer beyond 32 bits", "select 9007199254740991 as large"],
    [
      "sent values",
      {
        sql: "select ? as i, ? as f, ? as t, ? as n, ? as b, ? as yes, ? as big, typeof(?) as type",
        args: [1, 1.5, "ü", null, new Uint8Array([1, 2, 255]), true, 12n, 3],
      },
    ],
  ])("returns what the official client returns: %s", async (_, statement) => {
    expect(seen(await own.execute(statement))).toEqual(seen(await official.execute(statement)));
    const [inBatch] = await own.batch([statement], "read");
    expect(inBatch && seen(inBatch)).toEqual(seen(await official.execute(statement)));
  });

  it("reports what a write changed", async () => {
    const insert = { sql: "insert into things values (?, ?, ?)", args: [7, "seven", 7] };
    const { rowsAffected, lastInsertRowid } = await own.execute(insert);
    expect({ rowsAffected, lastInsertRowid }).toEqual({ rowsAffected: 1, lastInsertRowid: 7n });
  });

  it.each([
    ["a syntax error", ["selec 1"]],
    ["a missing table", ["select 1", "select nonsense from nowhere"]],
    [
      "a violated constraint",
      ["insert into things (id) values (1)", "insert into things (id) values (1)"],
    ],
  ])("fails with the code of the official client: %s", async (_, statements) => {
    const expected = await failure(official.batch(statements, "write"));
    expect(expected).toEqual({ code: expect.any(String), message: expect.any(String) });
    expect(await failure(own.batch(statements, "write"))).toEqual(expected);
  });

  it("commits a batch as a whole, or not at all", async () => {
    const insert = (id: number) => ({ sql: "insert into things (id) values (?)", args: [id] });
    await failure(own.batch([insert(20), insert(21), insert(20)], "write"));
    await own.batch([insert(30), insert(31)], "write");
    const { rows } = await own.execute("select id from things where id between 20 and 39");
    expect(rows.map(({ id }) => id)).toEqual([30, 31]);
  });

  it("sends a text that a batch repeats once", async () => {
    const bodies: string[] = [];
    const recording = createHranaClient({
      url: server.url,
      async send(url, headers, body) {
        bodies.push(body);
        return (await fetch(url, { method: "POST", headers, body })).text();
      },
    });
    const results = await recording.batch([
      { sql: "select ? as repeated", args: [1] },
      { sql: "select ? as repeated", args: [2] },
      { sql: "select ? as single", args: [3] },
    ]);
    expect(results.map(({ rows }) => rows[0]?.[0])).toEqual([1, 2, 3]);
    expect(bodies.join().split("as repeated")).toHaveLength(2);
  });

  it("refuses an integer that a number cannot hold", async () => {
    await expect(own.execute("select 9007199254740993")).rejects.toThrow("9007199254740993");
  });

  it("sends the token, and a libsql URL over https", async () => {
    const sent: unknown[] = [];
    const client = createHranaClient({
      url: "libsql://db.example.com",
      authToken: "secret",
      async send(url, headers) {
        sent.push(url, headers.authorization);
        return JSON.stringify({
          baton: null,
          results: [{ type: "error", error: { message: "x" } }],
        });
      },
    });
    await failure(client.execute("select 1"));
    expect(sent).toEqual(["https://db.example.com/v2/pipeline", "Bearer secret"]);
  });
});

describe("an interactive transaction", () => {
  const account = (id: string) =>
    ({ id, email: `${id}@example.com`, tier: "free", createdAt: 0 }) as const;

  it("commits, and rolls back after an error", async () => {
    await db.transaction(async (transaction) => {
      await transaction.insert(users).values(account("committed"));
      expect(await transaction.select({ id: users.id }).from(users)).toHaveLength(1);
    });
    const broken = db.transaction(async (transaction) => {
      await transaction.insert(users).values(account("rolled-back"));
      await transaction.run(sql`select nonsense from nowhere`);
    });
    await expect(broken).rejects.toThrow();
    expect(await db.select({ id: users.id }).from(users)).toEqual([{ id: "committed" }]);
  });
});
