import { sql } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { startDatabase } from "#scripts/run/stage/database.ts";
import { query } from "#shared/db/query.ts";

const server = await startDatabase();
const db = server.connect();
await db.run(sql`create table things (id integer, long_name text, is_new integer, body blob)`);
await db.run(
  sql`insert into things values (1, 'one', 1, x'00ff'), (2, 'two', 0, null), (3, 'three', null, null)`,
);
afterAll(() => server.stop());

interface Thing {
  longName: string;
  isNew: boolean | null;
  body: Uint8Array | null;
}

it("reads rows by the names of their columns, with true and false, and bytes", async () => {
  const [rows] = await db.batch([
    query<Thing>("select long_name, is_new, body from things order by id", {}, ["isNew"]),
  ]);
  expect(rows).toEqual([
    { longName: "one", isNew: true, body: new Uint8Array([0, 255]) },
    { longName: "two", isNew: false, body: null },
    { longName: "three", isNew: null, body: null },
  ]);
});

it("sends values by their names, lists among them, and what is no text of the query", async () => {
  const [found, none] = await db.batch([
    query<{ id: number }>("select id from things where long_name in (:names) and id < :below", {
      names: ["one", "two", "' or 1 --"],
      below: 2,
    }),
    query<{ id: number }>("select id from things where long_name = :name", { name: "' or 1 --" }),
  ]);
  expect([found, none]).toEqual([[{ id: 1 }], []]);
});
