import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDeadline, fetchWithDeadline } from "../../../shared/db/deadline.ts";
import { HttpClient, type Send } from "../../../shared/db/http-client.ts";
import { startDatabase, type TestDatabase } from "../../support/database.ts";

let server: TestDatabase;
const send = fetchWithDeadline(createDeadline(10_000));
const bodies: string[] = [];
const recordingSend: Send = (url, init) => {
  bodies.push(String(init.body));
  return send(url, init);
};
let client: HttpClient;

beforeAll(async () => {
  server = await startDatabase();
  client = new HttpClient(server.url, undefined, recordingSend);
  await client.execute({ sql: "create table notes (id integer primary key, body text)", args: [] });
});
afterAll(() => server.stop());

const insert = (id: number, body: string) => ({
  sql: "insert into notes (id, body) values (?, ?)",
  args: [id, body],
});
const count = async () =>
  (await client.execute({ sql: "select count(*) from notes", args: [] })).rows[0]?.[0];

describe("values", () => {
  it("come back as they were sent", async () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
    const args = [null, "naïve 🙂 \u0000'\"", 0, -1.5, 2 ** 53 - 1, true, bytes, bytes.buffer];
    const { rows } = await client.execute({ sql: `select ${args.map(() => "?").join()}`, args });
    expect(rows).toEqual([[...args.slice(0, 5), 1, bytes, bytes]]);
  });

  it("are rejected if SQL does not have them, or if a number cannot represent them", async () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, undefined, {}, Symbol("s")]) {
      await expect(client.execute({ sql: "select ?", args: [value] })).rejects.toThrow(
        /only finite numbers|cannot be stored/,
      );
    }
    await expect(client.execute({ sql: "select 9007199254740993", args: [] })).rejects.toThrow(
      "9007199254740993 is too large",
    );
  });
});

describe("a batch", () => {
  it("returns the result of each statement, and sends repeated SQL once", async () => {
    const statements = [insert(1, "a"), insert(2, "b"), insert(3, "c")];
    const select = { sql: "select body from notes order by id", args: [] };
    const results = await client.batch([...statements, select], "write");
    expect(results.map(({ rowsAffected }) => rowsAffected).slice(0, 3)).toEqual([1, 1, 1]);
    expect(results[3]).toMatchObject({ columns: ["body"], rows: [["a"], ["b"], ["c"]] });
    expect(bodies.at(-1)?.split("insert into notes")).toHaveLength(2);
  });

  it("is rolled back as a whole if a statement fails, and says why", async () => {
    const before = await count();
    const failing = client.batch([insert(10, "a"), insert(10, "b"), insert(11, "c")], "write");
    await expect(failing).rejects.toMatchObject({
      code: "SQLITE_CONSTRAINT",
      message: expect.stringContaining("UNIQUE constraint failed"),
    });
    expect(await count()).toBe(before);
  });
});

describe("a transaction", () => {
  const db = () => server.connect({ timeoutMs: 10_000 });

  it("reads its own writes, by the names of columns, and commits them together", async () => {
    const seen = await db().transaction(async (transaction) => {
      await transaction.run(sql`insert into notes (id, body) values (20, 'x')`);
      return transaction.get(sql`select id, body from notes where id = 20`);
    });
    expect(seen).toEqual({ id: 20, body: "x" });
    expect(await db().all(sql`select body as text from notes where id = 20`)).toEqual([
      { text: "x" },
    ]);
  });

  it("is rolled back if its function throws", async () => {
    const before = await count();
    await expect(
      db().transaction(async (transaction) => {
        await transaction.run(sql`insert into notes (id, body) values (30, 'x')`);
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    expect(await count()).toBe(before);
  });
});

describe("the URL of a server", () => {
  it("may have the scheme `libsql:`, for HTTPS, and a credential is sent as a bearer token", async () => {
    const calls: [string, HeadersInit | undefined][] = [];
    const answer = JSON.stringify({
      baton: null,
      base_url: null,
      results: [
        {
          type: "ok",
          response: { type: "execute", result: { cols: [], rows: [], affected_row_count: 0 } },
        },
        { type: "ok", response: { type: "close" } },
      ],
    });
    const record: Send = async (url, { headers }) => {
      calls.push([url, headers]);
      return answer;
    };
    const select = { sql: "select 1", args: [] };
    await new HttpClient("libsql://db.example.com", "secret", record).execute(select);
    await new HttpClient("libsql://db.example.com:8080?tls=0", undefined, record).execute(select);
    expect(calls).toEqual([
      [
        "https://db.example.com/v2/pipeline",
        { "content-type": "application/json", authorization: "Bearer secret" },
      ],
      ["http://db.example.com:8080/v2/pipeline", { "content-type": "application/json" }],
    ]);
    expect(() => new HttpClient("file:data.db", undefined, record)).toThrow("Not the URL");
  });
});
