import { and, asc, eq, gte, sql } from "drizzle-orm";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { afterAll, expect, it } from "vitest";
import { startDatabase } from "#scripts/run/stage/database.ts";
import { prepare, type Value } from "#shared/db/prepare.ts";
import { statement } from "#shared/db/transaction.ts";

const things = sqliteTable("things", {
  id: integer("id").primaryKey(),
  name: text("name").notNull(),
  isNew: integer("is_new", { mode: "boolean" }).notNull(),
  tags: text("tags", { mode: "json" }).$type<string[]>(),
});

const server = await startDatabase();
const db = server.connect();
await db.run(
  sql`create table things (id integer primary key, name text, is_new integer, tags text)`,
);
await db.insert(things).values([
  { id: 1, name: "one", isNew: true, tags: ["a"] },
  { id: 2, name: "two", isNew: false, tags: null },
  { id: 3, name: "three", isNew: true, tags: [] },
]);
afterAll(() => server.stop());

const columns = {
  name: things.name,
  isNew: things.isNew,
  tags: things.tags,
  doubled: sql<string>`${things.id} * 2`.mapWith(String),
};

it("returns what Drizzle returns for the same query, each time with its own values", async () => {
  let built = 0;
  const select = prepare((value: Value<"from" | "limit" | "isNew">) => {
    built++;
    return statement
      .select(columns)
      .from(things)
      .where(and(gte(things.id, value("from")), eq(things.isNew, value("isNew"))))
      .orderBy(asc(things.id))
      .limit(value("limit"));
  });
  const byDrizzle = (from: number, limit: number, isNew: boolean) =>
    db
      .select(columns)
      .from(things)
      .where(and(gte(things.id, from), eq(things.isNew, isNew)))
      .orderBy(asc(things.id))
      .limit(limit);
  for (const [from, limit, isNew] of [
    [1, 5, true],
    [2, 5, true],
    [1, 1, true],
    [1, 5, false],
    [4, 5, true],
  ] as const) {
    const expected = await byDrizzle(from, limit, isNew);
    const [alone] = await db.batch([select({ from, limit, isNew: Number(isNew) })]);
    const [, second] = await db.batch([
      db.select().from(things),
      select({ from, limit, isNew: Number(isNew) }),
    ]);
    expect([alone, second]).toEqual([expected, expected]);
  }
  expect(built).toBe(1);
});

it("refuses to prepare what it could not decode", () => {
  const nested = prepare(() => statement.select({ whole: things }).from(things) as never);
  expect(() => nested({})["_prepare" as never]).toThrow("columns and expressions only");
});
