import { eq, exists, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { apiKeys, users } from "#schema/accounts.ts";
import { startDatabase } from "#scripts/run/stage/database.ts";
import { classify } from "#shared/db/errors.ts";
import { afterCommit, assertInBatch, statement, writeAtomically } from "#shared/db/transaction.ts";
import { isWhole } from "#tests/support/whole.ts";

const server = await startDatabase();
const db = server.connect({ timeoutMs: 30_000 });
afterAll(() => server.stop());
beforeEach(async () => {
  await db.delete(users);
});

const user = (id: string) =>
  ({ id, email: `${id}@example.com`, tier: "free", createdAt: 0 }) as const;
const same = (id: string, count: number) =>
  statement
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.id} = ${id} and ${users.perMinuteOverride} = ${count}`);

describe("a write", () => {
  it("commits the statements in order and returns the result", async () => {
    const answer = await writeAtomically(db, async (write) => {
      write(statement.insert(users).values(user("a")));
      write(
        statement.update(users).set({ perMinuteOverride: 7 }).where(eq(users.id, "a")),
        statement.insert(users).values(user("b")),
      );
      expect(await db.$count(users)).toBe(0);
      return "decided";
    });
    expect(answer).toBe("decided");
    const rows = await db.select().from(users);
    expect(rows.map((row) => [row.id, row.perMinuteOverride])).toEqual([
      ["a", 7],
      ["b", null],
    ]);
  });

  it("tells how many rows a statement has written, once all are committed", async () => {
    const heard: number[] = [];
    const insert = (...ids: string[]) =>
      afterCommit(statement.insert(users).values(ids.map(user)), (rows) => void heard.push(rows));
    await writeAtomically(db, async (write) => {
      write(statement.insert(users).values(user("a")), insert("b", "c"));
      expect(heard).toEqual([]);
    });
    const failing = writeAtomically(db, async (write) => {
      write(insert("d"), statement.run(sql`select nonsense from nowhere`));
    });
    await expect(failing).rejects.toThrow();
    expect(heard).toEqual([2]);
  });

  it("keeps nothing when its function throws, and throws the same", async () => {
    const reason = new Error("changed my mind");
    const attempt = writeAtomically(db, async (write) => {
      write(statement.insert(users).values(user("a")));
      throw reason;
    });
    await expect(attempt).rejects.toBe(reason);
    expect(await db.$count(users)).toBe(0);
  });

  it("keeps nothing when its last statement fails", async () => {
    const attempt = writeAtomically(db, async (write) => {
      write(
        statement.insert(users).values(user("a")),
        statement.run(sql`insert into nowhere values (1)`),
      );
    });
    await expect(attempt).rejects.toThrow("nowhere");
    expect(await db.$count(users)).toBe(0);
  });

  it("decides again when an assertion no longer holds", async () => {
    await db.insert(users).values({ ...user("a"), perMinuteOverride: 0 });
    const seen: (number | null | undefined)[] = [];
    await writeAtomically(db, async (write) => {
      const [row] = await db.select().from(users);
      const count = row?.perMinuteOverride ?? 0;
      seen.push(count);
      if (seen.length === 1) await db.update(users).set({ perMinuteOverride: 40 });
      write(
        statement.insert(users).values(user(`b${count}`)),
        assertInBatch(exists(same("a", count))),
        statement
          .update(users)
          .set({ perMinuteOverride: count + 1 })
          .where(eq(users.id, "a")),
      );
    });
    expect(seen).toEqual([0, 40]);
    const rows = await db.select().from(users).orderBy(users.id);
    expect(rows.map((row) => [row.id, row.perMinuteOverride])).toEqual([
      ["a", 41],
      ["b40", null],
    ]);
  });

  it("decides again when a row that it refers to is gone", async () => {
    await db.insert(users).values(user("a"));
    const key = {
      id: "key_1",
      userId: "a",
      kind: "intelligence",
      name: "k",
      sha256: "0".repeat(64),
      lastFour: "1234",
      scopes: "",
      createdAt: 0,
    } as const;
    const answer = await writeAtomically(db, async (write) => {
      const [owner] = await db.select().from(users);
      if (!owner) return "nobody";
      await db.delete(users);
      write(statement.insert(apiKeys).values(key));
      return "written";
    });
    expect(answer).toBe("nobody");
    expect(await db.$count(apiKeys)).toBe(0);
  });

  it("is finally unavailable when an assertion never holds, and commits nothing", async () => {
    let decisions = 0;
    const attempt = writeAtomically(db, async (write) => {
      decisions++;
      write(statement.insert(users).values(user("a")), assertInBatch(sql`1 = 2`));
    });
    const error = await attempt.catch((reason: unknown) => reason);
    expect(classify(error)).toBe("unavailable");
    expect(decisions).toBeGreaterThan(5);
    expect(await db.$count(users)).toBe(0);
  });

  it("keeps all of it or nothing when the database goes away in between", async () => {
    const hasty = server.connect({ timeoutMs: 500 });
    const attempt = writeAtomically(hasty, async (write) => {
      write(statement.insert(users).values(user("a")), statement.insert(users).values(user("b")));
      await server.freeze();
    });
    const error = await attempt.catch((reason: unknown) => reason);
    server.thaw();
    expect(classify(error)).toBe("unavailable");
    expect([0, 2]).toContain(await db.$count(users));
  });

  it.each([
    ["of one owner", { owner: "someone" }],
    ["without an owner", {}],
  ])("is not lost among simultaneous ones, %s", async (_, options) => {
    const writers = "owner" in options ? 100 : 6;
    await db.insert(users).values({ ...user("a"), perMinuteOverride: 0 });
    const increment = () =>
      writeAtomically(
        server.connect({ timeoutMs: 30_000 }),
        async (write) => {
          const [row] = await db.select().from(users);
          const count = row?.perMinuteOverride ?? 0;
          write(
            assertInBatch(exists(same("a", count))),
            statement.update(users).set({ perMinuteOverride: count + 1 }),
          );
        },
        options,
      );
    await Promise.all(Array.from({ length: writers }, increment));
    const [row] = await db.select().from(users);
    expect(row?.perMinuteOverride).toBe(writers);
  });
});

describe("a statement by itself", () => {
  it("cannot be sent", async () => {
    await expect(statement.insert(users).values(user("a"))).rejects.toThrow();
    expect(await db.$count(users)).toBe(0);
  });
});

describe("many writers with a client each", () => {
  const writers = isWhole ? 600 : 200;
  it("all succeed, including batches that read before they write", async () => {
    const writeOne = async (n: number) => {
      const own = server.connect({ timeoutMs: 20_000 });
      const [, before] = await own.batch([
        own.select().from(users).limit(1),
        own.insert(users).values(user(`w${n}`)),
      ]);
      return before;
    };
    await Promise.all(Array.from({ length: writers }, (_, n) => writeOne(n)));
    expect(await db.$count(users)).toBe(writers);
  });
});
